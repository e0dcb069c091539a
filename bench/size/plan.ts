import { DAY } from '#domain/core/units.ts';
import type { Sql } from '../../server/platform/database/connect.ts';
import { makeTexts } from './texts.ts';

/** What is filled in: the same numbers and seed give the same data. */
export type Amounts = { strings: number; projects: number; seed: number };

/** The strings of a large project, and of each of its sections. */
const LARGE = { strings: 100_000, section: 10_000 };
/** The part of all strings that large projects have together, and how many strings a section of others has. */
const LARGE_SHARE = 0.1;
const SECTION = 100;
/** About how many strings are filled in one transaction. */
const BATCH = 100_000;
/** The days in which a project is translated, and those in which projects ended. */
export const ACTIVE = 20;
const ENDED = 730;

/**
 * Decides which project has which strings, sections and users, in a schema of its own, from which `fillBatch` goes
 * on. One string in ten is of a project of 100,000; of the others every fiftieth project has some thousand, every
 * tenth some hundred, and the rest about a hundred.
 */
export async function planProjects(sql: Sql, { strings, projects, seed }: Amounts): Promise<void> {
  const large = Math.max(1, Math.round((strings * LARGE_SHARE) / LARGE.strings));
  const largeStrings = Math.min(LARGE.strings, Math.round(strings / 2));
  const usual = (strings - large * largeStrings) / (projects - large);
  await sql.begin(async (tx) => {
    await tx`SET LOCAL statement_timeout = 0`;
    await tx`CREATE SCHEMA bench_size`;
    await tx`CREATE TABLE bench_size.texts (kind int, n int, source text, target text, PRIMARY KEY (kind, n))`;
    const texts = makeTexts(seed);
    await tx`
      INSERT INTO bench_size.texts SELECT * FROM unnest(${texts.map(({ kind }) => kind)}::int[], ${texts.map(({ n }) => n)}::int[],
        ${texts.map(({ source }) => source)}::text[], ${texts.map(({ target }) => target)}::text[])`;
    await tx`CREATE TABLE bench_size.state (amounts jsonb NOT NULL, done boolean NOT NULL)`;
    await tx`INSERT INTO bench_size.state VALUES (${tx.json({ strings, projects, seed })}, false)`;
    await tx`
      CREATE TABLE bench_size.projects AS
      WITH sized AS (
        -- Of fifty usual projects one has 11 times, four have 2.8 times, and 45 have 0.62 times the average.
        SELECT id, CASE WHEN id % ${Math.floor(projects / large)}::bigint = 1 AND id / ${Math.floor(projects / large)}::bigint < ${large}::bigint
            THEN ${largeStrings}::bigint
          ELSE greatest(1, round(${usual}::float8 * CASE WHEN id % 50 = 0 THEN 11 WHEN id % 10 = 0 THEN 2.8 ELSE 0.62 END))::bigint END
          AS strings
        FROM generate_series(1, ${projects}::bigint) id
      ), cut AS (
        SELECT id, strings, CASE WHEN strings >= ${LARGE.section}::bigint THEN ${LARGE.section}::bigint ELSE ${SECTION}::bigint END AS per_section FROM sized
      )
      SELECT id, strings, per_section, (id % 2)::int AS kind, ((strings + per_section - 1) / per_section) AS sections,
        1 + (sum(strings) OVER up)::bigint - strings AS first_string,
        1 + (sum((strings + per_section - 1) / per_section) OVER up)::bigint - ((strings + per_section - 1) / per_section) AS first_section,
        CASE WHEN strings >= ${LARGE.section}::bigint THEN 200 ELSE 5 + id % 6 END AS members,
        now_ms() / ${DAY}::bigint * ${DAY}::bigint - ${ACTIVE}::bigint * ${DAY}::bigint
          - (hashint8extended(id, ${seed}::bigint) & 1048575) % (${ENDED}::bigint * 24) * 3600000 AS started
      FROM cut WINDOW up AS (ORDER BY id)`;
    await tx`ALTER TABLE bench_size.projects ADD PRIMARY KEY (id)`;
    await tx`ALTER TABLE bench_size.projects ADD COLUMN users bigint`;
    await tx`UPDATE bench_size.projects SET users = ${2 * projects}::bigint`;
    await tx`
      CREATE TABLE bench_size.batches AS
      SELECT min(id) AS first, max(id) AS last FROM bench_size.projects GROUP BY first_string / ${BATCH}::bigint`;
  });
  await sql`ANALYZE bench_size.projects, bench_size.texts`;
}
