import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const SECRET = 'nobody-sees-this';
const KEYCLOAK = {
  PUBLIC_URL: 'https://dragoman.example',
  OIDC_PROVIDERS: 'keycloak',
  OIDC_KEYCLOAK_ISSUER: 'https://id.example/realms/books',
  OIDC_KEYCLOAK_CLIENT_ID: 'dragoman',
  OIDC_KEYCLOAK_CLIENT_SECRET: SECRET,
  OIDC_KEYCLOAK_LABEL: 'Книги ID',
};

test('sign-in services are read by their names (services.3)', () => {
  expect(readSettings(KEYCLOAK).signInServices).toEqual([
    {
      name: 'keycloak',
      label: 'Книги ID',
      issuer: 'https://id.example/realms/books',
      clientId: 'dragoman',
      clientSecret: SECRET,
    },
  ]);
  expect(readSettings({}).signInServices).toEqual([]);
});

test.each([
  [{ PUBLIC_URL: '' }, /^OIDC_PROVIDERS .*with PUBLIC_URL\.$/],
  [{ OIDC_PROVIDERS: 'Key cloak' }, /^OIDC_PROVIDERS is "Key cloak"; it must be at most 10 names/],
  [{ OIDC_PROVIDERS: 'keycloak,keycloak' }, /^OIDC_PROVIDERS /],
  [{ OIDC_KEYCLOAK_ISSUER: '' }, /^OIDC_KEYCLOAK_ISSUER must be an https address/],
  [{ OIDC_KEYCLOAK_ISSUER: 'http://id.example' }, /^OIDC_KEYCLOAK_ISSUER must be/],
  [{ OIDC_KEYCLOAK_ISSUER: 'https://id.example/?x' }, /^OIDC_KEYCLOAK_ISSUER must be/],
  [{ OIDC_KEYCLOAK_ISSUER: 'https://a:b@id.example' }, /^OIDC_KEYCLOAK_ISSUER must be/],
  [{ OIDC_KEYCLOAK_CLIENT_ID: '' }, /^OIDC_KEYCLOAK_CLIENT_ID must be/],
  [
    { OIDC_KEYCLOAK_CLIENT_SECRET: `${SECRET} x` },
    /^OIDC_KEYCLOAK_CLIENT_SECRET must be a text without spaces\.$/,
  ],
  [{ OIDC_KEYCLOAK_LABEL: 'x'.repeat(51) }, /^OIDC_KEYCLOAK_LABEL must be a name of at most 50 characters/],
  [
    {
      OIDC_PROVIDERS: 'keycloak,google',
      OIDC_GOOGLE_ISSUER: KEYCLOAK.OIDC_KEYCLOAK_ISSUER,
      OIDC_GOOGLE_CLIENT_ID: 'x',
      OIDC_GOOGLE_CLIENT_SECRET: 'y',
      OIDC_GOOGLE_LABEL: 'Google',
    },
    /issuers that differ/,
  ],
])(
  'wrong settings of a service are refused at start, without a secret: %j (services.3)',
  (change, message) => {
    let refusal = '';
    try {
      readSettings({ ...KEYCLOAK, ...change });
    } catch (error) {
      refusal = String(error instanceof Error && error.message);
    }
    expect(refusal).toMatch(message);
    expect(refusal).not.toContain(SECRET);
  },
);

test('http is for a provider on this machine alone (services.3)', () => {
  for (const issuer of ['http://127.0.0.1:8080', 'http://localhost:8080/realms/x', 'http://[::1]:8080'])
    expect(readSettings({ ...KEYCLOAK, OIDC_KEYCLOAK_ISSUER: issuer }).signInServices[0]?.issuer).toBe(
      issuer,
    );
});
