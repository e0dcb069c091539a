import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

/** Where Linux lists its TCP connections, over IPv4 and IPv6. */
const TABLES = ['/proc/self/net/tcp', '/proc/self/net/tcp6'];
/** Columns of such a line: `address:port` of this end and of the other one, both hexadecimal, and `sent:received`. */
const [LOCAL, REMOTE, QUEUES] = [1, 2, 4];

/**
 * Calls `stalled` once when the client takes no byte of what is sent to it between two looks, which are so many milliseconds
 * apart; the result stops watching. How slowly it takes them does not matter.
 */
export function watchStall(
  socket: Socket,
  milliseconds: number,
  stalled: () => void,
  progress = progressOf,
): () => void {
  let isWatching = true;
  let before: string | undefined;
  const stop = () => {
    isWatching = false;
    clearInterval(timer);
  };
  const look = async () => {
    const now = await progress(socket);
    if (!isWatching) return;
    if (now === before) {
      stop();
      stalled();
    }
    before = now;
  };
  const timer = setInterval(look, milliseconds).unref();
  return stop;
}

/** What changes whenever the client takes something. */
export async function progressOf(socket: Socket): Promise<string> {
  return [socket.bytesWritten, socket.writableLength, await unacknowledged(socket)].join(' ');
}

/**
 * Bytes that were given to the system and that the client has not acknowledged. Node knows only what the system has accepted,
 * and the system accepts more once a third of its buffer is free: of 4 MiB, a slow client takes that in minutes. Undefined where
 * the system does not say, which is everywhere but on Linux; then only what the system accepts counts.
 */
async function unacknowledged({ localPort, remotePort }: Socket): Promise<string | undefined> {
  if (localPort === undefined || remotePort === undefined) return undefined;
  const [local, remote] = [portIn(localPort), portIn(remotePort)];
  const tables = await Promise.all(TABLES.map((path) => readFile(path, 'utf8').catch(() => '')));
  const queues = tables
    .flatMap((table) => table.split('\n'))
    .map((line) => line.trim().split(/\s+/))
    .filter((columns) => columns[LOCAL]?.endsWith(local) && columns[REMOTE]?.endsWith(remote))
    .map((columns) => columns[QUEUES]?.split(':')[0]);
  return queues.join(' ') || undefined;
}

const portIn = (port: number) => `:${port.toString(16).toUpperCase().padStart(4, '0')}`;
