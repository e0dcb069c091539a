import type { Settings } from '../settings/settings.ts';

/** Fastify's option for the proxies whose entries in X-Forwarded-For are trusted: the nearest ones, which are ours. */
export const trustedProxies = ({ trustProxy }: Pick<Settings, 'trustProxy'>) =>
  trustProxy !== false && ((_address: string, hop: number) => hop < trustProxy);
