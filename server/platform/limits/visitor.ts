import type { FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';

/** The prefix length of an IPv6 network that one customer has. */
const NETWORK = 64;

/**
 * The address that limits count: the /64 network of an IPv6 address, an IPv4-mapped address (`::ffff:192.0.2.1`) as
 * IPv4, anything else unchanged.
 */
export function countedAddress(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(address)}/${NETWORK}`)}/${NETWORK}`;
}

/** Removes the zone: `fe80::1%eth0` becomes `fe80::1`. */
const withoutZone = (address: string) => address.replace(/%.*$/, '');

/** The client's address, as limits count it. */
export const addressOfVisitor = ({ ip }: FastifyRequest): string => countedAddress(ip);

/** Whom a limit counts a request for: the user, or the address of a guest. */
export const visitorOf = (request: FastifyRequest): string =>
  request.userId === undefined ? `address ${addressOfVisitor(request)}` : `user ${request.userId}`;
