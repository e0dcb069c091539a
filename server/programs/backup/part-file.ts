import { constants } from 'node:fs';
import { access, link, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { gunzipSync, constants as zlib } from 'node:zlib';
import { StartRefused } from '../../platform/settings/start-refused.ts';

/**
 * Milliseconds: how often a backup touches its file; how long a file that does not change is watched; after which age it is
 * abandoned.
 */
export const HEARTBEAT = { every: 1000, still: 10_000, dead: 3_600_000 };

/** A file that gets its name only when it is complete. */
export type PartFile = {
  stream: Writable;
  /**
   * Gives the file its name, once the stream has finished, and returns when that is synced to disk. Throws StartRefused if the
   * name is taken.
   */
  keep(): Promise<void>;
  /** Removes what was written. */
  discard(): Promise<void>;
};

/**
 * Opens `FILE.part`, readable only by its owner, which is renamed to FILE when it is kept: a process that is killed leaves no
 * incomplete FILE. No existing file is overwritten. A `FILE.part` that nobody writes any more is removed, and so are `.part`
 * files of other backups in this folder that are an hour old. Throws StartRefused if FILE exists or another process is writing
 * it.
 */
export async function openPart(path: string, beats = HEARTBEAT): Promise<PartFile> {
  if (await exists(path)) throw taken(path);
  const temporary = `${path}.part`;
  await removeDead(path, beats);
  const file = await open(temporary, 'wx', 0o600).catch((error) => {
    throw error.code === 'EEXIST' ? isWritten(temporary) : error;
  });
  const { ino } = await file.stat();
  const beat = setInterval(() => {
    const now = new Date();
    file.utimes(now, now).catch(() => {});
  }, beats.every);
  const stream = new Writable({
    write: (piece, _encoding, done) => void file.appendFile(piece).then(() => done(), done),
    final: (done) => void file.sync().then(() => done(), done),
  });
  const isOurs = async () => (await stat(temporary).catch(() => undefined))?.ino === ino;
  return {
    stream,
    async keep() {
      clearInterval(beat);
      await file.close();
      if (!(await isOurs()))
        throw new StartRefused(`${temporary} was taken away meanwhile: no backup was made.`);
      await nameOnce(temporary, path);
      await syncFolder(dirname(path));
    },
    async discard() {
      clearInterval(beat);
      await file.close().catch(() => {});
      if (await isOurs()) await rm(temporary, { force: true });
    },
  };
}

const taken = (path: string) => new StartRefused(`${path} exists already: a backup overwrites no file.`);
const isWritten = (temporary: string) => new StartRefused(`${temporary} is being written by another backup.`);

const exists = (path: string) => access(path, constants.F_OK).then(...([() => true, () => false] as const));

/** Renames a file to a name that no file has yet. */
async function nameOnce(from: string, to: string): Promise<void> {
  try {
    await link(from, to);
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'EEXIST') throw taken(to);
    if (code === 'ENOENT') throw error;
    // A file system without hard links: another process could take the name at this moment.
    if (await exists(to)) throw taken(to);
    return rename(from, to);
  }
  await rm(from);
}

/** Syncs the folder, so that the name survives a power failure. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path);
  await folder.sync().finally(() => folder.close());
}

/** Removes `.part` files of killed backups: this file's if nobody writes it, others in the folder if they are old. */
async function removeDead(path: string, beats: typeof HEARTBEAT): Promise<void> {
  const temporary = `${path}.part`;
  const folder = dirname(path);
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part')) continue;
    const file = join(folder, name);
    if (name === basename(temporary)) {
      if (await isBeating(file, beats)) throw isWritten(file);
      await rm(file, { force: true });
    } else if ((await isOld(file, beats)) && (await isBackup(file))) {
      await rm(file, { force: true });
    }
  }
}

async function isOld(file: string, { dead }: typeof HEARTBEAT): Promise<boolean> {
  const seen = await stat(file).catch(() => undefined);
  return seen?.isFile() === true && Date.now() - seen.mtimeMs > dead;
}

/** Whether a process is writing a file: it changes while we watch. Clocks may differ, so its age alone says little. */
async function isBeating(file: string, beats: typeof HEARTBEAT): Promise<boolean> {
  if (await isOld(file, beats)) return false;
  const mark = async () => {
    const seen = await stat(file).catch(() => undefined);
    return seen && `${seen.ino} ${seen.size} ${seen.mtimeMs}`;
  };
  const before = await mark();
  await wait(beats.still);
  return (await mark()) !== before;
}

/** Bytes at the start of a file that identify a backup. */
const BEGINNING = 4096;

async function isBackup(path: string): Promise<boolean> {
  try {
    const file = await open(path);
    const { buffer, bytesRead } = await file
      .read(Buffer.alloc(BEGINNING), 0, BEGINNING, 0)
      .finally(() => file.close());
    const text = gunzipSync(buffer.subarray(0, bytesRead), { finishFlush: zlib.Z_SYNC_FLUSH }).toString();
    return text.startsWith('{"dragoman_backup":');
  } catch {
    return false;
  }
}
