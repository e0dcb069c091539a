import type { Sql } from '../server/database/connect.ts';
import { recountAll } from '../server/recount/queries.ts';

// What a call would take too long to make: written straight into the tables, then counted.

const SECTIONS = 10;
const STRINGS = 10_000;

/**
 * A project as large as a game: 100,000 strings in 10 sections, 150,000 translations by 20 members, 100,000 votes,
 * 20,000 approvals, 20,000 edits in the log. Answers its id and that of its first section.
 */
export async function makeLargeProject(sql: Sql, ownerId: number) {
  const [made] = await sql<{ project: number; users: number[] }[]>`
    WITH people AS (
      INSERT INTO users (username, email, password_hash)
      SELECT 'member_' || n, 'member_' || n || '@example.org', '' FROM generate_series(1, 20) n RETURNING id
    ), project AS (
      INSERT INTO projects (handle, name, visibility, source_lang, target_lang)
      VALUES ('large', 'A large project', 'public', 'en', 'ru') RETURNING id
    ), members AS (
      INSERT INTO members (project_id, user_id, role_id)
      SELECT project.id, people.id, 4 FROM project, people UNION ALL SELECT id, ${ownerId}, 0 FROM project
    )
    SELECT project.id AS project, (SELECT array_agg(id) FROM people) AS users FROM project`;
  const { project, users } = made ?? { project: 0, users: [] };
  const author = (n: string) => sql`(${users}::bigint[])[1 + ${sql.unsafe(n)} % 20]`;

  await sql`
    INSERT INTO sections (project_id, name, num)
    SELECT ${project}, 'Section ' || n, n FROM generate_series(1, ${SECTIONS}) n`;
  await sql`
    INSERT INTO strings (project_id, section_id, place, text)
    SELECT ${project}, s.id, n * 1048576::bigint, 'String ' || n || ' of a text that is as long as such texts are.'
    FROM sections s, generate_series(1, ${STRINGS}) n WHERE s.project_id = ${project} ORDER BY s.num, n`;
  await sql`
    INSERT INTO translations (project_id, string_id, text, initial, author_id)
    SELECT ${project}, id, 'Перевод строки ' || id, id % 10 = 0, ${author('id')}
    FROM strings WHERE project_id = ${project}`;
  await sql`
    INSERT INTO translations (project_id, string_id, text, initial, author_id)
    SELECT ${project}, id, 'Другой перевод строки ' || id, false, ${author('(id + 7)')}
    FROM strings WHERE project_id = ${project} AND id % 2 = 0`;
  await sql`
    INSERT INTO votes (project_id, translation_id, user_id, is_minus)
    SELECT ${project}, id, ${author('(id + 3)')}, id % 9 = 0
    FROM translations WHERE project_id = ${project} AND id % 3 <> 0`;
  await sql`
    WITH approved AS (
      UPDATE strings s SET approved_id = t.id FROM translations t
      WHERE s.project_id = ${project} AND t.project_id = ${project} AND t.string_id = s.id AND NOT t.initial
        AND s.id % 5 = 0 AND t.id % 2 = 0
      RETURNING s.id, s.section_id, s.approved_id
    )
    INSERT INTO log (project_id, w, actor_id, section_id, string_id, translation_id, data)
    SELECT ${project}, w, ${author('id')}, section_id, id, approved_id, '{"acts": {"text": ["one", "two"]}}'
    FROM approved, unnest(ARRAY[14, 22]) w`;
  await recountAll(sql);
  await sql`ANALYZE`;
  const [first] = await sql<{ section: number }[]>`
    SELECT id AS section FROM sections WHERE project_id = ${project} ORDER BY num LIMIT 1`;
  return { project, section: first?.section ?? 0 };
}

/** So many projects with nothing in them but a name, to be found among. */
export async function makeManyProjects(sql: Sql, ownerId: number, amount: number) {
  await sql`
    WITH made AS (
      INSERT INTO projects (handle, name, visibility, source_lang, target_lang, last_update)
      SELECT 'many_' || n, 'Книга ' || md5(n::text) || ' ' || n, 'public', 'en', 'ru', now_ms() - n
      FROM generate_series(1, ${amount}) n RETURNING id
    )
    INSERT INTO members (project_id, user_id, role_id) SELECT id, ${ownerId}, 0 FROM made`;
  await sql`ANALYZE`;
}
