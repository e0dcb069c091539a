import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { splitParagraphs } from '#domain/core/text/splitting.ts';
import type { Sql, Transaction } from '../server/platform/database/connect.ts';
import { recountAll } from '../server/programs/recount/queries.ts';
import type { BenchUser } from './bench-service.ts';

const book = splitParagraphs(
  readFileSync(join(import.meta.dirname, '../demo/alice-in-wonderland.en.txt'), 'utf8'),
);

/** So many strings of a real book, each made unique by its number. */
export const makeDrafts = (amount: number) =>
  Array.from({ length: amount }, (_, index) => ({ text: `${index} ${book[index % book.length]?.text}` }));

let projects = 0;

export async function makeProject(owner: BenchUser) {
  projects += 1;
  const { id } = await owner.call(createProject, {
    body: {
      name: `Bench ${projects}`,
      handle: `bench_${projects}`,
      visibility: 'public',
      source_lang: 'en',
      target_lang: 'ru',
    },
  });
  return { project: id };
}

export async function makeSection(owner: BenchUser, params: { project: number }) {
  const { id } = await owner.call(addSection, { params, body: { name: 'Section' } });
  return { ...params, section: id };
}

/** The ids in the path of a call on a string. */
export type StringPath = { project: number; section: number; string: number };

/** A section with so many strings; returns the paths of its strings. */
export async function makeStrings(owner: BenchUser, project: { project: number }, amount: number) {
  const params = await makeSection(owner, project);
  const added = await owner.call(addStrings, {
    params,
    query: { splitting: 'paragraphs' },
    body: makeDrafts(amount),
  });
  return { params, strings: added.map(({ id }) => ({ ...params, string: id })) };
}

/** A project whose data was written into the tables directly, because calls would take too long. */
export type LargeProject = { project: number; sections: number[] };

/** The texts of translations, with a realistic length and number of bytes per letter. */
const TRANSLATION =
  'Алиса начала понемногу уставать от сидения на берегу рядом с сестрой и от безделья: раз или два она заглянула в книгу, которую читала сестра, но там не было ни картинок, ни разговоров.';

let largeProjects = 0;

/**
 * Creates a project of so many sections with so many strings each, by 20 members: for every two strings three
 * translations and two votes, for every five an approval and an edit in the log. Ten sections of 10,000 strings are as
 * much as a game has. Returns its id and those of its sections.
 */
export async function makeLargeProject(
  sql: Sql,
  ownerId: number,
  sections: number,
  strings: number,
): Promise<LargeProject> {
  const project = await sql.begin(async (tx) => {
    await tx`SET LOCAL statement_timeout = 0`;
    return fillLargeProject(tx, ownerId, sections, strings);
  });
  await recountAll(sql);
  await sql`ANALYZE`;
  return project;
}

async function fillLargeProject(sql: Transaction, ownerId: number, sections: number, strings: number) {
  largeProjects += 1;
  const [row] = await sql<{ project: number; users: number[] }[]>`
    WITH people AS (
      INSERT INTO users (username, email, password_hash)
      SELECT ${`member_${largeProjects}_`} || n, ${`member_${largeProjects}_`} || n || '@example.org', '' FROM generate_series(1, 20) n
      RETURNING id
    ), project AS (
      INSERT INTO projects (handle, name, visibility, source_lang, target_lang)
      VALUES (${`large_${largeProjects}`}, ${`A large project ${largeProjects}`}, 'public', 'en', 'ru') RETURNING id
    ), members AS (
      INSERT INTO members (project_id, user_id, role_id)
      SELECT project.id, people.id, 4 FROM project, people UNION ALL SELECT id, ${ownerId}, 0 FROM project
    )
    SELECT project.id AS project, (SELECT array_agg(id) FROM people) AS users FROM project`;
  const { project, users } = row ?? { project: 0, users: [] };
  const texts = makeDrafts(strings).map(({ text }) => text);
  const author = (n: string) => sql`(${users}::bigint[])[1 + ${sql.unsafe(n)} % 20]`;

  await sql`
    INSERT INTO sections (project_id, name, num)
    SELECT ${project}, 'Section ' || n, n FROM generate_series(1, ${sections}::int) n`;
  await sql`
    INSERT INTO strings (project_id, section_id, place, text)
    SELECT ${project}, s.id, n * 1048576::bigint, t.text
    FROM sections s, unnest(${texts}::text[]) WITH ORDINALITY AS t (text, n)
    WHERE s.project_id = ${project} ORDER BY s.num, n`;
  await sql`
    INSERT INTO translations (project_id, string_id, text, initial, author_id)
    SELECT ${project}, id, id || ' ' || ${TRANSLATION}, id % 10 = 0, ${author('id')}
    FROM strings WHERE project_id = ${project}`;
  await sql`
    INSERT INTO translations (project_id, string_id, text, initial, author_id)
    SELECT ${project}, id, 'Другой: ' || id || ' ' || ${TRANSLATION}, false, ${author('(id + 7)')}
    FROM strings WHERE project_id = ${project} AND id % 2 = 0`;
  await sql`
    INSERT INTO votes (project_id, translation_id, user_id, is_minus)
    SELECT ${project}, id, ${author('(id + 3)')}, id % 9 = 0
    FROM translations WHERE project_id = ${project} AND id % 3 <> 0`;
  // The statistics don't know this project yet, and without them every string would be compared with every translation.
  await sql`ANALYZE strings, translations`;
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
  const ids = await sql<{ id: number }[]>`SELECT id FROM sections WHERE project_id = ${project} ORDER BY num`;
  return { project, sections: ids.map(({ id }) => id) };
}

/** Creates so many empty projects, among which others are searched for. */
export async function makeManyProjects(sql: Sql, ownerId: number, amount: number) {
  await sql.begin(async (tx) => {
    await tx`SET LOCAL statement_timeout = 0`;
    await tx`
      WITH added AS (
        INSERT INTO projects (handle, name, visibility, source_lang, target_lang, last_update)
        SELECT 'many_' || n, 'Книга ' || md5(n::text) || ' ' || n, 'public', 'en', 'ru', now_ms() - n
        FROM (SELECT coalesce(max(id), 0) AS last FROM projects) p, generate_series(last + 1, last + ${amount}::int) n RETURNING id
      )
      INSERT INTO members (project_id, user_id, role_id) SELECT id, ${ownerId}, 0 FROM added`;
  });
  await sql`ANALYZE`;
}
