import type { PushedChapter } from '#contract/files/files.ts';
import { IN_CHAPTERS } from '#domain/files/imports/in-chapters.ts';
import {
  type Becomes,
  bringsTranslations,
  type KnownSection,
  type OtherLanguage,
  planFiles,
} from '#domain/files/imports/plan-files.ts';
import type { HowRead, Inspected } from '#domain/files/previews/inspect-file.ts';
import { hasCapability, isBook } from '#domain/formats/model/format.ts';
import type { ChosenFile } from './chosen-files.ts';

/** What came of a file: counts by what they count, and lines that are possibly wrong or were left out. */
export type Outcome =
  | {
      readonly ok: true;
      readonly sections: readonly number[];
      readonly counts: Readonly<Partial<Record<Count, number>>>;
      readonly lines: number;
    }
  | { readonly ok: false; readonly why: string };

/** What is counted of an import, in the order in which it is shown. */
export const COUNTS = [
  'added',
  'changed',
  'moved',
  'removed',
  'kept',
  'reviewed',
  'translations',
  'skipped',
  'refused',
] as const;
export type Count = (typeof COUNTS)[number];

/** A file of the list; `inspected` is undefined until it is read, or until it is known why it couldn’t be asked. */
export type FileRow = ChosenFile & {
  readonly inspected?:
    | Inspected
    | { readonly ok: false; readonly why: { readonly kind: 'failed'; readonly error: Error } }
    | undefined;
  readonly becomes?: Becomes | undefined;
  /** Whether the user has chosen what becomes of it. */
  readonly isChosen: boolean;
  /** What was chosen of what the file leaves open. */
  readonly how?: HowRead | undefined;
  /** What it would change as the newer file of a book, once that was asked. */
  readonly comparison?: Comparison | undefined;
  /** What was chosen for that: whether sections get the order of the file, and whether what it lacks is deleted. */
  readonly inBook?: InBook | undefined;
  readonly outcome?: Outcome | 'running' | undefined;
};

export type NewerBook = Extract<Becomes, { as: 'newerBook' }>;

export type InBook = { readonly orders: boolean; readonly removes: boolean };

/** What the newer file of a book would change, as the service says, or why that isn't known. */
export type Comparison =
  | {
      readonly ok: true;
      /** Of which book. */
      readonly of: NewerBook;
      readonly chapters: readonly PushedChapter[];
      readonly misplaced: number;
    }
  | { readonly ok: false; readonly why: string };

type Project = {
  source_lang: string;
  target_lang: string;
  sections: readonly KnownSection[];
  languages: readonly OtherLanguage[];
};

/** The rows with what becomes of each file that the user has not chosen it for. */
export function planned(rows: readonly FileRow[], project: Project): FileRow[] {
  const readable = rows.flatMap(({ path, inspected }, at) =>
    isReadable(inspected) ? [{ ...inspected, path, at }] : [],
  );
  const plan = planFiles(readable, project);
  const becomes = new Map(readable.map(({ at }, nth) => [at, plan[nth]]));
  return rows.map((row, at) =>
    row.isChosen || row.outcome || row.comparison?.ok ? row : { ...row, becomes: becomes.get(at) },
  );
}

/** Whether a file was read. One with a problem becomes nothing by itself, but may have translations. */
export function isReadable(inspected: FileRow['inspected']): inspected is Extract<Inspected, { ok: true }> {
  return inspected?.ok === true;
}

/** Whether the service couldn't be asked what a file is. */
export function isUnasked({ inspected }: FileRow): boolean {
  return inspected?.ok === false && inspected.why.kind === 'failed';
}

/** The rows that are yet to be imported, in order: translations come after what they translate. */
export function toImport(rows: readonly FileRow[]): FileRow[] {
  const importable = rows.filter(
    ({ becomes, outcome, inspected }) =>
      isReadable(inspected) &&
      becomes &&
      becomes.as !== 'nothing' &&
      (!outcome || outcome === 'running' || !outcome.ok),
  );
  const isLast = ({ becomes }: FileRow) => becomes?.as === 'translations';
  return [...importable.filter((row) => !isLast(row)), ...importable.filter(isLast)];
}

/** Whether a file is left out because of what it is. */
export function isLeftOut({ inspected, becomes }: FileRow): boolean {
  if (inspected === undefined) return false;
  if (!isReadable(inspected)) return true;
  return becomes?.as === 'nothing' && (inspected.problem !== undefined || inspected.strings === 0);
}

/** Whether the translations that a file has for its own strings are imported too. */
export const hasOwnTranslations = ({ inspected, path }: FileRow): boolean =>
  isReadable(inspected) && bringsTranslations({ ...inspected, path });

/** Whether a file may say of translations that are imported that they are approved. */
export const mayBeApproved = (row: FileRow): boolean =>
  isReadable(row.inspected) &&
  hasCapability(row.inspected.format, 'targets') &&
  (row.becomes?.as === 'translations' || hasOwnTranslations(row));

/** The rows of each folder, folders in order. */
export function byFolder(rows: readonly FileRow[]): { folder: string; rows: FileRow[] }[] {
  const folders = new Map<string, FileRow[]>();
  for (const row of rows) {
    const folder = row.path.slice(0, Math.max(0, row.path.lastIndexOf('/')));
    const those = folders.get(folder);
    if (those) those.push(row);
    else folders.set(folder, [row]);
  }
  return [...folders].map(([folder, rows]) => ({ folder, rows }));
}

/**
 * The books that a file can be the newer one of, each by a section: those of one path are one, and the others can't be
 * told apart. `like`: the first of the format of the file; `bookOf` finds that of a section.
 */
export function booksAmong<Section extends KnownSection>(
  sections: readonly Section[],
  { inspected }: FileRow,
): {
  all: readonly Section[];
  like: Section | undefined;
  bookOf: (section: number) => Section | undefined;
} {
  const format = isReadable(inspected) ? (IN_CHAPTERS[inspected.format] ?? inspected.format) : undefined;
  const keyOf = ({ id, source_path }: KnownSection) => source_path ?? id;
  const books = new Map<string | number, Section>();
  for (const section of sections)
    if (isBook(section.format) && !books.has(keyOf(section))) books.set(keyOf(section), section);
  const all = [...books.values()];
  return {
    all,
    like: all.find((section) => section.format === format),
    bookOf: (id) => {
      const section = sections.find((section) => section.id === id);
      return section && books.get(keyOf(section));
    },
  };
}

/** Whether it must be asked what a file would change as the newer file of a book, or whether it is one (imports.66). */
export function isToCompare(row: FileRow, sections: readonly KnownSection[]): boolean {
  const { becomes, comparison, isChosen, outcome } = row;
  if (comparison || outcome) return false;
  if (becomes?.as === 'newerBook') return true;
  return becomes?.as === 'book' && !isChosen && booksAmong(sections, row).like !== undefined;
}
