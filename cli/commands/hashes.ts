import { createHash } from 'node:crypto';
import type { SourceFile } from '../paths/source-files.ts';

const sha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** The ETag of an export with these bytes (command-line.5). */
export const etagOf = (bytes: Uint8Array): string => `W/"${sha256(bytes)}"`;

/**
 * The hash by which a source file is known: of its bytes, of how they are read, and of whether strings that it lacks were deleted
 * (command-line.4, command-line.26).
 */
export const sourceHash = (
  { set: { format, encoding, splitting, flatten, frameRate, track, columns, headerRow, sheets } }: SourceFile,
  bytes: Uint8Array,
  removes: boolean,
) => {
  // Options that only some formats have count where they are set, so that other files keep their hashes.
  const ofSubtitles = frameRate === undefined && track === undefined ? [] : [frameRate, track];
  const ofTables = columns || sheets || headerRow !== undefined ? [{ columns, headerRow, sheets }] : [];
  const parts = [
    sha256(bytes),
    format,
    encoding,
    splitting,
    flatten,
    ...ofSubtitles,
    ...ofTables,
    ...(removes ? ['removes'] : []),
  ];
  return sha256(JSON.stringify(parts));
};

/** How far a source file is pushed whose section has a hash: with what it lacks deleted, without, or not at all. */
export function pushStateOf(
  file: SourceFile,
  bytes: Uint8Array,
  hash: string | null | undefined,
): 'removed' | 'kept' | undefined {
  if (hash === sourceHash(file, bytes, true)) return 'removed';
  return hash === sourceHash(file, bytes, false) ? 'kept' : undefined;
}
