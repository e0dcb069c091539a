import { deflateSync } from 'fflate';
import { type Archive, type ArchiveEntry, dataOf, viewOf } from './archive.ts';
import { crc32 } from './crc32.ts';

/** Bit 3 of the flags: the sizes follow the data. */
const SIZES_FOLLOW = 8;

/**
 * The archive with other bytes in some entries (books.8). All others are copied as they are, packed, in the same order, so that what
 * is not translated stays the same byte for byte and nothing large is inflated.
 */
export function replaceEntries(
  archive: Archive,
  changed: ReadonlyMap<string, Uint8Array>,
): Uint8Array<ArrayBuffer> {
  const { bytes, all, directory } = archive;
  if (changed.size === 0) return new Uint8Array(bytes);
  const pieces: Uint8Array[] = [];
  let length = 0;
  const add = (piece: Uint8Array) => {
    pieces.push(piece);
    length += piece.length;
  };
  const inOrder = all.toSorted((one, other) => one.offset - other.offset);
  const recordsOf = new Map<ArchiveEntry, Uint8Array>();
  for (const entry of inOrder) {
    const record = bytes.slice(entry.record.from, entry.record.to);
    viewOf(record).setUint32(42, length, true);
    recordsOf.set(entry, record);
    const data = dataOf(bytes, entry);
    const header = bytes.slice(entry.offset, data.from);
    const content = changed.get(entry.name);
    const packed = content && (entry.method === 8 ? deflateSync(content) : content);
    // The sizes may be missing in its own header, so they are always written there.
    const facts = packed
      ? { crc: crc32(content), packed: packed.length, size: content.length }
      : { crc: entry.crc, packed: entry.packed, size: entry.size };
    write(header, 6, 14, facts);
    write(record, 8, 16, facts);
    add(header);
    add(packed ?? bytes.subarray(data.from, data.to));
  }
  const start = length;
  for (const entry of all) add(recordsOf.get(entry) ?? new Uint8Array());
  const end = bytes.slice(directory.end);
  const view = viewOf(end);
  view.setUint32(12, length - start, true);
  view.setUint32(16, start, true);
  add(end);
  return joined(pieces, length);
}

/** Writes the sizes of an entry into its header, or its record in the directory, and that they don't follow its data. */
function write(
  into: Uint8Array,
  flags: number,
  at: number,
  { crc, packed, size }: Pick<ArchiveEntry, 'crc' | 'packed' | 'size'>,
): void {
  const view = viewOf(into);
  view.setUint16(flags, view.getUint16(flags, true) & ~SIZES_FOLLOW, true);
  view.setUint32(at, crc, true);
  view.setUint32(at + 4, packed, true);
  view.setUint32(at + 8, size, true);
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    all.set(piece, at);
    at += piece.length;
  }
  return all;
}
