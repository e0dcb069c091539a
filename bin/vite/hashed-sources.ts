import { isAbsolute, join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';
import sources from './sources.json' with { type: 'json' };

const ROOT = join(import.meta.dirname, '../..');

/** The files of the project, among those that a build has read, by whose change it would not be made anew. */
export function unhashed(files: Iterable<string>): string[] {
  const paths = Array.from(files, (file) =>
    relative(ROOT, file.replace(/[?#].*$/, ''))
      .split(sep)
      .join('/'),
  );
  const isOurs = (path: string) => !/^(\.\.(\/|$)|node_modules\/|\0)/.test(path);
  const isHashed = (path: string) =>
    sources.some((source) => path === source || path.startsWith(`${source}/`));
  return [...new Set(paths)].filter((path) => isOurs(path) && !isHashed(path)).sort();
}

/** Lets a build fail that reads what bin/build.mjs does not hash: a newer file would not be built. */
export function hashedSources(): Plugin {
  let configuration: readonly string[] = [];
  return {
    name: 'hashed-sources',
    apply: 'build',
    configResolved({ configFileDependencies }) {
      configuration = configFileDependencies;
    },
    buildEnd() {
      const read = Array.from(this.getModuleIds()).filter((id) => isAbsolute(id));
      const missed = unhashed([...configuration, ...read]);
      if (missed.length > 0) this.error(`bin/build.mjs must hash what the build reads: ${missed.join(', ')}`);
    },
  };
}
