import { randomBytes } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, onTestFinished, test } from 'vitest';
import { createDatabase, dropDatabase, joinWorkers } from '../../../../test/database-servers.ts';
import { temporaryFolder } from '../../../../test/temporary-folder.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import { isCitus } from '../../../../test/waiting-for-locks.ts';
import { prepareDatabase } from '../../../programs/open-database.ts';
import { connect, type Sql } from '../connect.ts';
import { migrate } from '../migrate.ts';
import { distribute } from './distribute.ts';
import { planDistribution } from './plan.ts';
import { TABLES } from './tables.ts';

test('every table is distributed, copied to every server or kept on the coordinator', async () => {
  const { sql } = await openTestApp();
  const tables = await sql<{ name: string }[]>`
    SELECT c.relname AS name FROM pg_class c
    WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace ORDER BY 1`;
  expect(tables.map(({ name }) => name)).toEqual(Object.values(TABLES).flat().toSorted());
});

test.skipIf(isCitus())('a database without Citus is not distributed, and says what is missing', async () => {
  const { sql } = await openTestApp();
  const { refusals } = await planDistribution(sql);
  expect(refusals).toEqual([expect.stringContaining('does not have the extension Citus')]);
});

/** A migrated database with a project, on servers of Citus, that is not distributed. */
async function openWhole() {
  const { place, workers, template } = inject('database');
  const servers = [place, ...workers];
  const database = `${template}_${randomBytes(4).toString('hex')}`;
  await createDatabase(servers, database);
  const sql = connect({ ...place, database }, { max: 1 });
  onTestFinished(async () => {
    await sql.end();
    await dropDatabase(servers, database);
  });
  await joinWorkers(servers, database);
  await prepareDatabase(sql);
  await sql`INSERT INTO users (username, email, password_hash) VALUES ('anna', 'anna@example.org', 'x')`;
  for (const name of ['project_one', 'project_two', 'project_three']) {
    await sql`
      WITH project AS (
        INSERT INTO projects (name, handle, source_lang, target_lang, visibility)
        VALUES (${name}, ${name}, 'en', 'ru', 'public') RETURNING id
      ), section AS (
        INSERT INTO sections (project_id, name, num) SELECT id, 'A', 1 FROM project RETURNING project_id, id
      )
      INSERT INTO strings (project_id, section_id, place, text)
      SELECT project_id, id, n, 'Text ' || n FROM section, generate_series(1, 100) n`;
  }
  return sql;
}

const MIGRATIONS = join(import.meta.dirname, '..', 'migrations');

const countsOf = (sql: Sql) => sql`
  SELECT (SELECT count(*) FROM strings) AS strings, (SELECT count(*) FROM sections) AS sections,
    (SELECT count(*) FROM projects) AS projects,
    (SELECT count(*) FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace
      AND conrelid::regclass::text !~ '_[0-9]+$') AS keys`;

/** Lets the keys between content tables be added first, as in a database whose planner has statistics. */
async function keysOfContentFirst(sql: Sql) {
  await sql`CREATE TEMP TABLE kept AS SELECT * FROM dropped_keys`;
  await sql`DELETE FROM dropped_keys`;
  await sql`INSERT INTO dropped_keys SELECT * FROM kept
    ORDER BY definition ~ 'REFERENCES (users|projects|images)\\M', on_table`;
  await sql`DROP TABLE kept`;
}

test.runIf(isCitus())(
  'a distribution that is cut off at any step goes on where it was',
  async () => {
    const sql = await openWhole();
    expect(await planDistribution(sql)).toMatchObject({ refusals: [] });
    const before = await countsOf(sql);
    let steps = 0;
    let isDone = false;
    for (let cutAfter = 3; !isDone; cutAfter += 7) {
      let left = cutAfter;
      await distribute(sql, () => {
        steps += 1;
        left -= 1;
        if (left === 0) throw new Error('cut off');
      }).then(
        () => {
          isDone = true;
        },
        async (error: Error) => {
          expect(error.message).toBe('cut off');
          await keysOfContentFirst(sql);
        },
      );
    }
    expect(steps).toBeGreaterThan(40);
    expect(await countsOf(sql)).toEqual(before);
    expect(await planDistribution(sql)).toEqual({ lines: ['It is distributed already.'], refusals: [] });
    const shards = await sql`
    SELECT DISTINCT shardid FROM strings JOIN pg_dist_shard
      ON shardid = get_shard_id_for_distribution_column('strings', project_id)`;
    expect(shards.length).toBeGreaterThan(1);
  },
  300_000,
);

/** A migration after all others, with a table of content and one of the directory. */
const LATER = `
  CREATE TABLE marks (project_id bigint NOT NULL, id bigint NOT NULL, user_id bigint NOT NULL, string_id bigint NOT NULL,
    PRIMARY KEY (project_id, id));
  CREATE TABLE badges (id bigint PRIMARY KEY, user_id bigint NOT NULL);
  SELECT place_table('marks', 'content'), place_table('badges', 'directory');
  ALTER TABLE marks ADD FOREIGN KEY (project_id, string_id) REFERENCES strings (project_id, id) ON DELETE CASCADE;
  ALTER TABLE marks ADD FOREIGN KEY (user_id) REFERENCES users (id) ON DELETE CASCADE;
  ALTER TABLE badges ADD FOREIGN KEY (user_id) REFERENCES users (id);
  ALTER TABLE strings ADD COLUMN marked boolean NOT NULL DEFAULT false;
  UPDATE strings SET marked = true WHERE place = 1;
  INSERT INTO marks SELECT project_id, id, (SELECT min(id) FROM users), id FROM strings WHERE place = 1;
`;

test('an upgrade that brings tables puts them where they are when the database is distributed', async () => {
  const sql = await (isCitus() ? openWhole() : openTestApp().then((testApp) => testApp.sql));
  if (isCitus()) await distribute(sql);
  const folder = temporaryFolder();
  cpSync(MIGRATIONS, folder, { recursive: true });
  writeFileSync(join(folder, '999-later.sql'), LATER);
  await migrate(sql, { folder });
  expect(await sql`SELECT count(*) FROM marks`).toEqual(await sql`SELECT count(*) FROM strings WHERE marked`);
  if (!isCitus()) return;
  const places = await sql`
    SELECT logicalrelid::text AS name, partmethod, repmodel FROM pg_dist_partition
    WHERE logicalrelid IN ('marks'::regclass, 'badges'::regclass) ORDER BY 1`;
  expect(places).toEqual([
    { name: 'badges', partmethod: 'n', repmodel: 't' },
    { name: 'marks', partmethod: 'h', repmodel: 's' },
  ]);
}, 300_000);
