import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { FamilyLanguage, findInFamily } from '#contract/files/families.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { notFound } from '../../platform/http/failures.ts';

type CopiedKey = { section: number; string?: number | undefined };

/** Where the copies of a section, and of a string of it, are in other languages (families.14). Throws 404 if there is no such one. */
export async function copiesOf(
  sql: Sql,
  project: number,
  { section, string }: CopiedKey,
  others: readonly Pick<FamilyLanguage, 'project_id' | 'target_lang'>[],
): Promise<ReplyOf<typeof findInFamily>> {
  const ofSection = await sourceIdIn(sql, 'sections', project, section);
  if (ofSection === undefined) throw notFound('section');
  const ofString = string === undefined ? undefined : await sourceIdIn(sql, 'strings', project, string);
  if (string !== undefined && ofString === undefined) throw notFound('string');
  const ids = others.map(({ project_id }) => project_id);
  const sections = await sql<{ project_id: number; id: number }[]>`
    SELECT project_id, min(id) AS id FROM sections
    WHERE project_id = ANY(${ids}::bigint[]) AND coalesce(source_id, id) = ${ofSection} GROUP BY project_id`;
  const strings =
    ofString === undefined
      ? []
      : await sql<{ project_id: number; id: number; section_id: number }[]>`
          SELECT project_id, id, section_id FROM strings
          WHERE project_id = ANY(${ids}::bigint[]) AND (source_id = ${ofString} OR source_id IS NULL AND id = ${ofString})
          ORDER BY id`;
  const sectionIn = new Map(sections.map(({ project_id, id }) => [project_id, id]));
  // Of two, as when a deleted one was restored, it is the older one.
  const stringIn = new Map(
    strings.toReversed().map((sourceString) => [sourceString.project_id, sourceString]),
  );
  return others.map(({ project_id, target_lang }) => {
    const copy = stringIn.get(project_id);
    return {
      project_id,
      target_lang,
      section_id: copy?.section_id ?? sectionIn.get(project_id) ?? null,
      string_id: copy?.id ?? null,
    };
  });
}

async function sourceIdIn(
  sql: Sql,
  table: 'sections' | 'strings',
  project: number,
  id: number,
): Promise<number | undefined> {
  const [row] = await sql<{ source_id: number }[]>`
    SELECT coalesce(source_id, id) AS source_id FROM ${sql(table)} WHERE project_id = ${project} AND id = ${id}`;
  return row?.source_id;
}
