import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './public-addresses.ts';

/** The network that the server connects to for users: {@link INTERNET}, or another one in tests. */
export type Internet = {
  /** Every IP address of a host name; none if it does not exist. */
  addressesOf(hostname: string, signal: AbortSignal): Promise<string[]>;
  /** Whether this address may be connected to for the URL. */
  isPublic(address: string, url: URL): boolean;
  /** Whether a URL may have this port; `''` is the default port of the scheme. */
  isPort(port: string): boolean;
};

/**
 * The public internet. Names are looked up in the DNS directly: without the machine's hosts file and search domains, which name
 * internal hosts, and without blocking a thread on a slow server.
 */
export const INTERNET: Internet = {
  async addressesOf(hostname, signal) {
    const resolver = new Resolver({ timeout: 2000, tries: 2 });
    const stop = () => resolver.cancel();
    signal.addEventListener('abort', stop, { once: true });
    try {
      const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
      return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
    } finally {
      signal.removeEventListener('abort', stop);
    }
  },
  isPublic: isPublicAddress,
  isPort: (port) => port === '',
};
