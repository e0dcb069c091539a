import { requestPasswordReset } from '#contract/identity/account.ts';
import { login } from '#contract/identity/users.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { buildApp } from '../server/programs/app.ts';
import type { Fact } from './figures.ts';
import type { BenchPlace } from './place.ts';

/** How often each of two calls is timed. */
const TIMES = 150;

/** A call whose answer takes some time, in two cases that nobody should tell apart by it. */
type Pair = {
  name: string;
  cases: readonly [string, string];
  ask: (which: 0 | 1, nth: number) => Promise<unknown>;
};

/**
 * How long sign-in and the request of a new password take for an account and for none, as distributions (security.8). `told apart`
 * is how often a call of the first case takes longer than one of the second: 0.5 says nothing, 0 or 1 tells them apart by one call.
 */
export async function measureTiming(place: BenchPlace): Promise<Fact[]> {
  const settings = readSettings({
    // Emails are stored and never sent: nothing listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Dragoman <bench@example.org>',
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
  });
  const app = await buildApp(place.sql, settings);
  await place.signUp('timed');
  await place.sql`UPDATE users SET email_confirmed_at = now_ms() WHERE username = 'timed'`;
  const send = ({ path: url, method }: { path: string; method: string }, payload: object) =>
    app.inject({ method: method as 'POST', url, payload });
  const pairs: Pair[] = [
    {
      name: 'sign-in',
      cases: ['wrong password', 'unknown name'],
      ask: (which) =>
        send(login, { username: which === 0 ? 'timed' : 'nobody', password: 'another password' }),
    },
    {
      name: 'request of a new password',
      cases: ['an account’s address', 'another address'],
      ask: (which, nth) =>
        send(requestPasswordReset, {
          email: which === 0 ? 'timed@example.org' : `nobody_${nth}@example.org`,
        }),
    },
  ];
  try {
    const facts: Fact[] = [];
    for (const pair of pairs) facts.push(...(await timed(pair)));
    return facts;
  } finally {
    await app.close();
  }
}

async function timed({ name, cases, ask }: Pair): Promise<Fact[]> {
  const taken: [number[], number[]] = [[], []];
  // By turns, so that what else the machine does falls on both; the first calls warm up.
  for (let nth = -10; nth < TIMES; nth++)
    for (const which of nth % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
      const start = performance.now();
      await ask(which, nth);
      if (nth >= 0) taken[which].push(performance.now() - start);
    }
  return [
    ...cases.flatMap((says, which) =>
      ([5, 50, 95] as const).map(
        (percent): Fact => ({
          name: `${name}: ${says}, p${percent}`,
          value: percentile(taken[which === 0 ? 0 : 1], percent),
          unit: 'ms',
        }),
      ),
    ),
    { name: `${name}: told apart`, value: slowerShare(...taken), unit: 'of 1' },
  ];
}

function percentile(times: readonly number[], percent: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}

/** How often a value of the first list is larger than one of the second; equal ones count half. */
function slowerShare(first: readonly number[], second: readonly number[]): number {
  const sum = first.reduce(
    (all, a) => all + second.reduce((some, b) => some + (a > b ? 1 : a === b ? 0.5 : 0), 0),
    0,
  );
  return sum / (first.length * second.length);
}
