import { Readable } from 'node:stream';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { deleteProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation, castVote } from '#contract/texts/translations.ts';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { migratedDatabase } from '../../../test/migrated-database.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { orderEvents } from '../../core/events/order-queries.ts';
import { connect, type Sql } from '../../platform/database/connect.ts';
import { migrate } from '../../platform/database/migrate.ts';
import { deletedProjectsOf } from '../../projects/deleted-queries.ts';
import { recountAll } from '../recount/queries.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

let testApp: TestApp;
let anna: TestUser;
let boris: TestUser;
let testProject: Awaited<ReturnType<typeof projectOf>>;

/** Texts that a careless format would corrupt: tabs, line ends, backslashes, quotes, an end of a table. */
const AWKWARD = ['\ttab', 'two\nlines', 'C:\\new', '\\.', '"quoted", \'too\'', 'Ёлка 🌲', ' edge '];

beforeAll(async () => {
  testApp = await openTestApp();
  [anna, boris] = [await testApp.signUp('anna'), await testApp.signUp('boris')];
  testProject = await projectOf(anna, { strings: AWKWARD });
  await joinAs(testApp, boris, testProject.project, 'translator');
  for (const [index, text] of AWKWARD.entries()) {
    const params = testProject.strings[index] ?? expect.fail();
    const { id } = await boris.does(addTranslation, { params, body: { text } });
    await anna.does(castVote, { params: { ...params, translation: id } });
  }
});

async function backupOf(sql: Sql): Promise<string> {
  const pieces: Buffer[] = [];
  await writeBackup(sql, async (piece) => void pieces.push(Buffer.from(piece)), 0);
  return Buffer.concat(pieces).toString();
}

/** A service that nobody has used yet. */
async function another(): Promise<Sql> {
  const sql = connect(await migratedDatabase());
  onTestFinished(() => sql.end({ timeout: 0 }));
  return sql;
}

/** Likewise without any table, as an empty DATABASE_URL is. */
async function empty(): Promise<Sql> {
  const sql = connect(await emptyDatabase());
  onTestFinished(() => sql.end({ timeout: 0 }));
  return sql;
}

/** The backup in pieces with arbitrary ends. */
const streamOf = (backup: string, size = 700) => {
  const bytes = Buffer.from(backup);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
    bytes.subarray(at * size, (at + 1) * size),
  );
  return Readable.from(pieces);
};

test('a restored database holds what was backed up, to the byte, and goes on counting from there', async () => {
  const backup = await backupOf(testApp.sql);
  const sql = await empty();
  const amounts = await readBackup(sql, streamOf(backup));
  expect(amounts.rows).toBeGreaterThan(AWKWARD.length * 3);
  expect(await backupOf(sql)).toEqual(backup);
  expect(await recountAll(sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  const [last] = await testApp.sql`SELECT max(id) AS id FROM strings`;
  const [next] = await sql`
    INSERT INTO strings (project_id, section_id, place, text)
    VALUES (${testProject.params.project}, ${testProject.params.section}, 9999999, 'next') RETURNING id`;
  expect(next?.id).toBe(last?.id + 1);
  // Foreign keys are checked again.
  await expect(sql`DELETE FROM users`).rejects.toThrow('foreign key');
});

test('a deleted project is in a backup, and deleted (projects.32)', async () => {
  const { project } = await projectOf(anna);
  await anna.does(deleteProject, { params: { project: project.id } });
  const sql = await another();
  await readBackup(sql, streamOf(await backupOf(testApp.sql)));
  const restorable = (on: Sql) => deletedProjectsOf(on, anna.id, 7);
  expect((await restorable(sql)).map(({ id }) => id)).toEqual([project.id]);
  expect(await restorable(sql)).toEqual(await restorable(testApp.sql));
});

test('nobody is signed in by a backup', async () => {
  const sql = await another();
  await readBackup(sql, streamOf(await backupOf(testApp.sql)));
  expect(await sql`SELECT FROM sessions`).toHaveLength(0);
  expect(await testApp.sql`SELECT FROM sessions`).not.toHaveLength(0);
});

test('a backup made while others write is of one moment', async () => {
  let writes = true;
  const writing = (async () => {
    for (let n = 0; writes; n++) {
      const section = await anna.does(addSection, {
        params: { project: testProject.project.id },
        body: { name: `Section ${n}` },
      });
      const params = { project: testProject.project.id, section: section.id };
      const [first] = await anna.does(addStrings, { params, body: [{ text: 'One.' }, { text: 'Two.' }] });
      await boris.does(addTranslation, {
        params: { ...params, string: first?.id ?? 0 },
        body: { text: 'Раз.' },
      });
    }
  })();
  for (let n = 0; n < 2; n++) {
    const sql = await another();
    await readBackup(sql, streamOf(await backupOf(testApp.sql), 9000));
    expect(await recountAll(sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  }
  writes = false;
  await writing;
});

test.each([0, 0.3, 0.999])('of a file cut off after %d of it nothing is restored', async (part) => {
  const backup = await backupOf(testApp.sql);
  const sql = await another();
  const cut = streamOf(backup.slice(0, Math.floor(backup.length * part)));
  await expect(readBackup(sql, cut)).rejects.toThrow('is no backup of Dragoman, or not a whole one');
  expect(await sql`SELECT FROM users`).toHaveLength(0);
  // A complete backup can be restored there afterwards.
  await readBackup(sql, streamOf(backup));
});

test('what was changed in the file is refused, not restored', async () => {
  const backup = await backupOf(testApp.sql);
  for (const changed of [
    backup.replace('"users"', '"migrations"'),
    backup.replace('"username"', '"site_admin) FROM PROGRAM"'),
    backup.replace('boris', 'anna'),
    `not a backup\n${backup}`,
  ]) {
    const sql = await another();
    await expect(readBackup(sql, streamOf(changed))).rejects.toThrow();
    expect(await sql`SELECT FROM users`).toHaveLength(0);
  }
});

test('a database in use is no place for a backup', async () => {
  const backup = await backupOf(testApp.sql);
  await expect(readBackup(testApp.sql, streamOf(backup))).rejects.toThrow('Somebody has signed up');
});

test('a backup of an earlier version is brought up to date; one of a later version is refused', async () => {
  const old = await empty();
  await migrate(old, { upTo: 5 });
  await old`INSERT INTO users (username, email, password_hash) VALUES ('vera', 'vera@example.org', 'x')`;
  const backup = await backupOf(old);
  const sql = await empty();
  await readBackup(sql, streamOf(backup));
  expect([...(await sql`SELECT username FROM users`)]).toEqual([{ username: 'vera' }]);
  expect(await sql`SELECT FROM password_links`).toHaveLength(0);

  await expect(readBackup(await another(), streamOf(backup))).rejects.toThrow('no Dragoman has opened yet');
  const later = backup.replace('"migration":5', '"migration":999');
  await expect(readBackup(await another(), streamOf(later))).rejects.toThrow('newer Dragoman');
});

test('a restored project has its events, and gives no position that one after the backup may have had', async () => {
  await orderEvents(testApp.sql);
  await anna.does(addSection, {
    params: { project: testProject.project.id },
    body: { name: 'Not ordered yet' },
  });
  const backup = await backupOf(testApp.sql);
  const sql = await another();
  await readBackup(sql, streamOf(backup));
  await orderEvents(sql);
  const entries = await sql`SELECT id FROM log WHERE project_id = ${testProject.project.id} ORDER BY id`;
  const ordered = await sql<{ position: number; log_ids: number[] }[]>`
    SELECT position, log_ids FROM event_order WHERE project_id = ${testProject.project.id} ORDER BY position`;
  expect(ordered.flatMap(({ log_ids }) => log_ids)).toEqual(entries.map(({ id }) => id));
  expect(ordered.map(({ position }) => position)).toEqual([
    entries.length - 1,
    entries.length + 1_000_000_000,
  ]);
});
