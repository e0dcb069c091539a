import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { getHealth } from '#contract/site/health.ts';
import { listenAt } from '../platform/http/listen.ts';
import { trustedProxies } from '../platform/http/trusted-proxies.ts';
import { fetchForOperator, Unreachable } from '../platform/outgoing/fetch-for-operator.ts';
import { INTERNET } from '../platform/outgoing/internet.ts';
import type { Settings } from '../platform/settings/settings.ts';
import { StartRefused } from '../platform/settings/start-refused.ts';

type Address = Pick<Settings, 'host' | 'port' | 'trustProxy'> & { publicUrl: string };

/** A request as the service sees it, with the number of proxies that have named a client. */
type Seen = { protocol: string; host: string; proxies: number };

/** Milliseconds for the whole way from the public address and back, and the most bytes of the answer. */
const TIMEOUT = 10_000;
const MOST = 64 * 1024;

/**
 * What is wrong with PUBLIC_URL, TRUST_PROXY and the proxies. It asks for the health at the public address, and looks
 * at what arrives at HOST and PORT, where it listens meanwhile. If the service already listens there, it only checks
 * whether the address answers.
 */
export async function whyNotPublic(settings: Address): Promise<string[]> {
  const { host, port, publicUrl } = settings;
  const mark = randomUUID();
  let seen: Seen | undefined;
  const app = Fastify({ trustProxy: trustedProxies(settings) });
  app.get(getHealth.path, (request, reply) => {
    const named = String(request.headers['x-forwarded-for'] ?? '')
      .split(',')
      .filter(Boolean);
    if (request.url.endsWith(mark))
      seen = { protocol: request.protocol, host: request.host, proxies: named.length };
    reply.send({ status: 'ok' });
  });
  const listens = await listenAt(app, { host, port, settings: { host: 'HOST', port: 'PORT' } }).then(
    () => true,
    (error) => {
      // The service runs, or another program stands in its place, which then gives the wrong answer.
      if (error instanceof StartRefused && / is taken:/.test(error.message)) return false;
      throw error;
    },
  );
  try {
    const refusal = await whyNotAnswered(publicUrl, mark);
    if (refusal) return [refusal];
    if (!listens) return [];
    return seen
      ? whyNotSeen(settings, seen)
      : [`PUBLIC_URL ${publicUrl} leads to another service than this one.`];
  } finally {
    await app.close();
  }
}

async function whyNotAnswered(publicUrl: string, mark: string): Promise<string | undefined> {
  try {
    const answer = await fetchForOperator(`${publicUrl}${getHealth.path}?${mark}`, {
      method: 'GET',
      headers: {},
      origin: publicUrl,
      internet: INTERNET,
      timeout: TIMEOUT,
      most: MOST,
    });
    if (answer.status === 200 && /"status":"ok"/.test(await answer.text())) return undefined;
    return `PUBLIC_URL ${publicUrl} does not lead to Dragoman: it answers with status ${answer.status}.`;
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const { cause } = error;
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : error.message;
    return `PUBLIC_URL ${publicUrl} can’t be reached from this machine: ${code}.`;
  }
}

/** What the proxies do not pass on as it was sent. */
function whyNotSeen({ publicUrl, trustProxy }: Address, { protocol, host, proxies }: Seen): string[] {
  const url = new URL(publicUrl);
  const trusted = trustProxy === false ? 0 : trustProxy;
  const inFront = `TRUST_PROXY is ${trusted || 'off'}, and ${proxies || 'no'} ${proxies === 1 ? 'proxy names' : 'proxies name'} a client in X-Forwarded-For`;
  return [
    ...(proxies > trusted ? [`${inFront}: visitors would share an address.`] : []),
    ...(proxies < trusted ? [`${inFront}: visitors could choose an address.`] : []),
    ...(`${protocol}:` === url.protocol
      ? []
      : [
          `PUBLIC_URL begins with ${url.protocol}//, and its requests arrive as ${protocol}: X-Forwarded-Proto.`,
        ]),
    ...(host === url.host
      ? []
      : [`PUBLIC_URL is at ${url.host}, and its requests arrive for ${host}: Host or X-Forwarded-Host.`]),
  ];
}
