import type { BrowserContext, Page } from '@playwright/test';
import { requestInvite } from '#contract/projects/invites.ts';
import { createProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { ask, type BrowserUser, newName, signIn } from './browser-user.ts';

/**
 * A public project of `owner` with these strings in one section: its editor's address, and the paths of its strings.
 */
export async function projectWithStrings(
  owner: Pick<BrowserUser, 'does'>,
  strings: readonly (string | { text: string; max_length: number })[],
) {
  const handle = newName('project');
  const project = await owner.does(createProject, {
    body: { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const section = await owner.does(addSection, {
    params: { project: project.id },
    body: { name: 'The whole book' },
  });
  const at = { project: project.id, section: section.id };
  const body = strings.map((string) => (typeof string === 'string' ? { text: string } : string));
  const query = { splitting: 'paragraphs' } as const;
  const loaded = body.length === 0 ? [] : await owner.does(addStrings, { params: at, query, body });
  const paths = loaded.map(({ id }) => ({ ...at, string: id }));
  return {
    project,
    section,
    editor: `/projects/${project.id}/editor/${printSectionId(section.id)}`,
    strings: paths,
    /** The path of one string, by its number from 1. */
    string(number: number) {
      const path = paths[number - 1];
      if (!path) throw new Error(`There is no string ${number}.`);
      return path;
    },
  };
}

/** A public project of `owner` with a string that is no cue, and a section with the cues of an SRT file. */
export async function projectWithFilm(owner: BrowserUser, srt: string) {
  const { project } = await projectWithStrings(owner, ['No cue.']);
  const film = await owner.does(addSection, { params: { project: project.id }, body: { name: 'film' } });
  const params = { project: project.id, section: film.id };
  await owner.does(addStrings, { params, body: importBody(parseSource('srt', srt)) });
  return { project, params, editor: `/projects/${project.id}/editor/${printSectionId(film.id)}` };
}

/** Makes a user join a public project. */
export async function joins(person: BrowserUser, project: { id: number }): Promise<void> {
  await person.does(requestInvite, { params: { project: project.id } });
}

/** Signs a new user in, whose project has one empty section: its path, and the address of its import page. */
export async function newEmptySection(page: Page, context: BrowserContext, name: string) {
  await signIn(context);
  const handle = newName('section');
  const { id: project } = await ask(page.request, createProject, {
    body: { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const { id: section } = await ask(page.request, addSection, { params: { project }, body: { name } });
  return {
    params: { project, section },
    address: `/projects/${project}/sections/${printSectionId(section)}/load_strings`,
  };
}
