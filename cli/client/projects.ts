import type { Shapes } from '#client/client.ts';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { isBook } from '#domain/formats/model/format.ts';
import { type Config, LANGUAGE_IN_PATHS } from '../config/config-shape.ts';
import { ExitError, usageError } from '../output/exit.ts';
import { answerOf, type Client } from './client.ts';

type Section = Shapes['Section'];

/** The sections that a file is pushed to: one, or one for each chapter of a book. The numbers are those of all together. */
export type FileSections = {
  readonly ids: readonly number[];
  /** The hash of the file that all of them were last pushed from; null if they differ. */
  readonly hash: string | null;
  readonly strings: number;
  readonly translated: number;
  readonly approved: number;
};

/** A project of the configuration, with its sections by the path of their file. */
export type OpenProject = {
  readonly id: number;
  readonly handle: string;
  /** The language as paths spell it. */
  readonly lang: string;
  readonly languages: ProjectLanguages;
  readonly byPath: ReadonlyMap<string, FileSections>;
  /** False for a language of a family whose texts the user reads and no more. */
  readonly isMember: boolean;
};

/** The languages of a family, and its project that sources are sent to (command-line.20). */
export type OpenFamily = { readonly source: OpenProject; readonly languages: readonly OpenProject[] };

/** Opens the projects of the configuration, or those of some languages. */
export async function openProjects(
  client: Client,
  config: Config,
  languages: readonly string[] = [],
): Promise<readonly OpenProject[]> {
  const family = await openFamily(client, config, languages);
  if (family) return family.languages;
  const { project, projects } = config;
  const idsByLanguage = Object.entries(projects ?? {});
  const unknown = languages.find((lang) => projects && !Object.hasOwn(projects, lang));
  if (unknown !== undefined) throw usageError(`${unknown}: there is no project of this language.`);
  const selected: readonly (readonly [string | undefined, number | string])[] =
    project === undefined
      ? idsByLanguage.filter(([lang]) => languages.length === 0 || languages.includes(lang))
      : [[undefined, project]];
  const opened: OpenProject[] = [];
  for (const [name, idOrHandle] of selected) {
    const params = { path: { project: String(idOrHandle) } };
    const { id, handle, source_lang, target_lang } = await answerOf(
      client.GET('/api/projects/{project}', { params }),
    );
    const lang = requirePathLanguage(name ?? target_lang);
    if (languages.length > 0 && !languages.includes(lang))
      throw usageError(`The project is in ${lang} alone.`);
    const byPath = await sectionsByPath(client, id);
    opened.push({ id, handle, lang, languages: { source_lang, target_lang }, byPath, isMember: true });
  }
  return opened;
}

/** Opens the family of the configuration, with all its languages or some of them; undefined if it has none. */
export async function openFamily(
  client: Client,
  { family, languages: spellings = {} }: Config,
  selected: readonly string[] = [],
): Promise<OpenFamily | undefined> {
  if (family === undefined) return undefined;
  const params = { path: { project: String(family) } };
  const { id, source_lang } = await answerOf(client.GET('/api/projects/{project}', { params }));
  const { languages: familyLanguages } = await answerOf(
    client.GET('/api/projects/{project}/family', { params }),
  );
  const spellingOf = ({ target_lang }: Shapes['FamilyLanguage']) =>
    requirePathLanguage(spellings[target_lang] ?? target_lang);
  const spelledLanguages = familyLanguages.map(spellingOf);
  const unknown = selected.find((lang) => !spelledLanguages.includes(lang));
  if (unknown !== undefined) throw usageError(`${unknown}: the project has no such language.`);
  const duplicate = spelledLanguages.find((lang, index) => spelledLanguages.indexOf(lang) < index);
  if (duplicate !== undefined) throw usageError(`${duplicate}: two languages are spelled so.`);
  const opened: OpenProject[] = [];
  for (const language of familyLanguages) {
    const { project_id, handle, target_lang, role_id } = language;
    const lang = spellingOf(language);
    if (selected.length > 0 && !selected.includes(lang) && project_id !== id) continue;
    const byPath = await sectionsByPath(client, project_id);
    const languages = { source_lang, target_lang };
    opened.push({ id: project_id, handle, lang, languages, byPath, isMember: role_id !== null });
  }
  const source = opened.find((project) => project.id === id);
  if (!source) throw new ExitError('server', 'The server does not list the project among its languages.');
  const chosen = selected.length === 0 ? opened : opened.filter(({ lang }) => selected.includes(lang));
  return { source, languages: chosen };
}

/**
 * The sections of a project by the path of their file. If two have the same path and are no book, the older one counts, as on
 * the server.
 */
async function sectionsByPath(client: Client, project: number): Promise<ReadonlyMap<string, FileSections>> {
  const params = { path: { project: String(project) } };
  const sections = await answerOf(client.GET('/api/projects/{project}/sections', { params }));
  const oldestFirst = sections.toSorted((a, b) => a.id - b.id);
  const byPath = new Map<string, Section[]>();
  for (const section of oldestFirst) {
    const { source_path: path, format } = section;
    if (!path) continue;
    const olderSections = byPath.get(path);
    if (!olderSections) byPath.set(path, [section]);
    else if (isBook(format)) olderSections.push(section);
  }
  return new Map([...byPath].map(([path, sections]) => [path, mergeSections(sections)]));
}

function mergeSections(sections: readonly Section[]): FileSections {
  const hashes = new Set(sections.map(({ source_hash }) => source_hash));
  const sum = (amountOf: (stats: Section['stats']) => number) =>
    sections.reduce((total, { stats }) => total + amountOf(stats), 0);
  return {
    ids: sections.map(({ id }) => id),
    hash: hashes.size === 1 ? ([...hashes][0] ?? null) : null,
    strings: sum((stats) => stats.strings_amount),
    translated: sum((stats) => stats.strings_translated),
    approved: sum((stats) => stats.strings_approved),
  };
}

/** The hashes of the files of a project's sections by their path. */
export async function fileHashes(client: Client, project: number): Promise<Map<string, string | null>> {
  const sections = await sectionsByPath(client, project);
  return new Map([...sections].map(([path, { hash }]) => [path, hash]));
}

/** A language that the server names. Ends the program unless it can be a part of a path (command-line.13). */
function requirePathLanguage(lang: string): string {
  if (LANGUAGE_IN_PATHS.test(lang)) return lang;
  throw new ExitError('server', `The server names a language that is no part of a path.`);
}
