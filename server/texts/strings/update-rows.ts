import { createHash } from 'node:crypto';
import type { BodyOf } from '#contract/core/endpoint.ts';
import type { SourceString, updateStrings } from '#contract/texts/strings.ts';
import { type FieldChanges, fieldChanges, hasFieldChanges } from '#domain/core/events/changes.ts';
import type { UpdatedString } from '#domain/files/imports/section-update.ts';
import type { Frame } from '#domain/formats/model/skeleton.ts';
import { sortKeysForOrder } from '#domain/texts/sections/sort-keys.ts';

/** A string before the update; its frame as hashes, because it may be large. */
export type StoredString = Pick<
  SourceString,
  'id' | 'text' | 'key' | 'context' | 'max_length' | 'continues' | 'updated_at'
> & {
  place: number;
  source_id: number | null;
  own_bytes: number;
  /** The size of text, key and context in bytes. */
  words_bytes: number;
  lead_hash: string | null;
  raw_hash: string | null;
};

type IncomingString = BodyOf<typeof updateStrings>['strings'][number];
export type Planned = UpdatedString<StoredString, IncomingString>;

/** A string after the update. `frame` is undefined if unchanged. */
export type UpdatedRow = Pick<SourceString, 'text' | 'key' | 'context' | 'max_length' | 'continues'> & {
  stored: StoredString | undefined;
  place: number;
  frame: Frame | null | undefined;
  joint: string | null | undefined;
  /** The changes of its fields; none for a new string. */
  acts: FieldChanges;
  /** Whether an existing string changes at all, and whether it does in nothing but its sort key. */
  isTouched: boolean;
  isOnlyMoved: boolean;
  /** Whether nothing but what stands around it in the file changes. */
  isOnlyFramed: boolean;
};

/** The strings of the section after the update, in order. */
export function rowsAfter(
  plan: readonly Planned[],
  { frameOf }: { frameOf: (one: Planned) => Frame | null | undefined },
): UpdatedRow[] {
  const places = sortKeysForOrder(
    plan.map((update) => (update.kind === 'added' ? undefined : update.stored.place)),
  );
  return plan.map((update, index) => {
    const stored = update.kind === 'added' ? undefined : update.stored;
    const incoming: Partial<IncomingString> = update.kind === 'missing' ? {} : update.incoming;
    const place = places[index] ?? 0;
    const frame = frameOf(update);
    const acts = stored && update.kind === 'changed' ? fieldChanges(update.fields, stored, incoming) : {};
    const context = incoming.context ?? stored?.context ?? '';
    const isFramedAnew = stored !== undefined && frame !== undefined && !isSameFrame(stored, frame);
    // A new cue number is stored, but is not a change of the string.
    const hasChanges = hasFieldChanges(acts) || context !== stored?.context;
    const isChanged = hasChanges || isFramedAnew;
    const isPlaced = place !== stored?.place;
    return {
      stored,
      place,
      frame,
      acts,
      text: incoming.text ?? stored?.text ?? '',
      key: incoming.key || stored?.key || '',
      context,
      max_length: incoming.max_length === undefined ? (stored?.max_length ?? null) : incoming.max_length,
      continues: incoming.continues ?? stored?.continues ?? false,
      joint: incoming.joint,
      isTouched: stored !== undefined && (isChanged || isPlaced),
      isOnlyMoved: stored !== undefined && isPlaced && !isChanged,
      isOnlyFramed: isFramedAnew && !hasChanges && !isPlaced,
    };
  });
}

/** By how many bytes the texts of a section grow. */
export function addedBytes(rows: readonly UpdatedRow[], removed: readonly StoredString[]): number {
  const grown = rows.map(({ stored, text, key, context, frame }) => {
    const words = Buffer.byteLength(text) + Buffer.byteLength(key) + Buffer.byteLength(context);
    if (frame === undefined) return words - (stored?.words_bytes ?? 0);
    const around = Buffer.byteLength(frame?.lead ?? '') + Buffer.byteLength(frame?.raw ?? '');
    return words + around - (stored?.own_bytes ?? 0);
  });
  return [...grown, ...removed.map(({ own_bytes }) => -own_bytes)].reduce((sum, bytes) => sum + bytes, 0);
}

function isSameFrame({ lead_hash, raw_hash }: StoredString, frame: Frame | null): boolean {
  return lead_hash === hashOf(frame?.lead) && raw_hash === hashOf(frame?.raw);
}

/** The hash of a text, as PostgreSQL's md5() computes it. */
const hashOf = (text: string | null | undefined) =>
  text == null ? null : createHash('md5').update(text).digest('hex');
