import type { EditorRow } from '#contract/editor.ts';
import type { Changes, LiveRow } from '#contract/live.ts';
import type { Section } from '#contract/sections.ts';
import { countsTogether } from '#domain/texts/progress.ts';
import type { EditorPage } from '../../data/queries/editor.ts';
import type { GoneRow } from '../../data/queries/held-rows.ts';

/** How many comments that are new to the reader have come, by string. */
export type NewComments = ReadonlyMap<number, number>;

/** A row as it is now: its number in the section stays the page's, and what the reader has not read is the reader's. */
export function withNews(row: EditorRow, news: LiveRow, unread = 0): EditorRow {
  return { ...row, ...news, unread_amount: Math.min(row.unread_amount + unread, news.comments_amount) };
}

/** A page after others' deeds. Nothing in it moves; it is the same page where nothing of it was touched. */
export function pageAfter(page: EditorPage, changes: Changes, unread: NewComments): EditorPage {
  const news = new Map(changes.rows.map((row) => [row.id, row]));
  const deleted = goneIn(page, changes);
  const touched = page.rows.some(({ id }) => news.has(id));
  const sections = sectionsAfter(page.sections, changes);
  if (!touched && deleted.length === 0 && sections === page.sections) return page;
  const { strings_amount, strings_translated } = countsTogether(sections.map(({ stats }) => stats));
  return {
    ...page,
    rows: touched
      ? page.rows.map((row) => {
          const now = news.get(row.id);
          return now ? withNews(row, now, unread.get(row.id)) : row;
        })
      : page.rows,
    held: [...page.held, ...movedIn(page, news)],
    gone: deleted.length > 0 ? [...page.gone, ...deleted] : page.gone,
    sections,
    strings_amount,
    strings_translated,
  };
}

/** The rows of a page whose strings are in other sections by now. */
function movedIn({ rows, held }: EditorPage, news: ReadonlyMap<number, LiveRow>): number[] {
  return rows.flatMap(({ id, section_id }) => {
    const now = news.get(id);
    return now && now.section_id !== section_id && !held.includes(id) ? id : [];
  });
}

/** The rows of a page that are deleted by now and were not before. */
function goneIn(page: EditorPage, { gone, deeds }: Changes): GoneRow[] {
  const known = new Set(page.gone.map(({ id }) => id));
  const here = new Set(page.rows.map(({ id }) => id));
  return gone
    .filter((id) => here.has(id) && !known.has(id))
    .map((id) => {
      const deed = deeds.find(({ kind, string_id }) => kind === 'deleteString' && string_id === id);
      return { id, by: deed?.actor?.username };
    });
}

/** The sections with their counters as they are now; the same list where none was touched. */
export function sectionsAfter<List extends readonly Section[]>(
  list: List,
  { sections }: Pick<Changes, 'sections'>,
): List | Section[] {
  const now = new Map(sections.map(({ id, stats }) => [id, stats]));
  if (!list.some(({ id }) => now.has(id))) return list;
  return list.map((section) => ({ ...section, stats: now.get(section.id) ?? section.stats }));
}

/** The comments of others that are new, counted by string; those on a string that is being read count as read. */
export function newComments(
  { comments }: Pick<Changes, 'comments'>,
  reader: number | undefined,
  isRead: (string: number) => boolean,
): NewComments {
  const amounts = new Map<number, number>();
  for (const { string_id, author_id, edited, deleted } of comments) {
    if (edited || deleted || author_id === reader || isRead(string_id)) continue;
    amounts.set(string_id, (amounts.get(string_id) ?? 0) + 1);
  }
  return amounts;
}
