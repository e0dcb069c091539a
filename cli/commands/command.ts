import type { Client } from '../client/client.ts';
import type { ReadConfig } from '../config/read-config.ts';
import type { Output } from '../output/output.ts';

/** The values of options by name. */
export type Options = Readonly<Record<string, string | boolean | readonly string[] | undefined>>;

/** What a command gets. Configuration and client are made when it asks for them. */
export type CommandContext = {
  readonly options: Options;
  /** Paths or globs of source files; all if there are none. */
  readonly paths: readonly string[];
  readonly cwd: string;
  readonly output: Output;
  config(): ReadConfig;
  client(): Client;
};

/** Does what was asked for, and says whether all is well: otherwise the program ends with code 1. */
export type Command = (context: CommandContext) => Promise<boolean>;

/** The texts of an option that may be given several times. */
export const listOf = (value: Options[string]): readonly string[] => (Array.isArray(value) ? value : []);
