import { readSettings } from '../platform/settings/settings.ts';
import { openBeside, prepareDatabase } from './open-database.ts';
import { recountContributions } from './recount/contribution-queries.ts';
import { addMissingOrders } from './recount/past-queries.ts';
import { recountAll } from './recount/queries.ts';
import { addMissingRevisions } from './recount/revision-queries.ts';

/**
 * Compares all counters with what they count, corrects wrong ones and adds missing revisions, and says their numbers
 * (operations.14). The service may be running.
 */
export async function recount(): Promise<string> {
  const database = await openBeside(readSettings(process.env), prepareDatabase);
  try {
    const { translations, strings, sections, projects } = await recountAll(database.sql);
    const contributions = await recountContributions(database.sql);
    console.log(
      `Counters corrected: ${translations} translations, ${strings} strings, ${sections} sections, ${projects} projects, ` +
        `${contributions} of contributions.`,
    );
    const revisions = await addMissingRevisions(database.sql);
    return `Revisions added: ${revisions}. Orders added: ${await addMissingOrders(database.sql)}.`;
  } finally {
    await database.close();
  }
}
