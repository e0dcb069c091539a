import { type AddressInfo, createServer } from 'node:net';

/** So many free ports of this machine. */
export async function freePorts(amount: number): Promise<number[]> {
  const servers = await Promise.all(
    Array.from({ length: amount }, async () => {
      const server = createServer();
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
      return server;
    }),
  );
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))));
  return ports;
}
