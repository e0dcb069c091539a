import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** How far the demo got with a DATA_DIR: nothing is there yet, a database of somebody else's, its own half made, whole. */
export type Progress = 'empty' | 'foreign' | 'filling' | 'filled';

const markIn = (dataDir: string) => join(dataDir, 'demo');

/** What there is in a DATA_DIR, by the demo's mark: a file beside the database, which goes with it. */
export function progressIn(dataDir: string): Progress {
  const mark = markIn(dataDir);
  if (!existsSync(mark)) return existsSync(join(dataDir, 'postgres')) ? 'foreign' : 'empty';
  return readFileSync(mark, 'utf8').trim() === 'filled' ? 'filled' : 'filling';
}

/** Leaves the mark. */
export const markProgress = (dataDir: string, progress: 'filling' | 'filled'): void =>
  writeFileSync(markIn(dataDir), `${progress}\n`);
