import { type APIRequestContext, type Browser, type Page, request } from '@playwright/test';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { requestInvite } from '#contract/invites.ts';
import { createProject } from '#contract/projects.ts';
import type { RequestOf } from '#contract/request.ts';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { login, register } from '#contract/users.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { SIGNUP_CODE, SITE_ADMIN } from './start-service.ts';
import { ask, newName, PASSWORD, signIn } from './visit.ts';

/** A user of a browser test, who makes calls to prepare it and opens the pages that it tests. */
export type Visitor = {
  username: string;
  does<E extends Endpoint>(endpoint: E, asked: RequestOf<E>): Promise<ReplyOf<E>>;
  /** Opens a page in a browser context of their own, signed in. */
  opens(browser: Browser, address: string, options?: Parameters<Browser['newContext']>[0]): Promise<Page>;
  /** The initial state of a browser context in which they are signed in. */
  state(): ReturnType<APIRequestContext['storageState']>;
};

/** Signs a new user up and in. */
export async function visitor(name: string): Promise<Visitor> {
  const calls = await newCalls();
  return visitorOf(calls, await signIn({ request: calls }, newName(name)));
}

/** The site administrator, signed in. */
export async function siteAdmin(): Promise<Visitor> {
  const calls = await newCalls();
  await ask(calls, login, { body: { username: SITE_ADMIN, password: PASSWORD } });
  return visitorOf(calls, SITE_ADMIN);
}

/** Signs a user in, and signs them up first if there is no such user. */
export async function entering(username: string, password: string): Promise<Visitor> {
  const calls = await newCalls();
  const body = { username, password };
  await ask(calls, login, { body }).catch(async () => {
    const account = { ...body, email: `${username}@example.org`, secret_code: SIGNUP_CODE };
    await ask(calls, register, { body: account });
    await ask(calls, login, { body });
  });
  return visitorOf(calls, username);
}

const newCalls = () => request.newContext({ baseURL: process.env.BASE_URL ?? '' });

function visitorOf(calls: APIRequestContext, username: string): Visitor {
  return {
    username,
    does: (endpoint, asked) => ask(calls, endpoint, asked),
    state: () => calls.storageState(),
    async opens(browser, address, options) {
      const storageState = await calls.storageState();
      const context = await browser.newContext({ reducedMotion: 'reduce', ...options, storageState });
      const page = await context.newPage();
      await page.goto(address);
      return page;
    },
  };
}

/**
 * A public project of `owner` with these strings in one section: its editor's address, and the paths of its strings.
 */
export async function stage(
  owner: Visitor,
  strings: readonly (string | { text: string; max_length: number })[],
) {
  const handle = newName('stage');
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

/** Makes a user join a public project. */
export async function joins(person: Visitor, project: { id: number }): Promise<void> {
  await person.does(requestInvite, { params: { project: project.id } });
}
