import { z } from 'zod';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { guestAddressOf, guestPathOf } from '#contract/core/request.ts';
import { integerParam } from '#contract/core/values.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { type GuestView, lacks, type MakeView } from '../../platform/guest-views/guest-views.ts';
import { CACHE_FOR_GUESTS, NO_STORE } from '../../platform/http/cache-control.ts';
import { Refused } from '../../platform/http/failures.ts';
import { readShape } from '../../platform/http/read-shape.ts';
import { type SharedBody, sendShared, sharedBody } from '../../platform/http/shared-response.ts';
import { eventsUpTo } from '../events/position-queries.ts';
import type { AppContext } from './app-context.ts';
import type { ParsedRequest } from './call.ts';

/** What a guest asks for. */
export type GuestAsked = ParsedRequest & {
  /** Called with the project that the guard has loaded, before it is read; true if what is known is still so. */
  isUnchanged: (project: number | undefined) => Promise<boolean>;
};

/** Makes the reply of a call for a guest; throws refusals. */
type MakeReply = (asked: GuestAsked) => Promise<unknown>;

/** Returned by a {@link MakeReply} that has found nothing to be new. */
export const UNCHANGED = Symbol('unchanged');

/** Refusals that depend only on the address. Others, such as those of a busy server, are not kept. */
const KEPT_REFUSALS = new Set([400, 401, 403, 404]);

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Registers a call as guests see it, at an address of its own (api.38, docs/decisions/042). Who asks makes no difference:
 * credentials are not read. So any cache between may keep it, whatever it knows of cookies.
 */
export function registerGuestView({ app, sql, guestViews }: AppContext, endpoint: Endpoint, make: MakeReply) {
  const { guests } = endpoint;
  if (!guests) return;
  const Query = guestQueryOf(endpoint, guests);

  const makeView =
    (asked: ParsedRequest): MakeView =>
    async (known, now) => {
      let project: GuestView['project'];
      const isUnchanged = async (id: number | undefined) => {
        if (id === undefined) return false;
        project = { id, ...(await eventsUpTo(sql, id)) };
        return (
          known?.status === endpoint.status &&
          known.project?.version === project.version &&
          now - known.builtAt < SERVICE_LIMITS.guestViewRebuilt
        );
      };
      const view = (status: number, body: SharedBody): GuestView => ({
        status,
        body,
        builtAt: now,
        ...(project && { project }),
      });
      try {
        const answer = await make({ ...asked, isUnchanged });
        if (answer === UNCHANGED && known) return { ...known, ...(project && { project }) };
        const json = Buffer.from(JSON.stringify(endpoint.isExact ? answer : endpoint.reply.parse(answer)));
        return view(endpoint.status, sharedBody(json, JSON_TYPE));
      } catch (error) {
        if (!(error instanceof Refused && KEPT_REFUSALS.has(error.reply.status))) throw error;
        return view(error.reply.status, sharedBody(Buffer.from(JSON.stringify(error.reply)), JSON_TYPE));
      }
    };

  app.route({
    method: 'GET',
    url: guestPathOf(endpoint.path),
    config: { isGuestView: true },
    handler: async (request, reply) => {
      const params = readShape(endpoint.params, request.params);
      const { position, ...query } = readShape(Query, request.query);
      const addressAt = (at?: number) =>
        guestAddressOf(endpoint, { params, query: written(query) }, at) ?? '';
      const address = addressAt();
      const view = await guestViews.get(address, position, makeView({ params, query, request, reply }));
      const { status, body, project } = view;
      if (status >= 400) return reply.code(status).type(body.type).send(body.plain);
      const isShared = request.url === addressAt(position) && isNear(view, position);
      return sendShared(request, reply, body, {
        'cache-control': isShared ? CACHE_FOR_GUESTS : NO_STORE,
        ...(project && { 'project-position': `${project.id} ${project.position}` }),
      });
    },
  });
}

/** The query of a call as guests make it, and the position of an event than which the response must not be older. */
function guestQueryOf({ query }: Endpoint, { query: names, mostRows }: NonNullable<Endpoint['guests']>) {
  const all = query instanceof z.ZodObject ? query.shape : {};
  const own = Object.fromEntries(names.map((name) => [name, all[name] as z.ZodType]));
  return z.object({
    ...own,
    ...(mostRows && { limit: integerParam({ min: 1, max: mostRows }).default(mostRows) }),
    position: integerParam({ min: 0 }).optional(),
  });
}

/** A parsed query as addresses have it, where a flag that isn't set is left out. */
const written = (query: object) =>
  Object.fromEntries(Object.entries(query).filter(([, value]) => value !== false));

/**
 * Whether a shared cache may keep a view under the address with this position. One ahead of the project's would be
 * found there once the project has come so far. Of those behind it only as many count as open pages may have seen.
 */
const isNear = (view: GuestView, position: number | undefined): boolean =>
  position === undefined ||
  (!lacks(view, position) && position >= (view.project?.position ?? 0) - LIMITS.liveLines);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Whether the response is the same for everybody, so that credentials are not read. */
    isGuestView?: true;
  }
}
