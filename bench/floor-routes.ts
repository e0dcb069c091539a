import type { FastifyInstance } from 'fastify';
import type { Sql } from '../server/database/connect.ts';

/** The table that the floors write to. */
const TABLE = `CREATE TABLE floor (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text NOT NULL)`;

/**
 * The least that calls of each kind can be, served by the same Fastify over the same pool, with no sessions, no rights and
 * no contract: nothing at all; one row by its key; a transaction of read, insert, log insert and commit; one query for a page of rows.
 */
export async function floorRoutes(app: FastifyInstance, sql: Sql) {
  await sql.unsafe(TABLE);
  app.get('/bare', () => ({ status: 'ok' }));
  app.get('/floor/select', () => sql`SELECT id, username FROM users WHERE id = ${1}`);
  app.post('/floor/five-steps', () =>
    sql.begin(async (tx) => {
      await tx`SELECT id, username FROM users WHERE id = ${1}`;
      const [made] = await tx`INSERT INTO floor (text) VALUES (${'Привет'}) RETURNING id`;
      await tx`INSERT INTO floor (text) VALUES (${'Anna has made it'})`;
      return made;
    }),
  );
  app.get<{ Params: { project: number } }>('/floor/page/:project', async ({ params }) => {
    const { project } = params;
    return sql`
      SELECT s.id, s.text, s.key, s.context, (
        SELECT json_agg(json_build_object('id', t.id, 'text', t.text, 'author_id', t.author_id) ORDER BY t.id)
        FROM translations t WHERE t.project_id = s.project_id AND t.string_id = s.id) AS translations
      FROM strings s WHERE s.project_id = ${project} ORDER BY s.id OFFSET 200 LIMIT 50`;
  });
}
