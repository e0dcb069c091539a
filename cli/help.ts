import { COMMANDS, COMMON_OPTIONS } from './commands/commands.ts';
import { EXIT } from './output/exit.ts';
import { table } from './output/table.ts';

const indented = (rows: readonly string[][]) => table(rows).map((line) => `  ${line}`);

/** The help of the program. */
export const help = (): string =>
  [
    'dragoman: sends source files to Dragoman, and brings their translations',
    '',
    'Usage: dragoman COMMAND [OPTIONS] [FILE…]',
    '',
    ...indented(Object.entries(COMMANDS).map(([name, { summary }]) => [name, summary])),
    '',
    'dragoman COMMAND --help has its options. DRAGOMAN_TOKEN has the API token; nothing else does.',
    `Exit codes: ${EXIT.ok} all is well, ${EXIT.problems} something is wrong with files or less is translated than asked for,`,
    `${EXIT.usage} wrong options or configuration, ${EXIT.server} the server can’t be reached or refuses.`,
  ].join('\n');

/** The help of a command. */
export function helpOf(name: string): string {
  const command = COMMANDS[name];
  const options = Object.entries({ ...command?.options, ...COMMON_OPTIONS }).map(
    ([option, { short, value, help: text }]) => [
      `${short ? `-${short}, ` : ''}--${option}${value ? ` ${value}` : ''}`,
      text,
    ],
  );
  return [
    `dragoman ${name}: ${command?.summary}`,
    '',
    `Usage: dragoman ${name} [OPTIONS]${command?.takesPaths ? ' [FILE…]' : ''}`,
    '',
    ...indented(options),
    ...(command?.takesPaths ? ['', 'FILE is a path or glob of source files; all by default.'] : []),
    ...(command?.notes ? ['', ...command.notes] : []),
  ].join('\n');
}
