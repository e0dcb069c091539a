import { execFileSync } from 'node:child_process';
import {
  accessSync,
  chownSync,
  constants,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  statSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StartRefused } from '../../settings/start-refused.ts';
import { type Account, isRoot } from './account.ts';

/** SQLite's code for "another has the lock". */
const BUSY = 5;

/**
 * Milliseconds to try for. SQLite comes to the lock by way of one that may be shared: of two at the same instant each
 * can be in the other's way for a moment, and without a second try both would be refused.
 */
const LOCK_WAIT = 500;

/** What is held, since a lock that nobody refers to would be given back with the garbage. */
const heldLocks = new Set<DatabaseSync>();

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/** What root makes in the DATA_DIR of a user stays usable for that user. */
export function giveToOwner(file: string, dataDir: string): void {
  const owner = statSync(dataDir);
  if (isRoot() && owner.uid !== 0) chownSync(file, owner.uid, owner.gid);
}

/** Dragoman's files in DATA_DIR: the lock, and PostgreSQL's folder and files. */
const OURS = /^(lock|postgres)/;

/** Changes the owner of DATA_DIR and of Dragoman's files in it to the user that root becomes. The caller holds the lock. */
export function changeOwner(dataDir: string, { uid, gid }: Account): void {
  const isTheirs = (path: string) => lstatSync(path).uid === uid;
  if (!isTheirs(dataDir)) chownSync(dataDir, uid, gid);
  const files = readdirSync(dataDir).filter((name) => OURS.test(name));
  for (const file of files.map((name) => join(dataDir, name))) {
    // Symbolic links are never followed: a user could point them anywhere.
    if (!isTheirs(file)) execFileSync('chown', ['-R', '-h', `${uid}:${gid}`, file]);
  }
}

/** One by one: Node's own `recursive` never ends where a folder says that it does not exist (as in /proc). */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another that started at the same moment may have made it.
    if (!existsSync(folder)) throw error;
  }
}

function lockFile(dataDir: string): DatabaseSync {
  makeFolder(dataDir);
  accessSync(dataDir, constants.R_OK | constants.W_OK | constants.X_OK);
  const file = join(dataDir, 'lock');
  const lock = new DatabaseSync(file, { timeout: LOCK_WAIT });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
    giveToOwner(file, dataDir);
    return lock;
  } catch (error) {
    lock.close();
    throw error;
  }
}

/**
 * Makes DATA_DIR where it is missing and holds it for this process, or throws StartRefused: not writable, or in use by
 * another Dragoman. The lock is the operating system's lock on a file, which Node reaches only through its SQLite: two
 * can't get it at once, and it goes with its process however that dies, so that no stale one is ever left.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  try {
    const lock = lockFile(dataDir);
    heldLocks.add(lock);
    return { release: () => heldLocks.delete(lock) && lock.close() };
  } catch (error) {
    if (isBusy(error)) throw new StartRefused(`DATA_DIR ${dataDir} is in use by another Dragoman.`);
    throw new StartRefused(`DATA_DIR ${dataDir} is not writable: ${reasonOf(error)}.`);
  }
}
