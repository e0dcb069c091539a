import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';
import { keptWorkers } from './kept-workers.ts';
import { placesIn } from './places.ts';
import './switch.ts';

const ROOT = join(import.meta.dirname, '../..');

/** Makes the places of all modules ask for their faults, once: switching a fault on loads nothing again. */
const faults: Plugin = {
  name: 'faults',
  enforce: 'pre',
  load(id) {
    const [path = ''] = id.split('?');
    const file = relative(ROOT, path);
    if (id !== path || !/^(domain|server|web)\/.+\.tsx?$/.test(file)) return undefined;
    return { code: placesIn(file, readFileSync(path, 'utf8')).asking, map: null };
  },
};

/** The projects of `npm test`, one worker each, in which the modules ask for faults. */
export default defineConfig({
  ...config,
  root: ROOT,
  test: {
    ...config.test,
    maxWorkers: 1,
    projects: config.test?.projects?.map((project) =>
      typeof project === 'object' && 'test' in project
        ? {
            ...project,
            plugins: [faults, ...(project.plugins ?? [])],
            test: {
              ...project.test,
              isolate: false,
              pool: keptWorkers,
              setupFiles: [join(import.meta.dirname, 'setup.ts'), ...[project.test?.setupFiles ?? []].flat()],
            },
          }
        : project,
    ),
  },
});
