import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { NOT_DELETED } from '../content/present-project-queries.ts';

/** Names of a user's projects, which their password should not be made of: the latest ones that they joined. */
export async function projectNamesOf(sql: Sql, user: number): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    SELECT p.name FROM members m JOIN projects p ON p.id = m.project_id
    WHERE m.user_id = ${user} AND ${NOT_DELETED}
    ORDER BY m.project_id DESC LIMIT ${SERVICE_LIMITS.namesInPasswords}`;
  return rows.map(({ name }) => name);
}
