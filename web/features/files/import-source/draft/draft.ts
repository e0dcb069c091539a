import type { OwnTranslation } from '#domain/files/imports/own-translations.ts';
import { importBody, type ParsedSource } from '#domain/files/imports/parsed-source.ts';
import type { SplitMode } from '#domain/files/previews/source-choice.ts';
import type { ImportedString, ImportProblem, SkippedItem } from '#domain/formats/model/reading.ts';

/** A row of the preview: a string to be stored, or a line that could not be read as one. */
export type DraftRow = {
  readonly id: string;
  /** Line of the text, from 1. */
  readonly line: number;
  readonly string?: ImportedString;
  /** Its problems. */
  readonly problems: readonly ImportProblem[];
  /** The translations that its file has for it. */
  readonly translations?: readonly OwnTranslation[];
  /** For a piece of a split row: the id of the row that was too long. */
  readonly splitFrom?: string;
};

/** A section in the preview, which can be edited before it is stored. */
export type DraftSection = {
  readonly id: string;
  /** The id of the source that it was read from. */
  readonly source: number;
  readonly name: string;
  /** How its text was read, with the rest of its file; `isAll`: whether a page can hold all strings. */
  readonly read: { readonly load: ParsedSource; readonly cut: SplitMode; readonly isAll: boolean };
  readonly rows: readonly DraftRow[];
  /** Whether it is excluded from the import. */
  readonly isSkipped: boolean;
};

export type Draft = readonly DraftSection[];

/** The rows of a transformed text, in the order of its lines. */
export function rowsOf(
  load: ParsedSource,
  id: string,
  translations: readonly OwnTranslation[] = [],
): DraftRow[] {
  const problems = load.ok ? [] : load.problems;
  const byIndex = Map.groupBy(problems, ({ index }) => index);
  const byString = Map.groupBy(translations, ({ at }) => at);
  const strings = load.strings.map((string, at): DraftRow => {
    const inFile = byString.get(at);
    return {
      id: `${id}.${at}`,
      line: string.line,
      string,
      problems: byIndex.get(at) ?? [],
      ...(inFile && { translations: inFile }),
    };
  });
  const places = (byIndex.get(undefined) ?? []).flatMap((problem, at): DraftRow[] =>
    problem.line === undefined ? [] : [{ id: `${id}.unread.${at}`, line: problem.line, problems: [problem] }],
  );
  return places.length === 0 ? strings : [...strings, ...places].sort((one, other) => one.line - other.line);
}

/** The strings of a section in the draft. */
export const stringsIn = ({ rows }: Pick<DraftSection, 'rows'>): ImportedString[] =>
  rows.flatMap(({ string }) => (string ? [string] : []));

/** Whether two sections have the same strings, by their texts and keys. */
export function isSameText(one: DraftSection, other: DraftSection): boolean {
  return (
    one.rows.length === other.rows.length &&
    one.rows.every(({ string }, at) => {
      const theirs = other.rows[at]?.string;
      return string?.text === theirs?.text && string?.key === theirs?.key;
    })
  );
}

/** Whether two sections have the same content, whatever their names. */
export function isSameContent(one: DraftSection, other: DraftSection): boolean {
  if (one.id === other.id) return true;
  if (one.rows.length !== other.rows.length || one.read.cut !== other.read.cut) return false;
  const [mine, theirs] = [one, other].map((section) =>
    JSON.stringify([
      importBody(section.read.load, stringsIn(section)),
      section.rows.map(({ translations }) => translations),
    ]),
  );
  return mine === theirs;
}

/** The draft with one of its sections changed. */
export function withSection(
  draft: Draft,
  id: string,
  change: (section: DraftSection) => DraftSection,
): Draft {
  return draft.map((section) => (section.id === id ? change(section) : section));
}

/** Replaces a row by others, or removes it. */
export function withRows(section: DraftSection, row: string, becomes: readonly DraftRow[]): DraftSection {
  return { ...section, rows: section.rows.flatMap((one) => (one.id === row ? becomes : [one])) };
}

/** Moves a row to another index; an index past the end counts as the last. */
export function withRowAt(section: DraftSection, row: string, to: number): DraftSection {
  const moved = section.rows.find(({ id }) => id === row);
  if (!moved) return section;
  const otherRows = section.rows.filter(({ id }) => id !== row);
  return { ...section, rows: otherRows.toSpliced(Math.max(0, Math.min(to, otherRows.length)), 0, moved) };
}

/** Splits a section before this row. */
export function withSplit(draft: Draft, row: string, id: string, name: string): Draft {
  return draft.flatMap((section) => {
    const index = section.rows.findIndex((one) => one.id === row);
    if (index < 1) return [section];
    const { rows } = section;
    return [
      { ...section, rows: rows.slice(0, index) },
      { ...section, id, name, rows: rows.slice(index) },
    ];
  });
}

/** Whether a section can be joined to the previous one: both are imported, and plain text of one source. */
export function mayJoin(draft: Draft, index: number): boolean {
  const above = draft[index - 1];
  const section = draft[index];
  return (
    above !== undefined &&
    section !== undefined &&
    !above.isSkipped &&
    !section.isSkipped &&
    above.source === section.source &&
    above.read.load.readAs === 'text' &&
    section.read.load.readAs === 'text'
  );
}

/** Joins a section to the previous one, whose name stays. */
export function withJoined(draft: Draft, id: string): Draft {
  const index = draft.findIndex((section) => section.id === id);
  const above = draft[index - 1];
  const section = draft[index];
  if (!above || !section || !mayJoin(draft, index)) return draft;
  return draft.toSpliced(index - 1, 2, { ...above, rows: [...above.rows, ...section.rows] });
}

/** How many entries of each kind stay in the files of a draft, since they are no strings (imports.50). */
export function countSkipped(draft: Draft): Record<SkippedItem['kind'], number> {
  const counts = { tooLong: 0, notPlain: 0, control: 0 };
  for (const { isSkipped, read } of draft) {
    if (isSkipped) continue;
    for (const { kind } of read.load.warnings) if (kind !== 'duplicateKey') counts[kind]++;
  }
  return counts;
}
