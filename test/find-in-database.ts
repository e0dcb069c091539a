import type { Sql } from '../server/platform/database/connect.ts';

/** The columns of all tables in which a text occurs, as `table.column`: what a search through a dump of the database would find. */
export async function findInDatabase(sql: Sql, text: string): Promise<string[]> {
  const columns = await sql<{ table: string; column: string }[]>`
    SELECT c.table_name AS table, c.column_name AS column
    FROM information_schema.columns c JOIN information_schema.tables t USING (table_schema, table_name)
    WHERE c.table_schema IN ('public', 'dragoman_jobs') AND t.table_type = 'BASE TABLE'
      AND (c.data_type IN ('text', 'jsonb', 'json', 'character varying', 'ARRAY'))
    ORDER BY 1, 2`;
  const places: string[] = [];
  for (const { table, column } of columns) {
    const schema = await sql<{ schema: string }[]>`
      SELECT table_schema AS schema FROM information_schema.tables
      WHERE table_name = ${table} AND table_schema IN ('public', 'dragoman_jobs')`;
    for (const { schema: at } of schema) {
      const rows = await sql`
        SELECT FROM ${sql(at)}.${sql(table)} WHERE position(lower(${text}) IN lower(${sql(column)}::text)) > 0 LIMIT 1`;
      if (rows.length > 0) places.push(`${table}.${column}`);
    }
  }
  return places;
}
