import { realpath } from 'node:fs/promises';
import { posix, relative, sep } from 'node:path';
import { glob } from 'tinyglobby';
import { LIMITS } from '#domain/core/limits.ts';
import { isRelativePath } from '#domain/files/imports/source-path.ts';
import type { FileSet } from '../config/config-shape.ts';
import type { ReadConfig } from '../config/read-config.ts';
import { usageError } from '../output/exit.ts';
import { baseOf, fillPattern, type Placeholders, placeholdersOf } from './patterns.ts';

/** A source file of the configuration. */
export type SourceFile = {
  /** Its path in the folder of the configuration, with slashes. */
  readonly path: string;
  readonly set: FileSet;
  readonly placeholders: Placeholders;
  /** The name of its section if another file has the same name: the name with folders. */
  readonly sectionName?: string;
};

/** Chapter 2 comes before chapter 10. */
const BY_NUMBERS = new Intl.Collator('en', { numeric: true });

/** Paths that a glob finds in a folder, without links to other folders, in order. */
export async function pathsOf(patterns: readonly string[], folder: string, ignore: readonly string[] = []) {
  const paths = await glob([...patterns], {
    cwd: folder,
    ignore: ['**/node_modules/**', '**/.git/**', ...ignore],
    followSymbolicLinks: false,
    expandDirectories: false,
    onlyFiles: true,
  });
  return paths.sort(BY_NUMBERS.compare);
}

/** All source files of a configuration, and those of them that a command is for. */
export type SourceFiles = { readonly all: readonly SourceFile[]; readonly chosen: readonly SourceFile[] };

/**
 * The source files of the configuration, and those of them that the arguments name by paths or globs in the working folder. Ends the
 * program if a glob leaves the folder of the configuration, finds nothing, or finds a file that another one found too
 * (command-line.12).
 */
export async function sourceFiles(
  { config, folder }: Pick<ReadConfig, 'config' | 'folder'>,
  { paths, cwd }: { paths: readonly string[]; cwd: string },
): Promise<SourceFiles> {
  const files = new Map<string, SourceFile>();
  for (const set of config.files) {
    for (const file of await filesOf(set, folder)) {
      if (files.has(file.path)) throw usageError(`${file.path}: is a source file of two sets.`);
      files.set(file.path, file);
    }
  }
  const all = withSectionNames([...files.values()]);
  const byPath = new Map(all.map((file) => [file.path, file]));
  refuseClashes(all);
  if (paths.length === 0) return { all, chosen: all };
  const workingFolder = relative(folder, await realpath(cwd))
    .split(sep)
    .join('/');
  const namedPaths = await pathsOf(
    paths.map((path) => posix.join(workingFolder, path)),
    folder,
  );
  const chosen = namedPaths.flatMap((path) => byPath.get(path) ?? []);
  if (chosen.length === 0) throw usageError(`No source file of the configuration is ${paths.join(' or ')}.`);
  return { all, chosen };
}

/** Names of a file's section, the shortest first. */
const NAMINGS: readonly ((file: SourceFile) => string)[] = [
  ({ placeholders: { name } }) => name,
  ({ placeholders: { path, name } }) => posix.join(path, name),
  ({ path, placeholders: { ext } }) => (ext === '' ? path : path.slice(0, -ext.length - 1)),
  ({ path }) => path,
];

/** Files of one name get names with their folders: those that the glob has found, or all, and with their extension if needed. */
function withSectionNames(files: readonly SourceFile[]): SourceFile[] {
  const byName = Map.groupBy(files, ({ placeholders }) => placeholders.name);
  return files.map((file) => {
    const filesOfName = byName.get(file.placeholders.name) ?? [];
    const naming = NAMINGS.find((nameOf) => new Set(filesOfName.map(nameOf)).size === filesOfName.length);
    const name = naming?.(file) ?? file.path;
    // The end of a long name tells most.
    return name === file.placeholders.name
      ? file
      : { ...file, sectionName: [...name].slice(-LIMITS.sectionName.max).join('') };
  });
}

async function filesOf(set: FileSet, folder: string): Promise<SourceFile[]> {
  const { source, ignore } = set;
  if (/(^|\/)\.\.(\/|$)/.test(source) || /^[/\\]|^[A-Za-z]:/.test(source)) {
    throw usageError(`${source}: source files are in the folder of the configuration.`);
  }
  const pattern = source.replace(/^\.\//, '');
  const paths = await pathsOf([pattern], folder, ignore);
  if (paths.length === 0) throw usageError(`${source}: there is no such file.`);
  return paths.map((path) => {
    if (!isRelativePath(path)) throw usageError(`${path}: is no path that the service takes.`);
    return { path, set, placeholders: placeholdersOf(path, baseOf(pattern)) };
  });
}

/** The path of a file's translation in a language. Ends the program if it leaves the folder (command-line.13). */
export function translationPath({ set, placeholders }: SourceFile, lang: string): string {
  const path = fillPattern(set.translation, { ...placeholders, lang });
  if (!isRelativePath(path))
    throw usageError(`${path}: translations are in the folder of the configuration.`);
  return path;
}

/** Refuses that a translation overwrites a source file, or that of another one. */
function refuseClashes(files: readonly SourceFile[]) {
  const sources = new Set(files.map(({ path }) => path));
  const fileByTranslation = new Map<string, string>();
  for (const file of files) {
    const path = translationPath(file, 'xx');
    const other = fileByTranslation.get(path);
    if (other !== undefined)
      throw usageError(`${file.path} and ${other} would have one translation, ${path}.`);
    if (sources.has(path))
      throw usageError(`${path}: the translation of ${file.path} would overwrite a source.`);
    fileByTranslation.set(path, file.path);
  }
}

/** Refuses that a language's translations overwrite source files. */
export function refuseOverwriting(files: readonly SourceFile[], lang: string) {
  const sources = new Set(files.map(({ path }) => path));
  for (const file of files) {
    const path = translationPath(file, lang);
    if (sources.has(path))
      throw usageError(`${path}: the translation of ${file.path} would overwrite a source.`);
  }
}
