import { requestPasswordReset } from '#contract/identity/account.ts';
import { login } from '#contract/identity/users.ts';
import { readSettings } from '../server/platform/settings/settings.ts';
import { buildApp } from '../server/programs/app.ts';
import type { Run } from './run.ts';
import { quantile, sum, timeOf } from './stopwatch.ts';

/** How often each of two calls is timed. */
const TIMES = 150;

/** A call whose answer takes some time, in two cases that nobody should tell apart by it. */
type Pair = {
  name: string;
  cases: readonly [string, string];
  send: (which: 0 | 1, nth: number) => Promise<unknown>;
};

/**
 * How long sign-in and the request of a new password take for an account and for none, as distributions (security.8).
 * `told apart` is how often a call of the first case takes longer than one of the second: 0.5 says nothing, 0 or 1
 * tells them apart by one call.
 */
export async function measureTiming({ service, addFact }: Run): Promise<void> {
  const settings = readSettings({
    // Emails are stored and never sent: nothing listens there.
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'Dragoman <bench@example.org>',
    PUBLIC_URL: 'http://localhost:3000',
    RATE_LIMIT: 'off',
    LOG_LEVEL: 'fatal',
  });
  const app = await buildApp(service.sql, settings);
  await service.signUp('timed');
  await service.sql`UPDATE users SET email_confirmed_at = now_ms() WHERE username = 'timed'`;
  const inject = ({ path: url, method }: { path: string; method: string }, payload: object) =>
    app.inject({ method: method as 'POST', url, payload });
  const pairs: Pair[] = [
    {
      name: 'sign-in',
      cases: ['wrong password', 'unknown name'],
      send: (which) =>
        inject(login, { username: which === 0 ? 'timed' : 'nobody', password: 'another password' }),
    },
    {
      name: 'request of a new password',
      cases: ['an account’s address', 'another address'],
      send: (which, nth) =>
        inject(requestPasswordReset, {
          email: which === 0 ? 'timed@example.org' : `nobody_${nth}@example.org`,
        }),
    },
  ];
  try {
    for (const { name, cases, send } of pairs) {
      const taken: [number[], number[]] = [[], []];
      // By turns, so that what else the machine does falls on both; the first calls warm up.
      for (let nth = -10; nth < TIMES; nth++)
        for (const which of nth % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const)) {
          const milliseconds = await timeOf(() => send(which, nth));
          if (nth >= 0) taken[which].push(milliseconds);
        }
      for (const which of [0, 1] as const)
        for (const percent of [5, 50, 95])
          addFact(`${name}: ${cases[which]}, p${percent}`, quantile(taken[which], percent / 100), 'ms');
      addFact(`${name}: told apart`, slowerShare(...taken), 'of 1');
    }
  } finally {
    await app.close();
  }
}

/** How often a value of the first list is larger than one of the second; equal ones count half. */
function slowerShare(first: readonly number[], second: readonly number[]): number {
  const pairs = first.flatMap((a) => second.map((b): number => (a > b ? 1 : a === b ? 0.5 : 0)));
  return sum(pairs) / pairs.length;
}
