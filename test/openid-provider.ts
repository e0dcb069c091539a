import { createHmac, createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What a provider's token says, which a test changes before it is signed. */
export type TokenClaims = Record<string, unknown> & { iss: string; aud: string; nonce?: string };

type Signing = { key?: KeyObject; alg?: 'RS256' | 'HS256' | 'none' };

/** A real OpenID provider on this machine. Whoever signs in there is who they say, with any password. */
export type OpenIdProvider = {
  issuer: string;
  /** The settings of a service that has it as its sign-in service `local`. */
  env: Record<string, string>;
  /** Changes the tokens that it issues: their claims, or how they are signed. */
  forge?: ((claims: TokenClaims) => { claims: TokenClaims } & Signing) | undefined;
  /** Has another key from now on, and no other, until the function that it returns is called. */
  changeKey(): () => void;
  /** Stops answering, and answers again. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

const HOST = '127.0.0.1';
const SECRET = 'a-secret-of-provider-and-service';
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key pair as providers have. */
export const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

const SIGNATURES = {
  RS256: (text: string, key: KeyObject) => createSign('RSA-SHA256').update(text).sign(key, 'base64url'),
  // What the client and the provider know is no key of the provider.
  HS256: (text: string) => createHmac('sha256', SECRET).update(text).digest('base64url'),
  none: () => '',
};

function signed(claims: TokenClaims, key: KeyObject, kid: string, alg: keyof typeof SIGNATURES): string {
  const text = `${encoded({ alg, typ: 'JWT', kid })}.${encoded(claims)}`;
  return `${text}.${SIGNATURES[alg](text, key)}`;
}

/** Starts a provider; it leads back to services at these addresses. */
export async function startOpenIdProvider(
  ...publicUrls: string[]
): Promise<OpenIdProvider & { server: ReturnType<typeof createServer> }> {
  let answer: ReturnType<Provider['callback']> | undefined;
  const server = createServer((request, response) => void answer?.(request, response));
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, HOST, resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://${HOST}:${port}`;
  let { privateKey } = newKey();
  let kid = 'main';
  const jwk = () => ({ ...privateKey.export({ format: 'jwk' }), kid, alg: 'RS256', use: 'sig' });
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: 'dragoman',
        client_secret: SECRET,
        redirect_uris: publicUrls.map((url) => `${url}/api/login/services/local/callback`),
      },
    ],
    claims: { openid: ['sub'], profile: ['preferred_username'], email: ['email', 'email_verified'] },
    findAccount: (_context, id) => ({
      accountId: id,
      claims: async () => ({
        sub: id,
        preferred_username: id,
        email: `${id}@provider.example`,
        email_verified: true,
      }),
    }),
    cookies: { keys: ['a key of the tests'] },
    jwks: { keys: [jwk()] },
  });
  const opened: OpenIdProvider & { server: typeof server } = {
    server,
    issuer,
    env: {
      OIDC_PROVIDERS: 'local',
      OIDC_LOCAL_ISSUER: issuer,
      OIDC_LOCAL_CLIENT_ID: 'dragoman',
      OIDC_LOCAL_CLIENT_SECRET: SECRET,
      OIDC_LOCAL_LABEL: 'Local ID',
    },
    async stop() {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
    start: () => listen(port),
    changeKey() {
      const former = privateKey;
      [privateKey, kid] = [newKey().privateKey, 'next'];
      return () => {
        [privateKey, kid] = [former, 'main'];
      };
    },
  };
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string; keys?: unknown } | undefined;
    if (body && context.path === '/jwks') {
      const { kty, n, e, ...rest } = jwk();
      body.keys = [{ kty, n, e, kid, alg: rest.alg, use: rest.use }];
    }
    if (context.path !== '/token' || !body?.id_token) return;
    const claims: TokenClaims = JSON.parse(
      Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString(),
    );
    const { alg = 'RS256', key = privateKey, ...forged } = opened.forge?.(claims) ?? { claims };
    body.id_token = signed(forged.claims, key, kid, alg);
  });
  answer = provider.callback();
  return opened;
}
