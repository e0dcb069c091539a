import { randomBytes } from 'node:crypto';
import { lstat, mkdir, open, readFile, realpath, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { LIMITS } from '#domain/core/limits.ts';
import { isRelativePath } from '#domain/files/imports/source-path.ts';
import { UNREADABLE } from '../output/problem-words.ts';

/** Why a file can't be read or written, for people. */
export class FileProblem extends Error {}

/**
 * The absolute path of a path in a folder, after links on the way there have been followed. Throws {@link FileProblem} if they lead out of
 * the folder, or if the file itself is a link or no file (command-line.13).
 */
async function resolveInside(folder: string, path: string): Promise<string> {
  if (!isRelativePath(path)) throw new FileProblem('is not in the folder of the configuration');
  const file = join(folder, ...path.split('/'));
  const root = await realpath(folder);
  // The parts that exist; the others are made, and are no links.
  for (let parent = dirname(file); parent.length > folder.length; parent = dirname(parent)) {
    const real = await realpath(parent).catch(() => undefined);
    if (real === undefined) continue;
    if (real !== root && !real.startsWith(root.endsWith(sep) ? root : root + sep)) {
      throw new FileProblem('a link leads out of the folder of the configuration');
    }
    break;
  }
  const stats = await lstat(file).catch(() => undefined);
  if (stats?.isSymbolicLink()) throw new FileProblem('is a link');
  if (stats && !stats.isFile()) throw new FileProblem('is no file');
  return file;
}

/** For `catch`: goes on where a file can't be read or written, and throws all else on. */
export function ignoreFileProblem(error: unknown): undefined {
  if (!(error instanceof FileProblem)) throw error;
}

/** Whether there is something at a path, be it readable or not. */
export const isInside = async (folder: string, path: string): Promise<boolean> =>
  (await lstat(join(folder, ...path.split('/'))).catch(() => undefined)) !== undefined;

/** The bytes of a file; undefined if there is none. */
export async function readInside(folder: string, path: string): Promise<Buffer | undefined> {
  const file = await resolveInside(folder, path);
  try {
    const { size } = await stat(file);
    if (size > LIMITS.fileBytes) throw new FileProblem(UNREADABLE.tooLarge);
    return await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Writes a file as a whole: into a new one beside it, which then takes its name, so that nobody reads half of it and a crash leaves
 * the former one.
 */
export async function writeInside(folder: string, path: string, bytes: Uint8Array): Promise<void> {
  const file = await resolveInside(folder, path);
  await mkdir(dirname(file), { recursive: true });
  const mode = (await stat(file).catch(() => undefined))?.mode;
  const temporaryFile = join(dirname(file), `.dragoman-${randomBytes(6).toString('hex')}.tmp`);
  try {
    const handle = await open(temporaryFile, 'wx', mode === undefined ? 0o666 : mode & 0o777);
    try {
      await handle.writeFile(bytes);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporaryFile, file);
  } catch (error) {
    await rm(temporaryFile, { force: true });
    throw error;
  }
}
