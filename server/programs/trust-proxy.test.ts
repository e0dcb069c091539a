import { expect, test } from 'vitest';
import { openTestApp } from '../../test/test-app.ts';

/** The address that the service sees for a visitor who claims to be 203.0.113.9 and comes through these proxies. */
async function addressSeen(TRUST_PROXY: string, forwarded: string): Promise<string> {
  const { app } = await openTestApp({ TRUST_PROXY });
  let seen = '';
  app.addHook('onRequest', async ({ ip }) => {
    seen = ip;
  });
  await app.inject({ url: '/api/health', headers: { 'x-forwarded-for': forwarded } });
  return seen;
}

test.each([
  ['off', '203.0.113.9', '127.0.0.1'],
  ['on', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['on', '192.0.2.1', '192.0.2.1'],
  ['1', '203.0.113.9, 192.0.2.1', '192.0.2.1'],
  ['2', '203.0.113.9, 192.0.2.1, 10.0.0.2', '192.0.2.1'],
  ['2', '203.0.113.9, 192.0.2.1, 192.0.2.2, 10.0.0.2', '192.0.2.2'],
])('with TRUST_PROXY=%s %j comes from %s', async (trusted, forwarded, seen) => {
  expect(await addressSeen(trusted, forwarded)).toBe(seen);
});
