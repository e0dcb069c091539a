import { getProject } from '#contract/projects.ts';
import { listSections, type Section } from '#contract/sections.ts';
import type { Config } from '../config/config-shape.ts';
import { Ended, misused } from '../output/exit.ts';
import type { Client } from './client.ts';

/** A project of the configuration, with its sections by the path of their file. */
export type OpenProject = {
  readonly id: number;
  readonly handle: string;
  /** The language as paths spell it. */
  readonly lang: string;
  readonly byPath: ReadonlyMap<string, Section>;
};

/** The name of a language in paths, when the server says it. */
const LANGUAGE = /^[A-Za-z0-9][\w.@-]{0,49}$/;

/** Opens the projects of the configuration, or those of some languages. */
export async function openProjects(
  client: Client,
  { project, projects }: Config,
  languages: readonly string[] = [],
): Promise<OpenProject[]> {
  const named = Object.entries(projects ?? {});
  const unknown = languages.find((lang) => projects && !Object.hasOwn(projects, lang));
  if (unknown !== undefined) throw misused(`${unknown}: there is no project of this language.`);
  const wanted: readonly (readonly [string | undefined, number | string])[] =
    project === undefined
      ? named.filter(([lang]) => languages.length === 0 || languages.includes(lang))
      : [[undefined, project]];
  const opened: OpenProject[] = [];
  for (const [name, which] of wanted) {
    const params = { project: which };
    const { id, handle, target_lang } = await client.call(getProject, { params });
    const lang = name ?? target_lang;
    if (!LANGUAGE.test(lang))
      throw new Ended('server', `The server names a language that is no part of a path.`);
    if (languages.length > 0 && !languages.includes(lang)) throw misused(`The project is in ${lang} alone.`);
    const sections = await client.call(listSections, { params: { project: id }, query: {} });
    const byPath = new Map<string, Section>();
    for (const section of sections.toSorted((a, b) => a.id - b.id)) {
      const { source_path: path } = section;
      // Of two with one path it is the older one, as the server takes it too.
      if (path && !byPath.has(path)) byPath.set(path, section);
    }
    opened.push({ id, handle, lang, byPath });
  }
  return opened;
}
