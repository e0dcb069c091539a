import { readFile } from 'node:fs/promises';
import type { Socket } from 'node:net';

/** The files in which Linux lists its TCP connections, over IPv4 and IPv6. */
const TABLES = ['/proc/self/net/tcp', '/proc/self/net/tcp6'];
/** Columns of a line: local and remote `address:port` in hexadecimal, and `sent:received` queues. */
const [LOCAL, REMOTE, QUEUES] = [1, 2, 4];

/**
 * Calls `stalled` once if the client takes no byte between two checks, which are so many milliseconds apart. Its speed does not
 * matter. The result stops watching.
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

/** A value that changes whenever the client reads something. */
export async function progressOf(socket: Socket): Promise<string> {
  return [socket.bytesWritten, socket.writableLength, await unacknowledged(socket)].join(' ');
}

/**
 * Bytes that the operating system has accepted and the client has not acknowledged; undefined except on Linux. Node
 * knows only what the system accepts, which may be a third of its buffer, more than a megabyte, at a time: a slow
 * client takes minutes for that.
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
