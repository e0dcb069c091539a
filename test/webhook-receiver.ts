import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterFile } from './after-file.ts';

/** What a receiver got. */
export type Received = { headers: IncomingHttpHeaders; body: string; bytes: Buffer; path: string };

/** A receiver of webhooks on this machine; it answers 204, or as the test sets. */
export async function openReceiver(host = '127.0.0.1') {
  const received: Received[] = [];
  const receiver = {
    received,
    url: '',
    port: 0,
    answer: (reply: ServerResponse, _got: Received): void => {
      reply.writeHead(204).end();
    },
  };
  const server = createServer((request, reply) => {
    const pieces: Buffer[] = [];
    request.on('data', (piece: Buffer) => pieces.push(piece));
    request.on('end', () => {
      const got = {
        headers: request.headers,
        body: Buffer.concat(pieces).toString(),
        bytes: Buffer.concat(pieces),
        path: request.url ?? '',
      };
      received.push(got);
      receiver.answer(reply, got);
    });
  });
  await new Promise<void>((go) => server.listen(0, host, go));
  receiver.port = (server.address() as AddressInfo).port;
  receiver.url = `http://${host}:${receiver.port}/hook?token=secret`;
  afterFile(async () => {
    server.closeAllConnections();
    await new Promise((go) => server.close(go));
  });
  return receiver;
}
