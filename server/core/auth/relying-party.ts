import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import { publicOriginOf } from '../../platform/http/origin.ts';
import type { Settings } from '../../platform/settings/settings.ts';

/** Whom a passkey is for, as WebAuthn names it: a host, and the one origin at which pages may use it. */
export type RelyingParty = { id: string; origin: string };

/** The host that browsers trust without https. */
const LOCALHOST = 'localhost';

/**
 * The relying party of this service (passkeys.2): the host of PUBLIC_URL, which has to be a name and https, or localhost. Without the
 * setting only localhost, because what a client calls the service proves nothing.
 */
export function relyingPartyOf(
  settings: Pick<Settings, 'publicUrl'>,
  request: FastifyRequest,
): RelyingParty | undefined {
  const url = URL.parse(publicOriginOf(settings, request));
  if (!url) return undefined;
  const { hostname, protocol, origin } = url;
  const isNamed =
    settings.publicUrl !== undefined && protocol === 'https:' && !isIP(hostname.replace(/^\[|\]$/g, ''));
  return hostname === LOCALHOST || isNamed ? { id: hostname, origin } : undefined;
}
