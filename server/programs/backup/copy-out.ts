import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/**
 * The pieces of a `COPY … TO STDOUT`, with a workaround for a defect of the driver (porsager/postgres issue 499): it
 * pauses the socket when its stream is full and resumes it when the stream reads again. A stream that has ended reads
 * no more, so if the last rows filled it, the socket stays paused and the next statement of the connection waits
 * forever. So the socket is resumed when the stream has ended. If the consumer stops early, the remaining rows have
 * to be read before the connection can be used again; `giveUp` asks the database to stop sending.
 */
export async function* chunksOf(
  copy: Promise<Readable>,
  giveUp: () => Promise<unknown>,
): AsyncGenerator<Buffer> {
  const rows = await copy;
  try {
    for await (const row of rows.iterator({ destroyOnReturn: false })) {
      // Rows are passed on in batches, because single rows take several times as long.
      const pieces: Buffer[] = [row];
      for (let more = rows.read(); more !== null; more = rows.read()) pieces.push(more);
      yield Buffer.concat(pieces);
    }
  } finally {
    if (!rows.readableEnded && !rows.destroyed) {
      rows.resume();
      await Promise.allSettled([finished(rows), giveUp()]);
    }
    resumeSocket(rows);
  }
}

/** The stream's `_read` resumes the socket, and does nothing else. */
function resumeSocket(rows: Readable): void {
  try {
    rows._read(0);
  } catch {
    // The connection has closed.
  }
}
