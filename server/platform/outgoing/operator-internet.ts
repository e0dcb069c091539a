import ipaddr from 'ipaddr.js';
import { INTERNET, type Internet } from './internet.ts';

type Network = ReturnType<typeof ipaddr.parseCIDR>;

const isWithin = (address: string, networks: readonly Network[]) => {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  return networks.some(([network, bits]) => parsed.kind() === network.kind() && parsed.match(network, bits));
};

/**
 * The internet for messages to addresses that users choose (webhooks.4). Public addresses are reached by https, at port
 * 443 or, if the setting says so, from 1024. The networks that the operator lists are reached by http too, at every
 * port.
 */
export function operatorInternet(
  { allowed, highPorts }: { allowed: readonly string[]; highPorts: boolean },
  internet: Internet = INTERNET,
): Internet {
  const networks = allowed.map((network) => ipaddr.parseCIDR(network));
  const isPublicPort = (port: string) => port === '' || (highPorts && Number(port) >= 1024);
  return {
    addressesOf: internet.addressesOf,
    isPublic: (address, url) =>
      isWithin(address, networks) ||
      (url.protocol === 'https:' && isPublicPort(url.port) && internet.isPublic(address, url)),
    isPort: (port) => networks.length > 0 || isPublicPort(port),
  };
}
