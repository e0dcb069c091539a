import type { Section } from '#contract/sections.ts';
import type { Sql } from '../database/connect.ts';
import { logLine } from '../log/record.ts';

/** A section as it is read: its counters are the folded ones plus what was written since. */
const section = (sql: Sql) => sql`
  s.id, s.project_id, s.name, s.num, s.type, s.splitting,
  json_build_object(
    'strings_amount', s.strings_amount + coalesce(d.strings_amount, 0),
    'strings_translated', s.strings_translated + coalesce(d.strings_translated, 0),
    'strings_approved', s.strings_approved + coalesce(d.strings_approved, 0),
    'translations_amount', s.translations_amount + coalesce(d.translations_amount, 0),
    'last_update', greatest(s.last_update, d.at)) AS stats
  FROM sections s LEFT JOIN (
    SELECT section_id, sum(strings_amount) AS strings_amount, sum(strings_translated) AS strings_translated,
      sum(strings_approved) AS strings_approved, sum(translations_amount) AS translations_amount, max(at) AS at
    FROM section_deltas`;

/** Every section of a project in its order, or those of a list. */
export function sectionsOf(sql: Sql, projectId: number, ids?: readonly number[]) {
  return sql<Section[]>`
    SELECT ${section(sql)} WHERE project_id = ${projectId} GROUP BY section_id) d ON d.section_id = s.id
    WHERE s.project_id = ${projectId} ${ids ? sql`AND s.id = ANY(${ids as number[]})` : sql``}
    ORDER BY s.num, s.id`;
}

/** Adds a section after the last one. The project's row is locked, so that two at once get two numbers. */
export function makeSection(sql: Sql, projectId: number, actorId: number, name: string) {
  return sql.begin(async (tx) => {
    await tx`SELECT FROM projects WHERE id = ${projectId} FOR NO KEY UPDATE`;
    const [made] = await tx<{ id: number }[]>`
      WITH done AS (
        INSERT INTO sections (project_id, name, num)
        SELECT ${projectId}, ${name}, coalesce(max(num), 0) + 1 FROM sections WHERE project_id = ${projectId}
        RETURNING id
      ), logged AS (
        ${logLine(tx, 'addSection', projectId, { actor: actorId, section: tx`done.id`, data: { se: name } })}
      ), touched AS (
        UPDATE projects SET last_update = now_ms() WHERE id = ${projectId}
      )
      SELECT id FROM done`;
    return made?.id;
  });
}
