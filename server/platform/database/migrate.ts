import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import Postgrator from 'postgrator';
import { StartRefused } from '../settings/start-refused.ts';
import { ADVISORY_LOCKS } from './advisory-locks.ts';
import type { Sql, Transaction } from './connect.ts';
import { changeShardsInTurn } from './shards-in-turn.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const FILE = /^(\d{3})-([a-z0-9-]+)\.sql$/;

/** Postgrator with our file names (`001-users.sql`, forward only), inside our transaction. */
class Runner extends Postgrator {
  readonly migrations: Postgrator.Migration[];

  constructor(tx: Transaction, migrations: Postgrator.Migration[]) {
    super({
      driver: 'pg',
      schemaTable: 'migrations',
      execQuery: async (query) => ({ rows: await tx.unsafe(query) }),
    });
    this.migrations = migrations;
  }

  override async getMigrations(): Promise<Postgrator.Migration[]> {
    return this.migrations;
  }
}

/**
 * Reads the files `NNN-name.sql` of a folder in order. The checksum ignores line ends, which a checkout may change.
 */
async function readMigrations(folder: string): Promise<Postgrator.Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (file) => {
      const [, number, name] = FILE.exec(file) ?? [];
      if (!number || !name) throw new Error(`${file}: a migration is named NNN-name.sql`);
      const filename = join(folder, file);
      const text = (await readFile(filename, 'utf8')).replaceAll('\r\n', '\n');
      const md5 = createHash('md5').update(text).digest('hex');
      return { version: Number(number), action: 'do', filename, name, md5, getSql: () => text } as const;
    }),
  );
}

/**
 * Checksums of migrations that were landed with a comment edited, which named a folder that had moved, and landed once more as they were
 * before. What they do is the same, so databases that applied them so get the checksum of the file.
 */
const EDITED_COMMENTS: Readonly<Record<number, string>> = {
  31: '10f0d5c99b53037f4f132d4daa6473ee',
  84: '9b9893c7e550c33ad7b8c440d0576272',
};

async function forgiveEditedComments(tx: Transaction, migrations: Postgrator.Migration[]): Promise<void> {
  for (const { version, md5 = '' } of migrations)
    if (EDITED_COMMENTS[version])
      await tx`UPDATE migrations SET md5 = ${md5} WHERE version = ${version} AND md5 = ${EDITED_COMMENTS[version]}`;
}

/** How many migrations a database has, of how many. */
export type MigrationProgress = { done: number; of: number };

/** The version of a database; 0 before its first migration. */
async function versionOf(sql: Sql): Promise<number> {
  const [row] = await sql`SELECT WHERE to_regclass('migrations') IS NOT NULL`;
  if (!row) return 0;
  const [newest] = await sql<
    { version: number }[]
  >`SELECT coalesce(max(version), 0)::int AS version FROM migrations`;
  return newest?.version ?? 0;
}

/** Applies the next missing migration, checks the applied ones, and returns the version. */
async function step(tx: Transaction, migrations: Postgrator.Migration[], upTo: number): Promise<number> {
  await tx`set local statement_timeout = 0`;
  await tx`select pg_advisory_xact_lock(${ADVISORY_LOCKS.migrate})`;
  // A migration may change both content and directory.
  await changeShardsInTurn(tx);
  const newest = migrations.at(-1)?.version ?? 0;
  const runner = new Runner(tx, migrations);
  const version = await runner.getDatabaseVersion();
  if (version > newest) throw newer(version, newest);
  if (version > 0) await forgiveEditedComments(tx, migrations);
  const next = migrations.find((migration) => migration.version > version && migration.version <= upTo);
  const target = next?.version ?? version;
  try {
    await runner.migrate(String(target));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const changed = /^MD5 checksum failed for migration \[(\d+)\]/.exec(reason)?.[1];
    if (reason.startsWith('permission denied for database')) throw needsCreate(reason);
    if (!changed)
      throw new Error(`${next ? basename(next.filename) : 'migrations'}: ${reason}`, { cause: error });
    throw new StartRefused(`Migration ${changed} was changed after this database had applied it.`);
  }
  return target;
}

/**
 * Migrates the database to the newest file of `migrations/`: forward only, each file in its own transaction, under an
 * advisory lock, so that servers that start together apply each file once. Throws StartRefused for a database of a
 * newer Dragoman, and if an applied file has changed (operations.9). `upTo` stops at an earlier version, for a backup
 * of that version; a later version than the newest counts as a newer Dragoman's. `onProgress` is called for each migration
 * before it is applied, and at the end (operations.28).
 */
export async function migrate(
  sql: Sql,
  {
    folder = FOLDER,
    upTo,
    onProgress = () => {},
  }: { folder?: string; upTo?: number; onProgress?: (progress: MigrationProgress) => void } = {},
): Promise<void> {
  const migrations = await readMigrations(folder);
  const newest = migrations.at(-1)?.version ?? 0;
  const target = upTo ?? newest;
  if (target > newest) throw newer(target, newest);
  const upToVersion = (version: number) =>
    migrations.filter((migration) => migration.version <= version).length;
  let version = await versionOf(sql);
  do {
    onProgress({ done: upToVersion(version), of: upToVersion(target) });
    version = await sql.begin((tx) => step(tx, migrations, target));
  } while (version < target);
  onProgress({ done: upToVersion(target), of: upToVersion(target) });
}

/** How many migrations a database lacks, without applying any. Throws StartRefused for the database of a newer Dragoman. */
export async function countMissing(sql: Sql): Promise<number> {
  const migrations = await readMigrations(FOLDER);
  const newest = migrations.at(-1)?.version ?? 0;
  const version = await sql.begin('READ ONLY', (tx) => new Runner(tx, migrations).getDatabaseVersion());
  if (version > newest) throw newer(version, newest);
  return newest - version;
}

/**
 * The refusal if the role can't create the schema of the queue, which needs the ownership of the database or the CREATE
 * privilege.
 */
const needsCreate = (reason: string) =>
  new StartRefused(`${reason}: its user must be allowed to make schemas (GRANT CREATE ON DATABASE … TO …).`);

const newer = (version: number, ours: number) =>
  new StartRefused(`The database was made by a newer Dragoman (its version ${version}, this one’s ${ours}).`);
