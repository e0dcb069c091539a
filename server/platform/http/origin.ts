import type { FastifyRequest } from 'fastify';
import type { Settings } from '../settings/settings.ts';

/** The origin of the service in links that leave it: PUBLIC_URL, or without it what the client called it. */
export const publicOriginOf = (
  { publicUrl }: Pick<Settings, 'publicUrl'>,
  { protocol, host }: FastifyRequest,
): string => publicUrl ?? `${protocol}://${host}`;
