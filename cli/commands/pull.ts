import type { Lacking, LeftOut } from '#domain/files/exports/lacking.ts';
import type { DownloadedFile } from '../client/client.ts';
import { mapConcurrently } from '../client/each.ts';
import { type OpenProject, openProjects } from '../client/projects.ts';
import {
  blockedWords,
  lackingWords,
  leftOutWords,
  withoutKeptWords,
  withoutPicturesWords,
} from '../output/lacking-words.ts';
import { type BookPath, bookPaths } from '../paths/books.ts';
import { readInside, writeInside } from '../paths/safe-files.ts';
import { refuseOverwriting, type SourceFile, sourceFiles, translationPath } from '../paths/source-files.ts';
import { percentDone, percentOf } from './amounts.ts';
import { type Command, type CommandContext, listOf } from './command.ts';
import { bookQuery, exportQuery } from './export-query.ts';
import { downloadBook, downloadExport } from './exported-files.ts';
import { linesOf, type Outcome, outcomeOf, tally } from './file-outcome.ts';

type PullOutcome = Outcome<'new' | 'updated' | 'unchanged' | 'unknown' | 'empty'> & {
  /** What the encoding or the format of the file lacks (exports.28). */
  readonly lacking?: readonly Lacking[];
  /** The texts that are not in a translated book (exports.42). */
  readonly leftOut?: LeftOut;
  readonly blocked?: LeftOut;
};

/** Brings the translations of all source files, and books, and writes those that have changed (command-line.16, command-line.23). */
export const pull: Command = async ({
  options,
  paths,
  cwd,
  output,
  config: loadConfig,
  client: openClient,
}) => {
  const { config, folder } = loadConfig();
  const { all, chosen: files } = await sourceFiles({ config, folder }, { paths, cwd });
  const minComplete = percentOf(options, 'min-complete');
  const client = openClient();
  const projects = await openProjects(client, config, listOf(options.language));
  const isDryRun = options['dry-run'] === true;
  const stringsInLargest = stringsByPath(projects);
  const reports = [];
  for (const project of projects) {
    const { lang } = project;
    refuseOverwriting(all, lang);
    // Paths name source files, and a book is of all of them.
    const books = paths.length === 0 ? bookPaths(config, all, lang) : [];
    const complete = completeness(project, files, stringsInLargest);
    const isBelow = minComplete !== undefined && complete < minComplete;
    const isSkipped = isBelow || !project.isMember;
    const onDone = (done: number) => output.progress(`${lang}: ${done} of ${files.length} files`);
    const pullOptions = { client, folder, isDryRun };
    const outcomes = isSkipped
      ? []
      : await mapConcurrently(files, (file) => pullFile(file, project, pullOptions), { onDone });
    if (!isSkipped) for (const book of books) outcomes.push(await pullBook(book, project, pullOptions));
    for (const outcome of outcomes) for (const text of linesOf(outcome)) output.line(text);
    const reason = isBelow ? `${complete}% is translated` : 'you are no member';
    const summary = isSkipped ? `skipped, ${reason}` : tally(outcomes);
    output.line(`${isDryRun ? 'Nothing is written. ' : ''}${lang} (${project.handle}): ${summary}`);
    reports.push({ language: lang, project: project.id, complete, skipped: isSkipped, files: outcomes });
  }
  output.json({ command: 'pull', dryRun: isDryRun, projects: reports });
  return reports.every((report) => report.files.every(({ state }) => state !== 'failed'));
};

/** How much of the strings of some files is translated, in percent. */
function completeness(
  { byPath }: OpenProject,
  files: readonly SourceFile[],
  stringsInLargest: ReadonlyMap<string, number>,
): number {
  const sum = (amountOf: (path: string) => number) =>
    files.reduce((total, { path }) => total + amountOf(path), 0);
  const translated = sum((path) => byPath.get(path)?.translated ?? 0);
  // Strings that a language lacks count as untranslated.
  return percentDone(
    translated,
    sum((path) => byPath.get(path)?.strings ?? stringsInLargest.get(path) ?? 0),
  );
}

/** How many strings each file has in the language that has most of them. */
function stringsByPath(projects: readonly OpenProject[]): Map<string, number> {
  const amounts = new Map<string, number>();
  for (const { byPath } of projects) {
    for (const [path, { strings }] of byPath) amounts.set(path, Math.max(strings, amounts.get(path) ?? 0));
  }
  return amounts;
}

type PullOptions = { client: ReturnType<CommandContext['client']>; folder: string; isDryRun: boolean };

/** Brings the translation of a file. Its hash is sent along, so that the server sends only what differs. */
function pullFile(file: SourceFile, project: OpenProject, options: PullOptions): Promise<PullOutcome> {
  const { client } = options;
  const path = translationPath(file, project.lang);
  return outcomeOf(path, async () => {
    const sections = project.byPath.get(file.path);
    if (!sections) return { path: file.path, state: 'unknown' };
    if (sections.strings === 0) return { path, state: 'empty' };
    const query = exportQuery(file, sections.ids);
    return writeIfNew(path, options, (bytes) => downloadExport(client, project.id, query, bytes));
  });
}

/** Brings a book of all sections of a project (command-line.23). */
function pullBook(
  { path, book }: BookPath,
  project: OpenProject,
  options: PullOptions,
): Promise<PullOutcome> {
  return outcomeOf(path, async () => {
    const query = bookQuery(book);
    return writeIfNew(path, options, (bytes) => downloadBook(options.client, project.id, query, bytes));
  });
}

/** Writes a file, unless the server says that the local one is up to date. */
async function writeIfNew(
  path: string,
  { folder, isDryRun }: PullOptions,
  download: (localBytes: Buffer | undefined) => Promise<DownloadedFile>,
): Promise<PullOutcome> {
  const localBytes = await readInside(folder, path);
  const { bytes, lacking, withoutKept, withoutPictures, leftOut, blocked } = await download(localBytes);
  // The file has another name here.
  const lackingHere = lacking.map(({ file: _, ...one }) => one);
  const messages = [
    ...lackingHere.map(lackingWords),
    ...(withoutKept === '' ? [] : [withoutKeptWords(withoutKept)]),
    ...(withoutPictures === 0 ? [] : [withoutPicturesWords(withoutPictures)]),
    ...(leftOut ? [leftOutWords(leftOut)] : []),
    ...(blocked ? [blockedWords(blocked)] : []),
  ];
  const warningFields = {
    ...(lackingHere.length > 0 && { lacking: lackingHere }),
    ...(leftOut && { leftOut }),
    ...(blocked && { blocked }),
    ...(messages.length > 0 && { warnings: messages.map((message) => ({ message })) }),
  };
  if (!bytes) return { path, state: 'unchanged', ...warningFields };
  if (!isDryRun) await writeInside(folder, path, bytes);
  return { path, state: localBytes ? 'updated' : 'new', ...warningFields };
}
