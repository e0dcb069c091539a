import { expect, test } from 'vitest';
import { whoami } from '#contract/identity/users.ts';
import { getProject } from '#contract/projects/projects.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp({ RATE_LIMIT: 'on' });

test('a token may make so many calls within five minutes, and each response says how many are left (tokens.16)', async () => {
  const anna = await testApp.signUp('anna');
  const [program, other] = [await testApp.byToken(anna, ['read']), await testApp.byToken(anna, ['read'])];
  const left = ({ headers }: { headers: Record<string, unknown> }) => [
    headers['ratelimit-limit'],
    headers['ratelimit-remaining'],
  ];
  const { tokenCalls } = SERVICE_LIMITS;
  const first = await program.asks(whoami, {});
  expect(left(first)).toEqual([String(tokenCalls), String(tokenCalls - 1)]);
  expect(Number(first.headers['ratelimit-reset'])).toBeGreaterThan(0);
  expect(left(await program.asks(getProject, { params: { project: 999 } }))[1]).toBe(String(tokenCalls - 2));

  await testApp.sql`UPDATE attempts SET amount = ${tokenCalls} WHERE who LIKE 'token %' AND amount = 2`;
  const refused = await program.asks(whoami, {});
  expect([refused.statusCode, refused.json().errors]).toEqual([429, [{ key: 'token', kind: 'tooOften' }]]);
  expect([left(refused)[1], Number(refused.headers['retry-after']) > 0]).toEqual(['0', true]);
  expect((await other.asks(whoami, {})).statusCode).toBe(200);
  expect((await anna.asks(whoami, {})).headers['ratelimit-limit']).toBeUndefined();

  await testApp.sql`UPDATE attempts SET expires_at = 0 WHERE who LIKE 'token %'`;
  expect(left(await program.asks(whoami, {}))[1]).toBe(String(tokenCalls - 1));
});

test('a token that nobody has is not counted', async () => {
  const count = async () => Number((await testApp.sql`SELECT count(*) AS amount FROM attempts`)[0]?.amount);
  const before = await count();
  await testApp.app.inject({
    url: '/api/whoami',
    headers: { authorization: `Bearer dgm_${'0'.repeat(49)}` },
  });
  expect(await count()).toBe(before);
});
