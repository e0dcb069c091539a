import { APPROVED } from '#domain/texts/translations/translations.ts';
import { isProjectThere } from '../../core/content/present-project-queries.ts';
import { keptContent } from '../../core/deletions/kept-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import type { HeldParts, HeldString, TranslationRow } from './rows.ts';

/** A string by its project and section. */
export type StringKey = { project: number; section: number; string: number };

/** The index of a string in its locked section, the id of the next one, and of the next one from a file after that. */
export async function placeInSection(tx: Transaction, { project, section, string }: StringKey) {
  const after = fragment`
    FROM strings n WHERE n.project_id = ${project} AND n.section_id = ${section} AND (n.place, n.id) >`;
  const [row] = await tx<{ index: number; next: number | null; heir: number | null; amount: number }[]>`
    SELECT s.index, s.amount, n.id AS next, (
      SELECT n2.id FROM strings n2
      WHERE n2.project_id = ${project} AND n2.section_id = ${section} AND (n2.place, n2.id) > (n.place, n.id)
        AND n2.lead IS NOT NULL
      ORDER BY n2.place, n2.id LIMIT 1) AS heir
    FROM (
      SELECT g.place, g.id, (
        SELECT count(*) FROM strings b
        WHERE b.project_id = ${project} AND b.section_id = ${section} AND (b.place, b.id) <= (g.place, g.id)) AS index, (
        SELECT count(*) FROM strings a WHERE a.project_id = ${project} AND a.section_id = ${section}) AS amount
      FROM strings g WHERE g.project_id = ${project} AND g.section_id = ${section} AND g.id = ${string}
    ) s LEFT JOIN LATERAL (
      SELECT n.id, n.place ${after} (s.place, s.id) ORDER BY n.place, n.id LIMIT 1
    ) n ON true`;
  return row;
}

/** Locks strings of a project in the order of their ids, those of any section. What is in them is read by later statements. */
export async function lockParts(tx: Transaction, project: number, ids: readonly number[]): Promise<number[]> {
  const locked = await tx<{ id: number }[]>`
    SELECT id FROM strings WHERE project_id = ${project} AND id = ANY(${[...ids]}::bigint[]) AND ${isProjectThere(project)}
    ORDER BY id FOR UPDATE`;
  return locked.map(({ id }) => id);
}

const STRING: Fragment = fragment`
  s.id, s.section_id, s.text, s.key, s.context, s.max_length, s.continues, s.target_start, s.target_end, s.joint, s.left_frame, s.updated_at, s.approved_id,
  s.last_translation_at, CASE WHEN s.lead IS NOT NULL THEN json_build_object('lead', s.lead, 'raw', s.raw) END AS frame`;

const TRANSLATION: Fragment = fragment`
  t.id, t.string_id, t.text, t.context, t.author_id, t.editor_id, t.created_at, t.updated_at, t.votes_plus, t.votes_minus,
  t.needs_review, t.joint`;

/** Locked strings with their translations and comments. */
export async function readParts(
  tx: Transaction,
  project: number,
  ids: readonly number[],
): Promise<HeldParts> {
  const inside = tx`project_id = ${project} AND string_id = ANY(${[...ids]}::bigint[])`;
  const strings = await tx<HeldString[]>`
    SELECT ${STRING} FROM strings s WHERE s.project_id = ${project} AND s.id = ANY(${[...ids]}::bigint[])`;
  const translations = await tx<TranslationRow[]>`
    SELECT ${TRANSLATION}, (-t.initial::int) AS status FROM translations t WHERE ${inside}`;
  const comments = await tx<HeldParts['comments']>`SELECT id, string_id, reply FROM comments WHERE ${inside}`;
  return { strings, translations: withStatus(strings, translations), comments };
}

/** Strings with their translations and comments as an event found them; empty if they aren't kept any more. */
export async function keptParts(tx: Transaction, project: number, event: number): Promise<HeldParts> {
  const key = { project, event };
  const rows = (table: 'strings' | 'translations' | 'comments') => tx`
    (${keptContent(key, table)}) kept, LATERAL jsonb_populate_record(NULL::${tx(table)}, kept.content)`;
  const strings = await tx<HeldString[]>`SELECT ${STRING} FROM ${rows('strings')} s`;
  const translations = await tx<TranslationRow[]>`
    SELECT ${TRANSLATION}, (-t.initial::int) AS status FROM ${rows('translations')} t`;
  const comments = await tx<
    HeldParts['comments']
  >`SELECT c.id, c.string_id, c.reply FROM ${rows('comments')} c`;
  return { strings, translations: withStatus(strings, translations), comments };
}

function withStatus(
  strings: readonly HeldString[],
  translations: readonly TranslationRow[],
): TranslationRow[] {
  const approved = new Set(strings.map(({ approved_id }) => approved_id));
  return translations.map((row) => (approved.has(row.id) ? { ...row, status: APPROVED } : row));
}
