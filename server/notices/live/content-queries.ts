import type { Stats } from '#contract/core/stats.ts';
import type { LiveComment, LiveRow } from '#contract/notices/live.ts';
import { counted, statsOfSection } from '../../core/content/section-queries.ts';
import { stringsByKey } from '../../core/content/string-key-queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { ofGroup, projectGroups } from '../../platform/database/distribution/project-groups.ts';
import { commentColumns } from '../../texts/comments/queries.ts';
import { type RowRead, rowColumns, withFlags } from '../../texts/editor/row-queries.ts';
import { byString, type TranslationRow, translationRows } from '../../texts/translations/queries.ts';

/** The id of a string, comment or section, with its project. */
export type Key = { project: number; id: number };

/** The present content, by id. */
export type Contents = {
  rows: Map<number, LiveRow>;
  comments: Map<number, LiveComment>;
  stats: Map<number, Stats>;
};

type ContentRow =
  | { what: 'string'; value: RowRead }
  | { what: 'translation'; value: TranslationRow }
  | { what: 'comment'; value: LiveComment }
  | { what: 'section'; value: { id: number; stats: Stats } };

const keysIn = (sql: Sql, list: readonly Key[]) => sql`
  SELECT * FROM unnest(${list.map(({ project }) => project)}::bigint[], ${list.map(({ id }) => id)}::bigint[])
    AS key (project_id, id)`;

type ContentKeys = Record<'strings' | 'comments' | 'sections', readonly Key[]>;

/**
 * Reads strings, comments and sections of several projects in one query, as they look to everyone; deleted ones are
 * left out.
 */
export async function readContents(sql: Sql, keys: ContentKeys): Promise<Contents> {
  const projects = new Set(Object.values(keys).flatMap((keys) => keys.map(({ project }) => project)));
  const groups = await projectGroups(sql, [...projects]);
  const rows = (await Promise.all(groups.map((group) => readTogether(sql, group, keys)))).flat();
  const all = <What extends ContentRow['what']>(what: What) =>
    rows.flatMap((row) =>
      row.what === what ? [row.value as Extract<ContentRow, { what: What }>['value']] : [],
    );
  const translations = byString(all('translation'));
  return {
    rows: new Map(
      all('string').map((row) => [
        row.id,
        { ...withFlags(row), translations: translations.get(row.id) ?? [] },
      ]),
    ),
    comments: new Map(all('comment').map((comment) => [comment.id, comment])),
    stats: new Map(all('section').map(({ id, stats }) => [id, stats])),
  };
}

function readTogether(sql: Sql, projects: number[], { strings, comments, sections }: ContentKeys) {
  const ofProjects = ofGroup(projects);
  const keys = (list: readonly Key[]) =>
    keysIn(
      sql,
      list.filter(({ project }) => projects.includes(project)),
    );
  const stringRows = stringsByKey(ofProjects, sql`SELECT project_id, id FROM strings_wanted`);
  return sql<ContentRow[]>`
    WITH strings_wanted AS (${keys(strings)}), comments_wanted AS (${keys(comments)}),
      sections_wanted AS (${keys(sections)})
    SELECT 'string' AS what, row_to_json(r) AS value FROM (
      SELECT ${rowColumns(sql)} FROM ${stringRows}
    ) r
    UNION ALL SELECT 'translation', row_to_json(r) FROM (
      ${translationRows(ofProjects, stringRows)}
    ) r
    UNION ALL SELECT 'comment', row_to_json(r) FROM (
      SELECT ${commentColumns(sql)}
      FROM comments_wanted k JOIN comments c ON c.project_id = k.project_id AND c.id = k.id AND c.project_id ${ofProjects}
        JOIN users u ON u.id = c.author_id
    ) r
    UNION ALL SELECT 'section', row_to_json(r) FROM (
      SELECT s.id, ${statsOfSection(sql)} AS stats
      FROM sections_wanted k JOIN sections s ON s.project_id = k.project_id AND s.id = k.id AND s.project_id ${ofProjects}, LATERAL (
        SELECT ${counted(sql)} FROM section_deltas d
        WHERE d.project_id ${ofProjects} AND d.project_id = s.project_id AND d.section_id = s.id
      ) d
    ) r`;
}
