import { NO_WORK, type Work } from '#domain/core/works/work-fields.ts';
import type { BookString } from '#domain/files/exports/book-file.ts';
import type { ExportedRow } from '#domain/formats/model/file-format.ts';
import { NOT_DELETED } from '../core/content/present-project-queries.ts';
import { sectionsOfLabels } from '../core/content/section-queries.ts';
import { bestFirst } from '../core/content/translation-order-queries.ts';
import { WORK_COLUMNS } from '../core/content/work-queries.ts';
import type { Sql, Transaction } from '../platform/database/connect.ts';
import { type Fragment, fragment } from '../platform/database/fragment.ts';

const BEST_FIRST = bestFirst(fragment`t.id = s.approved_id`);

type SectionTextRow = ExportedRow & { continues: boolean; joint: string | null; max_length: number | null };

/** A row with its string, and what is said of its translation; null if there is none. */
export type ToldRow = SectionTextRow & {
  id: number;
  needs_review: boolean | null;
  author_id: number | null;
  updated_at: number | null;
};

/** What a row has whose string has no translation. */
export const NO_TRANSLATION = {
  translation: null,
  isDraft: false,
  isApproved: false,
  needs_review: null,
  author_id: null,
  updated_at: null,
} as const satisfies Partial<ToldRow>;

/** A string of a book, with what refers to its place in the file. */
type BookRow = BookString & { id: number; lead: string | null };

/** What such a string has without a translation. */
export const NO_BOOK_TRANSLATION = { translation: null, author: null } as const satisfies Partial<BookRow>;

type ChosenTranslations = { version: 'current' | 'approved' | 'none'; excludesNeedsReview: boolean };

/** The strings of a section in order, each with its current translation (exports.3), only an approved one, or none. */
export const rowsToExport = (
  tx: Transaction,
  { project, section }: { project: number; section: number },
  chosen: ChosenTranslations,
) =>
  exportedRows(
    tx,
    project,
    chosen,
    fragment`WHERE s.project_id = ${project} AND s.section_id = ${section} ORDER BY s.place, s.id`,
  );

/** Those of these strings that are there, likewise, in the order of the project. */
export const selectedRows = (
  tx: Transaction,
  project: number,
  ids: readonly number[],
  chosen: ChosenTranslations,
) =>
  exportedRows(
    tx,
    project,
    chosen,
    fragment`
      JOIN sections c ON c.project_id = ${project} AND c.id = s.section_id
      WHERE s.project_id = ${project} AND s.id = ANY(${[...ids]}::bigint[])
      ORDER BY c.num, c.id, s.place, s.id`,
  );

/** The strings of a section for a book, likewise, with the name of the author of each translation. */
export const bookStrings = (
  tx: Transaction,
  { project, section }: { project: number; section: number },
  chosen: ChosenTranslations,
) => bookRows(tx, project, chosen, tx`s.section_id = ${section}`);

/** The strings of sections of labels that refer to these places of a book, likewise. */
export const bookLabelsAt = (
  tx: Transaction,
  project: number,
  leads: readonly string[],
  chosen: ChosenTranslations,
) =>
  bookRows(
    tx,
    project,
    chosen,
    tx`s.section_id = ANY(${sectionsOfLabels(tx, project)}) AND s.lead = ANY(${[...leads]}::text[])`,
  );

const bookRows = (tx: Transaction, project: number, chosen: ChosenTranslations, which: Fragment) =>
  tx<BookRow[]>`
    SELECT s.id, s.text, s.context, s.continues, s.joint, s.lead, t.text AS translation, t.author
    FROM strings s LEFT JOIN LATERAL (
      SELECT t.text, CASE WHEN u.deleted_at IS NULL THEN u.username END AS author FROM translations t JOIN users u ON u.id = t.author_id
      WHERE ${ofString(tx, project, chosen)}
      ORDER BY ${BEST_FIRST}
      LIMIT 1
    ) t ON s.translations_amount > 0
    WHERE s.project_id = ${project} AND ${which} ORDER BY s.place, s.id`;

/** What a book says of its project: its description, marked up, and the work. */
export async function bookFactsOf(
  tx: Transaction,
  project: number,
): Promise<{ description: string; work: Work }> {
  const [row] = await tx<(Work & { description: string })[]>`
    SELECT description, ${WORK_COLUMNS} FROM projects p WHERE p.id = ${project} AND ${NOT_DELETED}`;
  const { description, ...work } = row ?? { ...NO_WORK, description: '' };
  return { description, work };
}

/** Whether a project offers its made books to everyone who reads it (exports.37). */
export async function offersBooks(sql: Sql, project: number): Promise<boolean> {
  const [row] = await sql<{ guest_books: boolean }[]>`
    SELECT guest_books FROM projects p WHERE p.id = ${project} AND ${NOT_DELETED}`;
  return row?.guest_books ?? false;
}

/** SQL: whether translation `t` of string `s` may be chosen. */
function ofString(tx: Transaction, project: number, { version, excludesNeedsReview }: ChosenTranslations) {
  const chosen = {
    current: tx`true`,
    approved: tx`t.id = s.approved_id`,
    none: tx`false`,
  }[version];
  return tx`t.project_id = ${project} AND t.string_id = s.id AND ${chosen} ${excludesNeedsReview ? tx`AND NOT t.needs_review` : tx``}`;
}

function exportedRows(tx: Transaction, project: number, chosen: ChosenTranslations, which: Fragment) {
  return tx<ToldRow[]>`
    SELECT s.id, s.text, s.key, s.context, s.max_length, s.continues, s.joint, s.target_start, s.target_end,
      CASE WHEN s.lead IS NOT NULL THEN json_build_object('lead', s.lead, 'raw', s.raw) END AS frame,
      t.text AS translation, coalesce(t.initial AND t.id IS DISTINCT FROM s.approved_id, false) AS "isDraft",
      coalesce(t.id = s.approved_id, false) AS "isApproved", t.needs_review, t.author_id, t.updated_at
    FROM strings s LEFT JOIN LATERAL (
      SELECT t.id, t.text, t.initial, t.needs_review, t.author_id, t.updated_at FROM translations t
      WHERE ${ofString(tx, project, chosen)}
      ORDER BY ${BEST_FIRST}
      LIMIT 1
    ) t ON s.translations_amount > 0
    ${which}`;
}
