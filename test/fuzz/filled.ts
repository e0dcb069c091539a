import { addCode } from '#contract/identity/codes.ts';
import { addAnnouncement, deleteAnnouncement, listAnnouncements } from '#contract/notices/announcements.ts';
import { addWebhook, testWebhook } from '#contract/notices/webhooks.ts';
import { inviteUser } from '#contract/projects/invites.ts';
import { createProject } from '#contract/projects/projects.ts';
import { createRole } from '#contract/projects/roles.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addEntry } from '#contract/texts/dictionary.ts';
import { addDismissal } from '#contract/texts/dismissals.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import type { Client } from '../client.ts';

/** The ids that paths need: objects of every kind, owned by the owner. */
export async function fill(
  address: string,
  does: Client,
  { nth, guest }: { nth: number; guest: number },
): Promise<Record<string, number | string>> {
  const project = {
    name: `Worst ${nth}`,
    handle: `worst_${nth}`,
    visibility: 'public',
    source_lang: 'en',
    target_lang: 'ru',
  } as const;
  const at = { project: (await does(address, createProject, { body: project })).id };
  const inside = {
    ...at,
    section: (await does(address, addSection, { params: at, body: { name: 'One' } })).id,
  };
  const [first] = await does(address, addStrings, { params: inside, body: [{ text: 'One', key: 'one' }] });
  const string = { ...inside, string: first?.id ?? 0 };
  const translation = (await does(address, addTranslation, { params: string, body: { text: 'Раз' } })).id;
  const comment = (await does(address, addComment, { params: string, body: { text: 'So' } })).id;
  const entry = (await does(address, addEntry, { params: at, body: { word: 'one', translate: 'раз' } })).id;
  const repeated = { check: 'repeated-word', scope: 'word', string: null, what: 'one' } as const;
  const dismissal = (await does(address, addDismissal, { params: at, body: repeated })).id;
  const custom = { name: 'Reader', permissions: [] };
  const role = (await does(address, createRole, { params: at, body: custom })).id;
  const { invite } = await does(address, inviteUser, { params: at, body: { user_id: guest } });
  const phrase = { phrase: `worst ${nth}`, amount: 1, last_until: Date.now() + 1e9 };
  const code = (await does(address, addCode, { body: phrase })).id;
  const announcement = await newAnnouncement(address, does);
  const hook = { url: 'https://hooks.example/', groups: ['comments' as const] };
  const webhook = (await does(address, addWebhook, { params: at, body: hook })).id;
  const message = (await does(address, testWebhook, { params: { ...at, webhook } })).id;
  return {
    ...string,
    webhook,
    message,
    translation,
    comment,
    entry,
    dismissal,
    role,
    user: 'stranger',
    invite: invite?.id ?? 0,
    code,
    announcement,
    session: 1,
    name: 'anyone',
    hash: 'a'.repeat(64),
    job: '00000000-0000-4000-8000-000000000000',
  };
}

/** The site stores few announcements, so that a new one takes the place of the one before. */
async function newAnnouncement(address: string, does: Client): Promise<number> {
  const [before] = await does(address, listAnnouncements, { query: { limit: 1 } });
  if (before) await does(address, deleteAnnouncement, { params: { announcement: before.id } });
  return (await does(address, addAnnouncement, { body: { text_en: 'Hello', ends_at: 1 } })).id;
}
