import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Internet } from '../server/platform/outgoing/internet.ts';
import { isPublicAddress } from '../server/platform/outgoing/public-addresses.ts';

/** An address of this machine that counts as a public one; 127.0.0.1 stays private. */
const PUBLIC_HERE = '127.0.0.2';

/** The addresses of host names, one list for each lookup; the last one is repeated. */
type Names = Record<string, string[][]>;

/**
 * A small internet on this machine: a server that counts as public, and host names as the test sets them. Everything
 * else is as in the real one. `close` ends it.
 */
export async function openInternet(answer: RequestListener) {
  const server = createServer(answer);
  await new Promise<void>((go) => server.listen(0, PUBLIC_HERE, go));
  const { port } = server.address() as AddressInfo;
  const names: Names = { 'pictures.example': [[PUBLIC_HERE]] };
  const lookedUp: string[] = [];
  const internet: Internet = {
    async addressesOf(hostname) {
      lookedUp.push(hostname);
      const [next = [], ...later] = names[hostname] ?? [];
      if (later.length > 0) names[hostname] = later;
      return next;
    },
    isPublic: (address) => address === PUBLIC_HERE || isPublicAddress(address),
    isPort: (asked) => asked === '' || asked === String(port),
  };
  return {
    internet,
    port,
    /** The addresses of host names, which the test may change. */
    names,
    lookedUp,
    /** The address of a file on the server. */
    at: (path: string, host = 'pictures.example') => `http://${host}:${port}${path}`,
    close() {
      server.closeAllConnections();
      return new Promise((go) => server.close(go));
    },
  };
}

/** An internet in which nothing can be reached, and nothing takes time. */
export const NO_INTERNET: Internet = {
  addressesOf: async () => [],
  isPublic: isPublicAddress,
  isPort: (port) => port === '',
};
