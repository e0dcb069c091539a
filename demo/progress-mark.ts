import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a DATA_DIR has: no database, one that is not the demo's, one that is being filled, or one that is filled. */
export type Progress = 'empty' | 'foreign' | 'filling' | 'filled';

const markIn = (dataDir: string) => join(dataDir, 'demo');

/** Reads the mark of the demo, a file beside the database. */
export function progressIn(dataDir: string): Progress {
  const mark = markIn(dataDir);
  if (!existsSync(mark)) return existsSync(join(dataDir, 'postgres')) ? 'foreign' : 'empty';
  return readFileSync(mark, 'utf8').trim() === 'filled' ? 'filled' : 'filling';
}

export const markProgress = (dataDir: string, progress: 'filling' | 'filled'): void =>
  writeFileSync(markIn(dataDir), `${progress}\n`);
