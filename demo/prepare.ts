import { prepareSignup } from '../server/identity/codes/first-code.ts';
import { hasNoUsers } from '../server/identity/codes/queries.ts';
import type { Settings } from '../server/platform/settings/settings.ts';
import { StartRefused } from '../server/platform/settings/start-refused.ts';
import { buildApp } from '../server/programs/app.ts';
import { openDatabase } from '../server/programs/open-database.ts';
import { fill } from './fill.ts';
import { markProgress, progressIn } from './progress-mark.ts';

/**
 * Fills DATA_DIR with the data of the demo, unless it has them. They are made through a service on a free port, so that
 * nobody sees them half made. Throws StartRefused for a database that is not the demo's, which is not opened, and for
 * one that an earlier start left half filled.
 */
export async function prepare(settings: Settings): Promise<void> {
  const { dataDir, signupCode = '' } = settings;
  const progress = progressIn(dataDir);
  if (progress === 'filled') return;
  if (progress === 'foreign') {
    throw new StartRefused(
      `DATA_DIR ${dataDir} has a database that is not the demo’s: set it to another folder.`,
    );
  }
  const database = await openDatabase(settings);
  try {
    if (!(await hasNoUsers(database.sql))) {
      throw new StartRefused(`Filling the demo broke off half way: delete ${dataDir} and start again.`);
    }
    console.log('Filling the demo, which takes a few seconds…');
    markProgress(dataDir, 'filling');
    await prepareSignup(database.sql, settings);
    const app = await buildApp(database.sql, settings);
    try {
      await fill(await app.listen({ host: '127.0.0.1', port: 0 }), signupCode);
    } finally {
      await app.close();
    }
    markProgress(dataDir, 'filled');
  } finally {
    await database.close();
  }
}
