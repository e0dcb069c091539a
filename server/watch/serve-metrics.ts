import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest, FastifySchema } from 'fastify';
import { notFound } from '../failures.ts';
import type { Settings } from '../settings.ts';
import type { Metrics } from './metrics.ts';

/** A proxy on this machine brings others' requests, and says so by one of these. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether a program of this machine asks, and for itself. */
const isLocal = ({ headers, socket: { remoteAddress = '' } }: FastifyRequest) =>
  isIP(remoteAddress) !== 0 &&
  LOOPBACK.test(remoteAddress) &&
  !FORWARDED.some((name) => headers[name] !== undefined);

const digest = (text: string) => createHash('sha256').update(text).digest();

const bringsToken = ({ headers }: FastifyRequest, token: string) =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

/**
 * `/api/metrics` in Prometheus' format, for whoever brings METRICS_TOKEN; where none is set, for programs of this machine.
 * To everyone else the address is not there.
 */
export function serveMetrics(
  app: FastifyInstance,
  { registry }: Metrics,
  { metricsToken }: Pick<Settings, 'metricsToken'>,
) {
  const schema = { hide: true } as FastifySchema;
  app.get('/api/metrics', { schema }, async (request, reply) => {
    if (!(metricsToken ? bringsToken(request, metricsToken) : isLocal(request))) throw notFound('address');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
