import ipaddr from 'ipaddr.js';

/** The only part of IPv6 that is given out for the public internet; the library calls what it doesn't know `unicast`. */
const GLOBAL_IPV6 = ipaddr.IPv6.parseCIDR('2000::/3');

/**
 * Whether an IP address belongs to the public internet. Private networks, this machine, its link, documentation, multicast,
 * reserved ranges and IPv6 addresses that carry an IPv4 one are not; nor is anything that is no IP address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  // A zone names an interface of this machine.
  return parsed instanceof ipaddr.IPv4 || (parsed.match(GLOBAL_IPV6) && parsed.zoneId === undefined);
}
