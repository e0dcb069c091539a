import { isIP, type LookupFunction } from 'node:net';
import type { Internet } from './internet.ts';

/** Why there is no connection: the URL or one of its addresses is not public, or its host has none. */
export type NoAddress = 'notPublic' | 'unreachable';

/** The host of a URL, an IPv6 address without brackets. The parser has normalised every form of an IPv4 address, such as `0x7f.1`. */
const hostIn = ({ hostname }: URL) => hostname.replace(/^\[(.*)\]$/, '$1');

/** Whether nothing is ever sent to a URL, whatever the addresses of its name are. */
export function isNeverPublic(url: URL, internet: Internet): boolean {
  const isAsked = url.protocol === 'https:' || url.protocol === 'http:';
  const hasPassword = url.username !== '' || url.password !== '';
  if (!isAsked || hasPassword || !internet.isPort(url.port)) return true;
  const host = hostIn(url);
  if (isIP(host) !== 0) return !internet.isPublic(host, url);
  const labels = host.toLowerCase().replace(/\.$/, '').split('.');
  // A name without a dot, such as `localhost`, belongs to this machine or its network; no DNS has these domains.
  return labels.length < 2 || ['localhost', 'invalid'].includes(labels.at(-1) ?? '');
}

/** The addresses to connect to for a URL: none, unless all are public. */
export async function checkedAddresses(
  url: URL,
  internet: Internet,
  signal: AbortSignal,
): Promise<string[] | NoAddress> {
  if (isNeverPublic(url, internet)) return 'notPublic';
  const host = hostIn(url);
  const addresses = isIP(host) === 0 ? await internet.addressesOf(host, signal) : [host];
  signal.throwIfAborted();
  if (addresses.length === 0) return 'unreachable';
  return addresses.every((address) => internet.isPublic(address, url)) ? addresses : 'notPublic';
}

/** A lookup that returns only the checked addresses, so that a change of the DNS after the check has no effect. */
export function onlyTo(addresses: readonly string[]): LookupFunction {
  const checked = addresses.map((address) => ({ address, family: isIP(address) }));
  return (_hostname, { all }, done) => {
    const [first] = checked;
    if (all || !first) done(null, checked);
    else done(null, first.address, first.family);
  };
}
