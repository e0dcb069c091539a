import type { Lacking, LeftOut } from '#domain/files/exports/lacking.ts';
import type { AnsweredFile } from '../client/client.ts';
import { eachOf } from '../client/each.ts';
import { type OpenProject, openProjects } from '../client/projects.ts';
import {
  lackingWords,
  leftOutWords,
  withoutKeptWords,
  withoutPicturesWords,
} from '../output/lacking-words.ts';
import { type BookPath, bookPaths } from '../paths/books.ts';
import { readInside, writeInside } from '../paths/safe-files.ts';
import { refuseOverwriting, type SourceFile, sourceFiles, translationPath } from '../paths/source-files.ts';
import { percentOf, share } from './amounts.ts';
import { type Call, type Command, listOf } from './command.ts';
import { bookQuery, exportQuery } from './export-query.ts';
import { exportedBook, exportedFile } from './exported-files.ts';
import { linesOf, type Outcome, outcomeOf, tally } from './file-outcome.ts';

type Pulled = Outcome<'new' | 'updated' | 'unchanged' | 'unknown' | 'empty'> & {
  /** What the encoding or the format of the file lacks (exports.28). */
  readonly lacking?: readonly Lacking[];
  /** The texts that are not in a translated book (exports.42). */
  readonly leftOut?: LeftOut;
};

/** Brings the translations of all source files, and books, and writes those that have changed (command-line.16, command-line.23). */
export const pull: Command = async ({ options, paths, cwd, output, config: read, client: open }) => {
  const { config, folder } = read();
  const { all, chosen: files } = await sourceFiles({ config, folder }, { paths, cwd });
  const least = percentOf(options, 'min-complete');
  const client = open();
  const projects = await openProjects(client, config, listOf(options.language));
  const isDry = options['dry-run'] === true;
  const largest = stringsByPath(projects);
  const reports = [];
  for (const project of projects) {
    const { lang } = project;
    refuseOverwriting(all, lang);
    // Paths name source files, and a book is of all of them.
    const books = paths.length === 0 ? bookPaths(config, all, lang) : [];
    const complete = completeness(project, files, largest);
    const isBelow = least !== undefined && complete < least;
    const isSkipped = isBelow || !project.isMember;
    const onDone = (done: number) => output.progress(`${lang}: ${done} of ${files.length} files`);
    const pulling = { client, folder, isDry };
    const pulled = isSkipped
      ? []
      : await eachOf(files, (file) => pullFile(file, project, pulling), { onDone });
    if (!isSkipped) for (const one of books) pulled.push(await pullBook(one, project, pulling));
    for (const one of pulled) for (const text of linesOf(one)) output.line(text);
    const why = isBelow ? `${complete}% is translated` : 'you are no member';
    const what = isSkipped ? `skipped, ${why}` : tally(pulled);
    output.line(`${isDry ? 'Nothing is written. ' : ''}${lang} (${project.handle}): ${what}`);
    reports.push({ language: lang, project: project.id, complete, skipped: isSkipped, files: pulled });
  }
  output.json({ command: 'pull', dryRun: isDry, projects: reports });
  return reports.every((report) => report.files.every(({ state }) => state !== 'failed'));
};

/** How much of the strings of some files is translated, in percent. */
function completeness(
  { byPath }: OpenProject,
  files: readonly SourceFile[],
  largest: ReadonlyMap<string, number>,
): number {
  const sum = (of: (path: string) => number) => files.reduce((total, { path }) => total + of(path), 0);
  const translated = sum((path) => byPath.get(path)?.translated ?? 0);
  // What a language lacks is not translated in it.
  return share(
    translated,
    sum((path) => byPath.get(path)?.strings ?? largest.get(path) ?? 0),
  );
}

/** How many strings each file has, where it has most. */
function stringsByPath(projects: readonly OpenProject[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { byPath } of projects) {
    for (const [path, { strings }] of byPath) amounts.set(path, Math.max(strings, amounts.get(path) ?? 0));
  }
  return amounts;
}

type Pulling = { client: ReturnType<Call['client']>; folder: string; isDry: boolean };

/** Brings the translation of a file. Its hash is sent along, so that the server sends only what differs. */
function pullFile(file: SourceFile, project: OpenProject, pulling: Pulling): Promise<Pulled> {
  const { client } = pulling;
  const path = translationPath(file, project.lang);
  return outcomeOf(path, async () => {
    const known = project.byPath.get(file.path);
    if (!known) return { path: file.path, state: 'unknown' };
    if (known.strings === 0) return { path, state: 'empty' };
    const query = exportQuery(file, known.ids);
    return writeIfNew(path, pulling, (bytes) => exportedFile(client, project.id, query, bytes));
  });
}

/** Brings a book of all sections of a project (command-line.23). */
function pullBook({ path, book }: BookPath, project: OpenProject, pulling: Pulling): Promise<Pulled> {
  return outcomeOf(path, async () => {
    const query = bookQuery(book);
    return writeIfNew(path, pulling, (bytes) => exportedBook(pulling.client, project.id, query, bytes));
  });
}

/** Writes a file, unless the server says that the one that is there is still the same. */
async function writeIfNew(
  path: string,
  { folder, isDry }: Pulling,
  download: (known: Buffer | undefined) => Promise<AnsweredFile>,
): Promise<Pulled> {
  const known = await readInside(folder, path);
  const { bytes, lacking, withoutKept, withoutPictures, leftOut } = await download(known);
  // The file has another name here.
  const lacks = lacking.map(({ file: _, ...one }) => one);
  const messages = [
    ...lacks.map(lackingWords),
    ...(withoutKept === '' ? [] : [withoutKeptWords(withoutKept)]),
    ...(withoutPictures === 0 ? [] : [withoutPicturesWords(withoutPictures)]),
    ...(leftOut ? [leftOutWords(leftOut)] : []),
  ];
  const warned = {
    ...(lacks.length > 0 && { lacking: lacks }),
    ...(leftOut && { leftOut }),
    ...(messages.length > 0 && { warnings: messages.map((message) => ({ message })) }),
  };
  if (!bytes) return { path, state: 'unchanged', ...warned };
  if (!isDry) await writeInside(folder, path, bytes);
  return { path, state: known ? 'updated' : 'new', ...warned };
}
