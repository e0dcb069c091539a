import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setImmediate as turn, setTimeout as wait } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { MIB } from '#domain/core/units.ts';
import { progressOf, watchStall } from './stall.ts';

/** More than the operating system sends before it waits for the client. */
const MUCH = 32 * MIB;
const PIECE = 64 * 1024;

/** A connection on which the server has more to send than the client reads, and a client that reads on command. */
async function slowClient() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  let allowed = 0;
  let taken = 0;
  const client = connect({
    host: '127.0.0.1',
    port,
    onread: {
      buffer: Buffer.alloc(1024),
      callback: (amount) => {
        taken += amount;
        return taken < allowed;
      },
    },
  });
  const [socket] = (await once(server, 'connection')) as [Socket];
  socket.on('error', () => {});
  onTestFinished(() => {
    client.destroy();
    socket.destroy();
    server.close();
  });
  // In pieces, each once the system has accepted the last, as responses are sent.
  const send = () => {
    while (socket.bytesWritten < MUCH) if (!socket.write(Buffer.alloc(PIECE))) break;
  };
  socket.on('drain', send);
  send();
  const take = async (bytes: number) => {
    allowed = taken + bytes;
    client.resume();
    while (taken < allowed) await wait(1);
  };
  await take(1024);
  await wait(50);
  return { socket, take };
}

/** Watches a client with a clock that only `pass` advances; `pass` resolves after the next check. */
function watched(socket: Socket) {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const stalled = vi.fn();
  const looks: Promise<string>[] = [];
  const stop = watchStall(socket, SERVICE_LIMITS.fullFetchStalls, stalled, (of) => {
    const look = progressOf(of);
    looks.push(look);
    return look;
  });
  const pass = async (times: number) => {
    vi.advanceTimersByTime(times * SERVICE_LIMITS.fullFetchStalls);
    await Promise.all(looks);
    await turn();
  };
  return { stalled, stop, pass };
}

test.runIf(process.platform === 'linux')(
  'a client that takes 2 KiB a second is not stalled, and one that takes nothing is',
  async () => {
    const { socket, take } = await slowClient();
    const { stalled, pass } = watched(socket);
    for (let times = 0; times < 10; times += 1) {
      await take((SERVICE_LIMITS.fullFetchStalls / 1000) * 2048);
      await pass(1);
    }
    expect(stalled).not.toHaveBeenCalled();
    await pass(1);
    expect(stalled).toHaveBeenCalledTimes(1);
    await pass(4);
    expect(stalled).toHaveBeenCalledTimes(1);
  },
);

test('a client that takes what it is sent is not stalled', async () => {
  const { socket, take } = await slowClient();
  const { stalled, pass } = watched(socket);
  for (let times = 0; times < 3; times += 1) {
    await take(MUCH / 4);
    await pass(1);
  }
  expect(stalled).not.toHaveBeenCalled();
});

test('who is watched no more is not stalled', async () => {
  const { socket } = await slowClient();
  const { stalled, stop, pass } = watched(socket);
  await pass(1);
  stop();
  await pass(4);
  expect(stalled).not.toHaveBeenCalled();
});
