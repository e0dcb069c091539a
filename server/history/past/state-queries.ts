import type { Splitting } from '#domain/core/text/splitting.ts';
import type { StoredFormat } from '#domain/formats/stored-format.ts';
import { DELETED_KINDS } from '#domain/history/deleted/deleted.ts';
import { orderAfter, type StoredOrderChange } from '#domain/history/past/order-after.ts';
import type { Fate } from '#domain/history/past/past.ts';
import type { SectionType } from '#domain/texts/sections/section-types.ts';
import { INITIAL } from '#domain/texts/translations/translations.ts';
import { bestFirst } from '../../core/content/translation-order-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';

/** Whose order (server/core/content/order-change-queries.ts): a section's strings, or with 0 the project's sections. */
type OrderKey = { project: number; section: number };

/** The order just after an event, and the event of its last change; empty if nothing is known of it. */
type PastOrder = { readonly ids: readonly number[]; readonly event: number };

/** Reads what an order was just after an event, from the last whole order before it and the changes since. */
export async function readOrder(
  sql: Sql | Transaction,
  { project, section }: OrderKey,
  event: number,
): Promise<PastOrder> {
  const changes = await sql<(StoredOrderChange & { event_id: number })[]>`
    SELECT event_id, base, index, placed, removed FROM order_changes
    WHERE project_id = ${project} AND section_id = ${section} AND event_id <= ${event} AND event_id >= coalesce((
      SELECT event_id FROM order_changes
      WHERE project_id = ${project} AND section_id = ${section} AND event_id <= ${event} AND base IS NOT NULL
      ORDER BY event_id DESC LIMIT 1), 0)
    ORDER BY event_id`;
  return { ids: orderAfter(changes), event: changes.at(-1)?.event_id ?? 0 };
}

/** A section as an event left it, and what has become of it since. */
export type SectionThen = {
  id: number;
  name: string;
  translated_name: string | null;
  type: SectionType;
  splitting: Splitting | null;
  format: StoredFormat | null;
  strings_amount: number;
  fate: Fate;
};

/** Some sections as an event left them, in this order. */
export function sectionsThen(sql: Sql | Transaction, project: number, ids: readonly number[], event: number) {
  return sql<SectionThen[]>`
    SELECT wanted.id, r.name, r.translated_name, r.type, r.splitting, r.format, coalesce((
        SELECT amount FROM order_changes
        WHERE project_id = ${project} AND section_id = wanted.id AND event_id <= ${event} ORDER BY event_id DESC LIMIT 1
      ), 0) AS strings_amount, ${fateOfSection(project, fragment`wanted.id`)} AS fate
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS wanted (id, nth) CROSS JOIN LATERAL (
      SELECT * FROM section_revisions
      WHERE project_id = ${project} AND section_id = wanted.id AND event_id <= ${event} ORDER BY event_id DESC LIMIT 1
    ) r
    ORDER BY wanted.nth`;
}

/** A string as an event left it, its first translation, and what has become of both since. */
export type StringThen = {
  id: number;
  text: string;
  key: string;
  context: string;
  max_length: number | null;
  continues: boolean;
  fate: Fate;
  translation: string | null;
  /** Null without a translation. */
  status: number | null;
  author_id: number | null;
  translation_fate: Fate | null;
};

/** SQL: the order of translations (translations.13) over their former states. */
const BEST_FIRST = bestFirst(fragment`(t.status = 1)`);

/**
 * SQL: the translations of a string as an event left them, as rows that {@link bestFirst} orders. A translation is as new as the last
 * change of its text.
 */
const translationsThen = (project: number, string: Fragment, event: number): Fragment => fragment`
  SELECT r.id, r.text, r.status, r.author_id, r.status = ${INITIAL}::smallint AS initial, r.updated_at,
    coalesce(v.votes_plus, 0) AS votes_plus, coalesce(v.votes_minus, 0) AS votes_minus
  FROM (
    SELECT DISTINCT ON (translation_id) translation_id AS id, text, status, deleted, author_id,
      max(event_id) FILTER (WHERE is_other) OVER (PARTITION BY translation_id) AS updated_at
    FROM (
      SELECT *, text IS DISTINCT FROM lag(text) OVER (PARTITION BY translation_id ORDER BY event_id) AS is_other
      FROM translation_revisions WHERE project_id = ${project} AND string_id = ${string} AND event_id <= ${event}
    ) states
    ORDER BY translation_id, event_id DESC
  ) r LEFT JOIN LATERAL (
    SELECT votes_plus, votes_minus FROM vote_counts
    WHERE project_id = ${project} AND string_id = ${string} AND translation_id = r.id AND event_id <= ${event}
    ORDER BY event_id DESC LIMIT 1
  ) v ON true
  WHERE NOT r.deleted`;

/** Strings as an event left them, in this order, each with the translation that was current, or none but an approved one. */
export function stringsThen(
  sql: Sql | Transaction,
  project: number,
  ids: readonly number[],
  event: number,
  version: 'current' | 'approved' | 'none' = 'current',
) {
  const chosen = { current: fragment`true`, approved: fragment`t.status = 1`, none: fragment`false` }[
    version
  ];
  return sql<StringThen[]>`
    SELECT wanted.id, r.text, r.key, r.context, r.max_length, r.continues, ${fateOfString(project, fragment`wanted.id`)} AS fate,
      t.text AS translation, t.status, t.author_id,
      CASE WHEN t.id IS NOT NULL THEN ${fateOfTranslation(project, fragment`wanted.id`, fragment`t.id`)} END AS translation_fate
    FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS wanted (id, nth) CROSS JOIN LATERAL (
      SELECT * FROM string_revisions
      WHERE project_id = ${project} AND string_id = wanted.id AND event_id <= ${event} ORDER BY event_id DESC LIMIT 1
    ) r LEFT JOIN LATERAL (
      SELECT t.id, t.text, t.status, t.author_id FROM (${translationsThen(project, fragment`wanted.id`, event)}) t
      WHERE ${chosen} ORDER BY ${BEST_FIRST} LIMIT 1
    ) t ON true
    ORDER BY wanted.nth`;
}

/** SQL: whether members can undo a deletion, which is found by its event. */
const isRestorable = (project: number, event: Fragment): Fragment => fragment`EXISTS (
  SELECT FROM deletions d WHERE d.project_id = ${project} AND d.event_id = ${event} AND NOT d.by_site)`;

/** SQL: the fate (domain/history/past/past.ts) of a section; its deletion is looked for among those of sections, which are few. */
const fateOfSection = (project: number, id: Fragment): Fragment => fragment`
  CASE WHEN EXISTS (SELECT FROM sections x WHERE x.project_id = ${project} AND x.id = ${id}) THEN 'present'
    WHEN EXISTS (
      SELECT FROM deletions d
      WHERE d.project_id = ${project} AND d.kind = ${DELETED_KINDS.section.code}::smallint AND d.item_id = ${id} AND NOT d.by_site
    ) THEN 'section'
    ELSE 'removed' END`;

/** SQL: the fate of a string. Its newest revision has the event of its deletion, or the section that it went with. */
const fateOfString = (project: number, id: Fragment): Fragment => fragment`
  CASE WHEN EXISTS (SELECT FROM strings x WHERE x.project_id = ${project} AND x.id = ${id}) THEN 'present' ELSE coalesce((
    SELECT CASE WHEN NOT r.deleted THEN ${fateOfSection(project, fragment`r.section_id`)}
      WHEN ${isRestorable(project, fragment`r.event_id`)} THEN 'string' ELSE 'removed' END
    FROM string_revisions r WHERE r.project_id = ${project} AND r.string_id = ${id} ORDER BY r.event_id DESC LIMIT 1
  ), 'removed') END`;

/** SQL: the fate of a translation; of one that went with its string that of the string decides. */
const fateOfTranslation = (project: number, string: Fragment, id: Fragment): Fragment => fragment`
  CASE WHEN EXISTS (SELECT FROM translations x WHERE x.project_id = ${project} AND x.id = ${id}) THEN 'present' ELSE coalesce((
    SELECT CASE WHEN NOT r.deleted THEN 'present'
      WHEN ${isRestorable(project, fragment`r.event_id`)} THEN 'translation' ELSE 'removed' END
    FROM translation_revisions r
    WHERE r.project_id = ${project} AND r.string_id = ${string} AND r.translation_id = ${id} ORDER BY r.event_id DESC LIMIT 1
  ), 'removed') END`;
