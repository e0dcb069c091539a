import { replaceEqualDeep } from '@tanstack/react-query';
import type { Changes, LiveRow } from '#contract/notices/live.ts';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Section } from '#contract/texts/sections.ts';
import { sumCounts } from '#domain/core/text/progress.ts';
import type { EditorPage } from '../../../data/queries/editor.ts';
import type { DeletedRow } from '../../../data/queries/pinned-rows.ts';

/** How many comments are new to the reader, by string. */
export type NewCommentCounts = ReadonlyMap<number, number>;

/** A row with what an event says of it. Its index and the unread comments, which events don't have, stay the page's. */
export function patchRow(row: EditorRow, patch: LiveRow, unread = 0): EditorRow {
  return { ...row, ...patch, unread_amount: Math.min(row.unread_amount + unread, patch.comments_amount) };
}

/** Whether a page shows already all that has changed: after the reader's own act, of which it has the answer. */
export function showsAlready(page: EditorPage, { rows, gone, sections }: Changes): boolean {
  const isShown = (patch: LiveRow) => {
    const row = page.rows.find(({ id }) => id === patch.id);
    return row && replaceEqualDeep(row, patchRow(row, patch)) === row;
  };
  return rows.length > 0 && rows.every(isShown) && gone.length === 0 && !sections.some((one) => one.is_stale);
}

/** A page after others' changes. No row moves; the same object where nothing of it has changed. */
export function patchPage(page: EditorPage, changes: Changes, unread: NewCommentCounts): EditorPage {
  const patches = new Map(changes.rows.map((row) => [row.id, row]));
  const deleted = withDeleted(page, changes);
  const touched = page.rows.some(({ id }) => patches.has(id));
  const sections = patchSections(page.sections, changes);
  if (!touched && deleted === page.deleted && sections === page.sections) return page;
  return {
    ...withSections(page, sections),
    rows: touched
      ? page.rows.map((row) => {
          const patch = patches.get(row.id);
          return patch ? patchRow(row, patch, unread.get(row.id)) : row;
        })
      : page.rows,
    pinned: [...page.pinned, ...movedAway(page, patches)],
    deleted,
  };
}

/** A page with changed sections: the sums of their counts follow. */
export function withSections(page: EditorPage, sections: EditorPage['sections']): EditorPage {
  const { strings_amount, strings_translated } = sumCounts(sections.map(({ stats }) => stats));
  return { ...page, sections, strings_amount, strings_translated };
}

/** The rows of a page whose strings have moved to other sections. */
function movedAway({ rows, pinned }: EditorPage, patches: ReadonlyMap<number, LiveRow>): number[] {
  return rows.flatMap(({ id, section_id }) => {
    const patch = patches.get(id);
    return patch && patch.section_id !== section_id && !pinned.includes(id) ? id : [];
  });
}

/**
 * The rows of a page that are deleted, after these changes; the same list where none is new. Who deleted a string may be told later than that it is
 * gone: what the service reads for an earlier change of it lacks it too.
 */
function withDeleted({ rows, deleted }: EditorPage, { gone, deeds }: Changes): readonly DeletedRow[] {
  const deleters = new Map(
    deeds.flatMap(({ kind, string_id, actor }) =>
      kind === 'deleteString' && string_id !== null && actor ? [[string_id, actor.username]] : [],
    ),
  );
  const known = new Set(deleted.map(({ id }) => id));
  const shown = new Set(rows.map(({ id }) => id));
  const added = gone.filter((id) => shown.has(id) && !known.has(id));
  const isTold = deleted.some(({ id, by }) => by === undefined && deleters.has(id));
  if (added.length === 0 && !isTold) return deleted;
  return [
    ...deleted.map(({ id, by }) => ({ id, by: by ?? deleters.get(id) })),
    ...added.map((id) => ({ id, by: deleters.get(id) })),
  ];
}

/** The sections with their new counters; the same list where none has changed. */
export function patchSections<List extends readonly Section[]>(
  list: List,
  { sections }: Pick<Changes, 'sections'>,
): List | Section[] {
  const statsById = new Map(sections.map(({ id, stats }) => [id, stats]));
  if (!list.some(({ id }) => statsById.has(id))) return list;
  return list.map((section) => ({ ...section, stats: statsById.get(section.id) ?? section.stats }));
}

/** Counts others' new comments by string. Those on a string whose comments are open (`isRead`) count as read. */
export function countNewComments(
  { comments }: Pick<Changes, 'comments'>,
  reader: number | undefined,
  isRead: (string: number) => boolean,
): NewCommentCounts {
  const amounts = new Map<number, number>();
  for (const { string_id, author_id, edited, deleted } of comments) {
    if (edited || deleted || author_id === reader || isRead(string_id)) continue;
    amounts.set(string_id, (amounts.get(string_id) ?? 0) + 1);
  }
  return amounts;
}
