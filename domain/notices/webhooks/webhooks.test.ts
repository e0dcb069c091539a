import { expect, test } from 'vitest';
import { HOUR } from '../../core/units.ts';
import { RETRY_AFTER } from './limits.ts';
import { hostOf, isWebhookUrl, retryAfter } from './webhooks.ts';

test('a message is tried for about a day, with pauses that grow and are spread (webhooks.9)', () => {
  const pauses = RETRY_AFTER.map((_, nth) => retryAfter(nth + 1, 0.5));
  expect(pauses).toEqual([...RETRY_AFTER]);
  expect(RETRY_AFTER.reduce((sum, pause) => sum + pause, 0) / HOUR).toBeCloseTo(27.6, 1);
  expect(retryAfter(1, 0)).toBe(4000);
  expect(retryAfter(1, 1)).toBe(6000);
  expect(retryAfter(RETRY_AFTER.length + 1, 0.5)).toBeUndefined();
});

test.each([
  ['https://example.org/hook?token=1', true, true],
  ['https://example.org:8443/', true, true],
  ['http://example.org/', false, true],
  ['https://anna:secret@example.org/', false, false],
  ['https://anna@example.org/', false, false],
  ['ftp://example.org/', false, false],
  ['javascript:alert(1)', false, false],
  ['example.org', false, false],
  ['', false, false],
])('%s is a webhook’s address: %s, or with http %s (webhooks.3)', (url, is, withHttp) => {
  expect(isWebhookUrl(url, false)).toBe(is);
  expect(isWebhookUrl(url, true)).toBe(withHttp);
});

test('the log names only the host of an address (webhooks.12)', () => {
  expect(hostOf('https://hooks.example.org/services/T1/B2/secret?token=1')).toBe('hooks.example.org');
});
