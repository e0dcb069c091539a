import type { QueryOf } from '#contract/core/endpoint.ts';
import type { DeletedItem, listDeleted } from '#contract/history/deleted.ts';
import type { Section } from '#contract/texts/sections.ts';
import type { QuotaKind } from '#domain/core/access/quotas.ts';
import type { Origin } from '#domain/core/events/origin.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { otherForm } from '#domain/core/plurals/forms.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { DELETED_KIND_NAMES, DELETED_KINDS, type DeletedKind } from '#domain/history/deleted/deleted.ts';
import { differencesOf } from '#domain/texts/checks/differences.ts';
import { isProjectThere } from '../../core/content/present-project-queries.ts';
import { SECTION_FORMAT } from '../../core/content/section-queries.ts';
import { type DeletionKey, KEPT_TABLES } from '../../core/deletions/kept-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** Who reads the list: the kinds of which they see all, and the user whose own ones they see besides. */
type Sight = { project: number; all: readonly DeletedKind[]; author: number };

const KIND_BY_CODE = new Map<number, DeletedKind>(
  DELETED_KIND_NAMES.map((kind) => [DELETED_KINDS[kind].code, kind]),
);

/**
 * A page of deletions, newest first. Each kind is read by itself along its index, so that deletions that only others
 * may see cost nothing. What a site administrator has removed is not among them (deleted.6).
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

/** A deletion that is not purged or restored yet, unless a site administrator has made it (deleted.6). */
export async function deletionOf(
  sql: Sql | Transaction,
  { project, event }: DeletionKey,
): Promise<Deletion | undefined> {
  const [row] = await sql<(Omit<Deletion, 'kind'> & { code: number })[]>`
    SELECT event_id AS event, kind AS code, item_id, section_id, string_id, author_id, data
    FROM deletions WHERE project_id = ${project} AND event_id = ${event} AND NOT by_site`;
  const kind = row && KIND_BY_CODE.get(row.code);
  return kind && { ...row, kind };
}

/** A deletion, as restoring needs it. */
export type Deletion = {
  event: number;
  kind: DeletedKind;
  item_id: number;
  section_id: number | null;
  string_id: number | null;
  author_id: number | null;
  data: DeletionData;
};

/** What a deletion keeps besides rows, by kind. */
export type DeletionData = {
  /** Of a string: the one before it, the format of its section, and the notes that it left in its file. */
  after?: number | null;
  format?: string | null;
  notes?: { words: string; heir: number | null } | null;
  /** Of a translation: whether it was approved. */
  approved?: boolean;
  /** Of a comment: its text. */
  text?: string;
  /** How many strings and bytes the project had less. */
  strings?: number;
  bytes?: number;
};

/** Who restores, and what limits it. */
export type Restoring = DeletionKey & {
  actor: number;
  /** The deletion's event, if its undo restores it. */
  origin?: Origin;
  /** The quota that refuses this much more, if any. */
  whyNot(growth: { strings: number; bytes: number }): QuotaKind | undefined;
  sectionsPerProject: number;
};

/** Where it is again; or why it can't be restored: its section or string is deleted, or there is no room. */
export type Restored =
  | { section_id: number | null; string_id: number | null }
  | { refused: 'gone' }
  | { refused: 'deleted'; key: 'section' | 'string' }
  | { refused: 'tooMany'; key: 'strings' | 'translations' | 'comments' }
  | { refused: 'quota'; kind: QuotaKind | 'quotaSections' | 'quotaEntries' | 'quotaPatterns' };

/** Locks a deletion until the transaction ends; false if it was restored or purged meanwhile, or its project deleted. */
export async function lockDeletion(tx: Transaction, { project, event }: DeletionKey): Promise<boolean> {
  const held = await tx`
    SELECT FROM deletions WHERE project_id = ${project} AND event_id = ${event} AND ${isProjectThere(project)} FOR UPDATE`;
  return held.length === 1;
}

/** Ends deletions whose rows are back, and deletes what they have kept. */
export async function endDeletions(
  tx: Transaction,
  project: number,
  events: readonly number[],
): Promise<void> {
  await tx`DELETE FROM deletions WHERE project_id = ${project} AND event_id = ANY(${[...events]}::bigint[])`;
}

/** Deletes for good what was deleted longer ago than it is kept, in small transactions (deleted.2). */
export async function purgeDeletions(sql: Sql, keptMs: number, signal?: AbortSignal): Promise<void> {
  for (;;) {
    signal?.throwIfAborted();
    const old = await sql<{ project_id: number; event_id: number }[]>`
      SELECT project_id, event_id FROM deletions WHERE at <= now_ms() - ${keptMs}::bigint
      ORDER BY at LIMIT ${SERVICE_LIMITS.purgedAtOnce}`;
    if (old.length === 0) return;
    for (const [project, deletions] of Map.groupBy(old, ({ project_id }) => project_id)) {
      await sql`
        DELETE FROM deletions
        WHERE project_id = ${project} AND event_id = ANY(${deletions.map(({ event_id }) => event_id)}::bigint[])`;
    }
  }
}
