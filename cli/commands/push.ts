import { mapConcurrently } from '../client/each.ts';
import { lineWords } from '../client/failure.ts';
import { type OpenProject, openFamily, openProjects } from '../client/projects.ts';
import { type BookPath, bookPaths } from '../paths/books.ts';
import { readInside } from '../paths/safe-files.ts';
import { refuseOverwriting, sourceFiles } from '../paths/source-files.ts';
import { type BringOutcome, bringSources, describeBringOutcome } from './bring-sources.ts';
import { type Command, listOf } from './command.ts';
import { bookQuery, flag } from './export-query.ts';
import { downloadBook } from './exported-files.ts';
import { isWithoutErrors, linesOf, type Outcome, outcomeOf, tally } from './file-outcome.ts';
import { type PushOptions, pushSource, type SourceOutcome } from './push-source.ts';
import {
  outcomeOfImport,
  pushTranslations,
  sendTranslations,
  type TranslationState,
} from './push-translations.ts';

type Report = {
  language: string;
  project: number;
  files: readonly SourceOutcome[];
  translations: readonly Outcome<string>[];
  /** Paths of sections whose file is no source file any more. */
  gone: readonly string[];
  /** What the service has brought from the project of the sources, in another language of its family. */
  brought?: BringOutcome;
};

/** Sends the source files that have changed to every project, and with `--translations` those of translations (command-line.15). */
export const push: Command = async ({
  options,
  paths,
  cwd,
  output,
  config: loadConfig,
  client: openClient,
}) => {
  const { config, folder } = loadConfig();
  const { all, chosen: files } = await sourceFiles({ config, folder }, { paths, cwd });
  const sourcePaths = new Set(all.map(({ path }) => path));
  const client = openClient();
  const languages = listOf(options.language);
  const [isDryRun, removes] = [options['dry-run'] === true, options.remove === true];
  const sendsTranslations = options.translations === true;
  const optionsFor = (project: OpenProject, sectionsBefore = project.byPath): PushOptions => ({
    folder,
    client,
    project,
    sectionsBefore,
    isDryRun,
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

  const pushSourcesTo = (project: OpenProject) => {
    refuseOverwriting(all, project.lang);
    // New sections come in the order of their files.
    const isSequential = files.some(({ path }) => !project.byPath.has(path));
    const onDone = progressOf(project);
    return mapConcurrently(files, (file) => pushSource(file, optionsFor(project)), {
      onDone,
      isSequential,
    });
  };
  const pushTranslationsTo = async (
    project: OpenProject,
    sectionsOfFile: (index: number) => readonly number[] | undefined,
    sectionsBefore = project.byPath,
  ) => {
    if (!sendsTranslations || !project.isMember) return [];
    refuseOverwriting(all, project.lang);
    const pairs = files.map((file, index) => ({ file, sections: sectionsOfFile(index) ?? [] }));
    const onDone = progressOf(project);
    const outcomes = await mapConcurrently(
      pairs,
      ({ file, sections }) => pushTranslations(file, sections, optionsFor(project, sectionsBefore)),
      {
        onDone,
      },
    );
    // Paths name source files, and such a document is of all of them.
    const documents =
      paths.length === 0 ? bookPaths(config, all, project.lang).filter(isForProofreading) : [];
    for (const document of documents) outcomes.push(await pushProofread(document, optionsFor(project)));
    return outcomes;
  };
  const reports: Report[] = [];
  const report = (project: OpenProject, results: Pick<Report, 'files' | 'translations' | 'brought'>) => {
    for (const outcome of [...results.files, ...results.translations]) {
      if (outcome.state !== 'missing') for (const text of linesOf(outcome)) output.line(text);
    }
    for (const key of results.brought?.returned ?? []) output.line(`  ${key}: ${lineWords('returned')}`);
    const gone =
      results.files.length > 0 ? [...project.byPath.keys()].filter((path) => !sourcePaths.has(path)) : [];
    output.line(summaryLine(project, { isDryRun, gone, ...results }));
    reports.push({ language: project.lang, project: project.id, gone, ...results });
  };

  const family = await openFamily(client, config, languages);
  if (family) {
    const { source } = family;
    const pushed = await pushSourcesTo(source);
    const brought = isDryRun
      ? new Map<number, BringOutcome>()
      : await bringSources(client, { source, pushed, output });
    // Bringing the sources has added sections to the other languages.
    const currentFamily = (sendsTranslations && (await openFamily(client, config, languages))) || family;
    const otherLanguages = currentFamily.languages.filter(({ id }) => id !== source.id);
    const currentSource = currentFamily.languages.find(({ id }) => id === source.id);
    const sectionsBefore = new Map(family.languages.map(({ id, byPath }) => [id, byPath]));
    const translations = currentSource
      ? await pushTranslationsTo(currentSource, (index) => pushed[index]?.sections, source.byPath)
      : [];
    report(source, { files: pushed, translations });
    for (const project of otherLanguages) {
      const translations = await pushTranslationsTo(
        project,
        (index) => project.byPath.get(files[index]?.path ?? '')?.ids,
        sectionsBefore.get(project.id),
      );
      const bringOutcome = brought.get(project.id);
      report(project, { files: [], translations, ...(bringOutcome && { brought: bringOutcome }) });
    }
  } else {
    for (const project of await openProjects(client, config, languages)) {
      const pushed = await pushSourcesTo(project);
      report(project, {
        files: pushed,
        translations: await pushTranslationsTo(project, (index) => pushed[index]?.sections),
      });
    }
  }
  output.json({
    command: 'push',
    dryRun: isDryRun,
    projects: reports.map((projectReport) => ({
      ...projectReport,
      files: projectReport.files.map(({ hash: _hash, removes: _removes, ...file }) => file),
    })),
  });
  return reports.every(
    ({ files, translations, brought }) =>
      !brought?.hasFailed && [...files, ...translations].every(isWithoutErrors),
  );
};

function summaryLine(
  { lang, handle }: OpenProject,
  {
    isDryRun,
    files,
    translations,
    gone,
    brought,
  }: Omit<Report, 'language' | 'project'> & { isDryRun: boolean },
): string {
  const parts = [
    ...(files.length > 0 ? [tally(files)] : []),
    ...(brought ? [describeBringOutcome(brought)] : []),
    ...(translations.length > 0 ? [`translations: ${tally(translations)}`] : []),
    ...(gone.length > 0
      ? [`${gone.length} sections have files that are not here any more, such as ${gone[0]}`]
      : []),
  ];
  const summary = parts.length > 0 ? parts.join('; ') : 'nothing to send';
  return `${isDryRun ? 'Nothing is sent. ' : ''}${lang} (${handle}): ${summary}`;
}

/** Whether a book of the configuration is a document for proofreading, which comes back. */
const isForProofreading = ({ book }: BookPath): boolean => book.layout === 'proofreading';

/** Sends a document for proofreading to its project, unless the server would make the same file (command-line.32). */
function pushProofread({ path, book }: BookPath, options: PushOptions): Promise<Outcome<TranslationState>> {
  const { folder, client, project, isDryRun, isForced } = options;
  return outcomeOf<TranslationState>(path, async () => {
    const bytes = await readInside(folder, path);
    if (!bytes) return { path, state: 'missing' };
    const download = isForced ? undefined : await downloadBook(client, project.id, bookQuery(book), bytes);
    if (download && download.bytes === undefined) return { path, state: 'unchanged' };
    const query = {
      name: path.slice(path.lastIndexOf('/') + 1),
      format: 'docx',
      dry_run: flag(isDryRun),
    } as const;
    return outcomeOfImport(path, await sendTranslations(client, project.id, query, bytes));
  });
}
