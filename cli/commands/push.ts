import { eachOf } from '../client/each.ts';
import { type OpenProject, openProjects } from '../client/projects.ts';
import { refuseOverwriting, sourceFiles } from '../paths/source-files.ts';
import { type Command, listOf } from './command.ts';
import { linesOf, type Outcome, tally } from './file-outcome.ts';
import { type Pushing, pushSource } from './push-source.ts';
import { pushTranslations } from './push-translations.ts';

/** Sends the source files that have changed to every project, and with `--translations` those of translations (command-line.15). */
export const push: Command = async ({ options, paths, cwd, output, config: read, client: open }) => {
  const { config, folder } = read();
  const { all, chosen: files } = await sourceFiles({ config, folder }, { paths, cwd });
  const known = new Set(all.map(({ path }) => path));
  const client = open();
  const projects = await openProjects(client, config, listOf(options.language));
  const isDry = options['dry-run'] === true;
  const reports: Report[] = [];
  for (const project of projects) {
    const { lang } = project;
    refuseOverwriting(all, lang);
    const pushing: Pushing = {
      folder,
      client,
      project,
      isDry,
      isForced: options.force === true,
      removes: options.remove === true,
    };
    const onDone = (done: number) => output.progress(`${lang}: ${done} of ${files.length} files`);
    // New sections come in the order of their files.
    const inTurn = files.some(({ path }) => !project.byPath.has(path));
    const sources = await eachOf(files, (file) => pushSource(file, pushing), { onDone, inTurn });
    const pairs = files.map((file, at) => ({ file, section: sources[at]?.section }));
    const translations =
      options.translations === true
        ? await eachOf(pairs, ({ file, section }) => pushTranslations(file, section, pushing), { onDone })
        : [];
    const gone = [...project.byPath.keys()].filter((path) => !known.has(path));
    for (const one of [...sources, ...translations]) {
      if (one.state !== 'missing') for (const text of linesOf(one)) output.line(text);
    }
    output.line(summary(project, { isDry, sources, translations, gone }));
    reports.push({ language: lang, project: project.id, files: sources, translations, gone });
  }
  output.json({ command: 'push', dryRun: isDry, projects: reports });
  return reports.every((report) =>
    [...report.files, ...report.translations].every(({ state }) => state !== 'failed'),
  );
};

type Report = {
  language: string;
  project: number;
  files: readonly Outcome<string>[];
  translations: readonly Outcome<string>[];
  /** Paths of sections whose file is no source file any more. */
  gone: readonly string[];
};

function summary(
  { lang, handle }: OpenProject,
  {
    isDry,
    sources,
    translations,
    gone,
  }: Pick<Report, 'translations' | 'gone'> & {
    isDry: boolean;
    sources: Report['files'];
  },
): string {
  const parts = [
    `${lang} (${handle}): ${tally(sources)}`,
    ...(translations.length > 0 ? [`translations: ${tally(translations)}`] : []),
    ...(gone.length > 0
      ? [`${gone.length} sections have files that are not here any more, such as ${gone[0]}`]
      : []),
  ];
  return `${isDry ? 'Nothing is sent. ' : ''}${parts.join('; ')}`;
}
