import { randomInt } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StartRefused } from '../../settings/start-refused.ts';

/** The user that a process runs as. */
export type Account = { uid: number; gid: number };

/** Whether this process is root, which PostgreSQL refuses to run as. */
export const isRoot = (): boolean => process.getuid?.() === 0;

/** User ids that systemd leaves free and that are inside the 65,536 ids of a usual container. */
const FREE = { from: 60_706, to: 61_183 };

function passwd(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4)
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/**
 * The user that root runs PostgreSQL as: `runAs`, or the owner of the database's folder or of DATA_DIR, or, if root
 * owns both, an unused user id. The user `nobody` is not used because other services may run as it too.
 */
export function accountFor(dataDir: string, folder: string, runAs?: Account): Account {
  if (runAs) return { uid: runAs.uid, gid: runAs.gid };
  for (const path of [folder, dataDir]) {
    const owner = existsSync(path) ? statSync(path) : undefined;
    if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  }
  const taken = new Set(passwd().map((user) => user.uid));
  for (;;) {
    const uid = randomInt(FREE.from, FREE.to + 1);
    if (!taken.has(uid)) return { uid, gid: uid };
  }
}

/**
 * A named user to run `initdb` as, which refuses users without a name. The files are given to the right user
 * afterwards.
 */
export function namedAccount(): Account {
  const users = passwd().filter((user) => user.uid !== 0);
  const user =
    users.find(({ name }) => name === 'postgres') ?? users.find(({ name }) => name === 'nobody') ?? users[0];
  if (!user) throw new StartRefused('PostgreSQL does not run as root, and this machine has no other user.');
  return { uid: user.uid, gid: user.gid };
}

/** Whether any user may read a folder, by the permissions of it and of all folders above it. */
export function isOpenToAll(folder: string): boolean {
  const bits = statSync(folder).mode & 0o005;
  return bits === 0o005 && [...ancestors(folder)].every((path) => (statSync(path).mode & 0o001) !== 0);
}

function* ancestors(path: string): Generator<string> {
  for (let folder = dirname(path); ; folder = dirname(folder)) {
    yield folder;
    if (folder === dirname(folder)) return;
  }
}
