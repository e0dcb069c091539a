import { randomInt } from 'node:crypto';
import { expect, test } from 'vitest';
import { CALLS } from '#contract/calls.ts';
import { fuzz } from '../../test/fuzz/fuzz.ts';

/** The most requests of one service; more are shared among several, one after the other. */
const AT_ONCE = 1000;

/**
 * `npm run fuzz` sets the number of requests and, to repeat a run, the first seed; otherwise there are a few fixed and
 * a few random ones.
 */
const amount = Number(process.env.FUZZ_REQUESTS ?? 0);
const first = Number(process.env.FUZZ_SEED ?? randomInt(2 ** 31 - 1));
const runs =
  amount === 0
    ? [7, first].map((seed) => ({ seed, requests: 300 }))
    : Array.from({ length: Math.ceil(amount / AT_ONCE) }, (_, nth) => ({
        seed: first + nth,
        requests: Math.min(AT_ONCE, amount),
      }));

const everMade = new Set<string>();

test.each(runs)(
  'no request breaks the service, and none that is refused changes it: seed $seed, $requests requests',
  { timeout: 600_000 },
  async ({ seed, requests }) => {
    const { statuses, made } = await fuzz(seed, requests);
    if (amount > 0) console.log(`seed ${seed}:`, JSON.stringify(Object.fromEntries(statuses)));
    // Some are refused, and some are not. A few hundred requests need not have one that makes something.
    expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400, 404]));
    for (const name of made) everMade.add(name);
  },
);

test.runIf(amount >= 20_000)('every call was made with success too', () => {
  const never = CALLS.map(({ name }) => name).filter((name) => !everMade.has(name));
  expect(never).toEqual([]);
});
