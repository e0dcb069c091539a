import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import type { ConnectionParameters } from '../server/platform/database/connect.ts';
import { createDatabase, dropDatabase } from './database-servers.ts';

/**
 * A migrated database that nobody has used, distributed where that of the run is; `atEnd` takes what drops it, where that costs
 * little. Copying one takes a tenth of the time of migrating an empty one.
 */
export async function migratedDatabase(
  atEnd: (drop: () => Promise<void>) => void = onTestFinished,
): Promise<ConnectionParameters> {
  const { place, workers, template, dropsClones } = inject('database');
  const database = `${template}_${randomBytes(4).toString('hex')}`;
  const servers = [place, ...workers];
  await createDatabase(servers, database, template);
  if (dropsClones) atEnd(() => dropDatabase(servers, database));
  return { ...place, database };
}
