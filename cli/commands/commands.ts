import type { ParseArgsOptionsConfig } from 'node:util';
import type { Command } from './command.ts';

/** An option with its line of help; `value` names what follows it. */
type Option = ParseArgsOptionsConfig[string] & { readonly help: string; readonly value?: string };

type CommandDescription = {
  readonly summary: string;
  /** Lines at the end of its help. */
  readonly notes?: readonly string[];
  readonly options: Readonly<Record<string, Option>>;
  /** Whether it takes paths of source files. */
  readonly takesPaths: boolean;
  load(): Promise<Command>;
};

const dryRun = { type: 'boolean', help: 'say what would be done, and do nothing' } as const;
const language = {
  type: 'string',
  multiple: true,
  value: 'CODE',
  help: 'only this language; may be repeated',
} as const;
/** For how many seconds a server that is away is waited for, unless `--wait` says otherwise (command-line.28). */
export const WAIT = 60;
const wait = {
  type: 'string',
  value: 'SECONDS',
  help: `for how long to wait for a server that is away; ${WAIT} by default, 0 not at all`,
} as const;
const minComplete = (help: string) => ({ type: 'string', value: 'PERCENT', help }) as const;

/** The commands of the program. Each loads its code when it is run, so that the program starts fast. */
export const COMMANDS: Readonly<Record<string, CommandDescription>> = {
  init: {
    summary: 'make a dragoman.json in this folder',
    takesPaths: false,
    options: {
      server: { type: 'string', value: 'URL', help: 'the address of the service' },
      project: { type: 'string', value: 'HANDLE', help: 'the handle or id of the project' },
      family: { type: 'boolean', help: 'the project has several languages, to which its sources go' },
      source: { type: 'string', value: 'GLOB', help: 'the source files' },
      translation: { type: 'string', value: 'PATTERN', help: 'where translations go' },
      force: { type: 'boolean', help: 'replace the one that is there' },
    },
    load: async () => (await import('./init.ts')).init,
  },
  push: {
    summary: 'send the source files that have changed',
    takesPaths: true,
    options: {
      translations: { type: 'boolean', help: 'also send the translations that are in files here' },
      equal: { type: 'boolean', help: 'take texts that equal their source for translations' },
      remove: { type: 'boolean', help: 'delete strings that a newer file lacks; they can be restored' },
      'no-pair': {
        type: 'boolean',
        help: 'let no string that a newer file lacks get a new key by its text',
      },
      reorder: { type: 'boolean', help: 'give the sections of a book the order of its chapters' },
      force: { type: 'boolean', help: 'send unchanged files too' },
      language,
      wait,
      'dry-run': dryRun,
    },
    load: async () => (await import('./push.ts')).push,
  },
  pull: {
    summary: 'write the translations that have changed',
    takesPaths: true,
    options: {
      'min-complete': minComplete('skip languages of which less is translated'),
      language,
      wait,
      'dry-run': dryRun,
    },
    load: async () => (await import('./pull.ts')).pull,
  },
  status: {
    summary: 'show how much is translated, and what has changed here',
    takesPaths: true,
    options: {
      'min-complete': minComplete('end with code 1 if less of a language is translated'),
      language,
      wait,
    },
    load: async () => (await import('./status.ts')).status,
  },
  check: {
    summary: 'look for mistakes in source files and translations, without the service or in it',
    notes: [
      'Behind each finding is its rule, by which "accepted" in the configuration accepts it with a reason:',
      '{"file": "ru/menu.json", "key": "files", "rule": "placeholders", "reason": "The number is in the picture."}',
    ],
    takesPaths: true,
    options: {
      strict: { type: 'boolean', help: 'end with code 1 for warnings too' },
      perhaps: { type: 'boolean', help: 'show what may be meant too, which is never a mistake' },
      server: {
        type: 'boolean',
        help: 'look in the current translations of the project, not in files here',
      },
      language,
      wait,
    },
    load: async () => (await import('./check.ts')).check,
  },
};

/** The options of every command. */
export const COMMON_OPTIONS: CommandDescription['options'] = {
  config: { type: 'string', short: 'c', value: 'FILE', help: 'another configuration than dragoman.json' },
  json: { type: 'boolean', help: 'print one JSON document' },
  quiet: { type: 'boolean', short: 'q', help: 'print only warnings and errors' },
  help: { type: 'boolean', short: 'h', help: 'print this' },
};
