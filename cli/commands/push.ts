import { eachOf } from '../client/each.ts';
import { lineWords } from '../client/failure.ts';
import { type OpenProject, openFamily, openProjects } from '../client/projects.ts';
import { type BookPath, bookPaths } from '../paths/books.ts';
import { readInside } from '../paths/safe-files.ts';
import { refuseOverwriting, sourceFiles } from '../paths/source-files.ts';
import { type Brought, bringSources, lineOfBrought } from './bring-sources.ts';
import { type Command, listOf } from './command.ts';
import { bookQuery, flag } from './export-query.ts';
import { exportedBook } from './exported-files.ts';
import { isWithoutErrors, linesOf, type Outcome, outcomeOf, tally } from './file-outcome.ts';
import { type PushedSource, type Pushing, pushSource } from './push-source.ts';
import { outcomeBy, type Pushed, pushTranslations, sendTranslations } from './push-translations.ts';

type Report = {
  language: string;
  project: number;
  files: readonly PushedSource[];
  translations: readonly Outcome<string>[];
  /** Paths of sections whose file is no source file any more. */
  gone: readonly string[];
  /** What the service has brought from the project of the sources, in another language of its family. */
  brought?: Brought;
};

/** Sends the source files that have changed to every project, and with `--translations` those of translations (command-line.15). */
export const push: Command = async ({ options, paths, cwd, output, config: read, client: open }) => {
  const { config, folder } = read();
  const { all, chosen: files } = await sourceFiles({ config, folder }, { paths, cwd });
  const known = new Set(all.map(({ path }) => path));
  const client = open();
  const languages = listOf(options.language);
  const [isDry, removes] = [options['dry-run'] === true, options.remove === true];
  const sendsTranslations = options.translations === true;
  const pushingTo = (project: OpenProject, known = project.byPath): Pushing => ({
    folder,
    client,
    project,
    known,
    isDry,
    isForced: options.force === true,
    reorders: options.reorder === true,
    removes,
    keepsKeys: options['no-pair'] === true,
    takesEqual: options.equal === true,
  });
  const progressOf =
    ({ lang }: OpenProject) =>
    (done: number) =>
      output.progress(`${lang}: ${done} of ${files.length} files`);

  const sourcesTo = (project: OpenProject) => {
    refuseOverwriting(all, project.lang);
    // New sections come in the order of their files.
    const inTurn = files.some(({ path }) => !project.byPath.has(path));
    const onDone = progressOf(project);
    return eachOf(files, (file) => pushSource(file, pushingTo(project)), { onDone, inTurn });
  };
  const translationsTo = async (
    project: OpenProject,
    sectionsOf: (at: number) => readonly number[] | undefined,
    known = project.byPath,
  ) => {
    if (!sendsTranslations || !project.isMember) return [];
    refuseOverwriting(all, project.lang);
    const pairs = files.map((file, at) => ({ file, sections: sectionsOf(at) ?? [] }));
    const onDone = progressOf(project);
    const sent = await eachOf(
      pairs,
      ({ file, sections }) => pushTranslations(file, sections, pushingTo(project, known)),
      {
        onDone,
      },
    );
    // Paths name source files, and such a document is of all of them.
    const documents =
      paths.length === 0 ? bookPaths(config, all, project.lang).filter(isForProofreading) : [];
    for (const one of documents) sent.push(await pushProofread(one, pushingTo(project)));
    return sent;
  };
  const reports: Report[] = [];
  const report = (project: OpenProject, done: Pick<Report, 'files' | 'translations' | 'brought'>) => {
    for (const one of [...done.files, ...done.translations]) {
      if (one.state !== 'missing') for (const text of linesOf(one)) output.line(text);
    }
    for (const key of done.brought?.returned ?? []) output.line(`  ${key}: ${lineWords('returned')}`);
    const gone = done.files.length > 0 ? [...project.byPath.keys()].filter((path) => !known.has(path)) : [];
    output.line(summary(project, { isDry, gone, ...done }));
    reports.push({ language: project.lang, project: project.id, gone, ...done });
  };

  const family = await openFamily(client, config, languages);
  if (family) {
    const { source } = family;
    const pushed = await sourcesTo(source);
    const brought = isDry
      ? new Map<number, Brought>()
      : await bringSources(client, { source, pushed, output });
    // The languages have sections now that they lacked before.
    const opened = (sendsTranslations && (await openFamily(client, config, languages))) || family;
    const asked = opened.languages.filter(({ id }) => id !== source.id);
    const own = opened.languages.find(({ id }) => id === source.id);
    const before = new Map(family.languages.map(({ id, byPath }) => [id, byPath]));
    const ofSource = own ? await translationsTo(own, (at) => pushed[at]?.sections, source.byPath) : [];
    report(source, { files: pushed, translations: ofSource });
    for (const project of asked) {
      const translations = await translationsTo(
        project,
        (at) => project.byPath.get(files[at]?.path ?? '')?.ids,
        before.get(project.id),
      );
      const what = brought.get(project.id);
      report(project, { files: [], translations, ...(what && { brought: what }) });
    }
  } else {
    for (const project of await openProjects(client, config, languages)) {
      const pushed = await sourcesTo(project);
      report(project, {
        files: pushed,
        translations: await translationsTo(project, (at) => pushed[at]?.sections),
      });
    }
  }
  output.json({
    command: 'push',
    dryRun: isDry,
    projects: reports.map((one) => ({
      ...one,
      files: one.files.map(({ hash: _hash, removes: _removes, ...file }) => file),
    })),
  });
  return reports.every(
    ({ files, translations, brought }) =>
      !brought?.hasFailed && [...files, ...translations].every(isWithoutErrors),
  );
};

function summary(
  { lang, handle }: OpenProject,
  { isDry, files, translations, gone, brought }: Omit<Report, 'language' | 'project'> & { isDry: boolean },
): string {
  const parts = [
    ...(files.length > 0 ? [tally(files)] : []),
    ...(brought ? [lineOfBrought(brought)] : []),
    ...(translations.length > 0 ? [`translations: ${tally(translations)}`] : []),
    ...(gone.length > 0
      ? [`${gone.length} sections have files that are not here any more, such as ${gone[0]}`]
      : []),
  ];
  const what = parts.length > 0 ? parts.join('; ') : 'nothing to send';
  return `${isDry ? 'Nothing is sent. ' : ''}${lang} (${handle}): ${what}`;
}

/** Whether a book of the configuration is a document for proofreading, which comes back. */
const isForProofreading = ({ book }: BookPath): boolean => book.layout === 'proofreading';

/** Sends a document for proofreading to its project, unless the server would make the same file (command-line.32). */
function pushProofread({ path, book }: BookPath, pushing: Pushing): Promise<Outcome<Pushed>> {
  const { folder, client, project, isDry, isForced } = pushing;
  return outcomeOf<Pushed>(path, async () => {
    const bytes = await readInside(folder, path);
    if (!bytes) return { path, state: 'missing' };
    const made = isForced ? undefined : await exportedBook(client, project.id, bookQuery(book), bytes);
    if (made && made.bytes === undefined) return { path, state: 'unchanged' };
    const query = {
      name: path.slice(path.lastIndexOf('/') + 1),
      format: 'docx',
      dry_run: flag(isDry),
    } as const;
    return outcomeBy(path, await sendTranslations(client, project.id, query, bytes));
  });
}
