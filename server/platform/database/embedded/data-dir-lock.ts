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

/** SQLite's error code if another process holds the lock. */
const BUSY = 5;

/**
 * Milliseconds to retry for. SQLite takes a shared lock before the exclusive one, so two processes that start at the
 * same moment could refuse each other without a retry.
 */
const LOCK_WAIT = 500;

/** The locks of this process. Without a reference a lock would be garbage-collected, and so released. */
const heldLocks = new Set<DatabaseSync>();

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const isBusy = (error: unknown) => error instanceof Error && 'errcode' in error && error.errcode === BUSY;

/** Gives a file that root made in the DATA_DIR of another user to that user. */
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

/**
 * Creates a folder with its parents. Node's `recursive` option never ends for a folder that pretends not to exist, as
 * in /proc.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have made it at the same moment.
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
 * Makes DATA_DIR if it is missing and locks it for this process. Throws StartRefused if it is not writable or another
 * Dragoman uses it. The lock is an operating system lock on a file, which Node offers only through its SQLite; it
 * ends with its process, so that it is never stale.
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
