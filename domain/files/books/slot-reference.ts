import type { BookSlot, SlotKind } from './model/places.ts';

/**
 * How a string refers to its place in a book that the project keeps: `<file> text 120-180 OEBPS/a.xhtml`, stored as the lead of its
 * frame (docs/decisions/063). The file is its id, 32 hexadecimal digits.
 */
export const printReference = (file: string, { kind, from, to, part }: BookSlot): string =>
  `${file} ${kind} ${from}-${to} ${part}`;

const REFERENCE = /^([0-9a-f]{32}) (text|attribute|lines) (\d{1,10})-(\d{1,10}) (.*)$/s;

/** A pattern of PostgreSQL that no other lead has. */
export const REFERENCE_PATTERN = '^[0-9a-f]{32} (text|attribute|lines) [0-9]';

/** The place that a lead refers to, and its file; undefined for another lead. */
export function readReference(
  lead: string | null | undefined,
): { readonly file: string; readonly slot: BookSlot } | undefined {
  const [, file, kind, from, to, part] = REFERENCE.exec(lead ?? '') ?? [];
  if (file === undefined || part === undefined) return undefined;
  return { file, slot: { kind: kind as SlotKind, from: Number(from), to: Number(to), part } };
}
