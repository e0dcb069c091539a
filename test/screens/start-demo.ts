import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { requestInvite } from '#contract/projects/invites.ts';
import { getProject } from '#contract/projects/projects.ts';
import { listSections } from '#contract/texts/sections.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { PASSWORD } from '../../demo/people.ts';
import { prepare } from '../../demo/prepare.ts';
import { readSettings } from '../../server/platform/settings/settings.ts';
import { type BrowserUser, newName, signInOrUp } from '../browser-user.ts';
import { startService } from '../service.ts';
import { SIGNUP_CODE } from '../start-service.ts';
import type { Places } from './screen.ts';
import { prepareScreens, type ScreenUsers } from './screen-users.ts';

/** Pages show what they do where email is sent; there is no such server, so none is. */
const MAIL = {
  SMTP_URL: 'smtp://127.0.0.1:9',
  MAIL_FROM: 'books@dragoman.example',
  PUBLIC_URL: 'https://dragoman.example',
};

/** The screens' demo: the demo itself, two new users, and projects in states that it lacks. */
export async function startDemo(): Promise<{
  users: ScreenUsers;
  places: Places;
  stop: () => Promise<void>;
}> {
  const service = process.env.BASE_URL ? undefined : await startFilled();
  // A demo that is used again has these names already.
  const named = service ? (name: string) => name : newName;
  process.env.BASE_URL ??= service?.address;
  const nina = await signInOrUp('nina', PASSWORD);
  const users: ScreenUsers = {
    owner: nina,
    siteAdmin: nina,
    translator: await signInOrUp('sonya', PASSWORD),
    stranger: await signInOrUp(named('leo'), PASSWORD),
    limited: await signInOrUp(named('lena'), PASSWORD),
  };
  const work = await placeOf(nina, 'alice_in_wonderland');
  const pinocchio = await nina.does(getProject, { params: { project: 'pinocchio' } });
  await users.stranger.does(requestInvite, { params: { project: pinocchio.id } });
  const inkling = await nina.does(getProject, { params: { project: 'inkling' } });
  // The program belongs to another user, and its members import translations.
  if (inkling.role_id === null) await nina.does(requestInvite, { params: { project: inkling.id } });
  const places = {
    work,
    program: await placeOf(nina, 'inkling'),
    private: pinocchio.id,
    owner: nina.username,
    ...(await prepareScreens(users, named, PASSWORD)),
  };
  return { users: users, places, stop: async () => service?.stop() };
}

/** A service over a new data folder, filled with the demo. */
async function startFilled() {
  const dataDir = await mkdtemp(join(tmpdir(), 'dragoman-screenshots-'));
  await prepare(readSettings({ DATA_DIR: dataDir, SIGNUP_CODE, RATE_LIMIT: 'off' }));
  return startService({ SIGNUP_CODE, ...MAIL }, dataDir);
}

async function placeOf(visitor: BrowserUser, handle: string): Promise<Places['work']> {
  const { id } = await visitor.does(getProject, { params: { project: handle } });
  const [section] = await visitor.does(listSections, { params: { project: id } });
  if (!section) throw new Error(`${handle} has no section.`);
  return { project: id, section: printSectionId(section.id) };
}
