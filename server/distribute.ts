import { distribute } from './database/distribution/distribute.ts';
import { planDistribution } from './database/distribution/plan.ts';
import { openDatabase, withoutPooler } from './open-database.ts';
import { readSettings } from './settings/settings.ts';
import { StartRefused } from './settings/start-refused.ts';

/**
 * `npm run cluster:distribute`: says what a distribution of the database by Citus would do; with `-- --run` it does it
 * (operations.21). Exit code 1: it can't be done now, or failed.
 */
async function run() {
  const settings = withoutPooler(readSettings(process.env));
  if (!settings.databaseUrl)
    throw new StartRefused('DATABASE_URL is not set: the embedded database can’t be distributed.');
  const database = await openDatabase({ ...settings, poolSize: 1 });
  try {
    const { lines, refusals } = await planDistribution(database.sql);
    for (const line of lines) console.log(line);
    if (refusals.length > 0) throw new StartRefused(refusals.join('\n'));
    if (!process.argv.includes('--run')) {
      console.log('Nothing was changed. To do it: npm run cluster:distribute -- --run');
      return;
    }
    await distribute(database.sql, (does) => console.log(`${new Date().toISOString()} ${does}`));
    console.log('Done. Start the service with DATABASE_URL as before.');
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
});
