import { chmodSync, mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { DAY } from '#domain/core/units.ts';
import { connect } from '../server/platform/database/connect.ts';
import { createDatabase } from './database-servers.ts';
import { type KeptCluster, openKeptCluster, TEMPLATE } from './kept-cluster.ts';
import { temporaryFolder } from './temporary-folder.ts';

const DAYS_AGO = new Date(Date.now() - 4 * DAY);

/** Opens the clusters of a folder of their own, one after another or at once. */
function clusters() {
  const folder = temporaryFolder();
  const running = new Set<KeptCluster>();
  onTestFinished(async () => {
    for (const cluster of running) await cluster.stop();
  });
  return {
    folder,
    async open() {
      const cluster = await openKeptCluster(join(folder, 'tests-'));
      running.add(cluster);
      const stop = () => cluster.stop().finally(() => running.delete(cluster));
      return { ...cluster, name: basename(cluster.folder), stop };
    },
  };
}

async function databasesOf({ place }: KeptCluster): Promise<string[]> {
  const sql = connect(place, { max: 1 });
  const rows = await sql<{ datname: string }[]>`
    SELECT datname FROM pg_database WHERE NOT datistemplate AND datname <> ${place.database} ORDER BY 1`;
  await sql.end();
  return rows.map(({ datname }) => datname);
}

/** What tells a template from one that was made later. */
async function madeAs({ place }: KeptCluster) {
  const sql = connect(place, { max: 1 });
  const [row] = await sql`SELECT oid::text FROM pg_database WHERE datname = ${TEMPLATE}`;
  await sql.end();
  return row?.oid;
}

test('a run finds the template of an earlier one, and nothing else of it; a run at the same time has a cluster of its own', async () => {
  const { open } = clusters();
  const first = await open();
  const template = await madeAs(first);
  await createDatabase([first.place], 'left', TEMPLATE);
  const second = await open();
  expect([first.name, second.name]).toEqual([expect.stringMatching(/-0$/), expect.stringMatching(/-1$/)]);
  expect(await databasesOf(second)).toEqual([TEMPLATE]);
  await Promise.all([first.stop(), second.stop()]);

  const later = await open();
  expect(later.name).toBe(first.name);
  expect(await databasesOf(later)).toEqual([TEMPLATE]);
  expect(await madeAs(later)).toBe(template);
  await later.stop();

  // Anyone could have made a folder that others may enter.
  chmodSync(first.folder, 0o755);
  const safe = await open();
  expect(safe.name).toBe(second.name);
});

test('a cluster that does not start is made anew, and one that nobody has used for days is removed', async () => {
  const { folder, open } = clusters();
  const old = join(folder, 'tests-old-0');
  mkdirSync(old, { mode: 0o700 });
  utimesSync(old, DAYS_AGO, DAYS_AGO);
  const first = await open();
  await first.stop();
  writeFileSync(join(first.folder, 'postgres', 'global', 'pg_control'), '');
  const anew = await open();
  expect(await databasesOf(anew)).toEqual([TEMPLATE]);
  expect(readdirSync(folder)).toEqual([first.name]);
});
