import type { z } from 'zod';
import { type Asked, addressOf } from '#contract/asked.ts';
import { addCode } from '#contract/codes.ts';
import { addComment } from '#contract/comments.ts';
import { addEntry } from '#contract/dictionary.ts';
import type { Endpoint, ReplyOf } from '#contract/endpoint.ts';
import { inviteUser } from '#contract/invites.ts';
import { createProject } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { login, register } from '#contract/users.ts';

export const CODE = 'a code for the worst bodies';
const PASSWORD = 'correct horse battery';

/** A call made as a program makes it; throws when it is refused. */
export async function does<E extends Endpoint>(
  address: string,
  cookie: string,
  endpoint: E,
  { params, query, body }: Asked<E>,
) {
  const answer = await fetch(new URL(addressOf(endpoint.path, params, query), address), {
    method: endpoint.method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${endpoint.path}: ${answer.status} ${await answer.text()}`);
  return { reply: (endpoint.reply as z.ZodType).parse(await answer.json()) as ReplyOf<E>, answer };
}

/** Signs somebody up and in; answers their cookies. */
export async function signUp(address: string, username: string): Promise<string> {
  const account = { username, email: `${username}@example.org`, password: PASSWORD };
  await does(address, '', register, { body: { ...account, secret_code: CODE } });
  return signIn(address, username);
}

export async function signIn(address: string, username: string): Promise<string> {
  const { answer } = await does(address, '', login, { body: { username, password: PASSWORD } });
  return answer.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

/** What paths name: something of everything, of the owner's. */
export async function fill(
  address: string,
  cookie: string,
  { nth, guest }: { nth: number; guest: number },
): Promise<Record<string, number | string>> {
  const project = {
    name: `Worst ${nth}`,
    handle: `worst_${nth}`,
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'ru',
  } as const;
  const at = { project: (await does(address, cookie, createProject, { body: project })).reply.id };
  const inside = {
    ...at,
    section: (await does(address, cookie, addSection, { params: at, body: { name: 'One' } })).reply.id,
  };
  const [first] = (
    await does(address, cookie, addStrings, { params: inside, body: [{ text: 'One', key: 'one' }] })
  ).reply;
  const string = { ...inside, string: first?.id ?? 0 };
  const translation = (await does(address, cookie, addTranslation, { params: string, body: { text: 'Раз' } }))
    .reply.id;
  const comment = (await does(address, cookie, addComment, { params: string, body: { text: 'So' } })).reply
    .id;
  const entry = (
    await does(address, cookie, addEntry, { params: at, body: { word: 'one', translate: 'раз' } })
  ).reply.id;
  const { invite } = (await does(address, cookie, inviteUser, { params: at, body: { user_id: guest } }))
    .reply;
  const phrase = { phrase: `worst ${nth}`, amount: 1, last_until: Date.now() + 1e9 };
  const code = (await does(address, cookie, addCode, { body: phrase })).reply.id;
  return {
    ...string,
    translation,
    comment,
    entry,
    user: 'stranger',
    invite: invite?.id ?? 0,
    code,
    session: 1,
    name: 'anyone',
    hash: 'a'.repeat(64),
  };
}
