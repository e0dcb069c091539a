import ipaddr from 'ipaddr.js';

/** The only range of IPv6 that is assigned for the public internet; the library calls anything unknown `unicast`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet. Not public: private networks, loopback, link-local, documentation,
 * multicast, reserved ranges, IPv6 addresses with an embedded IPv4 one, and anything that is not an IP address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // A zone id names a local interface.
  return parsed instanceof ipaddr.IPv4 || (parsed.match(GLOBAL_IPV6) && parsed.zoneId === undefined);
}
