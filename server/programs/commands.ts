import { type ArgumentShape, type ParsedArguments, shapeOf } from './arguments.ts';

type Command = ArgumentShape & {
  /** Its line of the help text. */
  does: string;
  /** The function that does it, and returns what to print. Each command loads only its own code. */
  load(): Promise<(given: ParsedArguments) => Promise<string | undefined>>;
};

/** What the program `dragoman-server` can do; `npm run NAME` does the same (operations.22). */
export const COMMANDS: Readonly<Record<string, Command>> = {
  start: {
    names: [],
    options: {},
    does: 'Starts the service, which runs until it is told to stop.',
    load: async () => (await import('./start.ts')).start,
  },
  backup: {
    names: ['FILE'],
    options: { keep: 'NUMBER' },
    does: 'Writes all that the database holds, as of one moment, into a new file; the service may be running. If FILE is a folder, into a file there that is named by the time; `--keep` then deletes all such files but the newest.',
    load: async () => (await import('./backup.ts')).backup,
  },
  restore: {
    names: ['FILE'],
    options: { 'deleted-accounts': 'LIST' },
    does: 'Reads a backup into an instance that nobody has used yet, all of it or nothing. The accounts of LIST are deleted again.',
    load: async () => (await import('./restore.ts')).restore,
  },
  'try-backup': {
    names: ['FILE'],
    options: { in: 'FOLDER' },
    does: 'Restores a backup, or the newest of a folder, into a database of its own, which is removed afterwards, and tells the number of its rows. FOLDER is by default that of the system for temporary files.',
    load: async () => (await import('./try-backup.ts')).tryBackup,
  },
  admin: {
    names: ['[COMMAND]', '[NAME]'],
    options: { head: 'HASH' },
    does: 'Makes password links and site administrators, lists failed jobs, checks the audit log; without COMMAND it lists what it can do.',
    load: async () => (await import('./admin.ts')).admin,
  },
  recount: {
    names: [],
    options: {},
    does: 'Compares every counter in the database with what it counts, and mends the wrong ones; the service may be running.',
    load: async () => (await import('./recount.ts')).recount,
  },
  'check-settings': {
    names: [],
    options: {},
    does: 'Tries what the settings lead to (folders, database, mail server, public address and proxies, sign-in services), and says a line for each.',
    load: async () => (await import('./check-settings.ts')).checkSettings,
  },
  'cluster:distribute': {
    names: [],
    options: { run: '' },
    does: 'Says what distributing the database of DATABASE_URL by Citus would do; with --run it does it.',
    load: async () => (await import('./distribute.ts')).distributeDatabase,
  },
};

/** How a command is called: `backup FILE`. */
export const usageOf = (name: string): string =>
  [name, COMMANDS[name] ? shapeOf(COMMANDS[name]) : ''].join(' ').trim();
