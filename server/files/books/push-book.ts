import type { BookSection } from '#domain/files/books/model/book.ts';
import { orderOfBook } from '#domain/files/books/order-of-book.ts';
import { lockAllSections } from '../../core/content/section-lock-queries.ts';
import { sectionsOf } from '../../core/content/section-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forbidden, invalid, notFound } from '../../platform/http/failures.ts';
import { removeSection } from '../../texts/sections/delete-queries.ts';
import { reorderSections } from '../../texts/sections/order-queries.ts';
import { addChapter, checkFile, type IncomingBook, importBook, keepBook } from './import-book.ts';
import {
  type PlannedBook,
  type PlannedChapter,
  planBook,
  refuseAdded,
  sumOf,
  updateSection,
} from './plan-book.ts';
import { bookLike, keepBookSource, knownBook, logBookUpdate } from './push-queries.ts';
import { keepVersion } from './version-queries.ts';

/** Where a book is pushed to, and what may be done for it. */
type Pushing = {
  path: string;
  hash: string | undefined;
  /** A section of the book, whatever its path. */
  section: number | undefined;
  /** Whether the member may add, delete and rearrange sections. */
  maySection: boolean;
  removesMissing: boolean;
  /** Whether the sections get the order of the chapters (updates.23). */
  ordersSections: boolean;
  isDry: boolean;
};

type PushedBook = {
  sections: { id: number; name: string }[];
  is_new: boolean;
  read: number;
  chapters: PlannedChapter[];
  misplaced: number;
  resembles: { id: number; name: string } | null;
  event: number | null;
} & ReturnType<typeof sumOf>;

/**
 * Pushes a book by its path: its chapters become sections, or the sections that its path has are updated from it
 * (updates.18). All sections are locked first, so that of two programs that push a new book at once only one makes its
 * sections. A dry run only plans, and locks nothing while it matches texts.
 */
export async function pushBook(
  tx: Transaction,
  incoming: IncomingBook,
  pushing: Pushing,
): Promise<PushedBook> {
  const { project, book } = incoming;
  const { path, hash, section, maySection, removesMissing, ordersSections, isDry } = pushing;
  if (ordersSections && !maySection) throw forbidden('role', 'role');
  const all = isDry ? await sectionsOf(tx, project.id) : await lockAllSections(tx, project.id);
  if (!all) throw notFound('project');
  const read = book.sections.reduce((total, { strings }) => total + strings.length, 0);
  const { format } = book;
  const { sections: knownSections, book: version } = await knownBook(tx, project.id, {
    path,
    section,
    name: incoming.name,
    format,
  });
  if (section !== undefined && knownSections.length === 0) throw invalid('section', 'illegal');
  const known = new Set(knownSections);
  if (known.size === 0) {
    if (!maySection) throw forbidden('role', 'role');
    const about = { is_new: true, read, ...sumOf([]), added: read, chapters: [], misplaced: 0, event: null };
    if (isDry) {
      const { id, sum } = await checkFile(tx, incoming);
      refuseAdded(incoming, book.sections, { present: all.length, file: id, sum });
      return { ...about, sections: [], resembles: await bookLike(tx, project.id, book) };
    }
    const { sections } = await importBook(tx, incoming);
    await keepBookSource(tx, project.id, { sections: sections.map(({ id }) => id), path, hash });
    return { ...about, sections, resembles: null };
  }
  const { id: file, sum } = await checkFile(tx, incoming);
  const own = all.filter(({ id }) => known.has(id));
  const planning = { all, own, file, hash, maySection, removesMissing, sum: { ...sum } };
  const plan = await planBook(tx, incoming, planning);
  const { chapters, misplaced } = plan;
  const about = { is_new: false, read, ...sumOf(chapters), chapters, misplaced, resembles: null };
  if (isDry) return { ...about, sections: [], event: null };
  await keepBook(tx, incoming);
  const { event, added } = await writeBook(tx, incoming, plan, {
    file,
    hash,
    sum,
    removesMissing,
    ordersSections,
    all,
    own,
  });
  const removed = new Set(plan.removed.map(({ id }) => id));
  await keepVersion(tx, project.id, { file, book: version, update: event });
  const sections = [...own.filter(({ id }) => !removed.has(id)), ...added.values()].map(({ id, name }) => ({
    id,
    name,
  }));
  await keepBookSource(tx, project.id, { sections: sections.map(({ id }) => id), path, hash });
  return { ...about, sections, event };
}

/** Writes a planned update. What it does in several places is one entry of the log with its parts (updates.8), whose id it returns. */
async function writeBook(
  tx: Transaction,
  incoming: IncomingBook,
  { changed, shifted, removed, added, order, misplaced, chapters }: PlannedBook,
  {
    own,
    all,
    ordersSections,
    ...updating
  }: {
    file: string;
    hash: string | undefined;
    sum: { strings: number; bytes: number };
    removesMissing: boolean;
    ordersSections: boolean;
    all: readonly { id: number }[];
    own: readonly { id: number }[];
  },
) {
  const { project, actor, name } = incoming;
  const { file, sum } = updating;
  const orders = ordersSections && misplaced > 0;
  // A chapter is added with its strings, which are another entry.
  const entries = changed.length + removed.length + 2 * added.length + Number(orders);
  const isOneSection = entries === 1 && changed.length === 1;
  const about = { project: project.id, actor, file: name, counts: sumOf(chapters) };
  const batch = entries === 0 || isOneSection ? undefined : await logBookUpdate(tx, about);
  const target = { project: project.id, actor, origin: { batch } };
  let event = batch ?? null;
  for (const section of [...changed, ...shifted]) {
    const updated = await updateSection(tx, incoming, { ...updating, section, isDry: false, batch });
    event ??= updated.event;
  }
  for (const { id } of removed) await removeSection(tx, { ...target, section: id });
  const addedChapters = new Map<BookSection, { id: number; name: string }>();
  const gone = new Set(removed.map(({ id }) => id));
  const first = all.findIndex(({ id }) => id === own[0]?.id);
  const before = all.slice(0, first).findLast(({ id }) => !gone.has(id));
  // A chapter before all others goes before the book.
  const behind = new Map<number | undefined, number | null>([[undefined, before?.id ?? null]]);
  for (const { chapter, after } of added) {
    // Of several in one place each goes behind the one before it.
    const addedChapter = await addChapter(tx, incoming, {
      chapter,
      file,
      sum,
      after: behind.has(after) ? behind.get(after) : after,
      batch,
    });
    behind.set(after, addedChapter.id);
    addedChapters.set(chapter, addedChapter);
  }
  if (orders) {
    const inFile = order.flatMap((item) =>
      typeof item === 'number' ? item : (addedChapters.get(item)?.id ?? []),
    );
    const current = ((await lockAllSections(tx, project.id)) ?? []).map(({ id }) => id);
    const sections = new Set([
      ...own.map(({ id }) => id),
      ...[...addedChapters.values()].map(({ id }) => id),
    ]);
    await reorderSections(tx, target, orderOfBook(current, { sections, inFile }));
  }
  return { event, added: addedChapters };
}
