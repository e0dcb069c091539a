import { Resolver } from 'node:dns/promises';
import { isPublicAddress } from './public-addresses.ts';

/** What of the network images are fetched from. Only tests have another than {@link INTERNET}. */
export type Internet = {
  /** Every IP address of a host name; none where there is no such host. */
  addressesOf(hostname: string, signal: AbortSignal): Promise<string[]>;
  isPublic(address: string): boolean;
  /** `''` is the scheme's own port. */
  isPort(port: string): boolean;
};

/**
 * The public internet. Names are looked up in the DNS itself: the machine's own files and search domains, which name
 * neighbours, are not asked, and a slow server holds up no thread that others wait for.
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
