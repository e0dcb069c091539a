import { resolve } from 'node:path';
import { parseArgs } from 'node:util';

/** What a command takes: the names of its arguments (`[NAME]` may be left out), and for each option what follows it (`''`: nothing). */
export type ArgumentShape = {
  readonly names: readonly string[];
  readonly options: Readonly<Record<string, string>>;
};

/** What a command was given; an option without a value is `''`. */
export type ParsedArguments = {
  names: readonly string[];
  options: Readonly<Record<string, string | undefined>>;
};

/** The command does not take these arguments: the program says how it is called, and ends with exit code 2. */
export class WrongArguments extends Error {
  override name = 'WrongArguments';
}

/** How a command is called, without its name. */
export const shapeOf = ({ names, options }: ArgumentShape): string =>
  [...names, ...Object.entries(options).map(([name, value]) => `[${`--${name} ${value}`.trim()}]`)].join(' ');

/** Reads the arguments of a command. Throws {@link WrongArguments} for one too few or too many, and for an unknown option. */
export function readArguments({ names, options }: ArgumentShape, args: readonly string[]): ParsedArguments {
  const types = Object.entries(options).map(
    ([name, value]) => [name, { type: value === '' ? 'boolean' : 'string' }] as const,
  );
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: Object.fromEntries(types),
      allowPositionals: true,
    });
    const needed = names.filter((name) => !name.startsWith('[')).length;
    const isFitting = positionals.length >= needed && positionals.length <= names.length;
    if (!isFitting) throw new WrongArguments(`It takes ${names.join(' ') || 'no arguments'}.`);
    const given = Object.entries(values).map(([name, value]) => [name, value === true ? '' : value] as const);
    return { names: positionals, options: Object.fromEntries(given) as ParsedArguments['options'] };
  } catch (error) {
    const isWrong = error instanceof Error && 'code' in error && /^ERR_PARSE_ARGS/.test(String(error.code));
    throw isWrong ? new WrongArguments(error.message) : error;
  }
}

/** The path of a file that an argument names; npm runs its scripts in another folder than the user's. */
export const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '.', file);
