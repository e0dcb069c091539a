import type { AddressInfo } from 'node:net';
import { connect, createServer, type Socket } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import type { ConnectionParameters } from '../server/platform/database/connect.ts';

/** A proxy to a database that can be closed and opened again, as a network or a host fails and returns. */
export type TcpProxy<P = ConnectionParameters> = {
  place: P;
  /** Cuts all connections; from then on new ones are refused. */
  close(): Promise<void>;
  /** Accepts connections again; nothing changes if it is open. */
  open(): Promise<void>;
  /** Stops forwarding without closing anything, as a network that is cut; then continues. */
  stall(): void;
  carryOn(): void;
};

/** Opens an address of this machine that forwards to `place`. */
export async function openTcpProxy<P extends Pick<ConnectionParameters, 'host' | 'port'>>(
  place: P,
): Promise<TcpProxy<P>> {
  const ways = new Map<Socket, Socket>();
  let isStalled = false;
  const target = place.host.startsWith('/')
    ? { path: `${place.host}/.s.PGSQL.${place.port}` }
    : { host: place.host, port: place.port };
  const server = createServer((near) => {
    const far = connect(target).on('error', () => {});
    ways.set(near, far);
    near.on('error', () => {});
    near.pipe(far).pipe(near);
    near.on('close', () => ways.delete(near)).on('close', () => far.destroy());
    far.on('close', () => near.destroy());
    if (isStalled) carry(false);
  });
  const carry = (carries: boolean) => {
    isStalled = !carries;
    for (const socket of [...ways].flat()) carries ? socket.resume() : socket.pause();
  };
  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()));
  const close = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const near of ways.keys()) near.resetAndDestroy();
    await closed;
    // Connected clients notice it in the next turns of the event loop.
    for (let n = 0; n < 3; n += 1) await turn();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    place: { ...place, host: '127.0.0.1', port },
    close,
    open: async () => void (server.listening || (await listen(port))),
    stall: () => carry(false),
    carryOn: () => carry(true),
  };
}
