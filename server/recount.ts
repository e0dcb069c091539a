import { openBeside, prepareDatabase } from './open-database.ts';
import { recountContributions } from './recount/contribution-queries.ts';
import { addMissingOrders } from './recount/past-queries.ts';
import { recountAll } from './recount/queries.ts';
import { addMissingRevisions } from './recount/revision-queries.ts';
import { readSettings } from './settings/settings.ts';
import { StartRefused } from './settings/start-refused.ts';

/**
 * `npm run recount`: compares all counters with what they count, corrects wrong ones and adds missing revisions, and
 * prints their numbers (operations.14). The service may be running.
 */
async function recount() {
  const database = await openBeside(readSettings(process.env), prepareDatabase);
  try {
    const { translations, strings, sections, projects } = await recountAll(database.sql);
    const contributions = await recountContributions(database.sql);
    console.log(
      `Counters corrected: ${translations} translations, ${strings} strings, ${sections} sections, ${projects} projects, ` +
        `${contributions} of contributions.`,
    );
    const revisions = await addMissingRevisions(database.sql);
    console.log(`Revisions added: ${revisions}. Orders added: ${await addMissingOrders(database.sql)}.`);
  } finally {
    await database.close();
  }
}

recount().catch((error: unknown) => {
  console.error(error instanceof StartRefused ? error.message : error);
  process.exitCode = 1;
});
