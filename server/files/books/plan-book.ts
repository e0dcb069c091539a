import { addSection } from '#contract/texts/sections.ts';
import { addStrings, updateStrings } from '#contract/texts/strings.ts';
import {
  CHAPTER_COUNTS,
  type ChapterCounts,
  type ChapterState,
  stateOfUpdated,
} from '#domain/files/books/chapter-state.ts';
import { keepsDescriptions, type MatchedString, matchChapters } from '#domain/files/books/match-chapters.ts';
import type { BookSection } from '#domain/files/books/model/book.ts';
import { orderOfBook } from '#domain/files/books/order-of-book.ts';
import { movedAmong } from '#domain/files/imports/moved-strings.ts';
import { refuseByQuota, whyFull } from '../../core/quotas/refuse.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forbidden } from '../../platform/http/failures.ts';
import { readShape } from '../../platform/http/read-shape.ts';
import { sectionRefused } from '../../texts/strings/strings-call.ts';
import { updateInto } from '../../texts/strings/update-queries.ts';
import { type IncomingBook, ofBook, type StoredSum, summing } from './import-book.ts';
import { stringsOfSections } from './push-queries.ts';

/** A section of the project, in its order. */
type Section = { id: number; name: string };

/** What becomes of a section (updates.22). Without a section it is a chapter that becomes one. */
export type PlannedChapter = ChapterCounts & {
  name: string;
  section: number | null;
  becomes: ChapterState;
  /** How many translations need review because of it. */
  needs_review: number;
};

/** A section that is updated from its strings in the file. */
export type PlannedSection = Section & { strings: readonly MatchedString[]; planned: PlannedChapter };

export type PlannedBook = {
  /** The sections whose source gets another version, those whose texts only stand elsewhere in the file, and those that are deleted. */
  changed: PlannedSection[];
  shifted: PlannedSection[];
  removed: PlannedSection[];
  added: readonly { chapter: BookSection; after: number | undefined }[];
  /** The sections that the file has, and the chapters that are added, in the order of the file. */
  order: readonly (number | BookSection)[];
  /** How many sections stand in another order than in the file. */
  misplaced: number;
  /** What becomes of each: in the order of the file, then those that it lacks. */
  chapters: PlannedChapter[];
};

const NONE: ChapterCounts = { added: 0, changed: 0, moved: 0, unchanged: 0, removed: 0, kept: 0 };

/**
 * Plans the update of a book: its strings are matched, and each section is updated without writing (updates.18). An
 * update does what is planned, and a preview shows the plan (updates.22), so they can't differ. Throws the quota by
 * which the update would be refused.
 */
export async function planBook(
  tx: Transaction,
  incoming: IncomingBook,
  {
    all,
    own,
    file,
    hash,
    sum,
    maySection,
    removesMissing,
  }: {
    all: readonly Section[];
    /** Those of the book. */
    own: readonly Section[];
    file: string;
    hash: string | undefined;
    /** What is stored beside. */
    sum: StoredSum;
    maySection: boolean;
    removesMissing: boolean;
  },
): Promise<PlannedBook> {
  const stored = await stringsOfSections(
    tx,
    incoming.project.id,
    own.map(({ id }) => id),
  );
  const { sections, older = sections } = incoming.book;
  const { updates, added, order } = matchChapters(
    stored,
    keepsDescriptions(stored, { sections, older }) ? older : sections,
    new Map(own.map(({ id, name }) => [id, name])),
    incoming.project,
  );
  const plan: Record<'changed' | 'shifted' | 'removed', PlannedSection[]> = {
    changed: [],
    shifted: [],
    removed: [],
  };
  const chapters = new Map<number | BookSection, PlannedChapter>();
  // A preview locks them one by one, in the order in which everybody locks sections.
  for (const { id, name } of own.toSorted((one, other) => one.id - other.id)) {
    const strings = updates.get(id) ?? [];
    const about = { name, section: id, needs_review: 0 };
    if (strings.length === 0 && removesMissing && maySection) {
      const removed = stored.filter((string) => string.section === id).length;
      const planned = { ...about, ...NONE, removed, becomes: 'removed' as const };
      plan.removed.push({ id, name, strings, planned });
      chapters.set(id, planned);
      continue;
    }
    const { counts, effect, reviewed } = await updateSection(tx, incoming, {
      section: { id, strings },
      file,
      hash,
      removesMissing,
      sum,
      isDry: true,
    });
    const becomes = strings.length === 0 ? ('missing' as const) : stateOfUpdated(counts);
    const planned = { ...about, ...counts, becomes, needs_review: reviewed };
    chapters.set(id, planned);
    if (effect === 'version') plan.changed.push({ id, name, strings, planned });
    if (effect === 'places') plan.shifted.push({ id, name, strings, planned });
  }
  if (added.length > 0 && !maySection) throw forbidden('role', 'role');
  refuseAdded(
    incoming,
    added.map(({ chapter }) => chapter),
    { present: all.length - plan.removed.length, file, sum },
  );
  for (const { chapter } of added) {
    const about = { name: chapter.name, section: null, needs_review: 0, becomes: 'new' as const };
    chapters.set(chapter, { ...about, ...NONE, added: chapter.strings.length });
  }
  const gone = new Set(plan.removed.map(({ id }) => id));
  const current = all.flatMap(({ id }) => (gone.has(id) ? [] : id));
  const inFile = order.filter((item) => typeof item === 'number');
  const known = new Set(own.map(({ id }) => id));
  const places = new Map(current.map((id, index) => [id, index]));
  const ordered = orderOfBook(current, { sections: known, inFile }).filter((id) => known.has(id));
  const inOrder = new Set(order);
  const lacking = own.flatMap(({ id }) => (inOrder.has(id) ? [] : id));
  return {
    ...plan,
    added,
    order,
    misplaced: movedAmong(ordered.map((id) => places.get(id))).size,
    chapters: [...order, ...lacking].flatMap((item) => chapters.get(item) ?? []),
  };
}

/** The sums of what becomes of chapters. */
export function sumOf(chapters: readonly PlannedChapter[]) {
  const sum = { ...NONE, needs_review: 0 } as Record<keyof ChapterCounts | 'needs_review', number>;
  for (const chapter of chapters)
    for (const count of [...CHAPTER_COUNTS, 'needs_review'] as const) sum[count] += chapter[count];
  return sum;
}

/** Refuses what adding these chapters would exceed. */
export function refuseAdded(
  { project, settings, book: { format } }: IncomingBook,
  chapters: readonly BookSection[],
  { present, file, sum }: { present: number; file: string; sum: StoredSum },
) {
  if (present + chapters.length > settings.sectionsPerProject) throw forbidden('general', 'quotaSections');
  for (const { name, strings } of chapters) {
    readShape(addSection.body, { name });
    const body = readShape(addStrings.body, { format, strings: strings.map(ofBook(file)) });
    for (const { text = '', context = '', frame } of Array.isArray(body) ? body : body.strings)
      sum.bytes +=
        Buffer.byteLength(text) + Buffer.byteLength(context) + Buffer.byteLength(frame?.lead ?? '');
    sum.strings += strings.length;
  }
  if (chapters.length > 0) refuseByQuota(project, settings, sum);
}

/** Updates a section from its strings in the file of a book, or says what that would do. */
export async function updateSection(
  tx: Transaction,
  { project, actor, name, book: { format }, settings }: IncomingBook,
  {
    section: { id, strings },
    file,
    hash,
    removesMissing,
    sum,
    isDry,
    batch,
  }: {
    section: { id: number; strings: readonly MatchedString[] };
    file: string;
    hash: string | undefined;
    removesMissing: boolean;
    sum: StoredSum;
    isDry: boolean;
    /** The entry that its own is a part of. */
    batch?: number | undefined;
  },
) {
  const target = { project: project.id, section: id, actor, origin: { batch } };
  const places = strings.map(({ string }) => ofBook(file)(string));
  const updated = await updateInto(tx, target, {
    ...(places.length > 0
      ? readShape(updateStrings.body, { format, strings: places })
      : { format, strings: [] }),
    file: name,
    hash,
    removesMissing,
    isDry,
    pairsOf: pairsOf(strings),
    whyNot: summing(sum, (sum) => whyFull(project, settings, sum)),
  });
  if (!('done' in updated)) {
    // The matches are ours, so no other refusal of an update can come.
    if (updated.refused === 'changed' || updated.refused === 'keys' || 'index' in updated)
      throw new Error(`The update of a book is refused: ${updated.refused}`);
    throw sectionRefused(updated);
  }
  const { done: report, effect, reviewed } = updated;
  const { changed, kept, by: _by, event, ...others } = report;
  const counts: ChapterCounts = { ...others, changed: changed.length, kept: kept.length };
  return { counts, effect, reviewed, event };
}

/** The matches of these strings by the index of the stored one. */
const pairsOf = (matched: readonly MatchedString[]) => (stored: readonly { id: number }[]) => {
  const places = new Map(stored.map(({ id }, index) => [id, index]));
  return matched.map(({ id }) => (id === null ? undefined : places.get(id)));
};
