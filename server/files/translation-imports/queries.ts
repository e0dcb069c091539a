import type { SectionType } from '#domain/texts/sections/section-types.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';

/** The types of a project's sections. */
export async function typesOf(sql: Sql | Transaction, projectId: number): Promise<SectionType[]> {
  const types = await sql<{ type: SectionType }[]>`
    SELECT DISTINCT type FROM sections WHERE project_id = ${projectId}`;
  return types.map(({ type }) => type);
}
