import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import helmet, { type HelmetOptions } from 'helmet';
import { FRAME_HOSTS } from '#domain/core/markup/videos.ts';
import type { Settings } from '../settings/settings.ts';

/**
 * Scripts come from this service only. Inline styles are allowed because Mantine writes style elements. Images come from this
 * service, which stores covers and avatars itself (images.2), or are drawn by the page. Videos come from the configured
 * hosts and load only on a click (docs/decisions/019).
 */
const helmetOptions = ({ videoHosts }: Pick<Settings, 'videoHosts'>): HelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: videoHosts.length > 0 ? videoHosts.map(byHttps) : ["'none'"],
      frameSrc: [...FRAME_HOSTS, ...videoHosts].map(byHttps),
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  frameguard: { action: 'deny' },
  referrerPolicy: { policy: 'same-origin' },
  // Video frames don't send this header.
  crossOriginEmbedderPolicy: false,
  // The operator decides on HSTS, at the load balancer.
  strictTransportSecurity: false,
});

const byHttps = (host: string) => `https://${host}`;

/** Browser features that are denied because neither our pages nor embedded videos use them. */
const PERMITTED_TO_NOBODY = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/**
 * Adds the security headers to every response. They are always the same, so helmet builds them once; called per request, it
 * would parse its options and build the policy each time.
 */
export function addSecurityHeaders(app: FastifyInstance, settings: Pick<Settings, 'videoHosts'>) {
  const policy = PERMITTED_TO_NOBODY.map((name) => `${name}=()`).join(', ');
  const headers = { ...helmetHeaders(helmetOptions(settings)), 'permissions-policy': policy };
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}

function helmetHeaders(options: HelmetOptions): Record<string, string> {
  const headers: Record<string, string> = {};
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
    },
    removeHeader: () => {},
  };
  helmet(options)({} as IncomingMessage, response as unknown as ServerResponse, () => {});
  return headers;
}

/** The headers of the response to an address that can't be parsed, which no route or hook handles. */
export const UNROUTED_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/**
 * The policy of the API reference at /api/docs, whose default policy allows other sites and forces https on a plain
 * http service.
 */
export const DOCS_POLICY: Record<string, string[]> = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'img-src': ["'self'", 'data:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};
