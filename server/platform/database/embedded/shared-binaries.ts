import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { StartRefused } from '../../settings/start-refused.ts';
import { isOpenToAll } from './account.ts';
import type { Binaries } from './binaries.ts';

/** Owned by root and readable by all, so that every DATA_DIR may use the same copy. */
const SHARED = '/var/lib/dragoman';

/** Needed to build programs against PostgreSQL, not to run it. */
const UNUSED = new Set(['.a', '.pc']);

/**
 * The programs at a place where a user other than root can run them: unchanged if all users can read them, otherwise
 * a copy, made once per version. The copy is renamed into place, so that an unfinished one is never used.
 */
export function sharedBinaries(binaries: Binaries): Binaries {
  if (isOpenToAll(realpathSync(join(binaries.home, 'bin')))) return binaries;
  const home = join(SHARED, `postgresql-${binaries.version}-${process.arch}`);
  if (existsSync(home)) return { ...binaries, home };
  try {
    mkdirSync(SHARED, { recursive: true, mode: 0o755 });
    chmodSync(SHARED, 0o755);
    const temporary = mkdtempSync(`${home}.`);
    try {
      cpSync(binaries.home, temporary, {
        recursive: true,
        verbatimSymlinks: true,
        filter: (file) => !UNUSED.has(extname(file)),
      });
      execFileSync('chmod', ['-R', 'a+rX', temporary]);
      renameSync(temporary, home);
    } catch (error) {
      rmSync(temporary, { recursive: true, force: true });
      if (!existsSync(home)) throw error;
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartRefused(
      `PostgreSQL does not run as root, and can't be copied to where another user may run it: ${reason}.`,
    );
  }
  return { ...binaries, home };
}
