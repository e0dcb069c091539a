import { LOG_CODES } from '#domain/core/events/log.ts';
import { type BenchService, measureCall } from './bench-service.ts';
import { makeDrafts } from './data.ts';
import type { Run } from './run.ts';
import { measure, type Times } from './stopwatch.ts';
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
  | 'rows of 10000 approvals'
  | 'section as JSON'
  | 'one pass over 150000 translations'
  | WriteFloor,
  Times
>;

/** How each floor is measured, but those of writes, which are measured together. */
const FLOORS: Record<
  Exclude<keyof Floors, WriteFloor>,
  (service: BenchService, run: Run) => Promise<Times>
> = {
  route: (service) => measureCall(service, () => ({ method: 'GET', path: '/bare' }), { times: 300 }),
  select: ({ sql }) => measure(() => sql`SELECT id, username FROM users WHERE id = ${1}`, { times: 500 }),
  'one select at 32': async ({ send }) => {
    const requests = Array.from({ length: 2000 }, () => ({ method: 'GET', path: '/floor/select' }));
    await send(requests.slice(0, 20), 32);
    return (await send(requests, 32)).times;
  },
  insert: ({ sql }) => measure(() => sql`INSERT INTO floor (text) VALUES (${'Привет'})`, { times: 300 }),
  'one query for 50 rows': async (service, { projects }) => {
    const page = { method: 'GET', path: `/floor/page/${(await projects['100000']()).project}` };
    return measureCall(service, () => page, { times: 200 });
  },
  'one query for 200 revisions': async (service, { history }) => {
    const { project, string } = await history();
    const revisions = { method: 'GET', path: `/floor/history/${project}/${string}` };
    return measureCall(service, () => revisions, { times: 200 });
  },
  'bulk insert of 1000': ({ sql }) => bulkInsert(sql, 1000),
  'bulk insert of 10000': ({ sql }) => bulkInsert(sql, 10_000),
  'rows of 10000 approvals': ({ sql }) => approvalRows(sql, 10_000),
  'section as JSON': async ({ sql }, { projects }) => {
    const { project, sections } = await projects['100000']();
    return measure(() => sectionAsJson(sql, project, sections[0] ?? 0), { times: 10, warmUp: 2 });
  },
  'one pass over 150000 translations': async ({ sql }, { projects }) => {
    const { project } = await projects['100000']();
    return measure(() => onePass(sql, project), { times: 10, warmUp: 2 });
  },
};

const isOfWrites = (name: keyof Floors): name is WriteFloor => !(name in FLOORS);

/** Measures floors: all of them, or these. */
export async function measureFloors(run: Run, only?: ReadonlySet<keyof Floors>): Promise<Partial<Floors>> {
  const floors: Partial<Floors> = {};
  for (const name of Object.keys(FLOORS) as (keyof typeof FLOORS)[]) {
    if (!only || only.has(name)) floors[name] = await FLOORS[name](run.service, run);
  }
  // Last, right before the writes that are compared with them.
  const hasWrites = !only || [...only].some(isOfWrites);
  return hasWrites ? { ...floors, ...(await measureWriteFloors(run)) } : floors;
}

type Sql = BenchService['sql'];

/** A bare insert of the same rows into the same tables, with their indexes and constraints. */
async function bulkInsert(sql: Sql, amount: number) {
  const texts = makeDrafts(amount).map(({ text }) => text);
  const sections = await emptySections(sql, 6);
  const insert = (index: number) => sql`
    WITH inserted AS (
      INSERT INTO strings (project_id, section_id, place, text)
      SELECT ${sections.project}, ${sections.ids.at(index) ?? 0}, num * 1048576::bigint, text
      FROM unnest(${texts}::text[]) WITH ORDINALITY AS draft (text, num)
      RETURNING *
    )
    INSERT INTO string_revisions (project_id, string_id, event_id, deleted, section_id, text, key, context, continues)
    SELECT project_id, id, 0, false, section_id, text, key, context, continues FROM inserted`;
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

/** The rows of approving a translation of each string, in one statement. */
async function approvalRows(sql: Sql, amount: number) {
  const { project, ids } = await emptySections(sql, 4);
  await sql`
    WITH made AS (
      INSERT INTO strings (project_id, section_id, place, text)
      SELECT ${project}, section, n * 1048576::bigint, 'Text ' || n
      FROM unnest(${ids}::bigint[]) AS section, generate_series(1, ${amount}::int) n RETURNING project_id, id
    )
    SELECT count(*) FROM made`;
  await sql`
    INSERT INTO translations (project_id, string_id, text, initial, author_id)
    SELECT ${project}, id, 'Перевод ' || id, false, 1 FROM strings WHERE project_id = ${project}`;
  await sql`ANALYZE strings, translations`;
  const approve = (index: number) => sql`
    WITH done AS (
      UPDATE strings s SET approved_id = t.id FROM translations t
      WHERE s.project_id = ${project} AND s.section_id = ${ids.at(index) ?? 0} AND t.project_id = ${project} AND t.string_id = s.id
      RETURNING s.project_id, s.section_id, s.id AS string_id, t.id AS translation_id, t.text, t.context
    ), counted AS (
      INSERT INTO section_deltas (project_id, section_id, strings_amount, strings_translated, strings_approved, strings_initial,
        translations_amount, bytes, at, string_id)
      SELECT project_id, section_id, 0, 0, 1, 0, 0, 0, now_ms(), string_id FROM done
    ), logged AS (
      INSERT INTO log (project_id, w, actor_id, section_id, string_id, translation_id)
      SELECT project_id, ${LOG_CODES.approve}, 1, section_id, string_id, translation_id FROM done RETURNING project_id, id
    ), unordered AS (
      INSERT INTO unordered_events (project_id, log_id) SELECT project_id, id FROM logged
    )
    INSERT INTO translation_revisions (project_id, string_id, translation_id, event_id, author_id, editor_id, deleted, status, text,
      context)
    SELECT project_id, string_id, translation_id, 0, 1, 1, false, 1, text, context FROM done`;
  return measure(approve, { times: 3, warmUp: 1 });
}

async function emptySections(sql: Sql, amount: number) {
  const [row] = await sql<{ project: number; ids: number[] }[]>`
    WITH project AS (
      INSERT INTO projects (handle, name, visibility, source_lang, target_lang)
      SELECT 'floor_' || n, 'Floor ' || n, 'closed', 'en', 'ru' FROM (SELECT count(*) AS n FROM projects) p
      RETURNING id
    ), sections AS (
      INSERT INTO sections (project_id, name, num)
      SELECT project.id, 'Section', n FROM project, generate_series(1, ${amount}::int) n RETURNING id
    )
    SELECT project.id AS project, (SELECT array_agg(id) FROM sections) AS ids FROM project`;
  return row ?? { project: 0, ids: [] };
}
