import { expect, test } from 'vitest';
import { DAY } from '#domain/core/units.ts';
import { EMPTY_TOKEN, type TokenValues, tokenOf, whyNotToken } from './token-values.ts';

const NOW = new Date('2026-11-23T12:00:00').getTime();
const GOOD: TokenValues = { ...EMPTY_TOKEN, name: 'Sync', current_password: 'secret words' };

const mistakesOf = (change: Partial<TokenValues>) =>
  Object.entries(whyNotToken({ ...GOOD, ...change }, NOW)).flatMap(([field, kind]) =>
    kind ? [`${field} ${kind}`] : [],
  );

test.each([
  [{}, []],
  [{ name: '  ' }, ['name required']],
  [{ name: 'x'.repeat(101) }, ['name maxlength']],
  [{ scopes: [] }, ['scopes required']],
  [{ current_password: '' }, ['current_password required']],
  [{ lifetime: 'date' as const }, ['expires_at required']],
  [{ lifetime: 'date' as const, expires_at: '2026-11-22' }, ['expires_at min']],
  [{ lifetime: 'date' as const, expires_at: '2026-11-23' }, []],
  [{ lifetime: 'never' as const, expires_at: '2026-11-22' }, []],
])('a draft with %j has the mistakes %j', (change, mistakes) => {
  expect(mistakesOf(change)).toEqual(mistakes);
});

test.each([
  ['month', NOW + 30 * DAY],
  ['quarter', NOW + 90 * DAY],
  ['year', NOW + 365 * DAY],
  ['never', null],
  ['date', new Date('2027-03-01T23:59:59.999').getTime()],
] as const)('a token that lasts for a %s is sent with its end', (lifetime, end) => {
  const draft = { ...GOOD, name: ' Sync ', lifetime, expires_at: '2027-03-01' };
  expect(tokenOf(draft, NOW)).toMatchObject({ name: 'Sync', expires_at: end });
});
