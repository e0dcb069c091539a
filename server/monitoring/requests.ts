import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Metrics } from './metrics.ts';

/** An event stream is open as long as somebody watches: its duration says nothing. */
const isStream = ({ routeOptions }: FastifyRequest) => routeOptions.config.endpoint?.events !== undefined;

/** Logs and times every request by its route's pattern; who asked stands there by id alone. */
export function watchRequests(app: FastifyInstance, metrics: Metrics) {
  app.decorateRequest('userId', undefined);
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
    /** Who asks, once a guard has found out. */
    userId: number | undefined;
  }
}
