import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Endpoint } from '#contract/core/endpoint.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Sql } from '../database/connect.ts';
import { tooOften } from '../http/failures.ts';
import { countAttempt } from './queries.ts';

/** The limit of attempts of a call, in the form of @fastify/rate-limit. */
export const attemptsOf = ({ most, key }: NonNullable<Endpoint['attempts']>) => ({
  max: most,
  timeWindow: LIMITS.attemptsWindow,
  errorResponseBuilder: (_request: unknown, { ttl }: { ttl: number }) => tooOften(key, ttl),
});

/**
 * The method and path of the call that a store is made for; the plugin's types have them elsewhere than the plugin.
 */
function routeOf(params: object & { routeInfo?: { method?: unknown; url?: string } }): string {
  const { method, url } = params.routeInfo ?? {};
  return `${String(method)} ${url}`;
}

/** Counts attempts in the database, so that the limit holds across servers. */
export function attemptStore(sql: Sql): FastifyRateLimitStoreCtor {
  const storeFor = (call: string): FastifyRateLimitStore => ({
    incr(address, done, window) {
      countAttempt(sql, `${call} ${address}`, window).then(
        ({ amount, left }) => done(null, { current: amount, ttl: left }),
        (error) => done(error),
      );
    },
    child: (params) => storeFor(routeOf(params)),
  });
  // The plugin makes its store with `new`.
  return class {
    incr = storeFor('').incr;
    child = storeFor('').child;
  };
}
