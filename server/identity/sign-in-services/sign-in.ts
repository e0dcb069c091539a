import type { FastifyReply, FastifyRequest } from 'fastify';
import { beginServiceSignIn, endServiceSignIn } from '#contract/identity/sign-in-services.ts';
import { BAN_NOTE, banNoteOf } from '#domain/core/access/ban-note.ts';
import type { ServiceOutcome } from '#domain/core/access/sign-in-services.ts';
import { isReturnPage } from '#domain/core/addresses/return-page.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { clientOf } from '../../core/auth/last-use.ts';
import { hasPasskeys } from '../../core/auth/passkey-queries.ts';
import { storePendingSignIn } from '../../core/auth/pending-sign-in-queries.ts';
import { currentPrincipal } from '../../core/auth/principal.ts';
import { secondFactorOf } from '../../core/auth/second-factor-queries.ts';
import { hashOf, newToken } from '../../core/auth/tokens.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { noAuthentication } from '../../core/guards/guards.ts';
import { orNotFound } from '../../platform/http/failures.ts';
import { logEvent } from '../../platform/monitoring/security-events.ts';
import { completeSignIn } from '../session/complete-sign-in.ts';
import { makeSignUpModeNow } from '../users/sign-up-mode.ts';
import { browserOf, secretsOf } from './browser.ts';
import { connectIdentity, isIdentityOf, userWithIdentity } from './connection-queries.ts';
import { beginVisit, begunVisit, departureOf } from './depart.ts';
import type { Identity, Provider } from './providers.ts';
import { storeProof, takeVisit, type Visit } from './visit-queries.ts';

type Ended = {
  request: FastifyRequest;
  reply: FastifyReply;
  provider: Provider;
  identity: Identity;
  visit: Visit & { begunAt: number };
  browserHash: Buffer;
};

/** How much later than the beginning of a visit a fresh sign-in may seem to be, in milliseconds: clocks differ. */
const CLOCKS_DIFFER = 60_000;

/** Going to a sign-in service, and coming back (services.4). Every end is a page: these are addresses that a browser opens. */
export function serviceSignIn(context: AppContext, providers: ReadonlyMap<string, Provider>) {
  const { sql, settings } = context;
  const signUpModeNow = makeSignUpModeNow(sql, settings);

  registerEndpoint(
    context,
    beginServiceSignIn,
    noAuthentication,
    async ({ params, query, request, reply }) => {
      const provider = orNotFound(providers.get(params.service), 'service');
      const from = query.from !== undefined && isReturnPage(query.from) ? query.from : null;
      // A program that only asks for the headers goes nowhere.
      if (request.method === 'HEAD') return leadTo(reply, '/login', { from });
      const { name: service } = provider;
      const { remember, remember_forever, language, visit: state } = query;
      const choices = { remember, remember_forever, language };
      const begun =
        state === undefined
          ? await beginVisit(
              context,
              { request, reply },
              { service, purpose: 'signIn', user: null, from, choices },
            )
          : await begunVisit(context, request, { state, service });
      if (!begun) return leadTo(reply, '/login', { service: 'expired' });
      const address = await departureOf(request, provider, begun);
      await (address ? leadTo(reply, address.href) : end(reply, begun.visit, 'unavailable'));
    },
  );

  registerEndpoint(context, endServiceSignIn, noAuthentication, async ({ params, query, request, reply }) => {
    const provider = orNotFound(providers.get(params.service), 'service');
    const browser = browserOf(request);
    const { state } = query;
    const isVisit = browser && state !== undefined && request.method !== 'HEAD';
    const browserHash = browser?.hash ?? Buffer.alloc(0);
    const visit = isVisit ? await takeVisit(sql, { stateHash: hashOf(state), browserHash }) : undefined;
    if (!browser || state === undefined || visit?.service !== provider.name) {
      logEvent(request, 'service.refused', { reason: 'expired' });
      return leadTo(reply, '/login', { service: 'expired' });
    }
    const identity = await provider.identityOf(query, secretsOf(browser, state));
    if ('problem' in identity) {
      logEvent(request, 'service.refused', { reason: `${identity.problem} ${identity.why}`.trim() });
      return end(reply, visit, identity.problem);
    }
    await ENDS[visit.purpose]({ request, reply, provider, identity, visit, browserHash });
  });

  const ENDS: Record<Visit['purpose'], (ended: Ended) => Promise<void>> = {
    async signIn({ request, reply, provider, identity, visit, browserHash }) {
      const { from, choices } = visit;
      const user = await userWithIdentity(sql, identity);
      if (!user) {
        if ((await signUpModeNow()) === 'closed') return end(reply, visit, 'closed');
        await storeProof(sql, browserHash, { ...identity, service: provider.name, user: null, choices });
        return leadTo(reply, '/login/service', { from });
      }
      if (user.banned) {
        logEvent(request, 'login.failed', { account: user.id, reason: 'banned' });
        // Of the site alone: what an address says, anybody could write.
        reply.setCookie(BAN_NOTE, banNoteOf(user), {
          path: '/login',
          sameSite: 'lax',
          secure: request.protocol === 'https',
          maxAge: SERVICE_LIMITS.serviceProofLasts / 1000,
        });
        return end(reply, visit, 'banned');
      }
      const named = { ...choices, by: provider.label };
      if ((await secondFactorOf(sql, user.id)).secret) {
        const { token, hash } = newToken();
        const { id: user_id, password_hash } = user;
        await storePendingSignIn(sql, hash, { user_id, password_hash, choices: named });
        // What is behind # is not sent to any server. Without a code the token is of no use.
        const further = (await hasPasskeys(sql, user.id)) ? '~passkeys' : '';
        return leadTo(reply, '/login/service', { from }, token + further);
      }
      const proven = {
        ...user,
        holds: (tx: Parameters<typeof isIdentityOf>[0]) => isIdentityOf(tx, user.id, identity),
      };
      const isIn = await completeSignIn(context, { request, reply }, proven, named);
      return isIn ? leadTo(reply, from ?? '/') : end(reply, visit, 'expired');
    },

    async connect({ request, reply, provider, identity, visit }) {
      const me = (await currentPrincipal(sql, request))?.user;
      if (!me || me.id !== visit.user) return end(reply, visit, 'expired');
      const { issuer, subject } = identity;
      const origin = clientOf(request);
      const outcome = await connectIdentity(sql, settings, {
        user: me.id,
        label: provider.label,
        issuer,
        subject,
        origin,
      });
      if (outcome === 'gone') return end(reply, visit, 'expired');
      if (outcome === 'connected') logEvent(request, 'service.connected', { account: me.id });
      return leadTo(reply, `/users/${me.id}`, { service: outcome }, 'security');
    },

    async setPassword({ request, reply, provider, identity, visit, browserHash }) {
      const me = (await currentPrincipal(sql, request))?.user;
      if (!me || me.id !== visit.user) return end(reply, visit, 'expired');
      const { provedAt = visit.begunAt, ...who } = identity;
      const isFresh = provedAt >= visit.begunAt - CLOCKS_DIFFER;
      const isOwn = await isIdentityOf(sql, me.id, identity);
      const outcome = !isOwn ? 'notYours' : isFresh ? 'confirmed' : 'failed';
      if (outcome === 'confirmed')
        await storeProof(sql, browserHash, {
          ...who,
          service: provider.name,
          user: me.id,
          choices: visit.choices,
        });
      return leadTo(reply, `/users/${me.id}`, { service: outcome }, 'security');
    },
  };

  /** Leads back to where the visit began, with what came of it; a visit of a user who is signed in to their security. */
  const end = (reply: FastifyReply, { purpose, from, user }: Visit, service: ServiceOutcome) =>
    purpose === 'signIn' || service === 'expired'
      ? leadTo(reply, '/login', { from, service })
      : leadTo(reply, `/users/${user}`, { service }, 'security');
}

/** Redirects to a page, with the query and what is behind #. */
async function leadTo(
  reply: FastifyReply,
  page: string,
  query: { from?: string | null; service?: ServiceOutcome } = {},
  hash = '',
): Promise<void> {
  const search = new URLSearchParams(
    Object.entries(query).filter((entry): entry is [string, string] => !!entry[1]),
  );
  await reply.redirect(`${page}${search.size > 0 ? `?${search}` : ''}${hash && `#${hash}`}`, 303);
}
