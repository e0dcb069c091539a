import type { Section } from '#contract/sections.ts';
import type { ListedString } from '#contract/strings.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import type { ParsedSource } from '#domain/imports/import-source.ts';
import {
  fileStringsOf,
  planUpdate,
  repeatedKeys,
  type UpdateBy,
  type UpdatedString,
  updateByOf,
} from '#domain/imports/section-update.ts';
import { type DraftSection, stringsIn } from '../draft/draft.ts';

/** A string of a file in the form of the call. */
type Sent = ReturnType<typeof fileStringsOf>[number];

/** What happens to a string in an update. */
export const UPDATE_KINDS = ['changed', 'added', 'missing', 'same'] as const;
export type UpdateKind = (typeof UPDATE_KINDS)[number];

/** A row of the preview of an update. */
export type PlannedRow = UpdatedString<ListedString, Sent> & { readonly id: string };

/** A planned update: its preview, and the data of its call. */
export type PlannedUpdate = {
  readonly by: UpdateBy;
  readonly rows: Readonly<Record<UpdateKind, readonly PlannedRow[]>>;
  readonly strings: readonly Sent[];
  readonly seen: readonly { readonly id: number; readonly updated_at: number }[];
  /** How many strings of the file or section share a key. */
  readonly repeated: number;
};

/** Whether a file may be a newer version of a section's file. */
export function mayUpdate(section: Pick<Section, 'format' | 'stats'>, { read }: DraftSection): boolean {
  const { readAs, strings } = read.load;
  if (section.stats.strings_amount === 0) return false;
  if (isSubtitles(section.format) || isSubtitles(readAs)) {
    return isSubtitles(section.format) && isSubtitles(readAs);
  }
  return strings.some(({ key }) => key !== '');
}

/** Plans an update of a section from a draft; undefined if neither keys nor times match strings. */
export function planSectionUpdate(
  { format }: Pick<Section, 'format'>,
  stored: readonly ListedString[],
  one: DraftSection,
): PlannedUpdate | undefined {
  const { load } = one.read;
  const strings = fileStringsOf(load, stringsIn(one));
  const by = updateByOf({ format, strings: stored }, { format: load.readAs, strings });
  if (!by) return undefined;
  const plan = planUpdate(stored, strings, by);
  const rows = plan.map((row, at): PlannedRow => ({ ...row, id: String(at) }));
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  return {
    by,
    rows: {
      changed: byKind.get('changed') ?? [],
      added: byKind.get('added') ?? [],
      missing: byKind.get('missing') ?? [],
      same: byKind.get('same') ?? [],
    },
    strings,
    seen: stored.map(({ id, updated_at }) => ({ id, updated_at })),
    repeated: by === 'key' ? Math.max(repeatedKeys(stored), repeatedKeys(strings)) : 0,
  };
}

/** The body of the call: `remove` holds the ids of the missing strings to be deleted. */
export function bodyOfUpdate(
  { strings, seen }: PlannedUpdate,
  { readAs, headerAndFooter }: Pick<ParsedSource, 'readAs' | 'headerAndFooter'>,
  remove: ReadonlySet<number>,
) {
  return { format: readAs, ...headerAndFooter, strings: [...strings], remove: [...remove], seen: [...seen] };
}

/** What an update adds to the quota, in strings and bytes. */
export function sizeOfUpdate({ rows }: PlannedUpdate, remove: ReadonlySet<number>) {
  const differences = UPDATE_KINDS.flatMap((kind) => rows[kind]).map((row) => {
    if (row.kind === 'added') return bytesOf(row.coming);
    const before = bytesOf(row.stored);
    if (row.kind === 'missing') return remove.has(row.stored.id) ? -before : 0;
    return bytesOf({ ...row.stored, ...row.coming }) - before;
  });
  return {
    sections: 0,
    strings: Math.max(rows.added.length - remove.size, 0),
    bytes: Math.max(
      differences.reduce((sum, bytes) => sum + bytes, 0),
      0,
    ),
  };
}

type Words = { readonly text: string; readonly key: string; readonly context?: string | undefined };

const encoder = new TextEncoder();

function bytesOf({ text, key, context = '' }: Words): number {
  return encoder.encode(text + key + context).length;
}

/** How many translations an update keeps in changed strings, and how many it deletes with their strings. */
export function translationsOf({ rows }: PlannedUpdate, remove: ReadonlySet<number>) {
  const sum = (all: readonly PlannedRow[]) =>
    all.reduce((sum, row) => sum + (row.kind === 'added' ? 0 : (row.stored.translations_amount ?? 0)), 0);
  const removed = rows.missing.filter((row) => row.kind === 'missing' && remove.has(row.stored.id));
  return { kept: sum(rows.changed), deleted: sum(removed) };
}

/** How many strings the section has after an update. */
export function amountAfter({ rows }: PlannedUpdate, remove: ReadonlySet<number>): number {
  return UPDATE_KINDS.reduce((sum, kind) => sum + rows[kind].length, 0) - remove.size;
}
