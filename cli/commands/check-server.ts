import type { Shapes } from '#client/client.ts';
import { printSectionsList, type SectionsList } from '#domain/core/addresses/sections-list.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { append } from '#domain/core/long-lists.ts';
import { CHECK_FILTERS } from '#domain/texts/checks/check-filters.ts';
import { explain } from '#domain/texts/checks/explain.ts';
import { answerOf, type Client } from '../client/client.ts';
import { type OpenProject, openProjects } from '../client/projects.ts';
import { type SourceFile, sourceFiles, translationPath } from '../paths/source-files.ts';
import { type CommandContext, listOf } from './command.ts';
import { type Checked, type Finding, findingOf } from './findings.ts';

type FaultyString = Shapes['FaultyString'];

/** A section that was checked on the server, and in which project. */
export type CheckedSection = Checked & {
  readonly language: string;
  readonly project: number;
  /** Null for a file that the project has no section of. */
  readonly section: number | null;
};

type OutcomeWith = (path: string, findings: readonly Finding[]) => Checked;

/**
 * Asks the service what it finds in the current translations of the configured projects, by section (command-line.33). A section has
 * the path of the translation of its file, or its name if the configuration has no file of it, or several sections have one.
 */
export async function checkOnServer(
  { options, paths, cwd, output, config: loadConfig, client: openClient }: CommandContext,
  outcomeWith: OutcomeWith,
): Promise<{ checked: CheckedSection[]; amount: number }> {
  const { config, folder } = loadConfig();
  const { chosen: files } = await sourceFiles({ config, folder }, { paths, cwd });
  const client = openClient();
  const projects = await openProjects(client, config, listOf(options.language));
  const checked: CheckedSection[] = [];
  for (const project of projects) {
    const { id, lang } = project;
    const sections = await sectionsOf(client, project, { files, isWhole: paths.length === 0 });
    const prefix = projects.length > 1 ? `${lang}: ` : '';
    const found = new Map<number, Finding[]>();
    let done = 0;
    const onPage = (strings: readonly FaultyString[], amount: number) => {
      done += strings.length;
      output.progress(`${lang}: ${done} of ${amount} strings with findings`);
      for (const string of strings) {
        const ofSection = found.get(string.section_id) ?? [];
        found.set(string.section_id, ofSection);
        append(ofSection, findingsIn(string));
      }
    };
    for (const asked of listsOf(sections, paths.length === 0)) await readFindings(client, id, asked, onPage);
    const of = { language: lang, project: id };
    for (const { id: section, path, name } of sections)
      checked.push({
        ...outcomeWith(path ?? `${prefix}${name}`, found.get(section) ?? []),
        ...of,
        section,
      });
    for (const file of files)
      if (!project.byPath.has(file.path)) {
        const message = 'the project has no section of it; dragoman push sends it';
        const outcome = outcomeWith(translationPath(file, lang), [{ rule: 'not-pushed', message }]);
        checked.push({ ...outcome, ...of, section: null });
      }
  }
  return { checked, amount: checked.filter(({ section }) => section !== null).length };
}

/** A section, with the path of its translation if that has a file of its own. */
type NamedSection = { readonly id: number; readonly name: string; readonly path: string | undefined };

/** The sections of a project in their order: all, or those of some files. */
async function sectionsOf(
  client: Client,
  { id: project, lang, byPath }: OpenProject,
  { files, isWhole }: { files: readonly SourceFile[]; isWhole: boolean },
): Promise<NamedSection[]> {
  const params = { path: { project: String(project) } };
  const sections = await answerOf(client.GET('/api/projects/{project}/sections', { params }));
  const filesBySection = new Map(
    files.flatMap((file) => {
      const ids = byPath.get(file.path)?.ids ?? [];
      return ids.map((id) => [id, { file, isAlone: ids.length === 1 }] as const);
    }),
  );
  return sections.flatMap(({ id, name }) => {
    const of = filesBySection.get(id);
    if (!of && !isWhole) return [];
    return [{ id, name, path: of?.isAlone ? translationPath(of.file, lang) : undefined }];
  });
}

/** How many sections one call names at most: what is longer has no place in an address. */
const SECTIONS_AT_ONCE = 500;

function listsOf(sections: readonly NamedSection[], isWhole: boolean): SectionsList[] {
  if (isWhole) return sections.length > 0 ? ['all'] : [];
  const ids = sections.map(({ id }) => id);
  return Array.from({ length: Math.ceil(ids.length / SECTIONS_AT_ONCE) }, (_, nth) =>
    ids.slice(nth * SECTIONS_AT_ONCE, (nth + 1) * SECTIONS_AT_ONCE),
  );
}

/** Reads all pages of the findings of some sections (findings.3). */
async function readFindings(
  client: Client,
  project: number,
  sections: SectionsList,
  onPage: (strings: readonly FaultyString[], amount: number) => void,
) {
  const query = {
    sections: printSectionsList(sections),
    checks: CHECK_FILTERS.join(','),
    size: LIMITS.pageSize.max,
  };
  for (let after: string | null | undefined; after !== null; ) {
    const params = {
      path: { project: String(project) },
      query: { ...query, ...(after !== undefined && { after }) },
    };
    const page = await answerOf(client.GET('/api/projects/{project}/findings', { params }));
    onPage(page.strings, page.amount);
    after = page.next;
  }
}

/** What is found in a string, each named by its key or else by its number in its section. */
const findingsIn = ({ index, key, text, findings }: FaultyString): Finding[] =>
  findings.map((finding) => {
    const message = explain(finding);
    return findingOf(finding.check, key ? message : `#${index}: ${message}`, { key, text });
  });
