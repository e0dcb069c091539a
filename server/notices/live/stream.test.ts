import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';

import Fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { LIMITS } from '#domain/core/limits.ts';
import { openStream, type Stream } from './streams.ts';

const AUDIENCE = {
  project: 1,
  userId: undefined,
  address: '127.0.0.1',
  credential: undefined,
  client: undefined,
  since: undefined,
};

/** A client of a stream over a real connection, and the stream; `closed` is called when the server notices its end. */
async function openOne() {
  const app = Fastify();
  onTestFinished(() => app.close());
  const closed = Promise.withResolvers<'closed'>();
  const opened = Promise.withResolvers<Stream>();
  app.get('/', async (_, reply) => {
    opened.resolve(openStream(reply, AUDIENCE, () => closed.resolve('closed')));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  const reader = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  onTestFinished(() => void reader.destroy());
  reader.on('error', () => {});
  reader.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  return { reader, stream: await opened.promise, closed: closed.promise };
}

const PIECE = 'x'.repeat(64 * 1024);
/** More than the buffers of two sockets hold. */
const MUCH = 64 * LIMITS.liveWaitingBytes;

test('a client that does not read is disconnected before some megabytes wait', async () => {
  const { reader, stream, closed } = await openOne();
  reader.pause();
  let isClosed = false;
  closed.then(() => {
    isClosed = true;
  });
  let sent = 0;
  while (!isClosed && sent < MUCH) {
    stream.send(PIECE);
    sent += PIECE.length;
    await nextTurn();
  }
  expect(await Promise.race([closed, nextTurn('open')])).toBe('closed');
});

test('a client that reads gets everything', async () => {
  const { reader, stream } = await openOne();
  let read = 0;
  const isRead = new Promise<void>((resolve) => {
    reader.on('data', (piece) => {
      read += piece.length;
      if (read >= 16 * LIMITS.liveWaitingBytes) resolve();
    });
  });
  for (let sent = 0; sent < 16 * LIMITS.liveWaitingBytes; sent += PIECE.length) {
    stream.send(PIECE);
    // It is read as fast as it is sent.
    while (read < sent - LIMITS.liveWaitingBytes / 2) await nextTurn();
  }
  await isRead;
});

test('it is sent as proxies and browsers need it, and nothing after its end', async () => {
  const { reader, stream, closed } = await openOne();
  let text = '';
  reader.on('data', (piece) => {
    text += piece;
  });
  stream.send('event: hello\ndata: {}\n\n');
  stream.end('event: gone\ndata: {}\n\n');
  stream.send('event: changes\ndata: {}\n\n');
  reader.end();
  await once(reader, 'close');
  await closed;
  expect(text).toMatch(/^HTTP\/1.1 200 OK\r\n/);
  expect(text).toMatch(/content-type: text\/event-stream\r\n/i);
  expect(text).toMatch(/cache-control: no-store, no-transform\r\n/i);
  expect(text).toMatch(/x-accel-buffering: no\r\n/i);
  expect(text).toMatch(/retry: \d{4}\n\n/);
  expect(text).toMatch(/event: hello(.|\n)*event: gone/);
  expect(text).not.toContain('changes');
});
