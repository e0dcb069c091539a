import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Database, openDatabase } from '../server/programs/open-database.ts';
import { compare, SMALL_PROJECTS } from './size/compare.ts';
import { type Costs, measureCosts } from './size/costs.ts';
import { fill } from './size/fill.ts';
import type { Amounts } from './size/plan.ts';
import { printCapacity, printComparison, printCosts } from './size/report.ts';
import { dropFromCache, type SizedService, startSized } from './size/sized-service.ts';
import { drawTargets, type Targets } from './size/targets.ts';

// `npm run bench:size`: fills two databases with generated data, of a million and of twenty million strings, and measures
// how much longer calls take with the larger one; what actions cost in processor time; and what sizes of the service need.
// Filling takes an hour and 45 GB; an interrupted one goes on in the next run, and a finished one is used again.

const { values: options } = parseArgs({
  options: {
    strings: { type: 'string', default: '20000000' },
    projects: { type: 'string', default: '100000' },
    'than-strings': { type: 'string', default: '1000000' },
    'than-projects': { type: 'string', default: '5000' },
    seed: { type: 'string', default: '1' },
    folder: { type: 'string', default: '/var/tmp/dragoman-size' },
    /** Only fills. */
    fill: { type: 'boolean', default: false },
    /** Removes the databases at the end. */
    remove: { type: 'boolean', default: false },
  },
});
const RESULTS = join(import.meta.dirname, '..', 'test-results');
/** Milliseconds: what is asked of a full database to prepare takes longer than requests may. */
const TIMEOUT = 3_600_000;

type Prepared = { folder: string; targets: Targets; bytesPerString: number };

let database: Database | undefined;
const services: SizedService[] = [];

async function prepare(amounts: Amounts): Promise<Prepared> {
  const folder = join(options.folder, String(amounts.strings));
  await mkdir(folder, { recursive: true });
  database = await openDatabase({ dataDir: folder, statementTimeout: TIMEOUT, databaseUrl: undefined });
  await fill(database.sql, folder, amounts);
  const targets = await drawTargets(database.sql, amounts.projects, SMALL_PROJECTS);
  const [size] = await database.sql<{ bytes: number }[]>`
    SELECT sum(pg_total_relation_size(oid))::bigint AS bytes FROM pg_class
    WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace`;
  await database.close();
  database = undefined;
  return { folder, targets, bytesPerString: (size?.bytes ?? 0) / amounts.strings };
}

async function measure(prepared: readonly Prepared[]): Promise<void> {
  for (const { folder, targets } of prepared) {
    dropFromCache(folder);
    services.push(await startSized(folder, targets));
  }
  const compared = await compare(services);
  printComparison(compared);
  await stop();
  const costs: Costs[] = [];
  for (const { folder, targets } of prepared) {
    const service = await startSized(folder, targets);
    services.push(service);
    const measured = await measureCosts(service);
    printCosts(measured);
    costs.push(measured);
    await stop();
  }
  printCapacity(costs.at(-1) as Costs, prepared.at(-1)?.bytesPerString ?? 0);
  await mkdir(RESULTS, { recursive: true });
  await writeFile(join(RESULTS, 'size.json'), JSON.stringify({ options, compared, costs }, null, 2));
}

async function stop(): Promise<void> {
  await Promise.all([database?.close(), ...services.splice(0).map((service) => service.stop())]);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void stop().finally(() => process.exit(1)));
try {
  const seed = Number(options.seed);
  const prepared = [
    await prepare({
      strings: Number(options['than-strings']),
      projects: Number(options['than-projects']),
      seed,
    }),
    await prepare({ strings: Number(options.strings), projects: Number(options.projects), seed }),
  ];
  if (!options.fill) await measure(prepared);
} finally {
  await stop();
  if (options.remove) await rm(options.folder, { recursive: true, force: true });
}
