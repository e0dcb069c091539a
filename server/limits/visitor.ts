import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** Bits of an IPv6 address that identify a customer, who has all addresses of a /64. */
const NETWORK = 64;

/**
 * An address as limits count it: an IPv6 address by its /64, an IPv4-mapped one (`::ffff:192.0.2.1`) as IPv4. Anything else is
 * counted as it is.
 */
export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(address)}/${NETWORK}`)}/${NETWORK}`;
}

/** Drops the zone: `fe80::1%eth0` is `fe80::1` on one of this machine's networks. */
const withoutZone = (address: string) => address.replace(/%.*$/, '');

/** The address from which a request comes, as limits count it. */
export const addressOfVisitor = ({ ip }: FastifyRequest): string => countedAddress(ip);

/** Whom a limit counts a request for: the user, or for guests their address. */
export const visitorOf = (request: FastifyRequest): string =>
  request.userId === undefined ? `address ${addressOfVisitor(request)}` : `user ${request.userId}`;
