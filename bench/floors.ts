import type { BenchPlace } from './place.ts';
import { measure, type Times } from './stopwatch.ts';
import { fragments } from './texts.ts';

/** The least that each kind of work can cost here and now: what the figures are held against. */
export type Floors = Record<'route' | 'select' | 'insert' | 'bulk820' | 'bulk10000', Times>;

export async function measureFloors({ sql, address }: BenchPlace): Promise<Floors> {
  await sql`CREATE TABLE floor (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, text text NOT NULL)`;
  // The bare insert of the same rows into the same table, its indexes and rules included.
  const bulk = async (amount: number) => {
    const texts = fragments(amount).map(({ text }) => text);
    const sections = await emptySections(sql, 6);
    const insert = (index: number) => sql`
      INSERT INTO strings (project_id, section_id, place, text)
      SELECT ${sections.project}, ${sections.ids.at(index) ?? 0}, num * 1048576::bigint, text
      FROM unnest(${texts}::text[]) WITH ORDINALITY AS draft (text, num)`;
    return measure(insert, { times: 5, warmUp: 1 });
  };
  return {
    route: await measure(async () => (await fetch(`${address}/bare`)).text(), { times: 500 }),
    select: await measure(() => sql`SELECT id, username FROM users WHERE id = ${1}`, { times: 1000 }),
    insert: await measure(() => sql`INSERT INTO floor (text) VALUES (${'Привет'})`, { times: 500 }),
    bulk820: await bulk(820),
    bulk10000: await bulk(10_000),
  };
}

async function emptySections(sql: BenchPlace['sql'], amount: number) {
  const [made] = await sql<{ project: number; ids: number[] }[]>`
    WITH project AS (
      INSERT INTO projects (handle, name, visibility, source_lang, target_lang)
      SELECT 'floor_' || n, 'Floor ' || n, 'closed', 'en', 'ru' FROM (SELECT count(*) AS n FROM projects) p
      RETURNING id
    ), sections AS (
      INSERT INTO sections (project_id, name, num)
      SELECT project.id, 'Section', n FROM project, generate_series(1, ${amount}) n RETURNING id
    )
    SELECT project.id AS project, (SELECT array_agg(id) FROM sections) AS ids FROM project`;
  return made ?? { project: 0, ids: [] };
}
