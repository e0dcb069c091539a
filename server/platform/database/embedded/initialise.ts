import { execFile, execFileSync } from 'node:child_process';
import {
  chownSync,
  closeSync,
  fsyncSync,
  mkdtempSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { append } from '#domain/core/long-lists.ts';
import { StartRefused } from '../../settings/start-refused.ts';
import type { AccessMethod } from './access-method.ts';
import { namedAccount } from './account.ts';
import { program } from './binaries.ts';
import { type Cluster, folderAsSeen } from './cluster.ts';
import { environment } from './environment.ts';

/**
 * Locales with letters beyond ASCII; the first that the system has is used. Sorting and case follow the built-in
 * C.UTF-8, but trigrams use the system's character types, whose C locale has no Cyrillic letters.
 */
const LOCALES = ['C.UTF-8', 'en_US.UTF-8', 'UTF-8'];

/** The reason why initdb failed: its error line, or the system's error. */
function initdbErrorOf(error: unknown): string {
  const errorLines =
    error instanceof Error && 'stderr' in error ? String(error.stderr).trim().split('\n') : [];
  const reason = error instanceof Error ? error.message : String(error);
  return errorLines.findLast((line) => /\b(error|FATAL|PANIC):/.test(line)) || errorLines.at(-1) || reason;
}

/** Runs initdb in an empty folder and gives the result to the cluster's account. */
async function initdb(cluster: Cluster, access: AccessMethod, locale: string): Promise<void> {
  const { folder, account, binaries } = cluster;
  const maker = account && namedAccount();
  if (maker) chownSync(folder, maker.uid, maker.gid);
  const args = [
    '-D',
    folderAsSeen(cluster),
    '-U',
    access.connection.user,
    '--encoding=UTF8',
    `--locale=${locale}`,
  ];
  append(args, ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', ...access.initdb]);
  const options = { cwd: folder, env: environment(), ...maker };
  await promisify(execFile)(program(binaries, 'initdb'), args, options);
  if (account) execFileSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}

/** Removes the unfinished folders of starts that were killed. */
function sweep(folder: string): void {
  for (const name of readdirSync(dirname(folder))) {
    if (!name.startsWith(`${basename(folder)}.new-`)) continue;
    try {
      rmSync(join(dirname(folder), name), { recursive: true, force: true });
    } catch {}
  }
}

/** Flushes the parent folder, so that the new name survives a power failure. */
function syncParentFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const parent = openSync(dirname(folder), 'r');
  fsyncSync(parent);
  closeSync(parent);
}

/** Makes the cluster under a temporary name, with the first locale that the system has, and renames it. */
async function make(
  cluster: Cluster,
  access: AccessMethod,
  [locale = '', ...others]: string[],
): Promise<void> {
  const temporary = mkdtempSync(`${cluster.folder}.new-`);
  try {
    await initdb({ ...cluster, folder: temporary }, access, locale);
    renameSync(temporary, cluster.folder);
    syncParentFolder(cluster.folder);
  } catch (error) {
    rmSync(temporary, { recursive: true, force: true });
    if (!initdbErrorOf(error).includes('invalid locale') || others.length === 0) throw error;
    await make(cluster, access, others);
  }
}

/** Makes the cluster's folder atomically: an unfinished one is never used. Throws StartRefused with the reason. */
export async function initialise(cluster: Cluster, access: AccessMethod): Promise<void> {
  try {
    sweep(cluster.folder);
    await make(cluster, access, LOCALES);
  } catch (error) {
    throw new StartRefused(`PostgreSQL can’t make its folder ${cluster.folder}: ${initdbErrorOf(error)}`);
  }
}
