import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { openClient } from './client/client.ts';
import { Failure } from './client/failure.ts';
import type { Clock } from './client/waiting.ts';
import { secondsOf } from './commands/amounts.ts';
import type { CommandContext, Options } from './commands/command.ts';
import { COMMANDS, COMMON_OPTIONS, WAIT } from './commands/commands.ts';
import { type ReadConfig, readConfig } from './config/read-config.ts';
import { httpWarning, tokenOf } from './config/token.ts';
import { help, helpOf } from './help.ts';
import { EXIT, ExitError, usageError } from './output/exit.ts';
import { type Output, openOutput, type Streams } from './output/output.ts';

export type Environment = Streams & {
  readonly cwd: string;
  readonly env: NodeJS.ProcessEnv;
  readonly clock?: Clock;
};

/** Runs the program, and returns the code with which it ends (command-line.9). */
export async function run(args: readonly string[], environment: Environment): Promise<number> {
  const [name = '', ...rest] = args;
  const { stdout, stderr } = environment;
  if (['--help', '-h', 'help'].includes(name)) return print(stdout, help());
  if (['--version', '-V'].includes(name)) return print(stdout, version());
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  if (!command) {
    stderr.write(`${name === '' ? '' : `${name} is no command.\n\n`}${help()}\n`);
    return EXIT.usage;
  }
  let output: Output = openOutput(environment, { json: rest.includes('--json') });
  try {
    const { options, paths } = parseOptions(rest, { ...command.options, ...COMMON_OPTIONS });
    if (options.help === true) return print(stdout, helpOf(name));
    if (paths.length > 0 && !command.takesPaths) throw usageError(`${name} takes no files.`);
    output = openOutput(environment, { json: options.json === true, quiet: options.quiet === true });
    const act = await command.load();
    return (await act(contextOf({ options, paths }, output, environment))) ? EXIT.ok : EXIT.problems;
  } catch (error) {
    const exit = exitErrorOf(error);
    output.warn(exit.message);
    output.json({ command: name, error: { code: exit.reason, message: exit.message } });
    return EXIT[exit.reason];
  }
}

function print(stdout: Streams['stdout'], text: string): number {
  stdout.write(`${text}\n`);
  return EXIT.ok;
}

function parseOptions(args: string[], options: typeof COMMON_OPTIONS) {
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true, strict: true });
    return { options: values as Options, paths: positionals };
  } catch (error) {
    throw usageError((error as Error).message);
  }
}

/** What a command gets; its configuration is read once, its client opened when it is needed. */
function contextOf(
  args: Pick<CommandContext, 'options' | 'paths'>,
  output: Output,
  { cwd, env, clock }: Environment,
): CommandContext {
  const name = args.options.config;
  let loadedConfig: ReadConfig | undefined;
  const config = () => {
    loadedConfig ??= readConfig(typeof name === 'string' ? name : undefined, cwd);
    return loadedConfig;
  };
  return {
    ...args,
    cwd,
    output,
    config,
    client() {
      const { config: configuration } = config();
      const warning = httpWarning(configuration);
      if (warning) output.warn(warning);
      const token = tokenOf(env);
      const wait = secondsOf(args.options, 'wait') ?? WAIT;
      return openClient({
        server: configuration.server,
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
function exitErrorOf(error: unknown): ExitError {
  if (error instanceof ExitError) return error;
  if (error instanceof Failure) return new ExitError('server', error.message);
  const { code, message } = error as NodeJS.ErrnoException;
  // The system refuses a file.
  if (code?.startsWith('E') && 'syscall' in (error as object)) return new ExitError('usage', message);
  throw error;
}

/** The version of the package, whose package.json is in the folder above. */
export const version = (): string =>
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')).version;
