import * as oidc from 'openid-client';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { isStorable } from '#domain/core/text/text.ts';
import { fetchForOperator, Unreachable } from '../../platform/outgoing/fetch-for-operator.ts';
import { operatorInternet } from '../../platform/outgoing/operator-internet.ts';
import type { SignInService } from '../../platform/settings/sign-in-services.ts';

/** What a visit to a provider is bound to: only who has all of it can end the visit. */
export type VisitSecrets = { state: string; nonce: string; verifier: string };

/** Who a provider says that a visitor is; `username` and `email` are suggestions, empty if it has none. */
export type Identity = {
  issuer: string;
  subject: string;
  username: string;
  email: string;
  /** When they last proved it to the provider, in milliseconds, if it says that. */
  provedAt: number | undefined;
};

/** Why a provider has not said who a visitor is (services.8). */
export type NoIdentity = 'denied' | 'unavailable' | 'failed';

export type Provider = Pick<SignInService, 'name' | 'label' | 'issuer'> & {
  /** The address at which the visitor signs in; throws {@link Unreachable}. `isFresh` asks for it even if they have done so before. */
  departure(
    secrets: VisitSecrets,
    options: { isFresh: boolean; language?: string | undefined },
  ): Promise<URL>;
  /** Who has come back with this query; all that the token must be is checked (services.5). `why` is for the log and has no token. */
  identityOf(
    query: Readonly<Record<string, string | undefined>>,
    secrets: VisitSecrets,
  ): Promise<Identity | { problem: NoIdentity; why: string }>;
};

/** Nothing but what the issuer itself names is addressed, and that only by https at public addresses. */
const PUBLIC = operatorInternet({ allowed: [], highPorts: false });

/** The address that a provider leads back to, which the operator registers there. */
export const callbackOf = (publicUrl: string, name: string) =>
  `${publicUrl}/api/login/services/${name}/callback`;

/** The providers of the settings by name. None is asked before it is needed, so that one that is down keeps nothing from starting. */
export function openProviders(services: readonly SignInService[], publicUrl = ''): Map<string, Provider> {
  return new Map(services.map((service) => [service.name, openProvider(service, publicUrl)]));
}

function openProvider(
  { name, label, issuer, clientId, clientSecret }: SignInService,
  publicUrl: string,
): Provider {
  const configuration = cached(() => discover({ issuer, clientId, clientSecret }));
  const redirect_uri = callbackOf(publicUrl, name);
  return {
    name,
    label,
    issuer,
    async departure({ state, nonce, verifier }, { isFresh, language }) {
      return oidc.buildAuthorizationUrl(await configuration(), {
        redirect_uri,
        scope: 'openid profile email',
        state,
        nonce,
        code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...(language && { ui_locales: language }),
        ...(isFresh && { prompt: 'login', max_age: '0' }),
      });
    },
    async identityOf(query, { state, nonce, verifier }) {
      const url = new URL(redirect_uri);
      for (const [key, value] of Object.entries(query))
        if (value !== undefined) url.searchParams.set(key, value);
      try {
        const config = await configuration();
        const tokens = await oidc.authorizationCodeGrant(config, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        const claims = tokens.claims();
        const isUsable =
          claims && claims.iss.length <= LIMITS.issuer.max && claims.sub.length <= LIMITS.subject.max;
        if (!isUsable || claims.sub.trim() === '' || !isStorable(claims.sub))
          return { problem: 'failed', why: 'no usable subject' };
        if (claims.iat * 1000 > Date.now() + SERVICE_LIMITS.clockSkew)
          return { problem: 'failed', why: 'a token of the future' };
        const claimed = { ...(await userInfo(config, tokens.access_token, claims)), ...claims };
        return {
          issuer: claims.iss,
          subject: claims.sub,
          username: textOf(claimed.preferred_username ?? claimed.nickname, LIMITS.username.max * 2),
          email: textOf(claimed.email, LIMITS.email.max),
          provedAt: typeof claims.auth_time === 'number' ? claims.auth_time * 1000 : undefined,
        };
      } catch (error) {
        return { problem: problemOf(error), why: reasonOf(error) };
      }
    },
  };
}

type Client = Pick<SignInService, 'issuer' | 'clientId' | 'clientSecret'>;

/** Asks a provider for its configuration. What it refers to outside of its origin must be public. */
async function discover({ issuer, clientId, clientSecret }: Client): Promise<oidc.Configuration> {
  const { origin, protocol } = new URL(issuer);
  const basic = oidc.ClientSecretBasic(clientSecret);
  const post = oidc.ClientSecretPost(clientSecret);
  const authentication: oidc.ClientAuth = (server, client, body, headers) => {
    // A provider that names no methods has the basic one.
    const methods = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isPost = !methods.includes('client_secret_basic') && methods.includes('client_secret_post');
    return (isPost ? post : basic)(server, client, body, headers);
  };
  return oidc.discovery(new URL(issuer), clientId, clientSecret, authentication, {
    // The time limit of a request is our own.
    timeout: (2 * SERVICE_LIMITS.providerTimeout) / 1000,
    [oidc.customFetch]: (link, { method, headers, body }) =>
      fetchForOperator(link, {
        // OpenID Connect has no others.
        method: method === 'POST' ? 'POST' : 'GET',
        headers,
        body: body === undefined || body === null ? undefined : String(body),
        origin,
        internet: PUBLIC,
        timeout: SERVICE_LIMITS.providerTimeout,
        most: SERVICE_LIMITS.providerBytes,
      }),
    execute: [
      // Otherwise a token that comes from the provider itself is not checked by its signature.
      oidc.enableNonRepudiationChecks,
      ...(protocol === 'http:' ? [oidc.allowInsecureRequests] : []),
    ],
  });
}

/**
 * Finds a value when it is first needed, for all who ask at once, and again after a while; until the new one is there, the old
 * one serves.
 */
function cached<T>(find: () => Promise<T>): () => Promise<T> {
  let last: { value: T; until: number } | undefined;
  let finding: Promise<T> | undefined;
  return async () => {
    if (last && performance.now() < last.until) return last.value;
    finding ??= find()
      .then((value) => {
        last = { value, until: performance.now() + SERVICE_LIMITS.providerKept };
        return value;
      })
      .finally(() => {
        finding = undefined;
      });
    return last ? finding.catch(() => (last as { value: T }).value) : finding;
  };
}

/** What a provider tells only if it is asked. It suggests a name alone, so nothing depends on it. */
async function userInfo(
  config: oidc.Configuration,
  token: string,
  claims: oidc.IDToken,
): Promise<Partial<oidc.UserInfoResponse>> {
  const isComplete = claims.preferred_username !== undefined && claims.email !== undefined;
  if (isComplete || !config.serverMetadata().userinfo_endpoint) return {};
  return oidc.fetchUserInfo(config, token, claims.sub).catch(() => ({}));
}

/** A text that a provider sent, if it can be suggested. */
const textOf = (value: unknown, most: number): string =>
  typeof value === 'string' && value.length <= most && isStorable(value) ? value : '';

function problemOf(error: unknown): NoIdentity {
  if (error instanceof oidc.AuthorizationResponseError) return ANSWERS[error.error] ?? 'failed';
  return isUnreachable(error) ? 'unavailable' : 'failed';
}

/** What becomes of the errors that a provider sends the visitor back with. */
const ANSWERS: Record<string, NoIdentity> = {
  access_denied: 'denied',
  temporarily_unavailable: 'unavailable',
  server_error: 'unavailable',
};

const isUnreachable = (error: unknown): boolean =>
  error instanceof Unreachable ||
  (error instanceof Error && error.cause !== undefined && isUnreachable(error.cause));

/** The class and code of an error: its message may have what a provider sent. */
const reasonOf = (error: unknown): string =>
  error instanceof Error
    ? [error.name, 'code' in error && String(error.code)].filter(Boolean).join(' ')
    : 'unknown';
