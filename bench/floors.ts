import type { Request } from './asker.ts';
import type { BenchPlace, Person } from './place.ts';
import { measureCall } from './place.ts';
import { measure, type Times } from './stopwatch.ts';
import { fragments, type StringPath } from './texts.ts';
import { measureWriteFloors, type WriteFloor } from './writes.ts';

/** The least that each kind of work can cost on this machine now, with which the figures are compared. */
export type Floors = Record<
  | 'route'
  | 'select'
  | 'one select at 32'
  | 'insert'
  | 'one query for 50 rows'
  | 'one query for 200 revisions'
  | 'bulk insert of 1000'
  | 'bulk insert of 10000'
  | 'section as JSON'
  | 'one pass over 150000 translations'
  | WriteFloor,
  Times
>;

/** Measures the floors; `project` has strings to read, its section is read whole; `history` is a string with 200 revisions. */
export async function measureFloors(
  place: BenchPlace,
  people: { owner: Person; voter: Person },
  { project, sections }: { project: number; sections: number[] },
  history: StringPath,
): Promise<Floors> {
  const { sql, ask } = place;
  const many = async (request: Request, atOnce: number, times: number) => {
    const requests = Array.from({ length: times }, () => request);
    await ask(requests.slice(0, 20), atOnce);
    return (await ask(requests, atOnce)).times;
  };
  const page = { method: 'GET', path: `/floor/page/${project}` };
  const revisions = { method: 'GET', path: `/floor/history/${history.project}/${history.string}` };
  const [section = 0] = sections;
  return {
    route: await measureCall(place, () => ({ method: 'GET', path: '/bare' }), { times: 300 }),
    select: await measure(() => sql`SELECT id, username FROM users WHERE id = ${1}`, { times: 500 }),
    'one select at 32': await many({ method: 'GET', path: '/floor/select' }, 32, 2000),
    insert: await measure(() => sql`INSERT INTO floor (text) VALUES (${'Привет'})`, { times: 300 }),
    'one query for 50 rows': await measureCall(place, () => page, { times: 200 }),
    'one query for 200 revisions': await measureCall(place, () => revisions, { times: 200 }),
    'bulk insert of 1000': await bulkInsert(sql, 1000),
    'bulk insert of 10000': await bulkInsert(sql, 10_000),
    'section as JSON': await measure(() => sectionAsJson(sql, project, section), { times: 10, warmUp: 2 }),
    'one pass over 150000 translations': await measure(() => onePass(sql, project), { times: 10, warmUp: 2 }),
    // Last, right before the writes that are compared with them.
    ...(await measureWriteFloors(place, people)),
  };
}

type Sql = BenchPlace['sql'];

/** A bare insert of the same rows into the same tables, with their indexes and constraints. */
async function bulkInsert(sql: Sql, amount: number) {
  const texts = fragments(amount).map(({ text }) => text);
  const sections = await emptySections(sql, 6);
  const insert = (index: number) => sql`
    WITH done AS (
      INSERT INTO strings (project_id, section_id, place, text)
      SELECT ${sections.project}, ${sections.ids.at(index) ?? 0}, num * 1048576::bigint, text
      FROM unnest(${texts}::text[]) WITH ORDINALITY AS draft (text, num)
      RETURNING *
    )
    INSERT INTO string_revisions (project_id, string_id, event_id, deleted, section_id, text, key, context, continues)
    SELECT project_id, id, 0, false, section_id, text, key, context, continues FROM done`;
  return measure(insert, { times: 5, warmUp: 1 });
}

/** The translations of a project that have a text, which none has, in one pass over all of them. */
const onePass = (sql: Sql, project: number) => sql`
  SELECT count(*) FROM translations WHERE project_id = ${project} AND strpos(text_lower, 'нет такого') > 0`;

/** A section with translations and votes as JSON, built by PostgreSQL alone. */
const sectionAsJson = (sql: Sql, project: number, section: number) => sql`
  SELECT json_agg(json_build_object('id', s.id, 'text', s.text, 'key', s.key, 'context', s.context, 'translations', (
    SELECT json_agg(json_build_object('id', t.id, 'text', t.text, 'author_id', t.author_id, 'votes', (
      SELECT json_agg(json_build_object('id', u.id, 'username', u.username, 'is_minus', v.is_minus))
      FROM votes v JOIN users u ON u.id = v.user_id
      WHERE v.project_id = t.project_id AND v.translation_id = t.id)) ORDER BY t.id)
    FROM translations t WHERE t.project_id = s.project_id AND t.string_id = s.id)) ORDER BY s.place, s.id)::text AS json
  FROM strings s WHERE s.project_id = ${project} AND s.section_id = ${section}`;

async function emptySections(sql: Sql, amount: number) {
  const [made] = await sql<{ project: number; ids: number[] }[]>`
    WITH project AS (
      INSERT INTO projects (handle, name, visibility, source_lang, target_lang)
      SELECT 'floor_' || n, 'Floor ' || n, 'closed', 'en', 'ru' FROM (SELECT count(*) AS n FROM projects) p
      RETURNING id
    ), sections AS (
      INSERT INTO sections (project_id, name, num)
      SELECT project.id, 'Section', n FROM project, generate_series(1, ${amount}::int) n RETURNING id
    )
    SELECT project.id AS project, (SELECT array_agg(id) FROM sections) AS ids FROM project`;
  return made ?? { project: 0, ids: [] };
}
