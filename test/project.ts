import { requestInvite } from '#contract/projects/invites.ts';
import { createProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import type { RoleName } from '#domain/core/access/roles.ts';
import { ROLES } from '#domain/core/access/roles.ts';
import type { Visibility } from '#domain/core/access/visibility.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import type { TestApp, TestUser } from './test-app.ts';

let made = 0;

/** A project of `owner` with one section that has these strings; its values fill the paths of calls. */
export async function projectOf(
  owner: TestUser,
  {
    visibility = 'public',
    strings = ['One.', 'Two.', 'Three.'],
    splitting = 'lines',
    target_lang = 'ru',
  }: {
    visibility?: Visibility;
    strings?: (string | { text: string; max_length: number })[];
    splitting?: 'lines' | 'paragraphs';
    target_lang?: string;
  } = {},
) {
  made += 1;
  const project = await owner.does(createProject, {
    body: {
      name: `Project ${made}`,
      handle: `project_${made}`,
      visibility,
      source_lang: 'en',
      target_lang,
    },
  });
  const section = await owner.does(addSection, { params: { project: project.id }, body: { name: 'One' } });
  const params = { project: project.id, section: section.id };
  if (strings.length === 0) return { project, params, strings: [] };
  const loaded = await owner.does(addStrings, {
    params,
    query: { splitting },
    body: strings.map((string) => (typeof string === 'string' ? { text: string } : string)),
  });
  return { project, params, strings: loaded.map(({ id }) => ({ ...params, string: id })) };
}

/** A project of `owner` with a string that is no cue, and a section with the cues of an SRT file. */
export async function filmOf(owner: TestUser, srt: string) {
  const { project } = await projectOf(owner, { strings: ['No cue.'] });
  const film = await owner.does(addSection, { params: { project: project.id }, body: { name: 'film' } });
  const params = { project: project.id, section: film.id };
  await owner.does(addStrings, { params, body: importBody(parseSource('srt', srt)) });
  return { project, params };
}

/** Makes a user a member of a public project, with any role. */
export async function joinAs({ sql }: TestApp, person: TestUser, project: { id: number }, role: RoleName) {
  await person.does(requestInvite, { params: { project: project.id } });
  const { id } = ROLES.find(({ name }) => name === role) ?? ROLES[4];
  await sql`UPDATE members SET role_id = ${id} WHERE project_id = ${project.id} AND user_id = ${person.id}`;
}
