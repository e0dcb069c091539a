import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import Postgrator from 'postgrator';
import { StartRefused } from '../settings/start-refused.ts';
import type { Sql, Transaction } from './connect.ts';

const FOLDER = join(import.meta.dirname, 'migrations');
const FILE = /^(\d{3})-([a-z0-9-]+)\.sql$/;

/** The advisory lock of all Dragomans on one database; the number has no meaning but to be ours. */
const LOCK = 7_203_114_966;

/** Postgrator over our file names (`001-users.sql`, forward only) inside a transaction of ours. */
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

/** The files `NNN-name.sql` of a folder in their order. Line ends don't count in the checksum: a checkout may change them. */
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

/** Applies the first migration that is missing, checks those that are not, and answers the version reached. */
async function step(tx: Transaction, migrations: Postgrator.Migration[], upTo: number): Promise<number> {
  await tx`set local statement_timeout = 0`;
  await tx`select pg_advisory_xact_lock(${LOCK})`;
  const newest = migrations.at(-1)?.version ?? 0;
  const runner = new Runner(tx, migrations);
  const version = await runner.getDatabaseVersion();
  if (version > newest) throw newer(version, newest);
  const next = migrations.find((migration) => migration.version > version && migration.version <= upTo);
  const target = next?.version ?? version;
  try {
    await runner.migrate(String(target));
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const changed = /^MD5 checksum failed for migration \[(\d+)\]/.exec(reason)?.[1];
    if (!changed)
      throw new Error(`${next ? basename(next.filename) : 'migrations'}: ${reason}`, { cause: error });
    throw new StartRefused(`Migration ${changed} was changed after this database had applied it.`);
  }
  return target;
}

/**
 * Brings the database up to the newest file of `migrations/`: forward only, each file in a transaction of its own with
 * the note that it was applied, under an advisory lock, so that servers which start together apply each once.
 * Refuses (StartRefused) a database of a newer Dragoman, and one whose applied files have changed (operations.9). `upTo`
 * stops at an earlier file, for a backup of that time; a later one than there is is a newer Dragoman's too.
 */
export async function migrate(
  sql: Sql,
  { folder = FOLDER, upTo }: { folder?: string; upTo?: number } = {},
): Promise<void> {
  const migrations = await readMigrations(folder);
  const newest = migrations.at(-1)?.version ?? 0;
  const target = upTo ?? newest;
  if (target > newest) throw newer(target, newest);
  while ((await sql.begin((tx) => step(tx, migrations, target))) < target);
}

const newer = (made: number, ours: number) =>
  new StartRefused(`The database was made by a newer Dragoman (its version ${made}, this one’s ${ours}).`);
