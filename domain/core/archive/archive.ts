import { Inflate } from 'fflate';
import { LIMITS } from '../limits.ts';
import { crc32 } from './crc32.ts';

/** Why an archive can't be read (books.4). */
export type ArchiveProblem = 'corrupt' | 'tooLarge' | 'encrypted';

/** What is thrown for an archive, or an entry, that can't be read. */
export class ArchiveError extends Error {
  readonly kind: ArchiveProblem;
  constructor(kind: ArchiveProblem) {
    super(`The archive can’t be read: ${kind}`);
    this.kind = kind;
  }
}

/** An entry, as the directory of its archive says. */
export type ArchiveEntry = {
  readonly name: string;
  readonly method: number;
  readonly crc: number;
  /** Bytes in the archive, and inflated. */
  readonly packed: number;
  readonly size: number;
  /** Where its own header begins, and its record in the directory. */
  readonly offset: number;
  readonly record: { readonly from: number; readonly to: number };
};

/** A ZIP archive, the files in it by name, whose bytes are read one by one when they are asked for. */
export type Archive = {
  readonly bytes: Uint8Array;
  /** All entries in the order of the directory, also folders. */
  readonly all: readonly ArchiveEntry[];
  readonly entries: ReadonlyMap<string, ArchiveEntry>;
  readonly directory: { readonly from: number; readonly end: number };
  /** How many bytes were inflated so far. */
  readonly read: { bytes: number };
};

const END = 0x06054b50;
const RECORD = 0x02014b50;
const HEADER = 0x04034b50;
const END_SIZE = 22;
/** The longest comment at the end of an archive. */
const COMMENT = 0xffff;

export const viewOf = (bytes: Uint8Array) => new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Whether a file begins as a ZIP archive does. */
export const isArchive = (bytes: Uint8Array): boolean =>
  bytes.length >= END_SIZE && viewOf(bytes).getUint32(0, true) === HEADER;

/** Reads the directory of an archive. Throws an ArchiveError; names that lead out of the archive are left out. */
export function openArchive(bytes: Uint8Array): Archive {
  try {
    return directoryOf(bytes);
  } catch (error) {
    // Offsets that point out of the file.
    if (error instanceof RangeError) throw new ArchiveError('corrupt');
    throw error;
  }
}

function directoryOf(bytes: Uint8Array): Archive {
  const view = viewOf(bytes);
  const end = endOf(view);
  const amount = view.getUint16(end + 10, true);
  const from = view.getUint32(end + 16, true);
  if (amount > LIMITS.archiveEntries) throw new ArchiveError('tooLarge');
  const all: ArchiveEntry[] = [];
  let at = from;
  for (let nth = 0; nth < amount; nth++) {
    if (view.getUint32(at, true) !== RECORD) throw new ArchiveError('corrupt');
    const flags = view.getUint16(at + 8, true);
    const lengths = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    const [nameLength = 0, extra = 0, comment = 0] = lengths;
    const to = at + 46 + nameLength + extra + comment;
    const entry = {
      name: nameOf(bytes.subarray(at + 46, at + 46 + nameLength)),
      method: view.getUint16(at + 10, true),
      crc: view.getUint32(at + 16, true),
      packed: view.getUint32(at + 20, true),
      size: view.getUint32(at + 24, true),
      offset: view.getUint32(at + 42, true),
      record: { from: at, to },
    };
    if (to > bytes.length) throw new ArchiveError('corrupt');
    if (flags & 1) throw new ArchiveError('encrypted');
    all.push(entry);
    at = to;
  }
  const entries = new Map(all.filter(({ name }) => isInside(name)).map((entry) => [entry.name, entry]));
  return { bytes, all, entries, directory: { from, end }, read: { bytes: 0 } };
}

/** The offset of the record at the end of an archive, which has no more than a comment behind it. */
function endOf(view: DataView): number {
  const first = Math.max(0, view.byteLength - END_SIZE - COMMENT);
  for (let at = view.byteLength - END_SIZE; at >= first; at--) {
    if (view.getUint32(at, true) === END) return at;
  }
  throw new ArchiveError('corrupt');
}

const nameOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);

/** Whether a name is that of a file within the archive. */
const isInside = (name: string): boolean =>
  !name.endsWith('/') && !/^[/\\]|\\|^[a-z]:/i.test(name) && !name.split('/').includes('..');

/** The bytes of an entry; undefined if there is none of this name. Throws an ArchiveError. */
export function readEntry({ bytes, entries, read }: Archive, name: string): Uint8Array | undefined {
  const entry = entries.get(name);
  if (!entry) return undefined;
  read.bytes += entry.size;
  if (read.bytes > LIMITS.archiveBytes) throw new ArchiveError('tooLarge');
  const { from, to } = dataOf(bytes, entry);
  const packed = bytes.subarray(from, to);
  const content = entry.method === 0 ? packed : entry.method === 8 ? inflated(packed, entry.size) : undefined;
  if (!content || content.length !== entry.size || crc32(content) !== entry.crc)
    throw new ArchiveError('corrupt');
  return content;
}

/** Where the data of an entry is in its archive. */
export function dataOf(bytes: Uint8Array, { offset, packed }: ArchiveEntry): { from: number; to: number } {
  const view = viewOf(bytes);
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== HEADER)
    throw new ArchiveError('corrupt');
  const from = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (from + packed > bytes.length) throw new ArchiveError('corrupt');
  return { from, to: from + packed };
}

/** How many packed bytes are inflated at once: the most that comes of them is a thousand times as much. */
const STEP = 16 * 1024;

/** Inflates data step by step, so that no more is held than the directory says and an entry may have. */
function inflated(packed: Uint8Array, size: number): Uint8Array {
  if (size > LIMITS.archiveEntryBytes) throw new ArchiveError('tooLarge');
  const result = new Uint8Array(size);
  let filled = 0;
  const inflate = new Inflate((piece) => {
    if (filled + piece.length > size) throw new ArchiveError('corrupt');
    result.set(piece, filled);
    filled += piece.length;
  });
  try {
    for (let offset = 0; offset < packed.length; offset += STEP) {
      inflate.push(packed.subarray(offset, offset + STEP), offset + STEP >= packed.length);
    }
  } catch (error) {
    throw error instanceof ArchiveError ? error : new ArchiveError('corrupt');
  }
  return filled === size ? result : result.subarray(0, filled);
}
