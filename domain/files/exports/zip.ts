import { strToU8, Zip, ZipDeflate, zipSync } from 'fflate';
import type { AnyFile } from './own-file.ts';

/** The earliest time that a zip can store. It is always the same, so that equal files make equal zips. */
const MTIME = new Date(1980, 0, 2);

/** A zip of these files. */
export function zipFiles(files: readonly AnyFile[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    zipSync(
      Object.fromEntries(
        files.map(({ name, content }) => [name, typeof content === 'string' ? strToU8(content) : content]),
      ),
      { mtime: MTIME },
    ),
  );
}

/** A ZIP archive in pieces, for files that come one after the other: memory holds one of them. */
export async function* zipInPieces(files: AsyncIterable<AnyFile>): AsyncGenerator<Uint8Array> {
  const pieces: Uint8Array[] = [];
  const zip = new Zip((error, piece) => {
    if (error) throw error;
    pieces.push(piece);
  });
  for await (const { name, content } of files) {
    const entry = new ZipDeflate(name);
    entry.mtime = MTIME;
    zip.add(entry);
    entry.push(typeof content === 'string' ? strToU8(content) : content, true);
    yield* pieces.splice(0);
  }
  zip.end();
  yield* pieces;
}
