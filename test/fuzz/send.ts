import type { InjectOptions } from 'fastify';
import { expect } from 'vitest';
import { askApp } from '../ask-app.ts';
import { callOf, EXAMPLES, makerOf } from '../calls/examples.ts';
import { type FilledProject, fillProject } from '../calls/filled-project.ts';
import { COLUMNS, type TestUsers } from '../calls/test-users.ts';
import { requestOf, type TestApp, type TestUser } from '../test-app.ts';
import type { RequestDraft } from './requests.ts';

/** Calls of a site administrator that would end the sessions of others; they affect only this user. */
const TO_THE_NEWCOMER = ['restrictUser', 'makePasswordLink'];

/** A filled project, background jobs that failed, a secret code, an API token of each user, and a session that they don't use. */
export type FuzzedProject = FilledProject & {
  readonly jobs: readonly string[];
  readonly code: number;
  readonly announcement: number;
  readonly tokens: ReadonlyMap<number, number>;
  readonly sessions: ReadonlyMap<number, number>;
};

const PEOPLE = [...COLUMNS.flat(), 'author', 'colleague', 'asker', 'newcomer'] as const;

/**
 * The id of an existing object, by the names of paths and fields: mostly in the current project, sometimes in the one
 * before.
 */
function idOf(what: string, nth: number, projects: FuzzedProject[], { call, who }: RequestDraft): unknown {
  const filled = projects.at(nth % 7 === 0 ? 0 : -1);
  if (!filled) return nth;
  const { cast: users, project, handle, section, sections, string, strings, entry, role, imageHash } = filled;
  const person = users[PEOPLE[nth % PEOPLE.length] ?? 'owner'];
  const author = nth % 2 === 0 ? users[who] : person;
  const link = filled.links[nth % 2 === 0 ? 'translator' : 'moderator'];
  const places: Record<string, unknown> = {
    project: nth % 3 === 0 ? handle : project,
    section: nth % 5 === 0 ? sections[1] : section,
    string: nth % 5 === 0 ? strings[nth % 3] : string,
    // An import names its own strings by their index.
    'string or index': call === 'importStrings' ? Number(nth % 5 === 0) : string,
    translation: filled.translationOf(author),
    comment: filled.commentOf(author),
    invite: filled.inviteOf(author),
    link: link.id,
    webhook: filled.webhook,
    message: filled.message,
    token: link.token,
    entry,
    role,
    user: TO_THE_NEWCOMER.includes(call) ? users.newcomer.id : person.id,
    name: handle,
    hash: imageHash,
    api_token: filled.tokens.get(author.id) ?? nth,
    session: filled.sessions.get(author.id) ?? nth,
    code: filled.code,
    announcement: filled.announcement,
    job: filled.jobs[nth % filled.jobs.length],
    'every section': sections.toReversed(),
    'every string': strings.toReversed(),
  };
  return places[what] ?? nth;
}

/** A value with the drafted ids filled in. */
function filledIn(value: unknown, idFor: (what: string, nth: number) => unknown): unknown {
  if (Array.isArray(value)) return value.map((one) => filledIn(one, idFor));
  if (typeof value !== 'object' || value === null) return value;
  if ('pick' in value && 'nth' in value && typeof value.pick === 'string' && typeof value.nth === 'number') {
    return idFor(value.pick, value.nth);
  }
  // As text, so that a key of __proto__ stays a key.
  const pairs = Object.entries(value).map(
    ([key, one]) => `${JSON.stringify(key)}:${JSON.stringify(filledIn(one, idFor)) ?? 'null'}`,
  );
  return JSON.parse(`{${pairs.join(',')}}`);
}

function addressOf(
  { path, params, query, junkQuery }: RequestDraft,
  idFor: (what: string, nth: number) => unknown,
) {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => String(filledIn(params[name], idFor)));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(Object(filledIn(query, idFor)))) {
    search.append(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  const parts = [search.toString(), junkQuery].filter(Boolean);
  return parts.length > 0 ? `${filled}?${parts.join('&')}` : filled;
}

/** The body as it is sent, with the type that it claims. */
function payloadOf({ body }: RequestDraft, idFor: (what: string, nth: number) => unknown) {
  if (!body) return {};
  if ('bytes' in body) {
    return { payload: body.bytes, headers: body.type === undefined ? {} : { 'content-type': body.type } };
  }
  // JSON keeps lone surrogates as escapes.
  const payload = JSON.stringify(filledIn(body.json, idFor)) ?? 'null';
  return { payload, headers: { 'content-type': 'application/json' } };
}

type Method = NonNullable<InjectOptions['method']>;

/** Calls that replace the session of their user. */
const RENEWS = ['changePassword'];

/** Milliseconds after which a request hangs: longer than the statement timeout of the database. */
const HANGS_AFTER = 40_000;

/** A request with all its values, and the user who sends it. */
export type Ready = { call: string; person: TestUser; request: InjectOptions };

/** A drafted request with the ids filled in. */
export function readyDraft(users: TestUsers, projects: FuzzedProject[], draft: RequestDraft): Ready {
  const idFor = (what: string, nth: number) => idOf(what, nth, projects, draft);
  const { payload, headers } = payloadOf(draft, idFor);
  const person = users[draft.who];
  const request = {
    method: draft.method as Method,
    url: addressOf(draft, idFor),
    headers: { ...person.headers, ...headers, ...draft.headers },
    ...(payload !== undefined && { payload }),
  };
  return { call: draft.call, person, request };
}

/** The valid request of an example, in a new project, as it may have changed the one before. */
export async function readyExample(testApp: TestApp, users: TestUsers, name: string): Promise<Ready> {
  const { endpoint, ask, by } = EXAMPLES[name] ?? expect.fail(`no example ${name}`);
  const maker = users[makerOf(name)];
  const asked = await ask(await fillProject(testApp, users), maker);
  const person = (await by?.(testApp, maker)) ?? maker;
  return { call: callOf(name), person, request: requestOf(endpoint, asked, person.headers) };
}

/** Sends a request; returns the response and how to repeat it. */
export async function send(testApp: TestApp, { call, person, request }: Ready) {
  const again = `${call} by ${person.username || 'guest'}: ${JSON.stringify({ ...request, payload: textOf(request.payload) }).slice(0, 3000)}`;
  let timer: NodeJS.Timeout | undefined;
  const hung = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`hangs: ${again}`)), HANGS_AFTER);
  });
  const answer = await Promise.race([askApp(testApp.app, request), hung]).finally(() => clearTimeout(timer));
  if (RENEWS.includes(call) && answer.statusCode < 300) {
    person.headers.cookie = answer.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  }
  return { answer, again };
}

const textOf = (payload: unknown) =>
  typeof payload === 'object' && !(payload instanceof Uint8Array)
    ? JSON.stringify(payload)
    : String(payload ?? '');
