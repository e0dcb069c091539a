import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Event streams are not timed: they stay open as long as somebody listens. */
const isStream = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.events !== undefined;

/** Logs and times every request by its route pattern; the user is logged by id only. */
export function watchRequests(app: FastifyInstance, metrics: Metrics) {
  app.decorateRequest('userId', undefined);
  app.decorateRequest('tokenHash', undefined);
  app.addHook('onResponse', (request, reply, done) => {
    const { method, userId: user } = request;
    const route = request.routeOptions.url ?? 'none';
    const status = reply.statusCode;
    const ms = reply.elapsedTime;
    request.log.info({ method, route, status, ms: Math.round(ms * 10) / 10, user }, 'request');
    if (!isStream(request)) metrics.requests.observe({ method, route, status }, ms / 1000);
    done();
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in user, set by the guard. */
    userId: number | undefined;
  }
}
