import { execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { RunAs } from '../platform/settings/settings.ts';
import { StartRefused } from '../platform/settings/start-refused.ts';

/** The resolved user with its groups. */
export type RunAsAccount = { user: string; uid: number; gid: number; groups: number[] };

const NUMBER = /^\d{1,9}$/;

/** Runs the system's `id`, which also knows users of a directory service; empty if there is no such user. */
function numbersOf(option: '-u' | '-g' | '-G', user: string): number[] {
  try {
    const output = execFileSync('id', [option, user], { stdio: ['ignore', 'pipe', 'ignore'] });
    return output.toString().trim().split(/\s+/).map(Number);
  } catch {
    return [];
  }
}

const numberOf = (option: '-u' | '-g', user: string): number | undefined => numbersOf(option, user)[0];

function groupNumber(group: string): number | undefined {
  if (NUMBER.test(group)) return Number(group);
  const lines = existsSync('/etc/group') ? readFileSync('/etc/group', 'utf8').split('\n') : [];
  const groupId = lines.map((line) => line.split(':')).find(([name]) => name === group)?.[2];
  return groupId === undefined ? undefined : Number(groupId);
}

/**
 * The user that root switches to. Undefined if RUN_AS is not set or this process is not root, since only root can switch users.
 * Throws StartRefused for an unknown user or group, and for root.
 */
export function accountOf(runAs: RunAs | undefined): RunAsAccount | undefined {
  if (!runAs || process.getuid?.() !== 0) return undefined;
  const { user, group } = runAs;
  const uid = numberOf('-u', user) ?? (NUMBER.test(user) ? Number(user) : undefined);
  if (uid === undefined)
    throw new StartRefused(`RUN_AS names the user ${user}, whom this machine does not know.`);
  const gid = group === undefined ? (numberOf('-g', user) ?? uid) : groupNumber(group);
  if (gid === undefined)
    throw new StartRefused(`RUN_AS names the group ${group}, which this machine does not know.`);
  if (uid === 0 || gid === 0) throw new StartRefused('RUN_AS names root, who is to be left behind.');
  const groups = [...new Set([gid, ...numbersOf('-G', user)])];
  return { user, uid, gid, groups };
}

/** Dragoman's folders that are read at run time. */
const ROOT = join(import.meta.dirname, '..', '..');
const READ_LATER = ['package.json', 'server/dragoman-server.ts', 'node_modules', 'dist'];

/**
 * Switches to another user permanently, with only the groups of that user. Called once the ports are bound, since ports below
 * 1024 need root. Throws StartRefused if the new user could not read Dragoman itself, or not use its data.
 */
export function becomeUser({ user, uid, gid, groups }: RunAsAccount, dataDir: string | undefined) {
  process.setgroups?.(groups);
  process.setgid?.(gid);
  process.setuid?.(uid);
  if (process.getuid?.() !== uid || process.geteuid?.() !== uid || process.getgid?.() !== gid)
    throw new Error('The process is still root.');
  const { R_OK, W_OK, X_OK } = constants;
  const read = READ_LATER.map((name) => join(ROOT, name));
  const unread = read.find((path) => !mayUse(path, R_OK));
  if (unread)
    throw new StartRefused(`The user ${user} of RUN_AS can’t read ${unread}. Put Dragoman where they can.`);
  if (dataDir && !mayUse(dataDir, R_OK | W_OK | X_OK))
    throw new StartRefused(
      `The user ${user} of RUN_AS can’t use DATA_DIR ${dataDir}. Put it where they can.`,
    );
}

function mayUse(path: string, how: number): boolean {
  try {
    accessSync(path, how);
    return true;
  } catch (error) {
    // There is no dist without a build.
    return error instanceof Error && 'code' in error && error.code === 'ENOENT';
  }
}

/** Warns about unneeded root privileges, or a RUN_AS without effect. */
export function warnOfRoot(log: FastifyBaseLogger, runAs: RunAs | undefined) {
  const isRoot = process.getuid?.() === 0;
  if (isRoot)
    log.warn({ event: 'start.root' }, 'Dragoman runs as root. Set RUN_AS to a user who may do nothing else.');
  else if (runAs && numberOf('-u', runAs.user) !== process.getuid?.())
    log.warn({ event: 'start.run_as' }, 'RUN_AS is not followed: only root can become another user.');
}
