import type { Readable } from 'node:stream';

const NEWLINE = 0x0a;

/** Bytes that are collected before they are passed on, so that ten thousand short rows are not ten thousand writes. */
const BATCH = 64 * 1024;

/** Reads the lines of a stream; `untilEnd` passes on many lines at once. */
export type LineReader = {
  /** The next line without its end; undefined after the last. */
  next(): Promise<string | undefined>;
  /** Yields whole lines up to the line `end`, which is consumed. Throws if the stream ends before it. */
  untilEnd(end: string): AsyncGenerator<Buffer>;
};

/** Reads a stream by lines. */
export function readLines(stream: Readable): LineReader {
  const chunks = stream[Symbol.asyncIterator]();
  let rest = Buffer.alloc(0);

  const more = async (): Promise<boolean> => {
    const { value, done } = await chunks.next();
    if (done) return false;
    rest = rest.length === 0 ? value : Buffer.concat([rest, value]);
    return true;
  };

  const take = async (): Promise<Buffer | undefined> => {
    let from = 0;
    for (;;) {
      const index = rest.indexOf(NEWLINE, from);
      if (index >= 0) {
        const line = rest.subarray(0, index + 1);
        rest = rest.subarray(index + 1);
        return line;
      }
      from = rest.length;
      if (!(await more())) return undefined;
    }
  };

  return {
    async next() {
      return (await take())?.toString('utf8', 0).slice(0, -1);
    },
    async *untilEnd(end) {
      const last = Buffer.from(`${end}\n`);
      let batch: Buffer[] = [];
      let size = 0;
      for (;;) {
        const line = await take();
        if (!line) throw new Error('ends too early');
        if (line.equals(last)) break;
        batch.push(line);
        size += line.length;
        if (size < BATCH) continue;
        yield Buffer.concat(batch);
        batch = [];
        size = 0;
      }
      if (size > 0) yield Buffer.concat(batch);
    },
  };
}
