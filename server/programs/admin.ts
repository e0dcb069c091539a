import { readSettings } from '../platform/settings/settings.ts';
import { COMMANDS, isCommand, LIST } from '../site/administration/commands.ts';
import { type ParsedArguments, WrongArguments } from './arguments.ts';
import { openBeside } from './open-database.ts';

/** User management from the command line, for when nobody can sign in. The service may be running. */
export async function admin({ names, options: { head } }: ParsedArguments): Promise<string> {
  const [command, ...rest] = commandIn(names);
  if (!isCommand(command) || !takes(COMMANDS[command], rest, head)) throw new WrongArguments(LIST);
  const database = await openBeside(readSettings(process.env));
  try {
    return await COMMANDS[command].run(database.sql, rest[0] ?? head ?? '');
  } finally {
    await database.close();
  }
}

/** The command and what follows it; those of the audit log have two words. */
function commandIn([first = '', ...others]: readonly string[]): [string, ...string[]] {
  const [second = '', ...rest] = others;
  return first === 'audit' ? [`audit ${second}`, ...rest] : [first, ...others];
}

/** Whether a command takes these arguments: as many names as it has, and the hash if that is its option. */
const takes = (
  { names, takesHead = false }: { names: number; takesHead?: boolean },
  given: readonly string[],
  head: string | undefined,
) => given.length === names && (takesHead || head === undefined);
