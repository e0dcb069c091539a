import type { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';

/**
 * The pieces of a `COPY … TO STDOUT`, around a defect of the driver (porsager/postgres issue 499): it pauses the socket
 * when its stream is full, and resumes it when the stream asks for more. A stream that has been told its end asks for
 * nothing more, so where the last rows were what filled it the socket stays paused, and the next statement of that
 * connection waits for ever. Here the socket is resumed once the stream has ended, however it did.
 *
 * Who stops reading before the end leaves rows under way, which have to be read away before the connection serves again:
 * `giveUp` asks the database to stop sending.
 */
export async function* piecesOf(
  copy: Promise<Readable>,
  giveUp: () => Promise<unknown>,
): AsyncGenerator<Buffer> {
  const rows = await copy;
  try {
    for await (const row of rows.iterator({ destroyOnReturn: false })) {
      // Rows are passed on together: one by one, a large table takes several times as long.
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
