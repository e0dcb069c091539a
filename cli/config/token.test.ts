import { expect, test } from 'vitest';
import { httpWarning, tokenOf } from './token.ts';

const TOKEN = `dgm_${'a1B'.repeat(16)}c`;

test('the token is that of the environment, without white space around it', () => {
  expect(tokenOf({ DRAGOMAN_TOKEN: ` ${TOKEN}\n` })).toBe(TOKEN);
});

test.each([undefined, '', ' ', 'secret-of-another-service', `${TOKEN}x`])(
  'what is no token is refused, and not printed: %s',
  (token) => {
    const refuse = () => tokenOf({ DRAGOMAN_TOKEN: token });
    expect(refuse).toThrow('DRAGOMAN_TOKEN');
    if (token?.trim()) expect(refuse).not.toThrow(token);
  },
);

test.each(['https://example.org', 'http://localhost:3000', 'http://127.0.0.1', 'http://[::1]:3000'])(
  'a token is sent to %s',
  (server) => {
    expect(httpWarning({ server, allowHttp: false })).toBeUndefined();
  },
);

test.each(['http://example.org', 'http://localhost.example.org', 'http://127.0.0.1.example.org'])(
  'a token is not sent to %s, unless that is allowed, with a warning',
  (server) => {
    expect(() => httpWarning({ server, allowHttp: false })).toThrow('http');
    expect(httpWarning({ server, allowHttp: true })).toMatch('can read the token');
  },
);
