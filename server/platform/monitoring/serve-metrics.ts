import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import Fastify, { type FastifyInstance, type FastifyRequest, type FastifySchema } from 'fastify';
import { answerFailures } from '../http/answer-failures.ts';
import { disableCaching } from '../http/cache-control.ts';
import { notFound } from '../http/failures.ts';
import { listenAt } from '../http/listen.ts';
import type { Settings } from '../settings/settings.ts';
import type { Metrics } from './metrics.ts';

/** Headers by which a proxy on this machine marks forwarded requests. */
const FORWARDED = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
];

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;

/** Whether a request comes from a program on this machine, not through a proxy. */
const isLocal = ({ headers, socket: { remoteAddress = '' } }: FastifyRequest) =>
  isIP(remoteAddress) !== 0 &&
  LOOPBACK.test(remoteAddress) &&
  !FORWARDED.some((name) => headers[name] !== undefined);

const digest = (text: string) => createHash('sha256').update(text).digest();

const bringsToken = ({ headers }: FastifyRequest, token: string) =>
  timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));

type MetricsAccess = Pick<Settings, 'metricsToken'>;

const schema = { hide: true } as FastifySchema;

/**
 * `/api/metrics` in Prometheus' format, for requests with METRICS_TOKEN or, if that is not set, from this machine;
 * 404 for all others. If METRICS_ADDRESS is set, the metrics are only there.
 */
export function serveMetrics(
  app: FastifyInstance,
  metrics: Metrics,
  { metricsToken, metricsAddress }: MetricsAccess & Pick<Settings, 'metricsAddress'>,
) {
  if (metricsAddress) return;
  serveAt(app, '/api/metrics', metrics, (request) =>
    metricsToken ? bringsToken(request, metricsToken) : isLocal(request),
  );
}

/**
 * A server for the metrics only, at `/metrics` and `/api/metrics`, not listening yet. Anyone who reaches its address may read
 * them, unless there is a METRICS_TOKEN.
 */
function metricsServer(metrics: Metrics, { metricsToken }: MetricsAccess): FastifyInstance {
  const app = Fastify();
  disableCaching(app);
  answerFailures(app);
  app.setNotFoundHandler(() => {
    throw notFound('address');
  });
  for (const path of ['/metrics', '/api/metrics']) {
    serveAt(app, path, metrics, (request) => !metricsToken || bringsToken(request, metricsToken));
  }
  return app;
}

/** Serves the metrics at METRICS_ADDRESS, if set, while the service runs. */
export function serveMetricsApart(
  app: FastifyInstance,
  metrics: Metrics,
  settings: MetricsAccess & Pick<Settings, 'metricsAddress'>,
) {
  const { metricsAddress } = settings;
  if (!metricsAddress) return;
  const server = metricsServer(metrics, settings);
  const names = { host: 'METRICS_ADDRESS', port: 'METRICS_ADDRESS' };
  app.addHook('onReady', async () => {
    const address = await listenAt(server, { ...metricsAddress, settings: names });
    app.log.info({ address }, 'metrics');
  });
  app.addHook('onClose', () => server.close());
}

function serveAt(
  app: FastifyInstance,
  path: string,
  { registry }: Metrics,
  mayRead: (request: FastifyRequest) => boolean,
) {
  app.get(path, { schema }, async (request, reply) => {
    if (!mayRead(request)) throw notFound('address');
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}
