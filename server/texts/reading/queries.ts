import type { ReadString } from '#contract/texts/reading.ts';
import { STRING_STATES } from '#domain/core/text/strings.ts';
import { sectionsOfLabels } from '../../core/content/section-queries.ts';
import { stateOfString } from '../../core/content/string-count-queries.ts';
import { bestFirst } from '../../core/content/translation-order-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import type { Start } from '../strings/batch-queries.ts';

const BEST_FIRST = bestFirst(fragment`t.id = s.approved_id`);

/** SQL: the names of the string states, by index. */
const stateNames = (sql: Sql | Transaction) => sql`${[...STRING_STATES]}::text[]`;

/**
 * The strings of a section in order, each with its first translation (translations.13): the approved one, otherwise
 * the best regular one, otherwise the newest draft. `start` and `limit` select a page.
 */
export function runningText(
  sql: Sql | Transaction,
  { project: projectId, section: sectionId }: { project: number; section: number },
  { start, limit }: { start: Start | undefined; limit: number | undefined },
) {
  const after = start && sql`AND (s.place, s.id) > (${start.place}::bigint, ${start.id}::bigint)`;
  return sql<ReadString[]>`
    SELECT s.id, ${start?.index ?? 0}::int + row_number() OVER (ORDER BY s.place, s.id) AS index, s.text, s.context,
      s.continues,
      (${stateNames(sql)})[1 + ${stateOfString(sql)}] AS state, t.text AS translation
    FROM strings s LEFT JOIN LATERAL (
      SELECT t.text FROM translations t
      WHERE t.project_id = ${projectId} AND t.string_id = s.id
      ORDER BY ${BEST_FIRST}
      LIMIT 1
    ) t ON s.translations_amount > 0
    WHERE s.project_id = ${projectId} AND s.section_id = ${sectionId} ${after ?? sql``}
    ORDER BY s.place, s.id ${limit === undefined ? sql`` : sql`LIMIT ${limit}`}`;
}

/** The strings of sections of labels that refer to these places of a book, by what their frames begin with. */
export const labelsAt = (sql: Sql, project: number, leads: readonly string[]) =>
  sql<{ string: ReadString; section_id: number; lead: string }[]>`
    WITH numbered AS (
      SELECT id, row_number() OVER (PARTITION BY section_id ORDER BY place, id) AS index FROM strings
      WHERE project_id = ${project} AND section_id = ANY(${sectionsOfLabels(sql, project)})
    )
    SELECT s.section_id, s.lead, json_build_object(
      'id', s.id, 'index', n.index, 'text', s.text, 'context', s.context, 'continues', s.continues,
      'state', (${stateNames(sql)})[1 + ${stateOfString(sql)}], 'translation', t.text
    ) AS string
    FROM numbered n JOIN strings s ON s.project_id = ${project} AND s.id = n.id
    LEFT JOIN LATERAL (
      SELECT t.text FROM translations t
      WHERE t.project_id = ${project} AND t.string_id = s.id
      ORDER BY ${BEST_FIRST}
      LIMIT 1
    ) t ON s.translations_amount > 0
    WHERE s.lead = ANY(${[...leads]}::text[]) ORDER BY s.id`;
