import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Run } from './run.ts';

const DIST = join(import.meta.dirname, '..', 'dist');
const KB = 1024;
/** The editor of a project, in English. */
const ADDRESS = '/projects/1/editor/all';

/**
 * The scripts and styles that the editor fetches on a first visit, by the page of the last build, compressed. size-limit
 * can't tell which files these are: it takes their names by globs.
 */
export function measureBundle({ addFact }: Run): void {
  const files = filesOfEditor(readFileSync(join(DIST, 'index.html'), 'utf8'));
  const bytes = files.reduce((sum, file) => sum + compressedSize(join(DIST, file)), 0);
  addFact('editor bundle', bytes / KB, 'KB');
  addFact('files of the editor', files.length, 'files');
}

/** The files in the page, and those that its first script prefetches for this address: see web/public/first.js. */
function filesOfEditor(page: string): string[] {
  const attribute = (name: string) => new RegExp(` data-${name}=(['"])(.*?)\\1`).exec(page)?.[2] ?? '';
  const json = attribute('views').replaceAll('&#39;', "'").replaceAll('&amp;', '&');
  const views: { at: string; files: string[]; texts: string[] }[] = JSON.parse(json);
  const view = views.find(({ at }) => new RegExp(at).test(ADDRESS));
  if (!view) throw new Error('The page names no files for the editor');
  const inPage = [...page.matchAll(/(?:src|href)="(\/[^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
  const texts = ['en', ...view.texts.map((part) => `en-${part.toLowerCase()}`)].map(attribute);
  return [...new Set([...inPage, ...view.files, ...texts])];
}

const compressedSize = (file: string) => statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
