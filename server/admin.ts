import { COMMANDS, isCommand, USAGE } from './administration/commands.ts';
import { openWithoutMigrating } from './open-database.ts';
import { readSettings } from './settings/settings.ts';
import { StartRefused } from './settings/start-refused.ts';

/**
 * `npm run admin -- COMMAND [NAME]`: user management from the command line, for when nobody can sign in. The service may be
 * running. Exit code 2: wrong arguments; 1: it failed.
 */
async function administer() {
  const [command = '', ...names] = process.argv.slice(2);
  if (!isCommand(command) || names.length !== COMMANDS[command].names) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const database = await openWithoutMigrating(readSettings(process.env));
  try {
    console.log(await COMMANDS[command].run(database.sql, names[0] ?? ''));
  } finally {
    await database.close();
  }
}

/** PostgreSQL's codes for a missing table or column. */
const MISSING = new Set(['42P01', '42703']);

function whyNot(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if (!(error instanceof StartRefused) && 'code' in error && MISSING.has(String(error.code))) {
    return 'This database belongs to another version of Dragoman. Start the service on it once, then try again.';
  }
  return error.message;
}

administer().catch((error: unknown) => {
  console.error(whyNot(error));
  process.exitCode = 1;
});
