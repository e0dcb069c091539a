import { strToU8, zipSync } from 'fflate';
import type { AnyFile } from './own-file.ts';

/** The earliest time that a zip can store. It is always the same, so that equal files make equal zips. */
const MTIME = new Date(1980, 0, 2);

/** A zip of these files. */
export function zipped(files: readonly AnyFile[]): Uint8Array<ArrayBuffer> {
  return new Uint8Array(
    zipSync(
      Object.fromEntries(
        files.map(({ name, content }) => [name, typeof content === 'string' ? strToU8(content) : content]),
      ),
      { mtime: MTIME },
    ),
  );
}
