import type { QueryOf } from '#contract/core/endpoint.ts';
import type { DeletedItem, listDeleted } from '#contract/history/deleted.ts';
import type { Section } from '#contract/texts/sections.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { otherForm } from '#domain/core/plurals/forms.ts';
import { DELETED_KIND_NAMES, DELETED_KINDS, type DeletedKind } from '#domain/history/deleted/deleted.ts';
import { differencesOf } from '#domain/texts/checks/differences.ts';
import { SECTION_FORMAT } from '../../core/content/section-queries.ts';
import type { DeletionKey } from '../../core/deletions/kept-row-queries.ts';
import { KEPT_TABLES } from '../../core/deletions/rows.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import type { Deletion } from './deletion.ts';

/** Who reads the list: the kinds of which they see all, and the user whose own ones they see besides. */
type Sight = { project: number; all: readonly DeletedKind[]; author: number };

const KIND_BY_CODE = new Map<number, DeletedKind>(
  DELETED_KIND_NAMES.map((kind) => [DELETED_KINDS[kind].code, kind]),
);

/**
 * A page of deletions, newest first. Each kind is read by itself along its index, so that what others may see costs nothing. What a
 * site administrator has removed is not among them (deleted.6).
 */
export async function deletionsOf(
  sql: Sql,
  { project, all, author }: Sight,
  { kind, limit, before }: QueryOf<typeof listDeleted>,
  keptMs: number,
): Promise<DeletedItem[]> {
  const kinds = kind ? [kind] : DELETED_KIND_NAMES;
  const page = (one: DeletedKind): Fragment => fragment`(
    SELECT * FROM deletions WHERE project_id = ${project} AND kind = ${DELETED_KINDS[one].code}
      ${all.includes(one) ? fragment`` : fragment`AND author_id = ${author}`}
      ${before === undefined ? fragment`` : fragment`AND event_id < ${before}`} AND NOT by_site
    ORDER BY event_id DESC LIMIT ${limit})`;
  const pages = kinds.map(page).reduce((union, one) => fragment`${union} UNION ALL ${one}`);
  const rows = await sql<(Omit<DeletedItem, 'kind' | 'differences'> & { code: number })[]>`
    SELECT d.event_id AS event, d.kind AS code, d.item_id AS item, d.at AS deleted_at, d.at + ${keptMs}::bigint AS deleted_until,
      (SELECT json_build_object('id', u.id, 'username', u.username) FROM users u WHERE u.id = d.actor_id) AS actor,
      (SELECT json_build_object('id', u.id, 'username', u.username) FROM users u WHERE u.id = d.author_id) AS author,
      CASE WHEN d.section_id IS NOT NULL THEN json_build_object('id', d.section_id, 'name', (
        SELECT name FROM sections WHERE project_id = ${project} AND id = d.section_id)) END AS section,
      CASE WHEN d.string_id IS NOT NULL THEN json_build_object('id', d.string_id, 'text', (
        SELECT left(s.text, ${LIMITS.deletedText}::int) FROM strings s WHERE s.project_id = ${project} AND s.id = d.string_id)) END AS string,
      d.text, coalesce((d.data ->> 'strings')::int, 0) AS strings, coalesce((d.data ->> 'translations')::int, 0) AS translations,
      coalesce((d.data ->> 'comments')::int, 0) AS comments
    FROM (${pages}) d
    ORDER BY d.event_id DESC LIMIT ${limit}`;
  const items = rows.map(({ code, ...row }) => ({
    ...row,
    kind: KIND_BY_CODE.get(code) ?? ('string' as const),
  }));
  const differences = await differencesIn(sql, project, items);
  return items.map((item) => ({ ...item, differences: differences.get(item.event) ?? [] }));
}

type TranslationOfString = { event: number; text: string; source: string; format: Section['format'] };

/** How deleted translations differ from the present texts of their strings, by the event of the deletion (deleted.8). */
async function differencesIn(
  sql: Sql,
  project: number,
  items: readonly Pick<DeletedItem, 'event' | 'kind'>[],
): Promise<Map<number, DeletedItem['differences']>> {
  const events = items.filter(({ kind }) => kind === 'translation').map(({ event }) => event);
  if (events.length === 0) return new Map();
  const translations = await sql<TranslationOfString[]>`
    SELECT d.event_id AS event, kept.content ->> 'text' AS text, s.text AS source, of.format
    FROM deletions d, LATERAL (
      SELECT content FROM deleted_rows
      WHERE project_id = ${project} AND event_id = d.event_id AND source = ${KEPT_TABLES.translations.source} LIMIT 1
    ) kept, LATERAL (
      SELECT section_id, text FROM strings WHERE project_id = ${project} AND id = d.string_id OFFSET 0
    ) s, LATERAL (
      SELECT ${SECTION_FORMAT} AS format FROM sections WHERE project_id = ${project} AND id = s.section_id OFFSET 0
    ) of
    WHERE d.project_id = ${project} AND d.event_id = ANY(${events}::bigint[])`;
  return new Map(
    translations.map(({ event, text, source, format }) => [
      event,
      differencesOf(otherForm(source), otherForm(text), { format }).map((difference) =>
        'signs' in difference
          ? { ...difference, signs: difference.signs.slice(0, LIMITS.differingSigns) }
          : difference,
      ),
    ]),
  );
}

/** A deletion that is not purged or restored yet. */
export async function deletionOf(
  sql: Sql | Transaction,
  { project, event }: DeletionKey,
): Promise<Deletion | undefined> {
  const [found] = await sql<(Omit<Deletion, 'kind'> & { code: number })[]>`
    SELECT kind AS code, item_id, section_id, string_id, author_id, by_site, data
    FROM deletions WHERE project_id = ${project} AND event_id = ${event}`;
  const kind = found && KIND_BY_CODE.get(found.code);
  return kind && { ...found, kind };
}
