import { distribute } from '../platform/database/distribution/distribute.ts';
import { planDistribution } from '../platform/database/distribution/plan.ts';
import { readSettings } from '../platform/settings/settings.ts';
import { StartRefused } from '../platform/settings/start-refused.ts';
import type { ParsedArguments } from './arguments.ts';
import { openDatabase, withoutPooler } from './open-database.ts';

/** Says what a distribution of the database by Citus would do; with `--run` it does it (operations.21). */
export async function distributeDatabase({ options: { run } }: ParsedArguments): Promise<string> {
  const settings = withoutPooler(readSettings(process.env));
  if (!settings.databaseUrl)
    throw new StartRefused('DATABASE_URL is not set: the embedded database can’t be distributed.');
  const database = await openDatabase({ ...settings, poolSize: 1 });
  try {
    const { lines, refusals } = await planDistribution(database.sql);
    for (const line of lines) console.log(line);
    if (refusals.length > 0) throw new StartRefused(refusals.join('\n'));
    if (run === undefined) return 'Nothing was changed. To do it: dragoman-server cluster:distribute --run';
    await distribute(database.sql, (does) => console.log(`${new Date().toISOString()} ${does}`));
    return 'Done. Start the service with DATABASE_URL as before.';
  } finally {
    await database.close();
  }
}
