import { COMMANDS, isCommand, USAGE } from './administration/commands.ts';
import { openBeside } from './open-database.ts';
import { readSettings } from './settings/settings.ts';
import { StartRefused } from './settings/start-refused.ts';

/**
 * `npm run admin -- COMMAND [NAME]`: user management from the command line, for when nobody can sign in. The service may be
 * running. Exit code 2: wrong arguments; 1: it failed.
 */
async function administer() {
  const [command, ...names] = commandIn(process.argv.slice(2));
  if (!isCommand(command) || !takes(COMMANDS[command], names)) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const database = await openBeside(readSettings(process.env));
  try {
    const said = await COMMANDS[command].run(database.sql, names.at(-1) ?? '');
    if (said !== '') console.log(said);
  } finally {
    await database.close();
  }
}

/** The command and what follows it; those of the audit log have two words. */
function commandIn([first = '', ...others]: readonly string[]): [string, ...string[]] {
  const [second = '', ...rest] = others;
  return first === 'audit' ? [`audit ${second}`, ...rest] : [first, ...others];
}

/** Whether a command takes these arguments: as many names as it has, or its option with a value. */
const takes = ({ names, option }: { names: number; option?: string }, given: readonly string[]) =>
  given.length === names || (given.length === 2 && option !== undefined && given[0] === option);

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
