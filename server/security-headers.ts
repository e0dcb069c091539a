import type { FastifyHelmetOptions } from '@fastify/helmet';
import type { FastifyInstance } from 'fastify';
import { FRAME_HOSTS } from '#domain/videos.ts';
import type { Settings } from './settings.ts';

/**
 * No script but our own; styles inline too, since Mantine writes style elements; pictures of this service alone, which keeps
 * covers and avatars itself (DECISIONS §8), and such as the page draws; videos of the hosts that are shown here, which load on a click only
 * (docs/decisions/019).
 */
export const securityHeaders = ({ videoHosts }: Pick<Settings, 'videoHosts'>): FastifyHelmetOptions => ({
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
  // Frames of videos carry no such header.
  crossOriginEmbedderPolicy: false,
  // Whether https is for ever is the operator's to say, at the balancer.
  strictTransportSecurity: false,
});

const byHttps = (host: string) => `https://${host}`;

/** What no page of ours asks for, and no embedded video either. */
const PERMITTED_TO_NOBODY = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** Says with every answer that pages may not ask for camera, place and the like. */
export function permitNothing(app: FastifyInstance) {
  const policy = PERMITTED_TO_NOBODY.map((name) => `${name}=()`).join(', ');
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('permissions-policy', policy);
  });
}

/** For a failure that is answered before any route and its hooks: an address that can't be read. */
export const UNROUTED_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
};

/** For the reference page at /api/docs, whose own default lets in other sites and demands https of a plain http service. */
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
