import { editProfile } from '#contract/identity/users.ts';
import { requestInvite } from '#contract/projects/invites.ts';
import { createProject } from '#contract/projects/projects.ts';
import { addEntry } from '#contract/texts/dictionary.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { type BrowserUser, newName, newUser, PASSWORD, siteAdmin } from '../browser-user.ts';
import type { Places } from './screen.ts';
import { prepareScreens, type ScreenUsers } from './screen-users.ts';

/** New users and small projects of theirs, which provide everything that the screens show. */
export async function setForTests(): Promise<{ users: ScreenUsers; places: Places }> {
  const [owner, translator, stranger, limited] = [
    await newUser('owner'),
    await newUser('translator'),
    await newUser('stranger'),
    await newUser('limited'),
  ];
  const users = { owner, translator, stranger, limited, siteAdmin: await siteAdmin() };
  await owner.does(editProfile, { body: { about: 'I translate **nonsense**.' } });
  const work = await makeProject(owner, 'public', [
    { text: 'Curiouser and curiouser!' },
    { text: 'Off with her head!' },
    { text: 'We’re all mad here.' },
    { text: 'Begin at the beginning.' },
  ]);
  const program = await makeProject(owner, 'public', [{ text: 'File', key: 'menu.file' }]);
  const closed = await makeProject(owner, 'private', []);
  for (const { project } of [work, program]) {
    await translator.does(requestInvite, { params: { project } });
  }
  await stranger.does(requestInvite, { params: closed });
  const places = { work, program, private: closed.project, owner: owner.username };
  return { users: users, places: { ...places, ...(await prepareScreens(users, newName, PASSWORD)) } };
}

/**
 * A project with markup, a dictionary word, and two sections, the first of which has the strings, one of them
 * translated. A project with keys has no second section, so that all its sections are JSON.
 */
async function makeProject(
  owner: BrowserUser,
  visibility: 'public' | 'private',
  strings: readonly { text: string; key?: string }[],
): Promise<Places['work']> {
  const handle = newName('axe');
  const { id } = await owner.does(createProject, {
    body: {
      name: `Project ${handle}`,
      handle,
      description: 'A **novel** with a [link](https://example.org).\n\n> And a quotation.',
      recomendations: 'Keep the `{braces}`.',
      visibility,
      source_lang: 'en',
      target_lang: 'ru',
    },
  });
  const params = { project: id };
  await owner.does(addEntry, {
    params,
    body: { word: 'Hatter', translate: 'Шляпник', desc: 'Never Болванщик.' },
  });
  const section = await owner.does(addSection, { params, body: { name: 'Down the Rabbit-Hole' } });
  if (!strings.some(({ key }) => key)) {
    await owner.does(addSection, { params, body: { name: 'The Pool of Tears' } });
  }
  const place = { project: id, section: printSectionId(section.id) };
  if (strings.length === 0) return place;
  const inside = { ...params, section: section.id };
  const [first] = await owner.does(addStrings, { params: inside, body: [...strings] });
  await owner.does(addTranslation, {
    params: { ...inside, string: first?.id ?? 0 },
    body: { text: 'Всё страньше и страньше!', status: 0 },
  });
  return place;
}
