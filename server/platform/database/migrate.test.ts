import { createHash, randomBytes } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { pastPooler } from '../../../test/pgbouncer/past-pooler.ts';
import { temporaryFolder } from '../../../test/temporary-folder.ts';
import { StartRefused } from '../settings/start-refused.ts';
import { type ConnectionParameters, connect, type Sql } from './connect.ts';
import { migrate } from './migrate.ts';

/** A separate connection, as another server has one. */
function open(place: ConnectionParameters): Sql {
  const sql = connect(place, { max: 1 });
  onTestFinished(() => sql.end({ timeout: 0 }));
  return sql;
}

function folderOf(files: Record<string, string>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

const TWO = {
  '001-things.sql': 'create table things (n int8);\ninsert into things values (1);\n',
  '002-more-things.sql': 'alter table things add m int8 default 2;\ninsert into things values (2);\n',
};

test('every file is applied once, in its order', async () => {
  const sql = open(await emptyDatabase());
  const folder = folderOf(TWO);
  await migrate(sql, { folder });
  await migrate(sql, { folder });
  expect([...(await sql`select n, m from things order by n`)]).toEqual([
    { n: 1, m: 2 },
    { n: 2, m: 2 },
  ]);
});

test('how many of the files are applied is told before each, and at the end (operations.28)', async () => {
  const sql = open(await emptyDatabase());
  const progress: string[] = [];
  const options = {
    onProgress: ({ done, of }: { done: number; of: number }) => progress.push(`${done} of ${of}`),
  };
  await migrate(sql, { ...options, folder: folderOf({ '001-things.sql': TWO['001-things.sql'] }) });
  await migrate(sql, { ...options, folder: folderOf(TWO) });
  expect(progress).toEqual(['0 of 1', '1 of 1', '1 of 2', '2 of 2']);
});

test('servers that start together apply each file once', async () => {
  const place = await emptyDatabase();
  const folder = folderOf(TWO);
  await Promise.all([1, 2, 3, 4].map(() => migrate(open(place), { folder })));
  const sql = open(place);
  expect([...(await sql`select n from things order by n`)]).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a later version adds its own files to what is there', async () => {
  const sql = open(await emptyDatabase());
  await migrate(sql, { folder: folderOf({ '001-things.sql': TWO['001-things.sql'] }) });
  await migrate(sql, { folder: folderOf(TWO) });
  expect([...(await sql`select n from things order by n`)]).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a file that was changed after it had been applied is refused', async () => {
  const sql = open(await emptyDatabase());
  await migrate(sql, { folder: folderOf(TWO) });
  const changed = folderOf({ ...TWO, '001-things.sql': 'create table things (n int4);' });
  await expect(migrate(sql, { folder: changed })).rejects.toThrow(
    new StartRefused('Migration 1 was changed after this database had applied it.'),
  );
});

const LANDED = join(import.meta.dirname, 'migrations');

test('no landed file of the service is edited, not even its comments: databases refuse to start with another', () => {
  const listed = readFileSync(join(LANDED, 'checksums.txt'), 'utf8').trim().split('\n');
  const files = readdirSync(LANDED).filter((name) => name.endsWith('.sql'));
  const checksumOf = (file: string) =>
    createHash('md5')
      .update(readFileSync(join(LANDED, file)))
      .digest('hex');
  expect(files.sort().map((file) => `${checksumOf(file)}  ${file}`)).toEqual(listed);
});

test('a database that applied files while their comments were edited starts with the files as they are', async () => {
  const sql = open(await emptyDatabase());
  await migrate(sql);
  const checksums = () => sql`SELECT version, md5 FROM migrations ORDER BY version`;
  const asLanded = [...(await checksums())];
  await sql`UPDATE migrations SET md5 = '10f0d5c99b53037f4f132d4daa6473ee' WHERE version = 31`;
  await sql`UPDATE migrations SET md5 = '9b9893c7e550c33ad7b8c440d0576272' WHERE version = 84`;
  await migrate(sql);
  expect([...(await checksums())]).toEqual(asLanded);
});

test('a file whose line ends a checkout has changed is the same file', async () => {
  const sql = open(await emptyDatabase());
  await migrate(sql, { folder: folderOf(TWO) });
  const windows = Object.entries(TWO).map(([name, text]) => [name, text.replaceAll('\n', '\r\n')]);
  await migrate(sql, { folder: folderOf(Object.fromEntries(windows)) });
});

test('a database of a newer Dragoman is refused', async () => {
  const sql = open(await emptyDatabase());
  await migrate(sql, { folder: folderOf(TWO) });
  await expect(
    migrate(sql, { folder: folderOf({ '001-things.sql': TWO['001-things.sql'] }) }),
  ).rejects.toThrow(
    new StartRefused('The database was made by a newer Dragoman (its version 2, this one’s 1).'),
  );
});

test('a file that fails leaves nothing of itself, and what came before it stays', async () => {
  const sql = open(await emptyDatabase());
  const broken = { ...TWO, '002-more-things.sql': 'insert into things values (9); select 1 / 0;' };
  await expect(migrate(sql, { folder: folderOf(broken) })).rejects.toThrow(
    '002-more-things.sql: division by zero',
  );
  expect([...(await sql`select n from things`)]).toEqual([{ n: 1 }]);
  await migrate(sql, { folder: folderOf(TWO) });
  expect([...(await sql`select n from things order by n`)]).toEqual([{ n: 1 }, { n: 2 }]);
});

test('a file with another kind of name is an error, not passed over', async () => {
  const sql = open(await emptyDatabase());
  await expect(migrate(sql, { folder: folderOf({ '1_things.sql': '' }) })).rejects.toThrow('1_things.sql');
});

test('the tables of an earlier version come where these are asked for, and go on from there', async () => {
  const sql = open(await emptyDatabase());
  const folder = folderOf(TWO);
  await migrate(sql, { folder, upTo: 1 });
  expect([...(await sql`select * from things`)]).toEqual([{ n: 1 }]);
  await migrate(sql, { folder });
  expect([...(await sql`select n, m from things order by n`)]).toEqual([
    { n: 1, m: 2 },
    { n: 2, m: 2 },
  ]);
  await expect(migrate(sql, { folder, upTo: 3 })).rejects.toThrow('made by a newer Dragoman');
});

test('a role that may not make schemas is told so', async () => {
  const place = await emptyDatabase();
  const owner = open(place);
  await migrate(owner, { upTo: 33 });
  const role = `nobody_${randomBytes(4).toString('hex')}`;
  await owner.unsafe(
    `CREATE ROLE ${role} LOGIN PASSWORD '${role}'; GRANT ALL ON ALL TABLES IN SCHEMA public TO ${role}`,
  );
  onTestFinished(async () => {
    await owner.unsafe(`DROP OWNED BY ${role}; DROP ROLE ${role}`);
  });
  const sql = open({ ...pastPooler(place, 'another role'), user: role, password: role });
  await expect(migrate(sql)).rejects.toThrow(
    new StartRefused(
      `permission denied for database ${place.database}: its user must be allowed to make schemas (GRANT CREATE ON DATABASE … TO …).`,
    ),
  );
});
