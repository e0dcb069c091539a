import type { FastifyHelmetOptions } from '@fastify/helmet';

/**
 * No script but our own; styles inline too, since Mantine writes style elements; pictures from anywhere, as covers and
 * avatars are links (DECISIONS §8); frames for the embedded videos of DECISIONS §10, which load on a click only.
 */
export const SECURITY_HEADERS: FastifyHelmetOptions = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ['*', 'data:', 'blob:'],
      mediaSrc: ['https:', 'http:'],
      frameSrc: ['https:'],
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
  // Pictures of other sites carry no such header, and a cover is just a picture.
  crossOriginEmbedderPolicy: false,
  // Whether https is for ever is the operator's to say, at the balancer.
  strictTransportSecurity: false,
};
