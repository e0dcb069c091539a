import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

/** What a provider's token says, which a test changes before it is signed. */
export type TokenClaims = Record<string, unknown> & { iss: string; aud: string; nonce?: string };

/** A real OpenID provider on this machine. Whoever signs in there is who they say, with any password. */
export type OpenIdProvider = {
  issuer: string;
  /** The settings of a service that has it as its sign-in service `local`. */
  env: Record<string, string>;
  /** Changes the tokens that it issues: their claims, or the key that signs them. */
  forge?: ((claims: TokenClaims) => { claims: TokenClaims; key?: KeyObject }) | undefined;
  /** Stops answering, and answers again. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

const HOST = '127.0.0.1';
const SECRET = 'a-secret-of-provider-and-service';
const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A key pair as providers have. */
export const newKey = () => generateKeyPairSync('rsa', { modulusLength: 2048 });

function signed(claims: TokenClaims, key: KeyObject): string {
  const text = `${encoded({ alg: 'RS256', typ: 'JWT', kid: 'main' })}.${encoded(claims)}`;
  return `${text}.${createSign('RSA-SHA256').update(text).sign(key, 'base64url')}`;
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
  const { privateKey } = newKey();
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
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'main', alg: 'RS256', use: 'sig' }] },
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
  };
  provider.use(async (context, next) => {
    await next();
    const body = context.body as { id_token?: string } | undefined;
    if (!opened.forge || context.path !== '/token' || !body?.id_token) return;
    const claims = JSON.parse(Buffer.from(body.id_token.split('.')[1] ?? '', 'base64url').toString());
    const forged = opened.forge(claims as TokenClaims);
    body.id_token = signed(forged.claims, forged.key ?? privateKey);
  });
  answer = provider.callback();
  return opened;
}
