import { addLanguages } from '#contract/files/families.ts';
import { createApiToken } from '#contract/identity/api-tokens.ts';
import { getUser, restrictUser } from '#contract/identity/users.ts';
import { makeInviteLink } from '#contract/projects/invite-links.ts';
import { inviteUser } from '#contract/projects/invites.ts';
import { deleteProject, editProject } from '#contract/projects/projects.ts';
import { addSharedWord } from '#contract/texts/shared-words.ts';
import { ALL_RESTRICTIONS } from '#domain/core/access/restrictions.ts';
import { SCOPES } from '#domain/core/access/scopes.ts';
import type { BrowserUser } from '../browser-user.ts';
import { makeBook } from './book.ts';
import { EXTRA_PROJECTS, makeExtraProject } from './extra-projects.ts';
import { makeFilm } from './film.ts';
import { makeMessages } from './messages.ts';
import type { Places, Who } from './screen.ts';

/** The users who look at the screens; a guest is nobody. */
export type ScreenUsers = Record<Exclude<Who, 'guest'>, BrowserUser>;

/** The owner's API tokens and their scopes. */
const TOKENS = [
  ['Statistics for the newsletter', ['read']],
  ['Sync with Git', SCOPES],
] as const;

/**
 * Restricts `limited` completely, and creates what a demo lacks: a project without a string, a paused one with an
 * invited user, a finished and a deleted one, API tokens and an invitation link. `named` returns a project's name, because names are
 * unique.
 */
export async function prepareScreens(
  { owner, stranger, limited, siteAdmin }: ScreenUsers,
  named: (name: string) => string,
  password: string,
): Promise<
  Pick<Places, 'empty' | 'frozen' | 'finished' | 'family' | 'film' | 'messages' | 'book' | 'invitation'>
> {
  const make = (kind: keyof typeof EXTRA_PROJECTS) =>
    makeExtraProject(owner, EXTRA_PROJECTS[kind], named(EXTRA_PROJECTS[kind].name));
  const [empty, frozen, finished] = [await make('empty'), await make('frozen'), await make('finished')];
  const { id: deleted } = await make('deleted');
  await owner.does(deleteProject, { params: { project: deleted } });
  const { path } = await owner.does(makeInviteLink, {
    params: { project: empty.id },
    body: { role_id: 4, lasts: 'week', most_uses: 20 },
  });
  const { id: user_id } = await owner.does(getUser, { params: { user: stranger.username } });
  await owner.does(inviteUser, { params: { project: frozen.id }, body: { user_id } });
  for (const [{ id }, status] of [[frozen, 'frozen'] as const, [finished, 'closed'] as const]) {
    await owner.does(editProject, { params: { project: id }, body: { status } });
  }
  for (const [name, scopes] of TOKENS) {
    const body = { name, scopes: [...scopes], expires_at: null, current_password: password };
    await owner.does(createApiToken, { body });
  }
  await siteAdmin.does(restrictUser, {
    params: { user: limited.username },
    body: { limitations: ALL_RESTRICTIONS },
  });
  const family = await makeFamily(owner, (await make('family')).id);
  const film = await makeFilm(owner, named('Sintel'));
  const messages = await makeMessages(owner, named('Browser'));
  const book = await makeBook(owner, named('Alice in Seven Evenings'));
  const ids = { empty: empty.id, frozen: frozen.id, finished: finished.id };
  return { ...ids, family, film, messages, book, invitation: path ?? '' };
}

/** Adds languages and shared words to a project. */
async function makeFamily(owner: BrowserUser, first: number): Promise<Places['family']> {
  const params = { project: first };
  const { languages } = await owner.does(addLanguages, {
    params,
    body: { languages: [{ target_lang: 'it' }, { target_lang: 'de' }] },
  });
  await owner.does(addSharedWord, {
    params,
    body: { word: 'Misselthwaite Manor', desc: 'The house of Mr. Craven in Yorkshire.' },
  });
  await owner.does(addSharedWord, { params, body: { word: 'moor' } });
  const other = languages.find(({ target_lang }) => target_lang === 'it');
  return { first, other: other?.project_id ?? 0 };
}
