import type { Section } from '#contract/texts/sections.ts';
import type { ListedString } from '#contract/texts/strings.ts';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { type Correction, correctPairs } from '#domain/files/imports/correct-pairs.ts';
import { cutAsStored } from '#domain/files/imports/cut-as-stored.ts';
import type { UpdateBy } from '#domain/files/imports/matched-strings.ts';
import type { ParsedSource } from '#domain/files/imports/parsed-source.ts';
import {
  fileStringsOf,
  planPairs,
  repeatedKeys,
  type UpdatedString,
  updateByOf,
} from '#domain/files/imports/section-update.ts';
import { type DraftSection, stringsIn } from '../import-source/draft/draft.ts';

/** A string of a file in the form of the call. */
type Sent = ReturnType<typeof fileStringsOf>[number];

/** What happens to a string in an update. */
const UPDATE_KINDS = ['changed', 'added', 'missing', 'same'] as const;
type UpdateKind = (typeof UPDATE_KINDS)[number];

/** The lists of the preview: all strings, those of a kind, and those that are moved, whatever else they are. */
export const UPDATE_LISTS = ['changed', 'moved', 'added', 'missing', 'same', 'all'] as const;
export type UpdateList = (typeof UPDATE_LISTS)[number];

/** A row of the preview of an update; `nth` is the index of its string in the file. */
export type PlannedRow = UpdatedString<ListedString, Sent> & {
  readonly id: string;
  readonly nth: number | undefined;
};

/** The strings of a section and of a file, and how they are matched. */
export type Matched = {
  readonly by: UpdateBy;
  readonly stored: readonly ListedString[];
  readonly strings: readonly Sent[];
  readonly pairs: readonly (number | undefined)[];
};

/** A planned update: its preview, and the data of its call. */
export type PlannedUpdate = {
  readonly by: UpdateBy;
  readonly rows: Readonly<Record<UpdateList, readonly PlannedRow[]>>;
  readonly strings: readonly Sent[];
  readonly seen: readonly { readonly id: number; readonly updated_at: number }[];
  /** How many strings of the file or section share a key. */
  readonly repeated: number;
};

/** What is to be matched: a file and a section; undefined if they have neither keys, times nor texts in common. */
export function toMatch(
  { format }: Pick<Section, 'format'>,
  stored: readonly ListedString[],
  one: DraftSection,
  languages: Pick<ProjectLanguages, 'source_lang'>,
): Omit<Matched, 'pairs'> | undefined {
  const { load } = one.read;
  const read = stringsIn(one);
  const strings = fileStringsOf(load, read);
  const by = updateByOf({ format, strings: stored }, { format: load.readAs, strings });
  if (by !== 'text') return by && { by, stored, strings };
  const cut = cutAsStored(stored, read, languages, (first, text, joint) => ({
    ...first,
    text,
    continues: true,
    joint,
  }));
  return { by, stored, strings: fileStringsOf(load, cut) };
}

/** Plans an update of a section, with corrected pairs. */
export function planMatched(
  { by, stored, strings, pairs }: Matched,
  corrections: readonly Correction[],
): PlannedUpdate {
  let next = 0;
  const rows = planPairs(stored, strings, correctPairs([...pairs], corrections)).map((row): PlannedRow => {
    const nth = row.kind === 'missing' ? undefined : next++;
    const id = row.kind === 'added' ? `file ${nth}` : `stored ${row.stored.id}`;
    return { ...row, id, nth };
  });
  const byKind = Map.groupBy(rows, ({ kind }) => kind);
  const rowsOfKind = (kind: UpdateKind) => byKind.get(kind) ?? [];
  return {
    by,
    rows: {
      changed: rowsOfKind('changed'),
      moved: rows.filter((row) => (row.kind === 'same' || row.kind === 'changed') && row.isMoved),
      added: rowsOfKind('added'),
      missing: rowsOfKind('missing'),
      same: rowsOfKind('same'),
      all: rows,
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
  {
    remove,
    pairs,
    file,
  }: {
    remove: ReadonlySet<number>;
    pairs: readonly { nth: number; id: number | null }[];
    file: string | undefined;
  },
) {
  return {
    format: readAs,
    ...headerAndFooter,
    strings: [...strings],
    remove: [...remove],
    seen: [...seen],
    ...(pairs.length > 0 && { pairs: [...pairs] }),
    ...(file && { file }),
  };
}

/** What an update adds to the quota, in strings and bytes. */
export function sizeOfUpdate({ rows }: PlannedUpdate, remove: ReadonlySet<number>) {
  const differences = rows.all.map((row) => {
    if (row.kind === 'added') return bytesOf(row.incoming);
    const before = bytesOf(row.stored);
    if (row.kind === 'missing') return remove.has(row.stored.id) ? -before : 0;
    return bytesOf({ ...row.stored, ...row.incoming }) - before;
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

/**
 * How many translations will need review, because the text of their string changes, and how many are deleted with their
 * strings.
 */
export function translationsOf({ rows }: PlannedUpdate, remove: ReadonlySet<number>) {
  const sum = (all: readonly PlannedRow[]) =>
    all.reduce((sum, row) => sum + (row.kind === 'added' ? 0 : (row.stored.translations_amount ?? 0)), 0);
  const reviewed = rows.changed.filter((row) => row.kind === 'changed' && row.fields.includes('text'));
  const removed = rows.missing.filter((row) => row.kind === 'missing' && remove.has(row.stored.id));
  return { reviewed: sum(reviewed), deleted: sum(removed) };
}

/** How many strings the section has after an update. */
export const amountAfter = ({ rows }: PlannedUpdate, remove: ReadonlySet<number>): number =>
  rows.all.length - remove.size;
