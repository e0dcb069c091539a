import { onTestFinished } from 'vitest';
import type { ConnectionParameters } from '../server/platform/database/connect.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** An address of this machine that forwards to `place`, closed with the test. */
export async function proxyTo(place: ConnectionParameters): Promise<TcpProxy> {
  const way = await openTcpProxy(place);
  onTestFinished(way.close);
  return way;
}
