import { updateStrings } from '#contract/strings.ts';
import { type MatchedString, matchChapters } from '#domain/books/match-chapters.ts';
import { lockAllSections } from '../content/section-lock-queries.ts';
import type { Transaction } from '../database/connect.ts';
import { forbidden, notFound } from '../http/failures.ts';
import { readShape } from '../http/read-shape.ts';
import { whyFull } from '../quotas/refuse.ts';
import { removeSection } from '../sections/delete-queries.ts';
import { sectionRefused } from '../strings/strings-call.ts';
import { updateInto } from '../strings/update-queries.ts';
import { addChapter, type ComingBook, importBook, keepBook, ofBook, summing } from './import-book.ts';
import { keepBookSource, sectionsOfFile, sectionsOfPath, stringsOfSections } from './push-queries.ts';

/** Where a book is pushed to, and what may be done for it. */
type Pushing = {
  path: string;
  hash: string | undefined;
  /** Whether the member may add and delete sections. */
  maySection: boolean;
  removesMissing: boolean;
};

type PushedBook = {
  sections: { id: number; name: string }[];
  is_new: boolean;
  read: number;
} & Record<'added' | 'changed' | 'moved' | 'unchanged' | 'removed' | 'kept', number>;

/**
 * Pushes a book by its path: its chapters become sections, or the sections that its path has are updated from it (updates.18). They are all
 * locked before, so that of two programs that push a new book at once only one makes its sections.
 */
export async function pushBook(
  tx: Transaction,
  coming: ComingBook,
  { path, hash, maySection, removesMissing }: Pushing,
): Promise<PushedBook> {
  const { project, actor, name: file, book, settings } = coming;
  const held = await lockAllSections(tx, project.id);
  if (!held) throw notFound('project');
  const read = book.sections.reduce((total, { strings }) => total + strings.length, 0);
  const byPath = await sectionsOfPath(tx, project.id, path);
  const known = new Set(byPath.length > 0 ? byPath : await sectionsOfFile(tx, project.id, file));
  const counts = { added: 0, changed: 0, moved: 0, unchanged: 0, removed: 0, kept: 0 };
  if (known.size === 0) {
    if (!maySection) throw forbidden('role', 'role');
    const { sections, strings } = await importBook(tx, coming);
    await keepBookSource(tx, project.id, { sections: sections.map(({ id }) => id), path, hash });
    return { sections, is_new: true, read, ...counts, added: strings };
  }
  const sum = { strings: 0, bytes: 0 };
  const id = await keepBook(tx, coming, sum);
  const own = held.filter((section) => known.has(section.id));
  const stored = await stringsOfSections(tx, project.id, [...known]);
  const { updates, added } = matchChapters(
    stored,
    book.sections,
    new Map(own.map((section) => [section.id, section.name])),
    project,
  );
  const sections: PushedBook['sections'] = [];
  for (const section of own) {
    const strings = updates.get(section.id) ?? [];
    const target = { project: project.id, section: section.id, actor };
    if (strings.length === 0 && removesMissing && maySection) {
      counts.removed += stored.filter((string) => string.section === section.id).length;
      await removeSection(tx, target);
      continue;
    }
    const done = await updateInto(tx, target, {
      ...updateOf(strings, { format: book.format, file: id }),
      file,
      hash,
      removesMissing,
      isDry: false,
      pairsOf: pairsOf(strings),
      whyNot: summing(sum, (sum) => whyFull(project, settings, sum)),
    });
    if (!('done' in done)) throw refused(done);
    const { changed, kept, by: _by, event: _event, ...others } = done.done;
    for (const [kind, amount] of Object.entries({ ...others, changed: changed.length, kept: kept.length }))
      counts[kind as keyof typeof counts] += amount;
    sections.push({ id: section.id, name: section.name });
  }
  const behind = new Map<number | undefined, number>();
  for (const { chapter, after } of added) {
    if (!maySection) throw forbidden('role', 'role');
    // Of several in one place each goes behind the one before it.
    const made = await addChapter(tx, coming, { chapter, file: id, sum, after: behind.get(after) ?? after });
    behind.set(after, made.id);
    counts.added += chapter.strings.length;
    sections.push(made);
  }
  await keepBookSource(tx, project.id, { sections: sections.map(({ id }) => id), path, hash });
  return { sections, is_new: false, read, ...counts };
}

/** The strings of a section in the newer file; none if it lacks the section. */
function updateOf(
  matched: readonly MatchedString[],
  { format, file }: { format: ComingBook['book']['format']; file: string },
) {
  const strings = matched.map(({ string }) => ofBook(file)(string));
  return strings.length > 0 ? readShape(updateStrings.body, { format, strings }) : { format, strings: [] };
}

/** The matches of these strings by the index of the stored one. */
const pairsOf = (matched: readonly MatchedString[]) => (stored: readonly { id: number }[]) => {
  const places = new Map(stored.map(({ id }, at) => [id, at]));
  return matched.map(({ id }) => (id === null ? undefined : places.get(id)));
};

/** The matches are ours, so no other refusal of an update can come. */
function refused(done: Exclude<Awaited<ReturnType<typeof updateInto>>, { done: unknown }>) {
  if (done.refused === 'changed' || done.refused === 'keys' || 'index' in done)
    throw new Error(`The update of a book is refused: ${done.refused}`);
  return sectionRefused(done);
}
