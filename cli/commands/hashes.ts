import { createHash } from 'node:crypto';
import type { SourceFile } from '../paths/source-files.ts';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** The ETag of an export with these bytes (command-line.5). */
export const etagOf = (bytes: Uint8Array): string => `W/"${sha256(bytes)}"`;

/** The hash by which a source file is known: of its bytes, and of how they are read (command-line.4). */
export const sourceHash = (
  { set: { format, encoding, splitting, flatten, frameRate, track, columns, headerRow, sheets } }: SourceFile,
  bytes: Uint8Array,
) => {
  // Options that only some formats have count where they are set, so that other files keep their hashes.
  const ofSubtitles = frameRate === undefined && track === undefined ? [] : [frameRate, track];
  const ofTables = columns || sheets || headerRow !== undefined ? [{ columns, headerRow, sheets }] : [];
  const read = [sha256(bytes), format, encoding, splitting, flatten, ...ofSubtitles, ...ofTables];
  return sha256(JSON.stringify(read));
};
