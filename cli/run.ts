import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openClient } from './client/client.ts';
import { Failure } from './client/failure.ts';
import type { Clock } from './client/waiting.ts';
import { secondsOf } from './commands/amounts.ts';
import type { Call, Options } from './commands/command.ts';
import { COMMANDS, COMMON, WAIT } from './commands/commands.ts';
import { type ReadConfig, readConfig } from './config/read-config.ts';
import { httpWarning, tokenOf } from './config/token.ts';
import { help, helpOf } from './help.ts';
import { Ended, EXIT, misused } from './output/exit.ts';
import { type Output, openOutput, type Streams } from './output/output.ts';

export type Surroundings = Streams & {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly clock?: Clock;
};

/** Runs the program, and returns the code with which it ends (command-line.9). */
export async function run(args: readonly string[], around: Surroundings): Promise<number> {
  const [name = '', ...rest] = args;
  const { stdout, stderr } = around;
  if (['--help', '-h', 'help'].includes(name)) return told(stdout, help());
  if (['--version', '-V'].includes(name)) return told(stdout, version());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    stderr.write(`${name === '' ? '' : `${name} is no command.\n\n`}${help()}\n`);
    return EXIT.usage;
  }
  let output: Output = openOutput(around, { json: rest.includes('--json') });
  try {
    const { options, paths } = parsed(rest, { ...command.options, ...COMMON });
    if (options.help === true) return told(stdout, helpOf(name));
    if (paths.length > 0 && !command.takesPaths) throw misused(`${name} takes no files.`);
    output = openOutput(around, { json: options.json === true, quiet: options.quiet === true });
    const act = await command.load();
    return (await act(callOf({ options, paths }, output, around))) ? EXIT.ok : EXIT.problems;
  } catch (error) {
    const ended = endingOf(error);
    output.warn(ended.message);
    output.json({ command: name, error: { code: ended.ending, message: ended.message } });
    return EXIT[ended.ending];
  }
}

function told(stdout: Streams['stdout'], text: string): number {
  stdout.write(`${text}\n`);
  return EXIT.ok;
}

function parsed(args: string[], options: typeof COMMON) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { options: values as Options, paths: positionals };
  } catch (error) {
    throw misused((error as Error).message);
  }
}

/** What a command gets; its configuration is read once, its client opened when it is needed. */
function callOf(
  given: Pick<Call, 'options' | 'paths'>,
  output: Output,
  { cwd, env, clock }: Surroundings,
): Call {
  const name = given.options.config;
  let read: ReadConfig | undefined;
  const config = () => {
    read ??= readConfig(typeof name === 'string' ? name : undefined, cwd);
    return read;
  };
  return {
    ...given,
    cwd,
    output,
    config,
    client() {
      const { config: found } = config();
      const warning = httpWarning(found);
      if (warning) output.warn(warning);
      const token = tokenOf(env);
      const wait = secondsOf(given.options, 'wait') ?? WAIT;
      return openClient({
        server: found.server,
        token,
        version: version(),
        wait,
        onPause: (seconds) => output.progress(`Again in ${Math.ceil(seconds)} s`),
        onAway: (why) => output.warn(`${why}: waiting for at most ${wait} s`),
        ...(clock && { clock }),
      });
    },
  };
}

/** An error as what ends the program. A fault of the program itself is thrown on. */
function endingOf(error: unknown): Ended {
  if (error instanceof Ended) return error;
  if (error instanceof Failure) return new Ended('server', error.message);
  const { code, message } = error as NodeJS.ErrnoException;
  // The system refuses a file.
  if (code?.startsWith('E') && 'syscall' in (error as object)) return new Ended('usage', message);
  throw error;
}

/** The version of the package, whose package.json is in the folder above. */
export const version = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
