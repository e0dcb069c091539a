import type { FastifyInstance } from 'fastify';
import { LOG_CODES } from '#domain/core/events/log.ts';
import type { Sql, Transaction } from '../server/platform/database/connect.ts';

/** The table of the floor of an insert. */
const TABLE = `CREATE TABLE floor (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text NOT NULL)`;

const TEXT = 'Привет';
const CHANGES = { acts: { text: [null, TEXT] } };
const SECTION = '/floor/:project/:section';

type Params = { project: number; section: number; string: number; translation: number; user: number };
type Path = { Params: Params };

/**
 * The floors of calls, served by the same Fastify over the same pool, without sessions, rights and contract: nothing at
 * all; one row by its key; a page of rows by one query; and the rows of a save and a vote, written in five steps:
 * begin, read the user, write, log, commit. A test compares them with the rows that the service writes.
 */
export async function addFloorRoutes(app: FastifyInstance, sql: Sql) {
  await sql.unsafe(TABLE);
  app.get('/bare', () => ({ status: 'ok' }));
  app.get('/floor/select', () => sql`SELECT id, username FROM users WHERE id = ${1}`);
  app.get<Path>('/floor/page/:project', async ({ params }) => {
    const { project } = params;
    return sql`
      SELECT s.id, s.text, s.key, s.context, (
        SELECT json_agg(json_build_object('id', t.id, 'text', t.text, 'author_id', t.author_id) ORDER BY t.id)
        FROM translations t WHERE t.project_id = s.project_id AND t.string_id = s.id) AS translations
      FROM strings s WHERE s.project_id = ${project} ORDER BY s.id OFFSET 200 LIMIT 50`;
  });
  app.get<Path>('/floor/history/:project/:string', async ({ params }) => {
    const { project, string } = params;
    return sql`
      SELECT r.event_id, r.at, r.status, r.deleted, r.text, r.context, json_build_object('id', u.id, 'username', u.username) AS editor
      FROM translation_revisions r JOIN users u ON u.id = r.editor_id
      WHERE r.project_id = ${project} AND r.string_id = ${string} ORDER BY r.event_id DESC LIMIT 200`;
  });
  app.post<Path>(`${SECTION}/save/:string/:user`, ({ params }) =>
    sql.begin(async (tx) => {
      const { project, section, string, user } = params;
      await tx`SELECT id, username FROM users WHERE id = ${user}`;
      const [row] = await tx<{ id: number }[]>`
        WITH translation AS (
          INSERT INTO translations (project_id, string_id, text, initial, author_id)
          VALUES (${project}, ${string}, ${TEXT}, false, ${user}) RETURNING id
        ), of_string AS (
          UPDATE strings SET translations_amount = translations_amount + 1, regular_amount = regular_amount + 1,
            last_translation_at = now_ms() WHERE project_id = ${project} AND id = ${string}
        ), counted AS (
          INSERT INTO section_deltas (project_id, section_id, strings_amount, strings_translated, strings_approved,
            strings_initial, strings_needing_review, translations_amount, bytes, at, string_id)
          VALUES (${project}, ${section}, 0, 1, 0, 0, 0, 1, 12, now_ms(), ${string})
        )
        SELECT id FROM translation`;
      const translation = row?.id ?? 0;
      await logRow(
        tx,
        LOG_CODES.addTranslation,
        { ...params, translation },
        tx`, revised AS (
          INSERT INTO translation_revisions (project_id, string_id, translation_id, event_id, author_id, editor_id, deleted,
            status, text, context)
          SELECT ${project}, ${string}, ${translation}, id, ${user}, ${user}, false, 0, ${TEXT}, '' FROM logged
        )`,
      );
      return row;
    }),
  );
  app.post<Path>(`${SECTION}/vote/:string/:translation/:user`, ({ params }) =>
    sql.begin(async (tx) => {
      const { project, section, string, translation, user } = params;
      await tx`SELECT id, username FROM users WHERE id = ${user}`;
      await tx`
          WITH vote AS (
            INSERT INTO votes (project_id, translation_id, user_id, is_minus)
            VALUES (${project}, ${translation}, ${user}, false)
          ), of_translation AS (
            UPDATE translations SET votes_plus = votes_plus + 1 WHERE project_id = ${project} AND id = ${translation}
          ), of_string AS (
            UPDATE strings SET votes_plus = votes_plus + 1 WHERE project_id = ${project} AND id = ${string}
          )
          INSERT INTO section_deltas (project_id, section_id, strings_amount, strings_translated, strings_approved,
            strings_initial, strings_needing_review, translations_amount, bytes, at, string_id)
          VALUES (${project}, ${section}, 0, 0, 0, 0, 0, 0, 0, now_ms(), ${string})`;
      await logRow(
        tx,
        LOG_CODES.vote,
        params,
        tx`, revised AS (
          INSERT INTO vote_counts (project_id, string_id, translation_id, event_id, votes_plus, votes_minus)
          SELECT ${project}, ${string}, ${translation}, id, 1, 0 FROM logged
        )`,
      );
      return { id: translation };
    }),
  );
}

/** The log entry with the rows that belong to it; `more` are further steps. */
const logRow = (
  tx: Transaction,
  w: number,
  { project, section, string, translation, user }: Params,
  more = tx``,
) => tx`
  WITH logged AS (
    INSERT INTO log (project_id, w, actor_id, section_id, string_id, translation_id, data)
    VALUES (${project}, ${w}, ${user}, ${section}, ${string}, ${translation}, ${tx.json(CHANGES)}) RETURNING id
  ) ${more}
  INSERT INTO unordered_events (project_id, log_id) SELECT ${project}, id FROM logged`;
