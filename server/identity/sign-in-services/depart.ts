import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashOf, newToken } from '../../core/auth/tokens.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import { Unreachable } from '../../platform/outgoing/fetch-for-operator.ts';
import { type Browser, browserOf, keepBrowser, secretsOf } from './browser.ts';
import type { Provider } from './providers.ts';
import { storeVisit, type Visit, visitOf } from './visit-queries.ts';

type Context = Pick<AppContext, 'sql'>;
type Begun = { visit: Visit; state: string; browser: Browser };

/** Begins a visit to a service, of the browser of the request. Each state is for one visit of one browser (services.6). */
export async function beginVisit(
  { sql }: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  visit: Visit,
): Promise<Begun> {
  const browser = keepBrowser(request, reply);
  const { token: state } = newToken();
  await storeVisit(sql, { stateHash: hashOf(state), browserHash: browser.hash }, visit);
  return { visit, state, browser };
}

/** The visit that a call of the same browser has begun; undefined if there is none for this service. */
export async function begunVisit(
  { sql }: Context,
  request: FastifyRequest,
  { state, service }: { state: string; service: string },
): Promise<Begun | undefined> {
  const browser = browserOf(request);
  const visit = browser && (await visitOf(sql, { stateHash: hashOf(state), browserHash: browser.hash }));
  return visit?.service === service ? { visit, state, browser: browser as Browser } : undefined;
}

/**
 * The address at which the visitor signs in; undefined if the service can’t be reached or is no OpenID provider, which is logged. A user
 * who sets a first password signs in there again.
 */
export async function departureOf(
  request: FastifyRequest,
  provider: Provider,
  { visit, state, browser }: Begun,
): Promise<URL | undefined> {
  const isFresh = visit.purpose === 'setPassword';
  try {
    return await provider.departure(secretsOf(browser, state), { isFresh, language: visit.choices.language });
  } catch (error) {
    const why =
      error instanceof Unreachable ? error.message : error instanceof Error ? error.name : 'unknown';
    request.log.warn({ service: provider.name, why }, 'a sign-in service can’t be used');
    return undefined;
  }
}
