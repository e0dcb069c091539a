import { randomBytes } from 'node:crypto';
import type { ConnectionParameters } from '../server/platform/database/connect.ts';
import { createDatabase, dropDatabase } from './database-servers.ts';
import { urlOf } from './url-of.ts';

/** The variable that tells the processes of a run where the template is. */
const LENT = 'TEST_TEMPLATE';

/** Lets the services that this process and its children start be over clones of a migrated database. */
export function lendClones(template: ConnectionParameters): void {
  process.env[LENT] = JSON.stringify(template);
}

/** A clone of the template that the run lends; undefined if it lends none. */
export async function cloneOfRun(): Promise<{ url: string; drop(): Promise<void> } | undefined> {
  const lent = process.env[LENT];
  if (!lent) return undefined;
  const template: ConnectionParameters = JSON.parse(lent);
  const database = `${template.database}_${randomBytes(4).toString('hex')}`;
  const server = [{ ...template, database: 'postgres' }];
  await createDatabase(server, database, template.database);
  return { url: urlOf({ ...template, database }), drop: () => dropDatabase(server, database) };
}
