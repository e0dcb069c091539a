import { StartRefused } from '../platform/settings/start-refused.ts';
import { pathOf, readArguments, WrongArguments } from './arguments.ts';
import { COMMANDS, usageOf } from './commands.ts';

/** What became of a command: what it says, and why it failed. Exit code 2: wrong arguments; 1: it was not done. */
type Ended = { code: 0 | 1 | 2; output?: string | undefined; why?: unknown };

const HELP = [
  'Usage: dragoman-server COMMAND [--settings FILE]',
  ...Object.entries(COMMANDS).map(([name, { does }]) => `  ${usageOf(name)}\n      ${does}`),
  'The settings are environment variables, and lines of FILE (docs/settings.md).',
].join('\n');

/** The option of every command. */
const OF_ALL = { settings: 'FILE' };

/** PostgreSQL's codes for a missing table or column. */
const MISSING = new Set(['42P01', '42703']);

/** Why a command failed, for people; an error that nobody foresaw is shown whole. */
function reasonOf(error: unknown): unknown {
  if (error instanceof StartRefused) return error.message;
  if (!(error instanceof Error) || !('code' in error)) return error;
  return MISSING.has(String(error.code))
    ? 'This database belongs to another version of Dragoman. Start the service on it once, then try again.'
    : error.message;
}

/** Runs a command of {@link COMMANDS} (operations.22). */
export async function run([name = '', ...args]: readonly string[]): Promise<Ended> {
  if (/^(help|--help|-h)$/.test(name)) return { code: 0, output: HELP };
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command)
    return { code: 2, why: `${name ? `There is no command ${name}.` : 'Say what to do.'}\n${HELP}` };
  const usage = `Usage: dragoman-server ${usageOf(name)}`;
  if (args.includes('--help')) return { code: 0, output: `${usage}\n${command.does}` };
  try {
    const given = readArguments({ ...command, options: { ...command.options, ...OF_ALL } }, args);
    if (given.options.settings) process.env.SETTINGS_FILE = pathOf(given.options.settings);
    return { code: 0, output: await (await command.load())(given) };
  } catch (error) {
    if (error instanceof WrongArguments) return { code: 2, why: `${error.message}\n${usage}` };
    return { code: 1, why: reasonOf(error) };
  }
}
