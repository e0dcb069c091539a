import { beforeAll, expect, test } from 'vitest';
import { importFile } from '#contract/files/files.ts';
import { readLog } from '#contract/history/log.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { readProjectFeed, readSiteFeed } from '#contract/notices/feeds.ts';
import { createProject, editProject } from '#contract/projects/projects.ts';
import {
  addSection,
  deleteSection,
  editSection,
  getSection,
  translateSectionName,
} from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, deleteTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { deliverNow } from '../../../test/notifications.ts';
import { openTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let testApp: TestApp;
let anna: TestUser;

beforeAll(async () => {
  testApp = await openTestApp();
  anna = await testApp.signUp('anna');
});

const titlesIn = (xml: string) =>
  [...xml.matchAll(/<entry>.*?<title>(.*?)<\/title>/gs)].map(([, title]) => title);

async function projectNamed(name: string, visibility: 'public' | 'private' | 'closed' = 'public') {
  const handle = name.toLowerCase().replaceAll(' ', '_');
  const languages = { source_lang: 'en', target_lang: 'ru' };
  return anna.does(createProject, {
    body: { name, handle, visibility, ...languages, description: 'A **bold** book.' },
  });
}

const feedOf = (project: number, by: TestUser = testApp.guest) =>
  by.asks(readProjectFeed, { params: { project } });

test('a chapter is in the feed of its project once all its strings are translated, the newest first (feeds.1, feeds.2)', async () => {
  const { id } = await projectNamed('Through the glass');
  const params = { project: id };
  const chapter = async (name: string) => {
    const section = await anna.does(addSection, { params, body: { name } });
    const at = { ...params, section: section.id };
    const strings = await anna.does(addStrings, { params: at, body: [{ text: 'One.' }, { text: 'Two.' }] });
    return { ...at, strings: strings.map((string) => string.id) };
  };
  /** The titles of the feed after a string got a translation. */
  const afterTranslating = async (at: { project: number; section: number }, string = 0) => {
    const made = await anna.does(addTranslation, { params: { ...at, string }, body: { text: 'Раз.' } });
    await deliverNow(testApp);
    return { titles: titlesIn((await feedOf(id)).body), translation: made.id };
  };
  const [first, second] = [await chapter('One & only'), await chapter('Two')];
  await anna.does(translateSectionName, { params: second, body: { translated_name: 'Вторая' } });
  expect((await afterTranslating(second, second.strings[0])).titles).toEqual([]);
  expect((await afterTranslating(second, second.strings[1])).titles).toEqual(['Вторая']);
  await afterTranslating(first, first.strings[0]);
  const { titles, translation } = await afterTranslating(first, first.strings[1]);
  expect(titles).toEqual(['One &amp; only', 'Вторая']);
  const answer = await feedOf(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(answer.body).toContain('<subtitle>A bold book.</subtitle>');
  expect(answer.body).toContain(`/projects/${id}/read/${printSectionId(first.section)}"`);

  await anna.does(deleteSection, { params: second });
  expect(titlesIn((await feedOf(id)).body)).toEqual(['One &amp; only']);
  const last = { ...first, string: first.strings[1] ?? 0, translation };
  await anna.does(deleteTranslation, { params: last });
  await deliverNow(testApp);
  expect(titlesIn((await feedOf(id)).body)).toEqual([]);
});

test('labels of the file of a book are no chapter of a feed (feeds.1, reading.14)', async () => {
  const { id } = await projectNamed('A page');
  const page = '<html><head><title>A page</title></head><body><h1>One</h1><p>Text.</p></body></html>';
  const { sections } = await anna.does(importFile, {
    params: { project: id },
    query: { name: 'page.html' },
    body: Buffer.from(page),
  });
  expect(sections.map(({ name }) => name)).toEqual(['One', 'Labels']);
  for (const section of sections) {
    const at = { project: id, section: section.id };
    for (const string of await anna.does(listStrings, { params: at, query: {} }))
      await anna.does(addTranslation, { params: { ...at, string: string.id }, body: { text: 'Раз.' } });
  }
  await deliverNow(testApp);
  expect(titlesIn((await feedOf(id)).body)).toEqual(['One']);
});

test('a feed that shows published chapters has what its managers published, whether all is translated or not (feeds.8)', async () => {
  const { id } = await projectNamed('Chapter by chapter');
  const params = { project: id };
  const titles = async () => titlesIn((await feedOf(id)).body);
  const publish = (section: number, published: boolean) =>
    anna.does(editSection, { params: { ...params, section }, body: { published } });
  await anna.does(editProject, { params, body: { feed_shows: 'published' } });
  const [one, two] = [
    await anna.does(addSection, { params, body: { name: 'One' } }),
    await anna.does(addSection, { params, body: { name: 'Two' } }),
  ];
  expect(await titles()).toEqual([]);
  expect(one.published_at).toBeNull();
  await publish(two.id, true);
  const published = await publish(one.id, true);
  expect(await titles()).toEqual(['One', 'Two']);
  // Published again is no change.
  expect((await publish(one.id, true)).published_at).toBe(published.published_at);
  await anna.does(editSection, { params: { ...params, section: one.id }, body: { name: 'First' } });
  expect(await titles()).toEqual(['First', 'Two']);
  expect((await publish(two.id, false)).published_at).toBeNull();
  expect(await titles()).toEqual(['First']);
  await anna.does(editProject, { params, body: { feed_shows: 'translated' } });
  expect(await titles()).toEqual([]);
});

test('publishing a chapter is undone, and a deleted one comes back published (feeds.8, undo.12)', async () => {
  const { id } = await projectNamed('Taken back');
  const params = { project: id };
  const { id: section } = await anna.does(addSection, { params, body: { name: 'One' } });
  const at = { ...params, section };
  const now = async () => (await anna.does(getSection, { params: at })).published_at !== null;
  const lastEvent = async () => (await anna.does(readLog, { params, query: {} })).at(0)?.id ?? 0;
  await anna.does(editSection, { params: at, body: { published: true } });
  await anna.does(undoEvent, { params: { ...params, event: await lastEvent() } });
  expect(await now()).toBe(false);
  await anna.does(undoEvent, { params: { ...params, event: await lastEvent() } });
  expect(await now()).toBe(true);
  await anna.does(deleteSection, { params: at });
  await anna.does(undoEvent, { params: { ...params, event: await lastEvent() } });
  expect(await now()).toBe(true);
});

test('a project that is not public has no feed, not even for its owner, and loses it at once (feeds.5)', async () => {
  const { id } = await projectNamed('First public');
  expect((await feedOf(id)).statusCode).toBe(200);
  await anna.does(editProject, { params: { project: id }, body: { visibility: 'private' } });
  expect([(await feedOf(id)).statusCode, (await feedOf(id, anna)).statusCode]).toEqual([401, 401]);
  await anna.does(editProject, { params: { project: id }, body: { visibility: 'closed' } });
  expect([(await feedOf(id)).statusCode, (await feedOf(id, anna)).statusCode]).toEqual([404, 404]);
});

test('the site has a feed of its newest public projects, with their languages and owners (feeds.3)', async () => {
  await projectNamed('Seen by all');
  await projectNamed('Seen by users', 'private');
  await projectNamed('Seen by nobody', 'closed');
  const { body } = await testApp.guest.asks(readSiteFeed, {});
  expect(titlesIn(body)[0]).toMatch(/^Seen by all \(\w+ → \w+\)$/);
  expect(body).toContain('<author><name>anna</name></author>');
  expect(body).not.toMatch(/Seen by (users|nobody)/);
});

test('who has a feed already is told that it is unchanged (feeds.6)', async () => {
  const { id } = await projectNamed('Read again');
  const { headers } = await feedOf(id);
  const again = () =>
    testApp.app.inject({
      url: `/api/projects/${id}/feed`,
      headers: { 'if-none-match': String(headers.etag) },
    });
  expect(headers['cache-control']).toContain('public');
  expect((await again()).statusCode).toBe(304);
  await anna.does(editProject, { params: { project: id }, body: { description: 'Another.' } });
  expect((await again()).statusCode).toBe(200);
});

test('without PUBLIC_URL links are relative, whatever the client calls the service (feeds.4)', async () => {
  const { app } = await openTestApp({ PUBLIC_URL: '', OIDC_PROVIDERS: '', SMTP_URL: '' });
  const { body } = await app.inject({ url: '/api/feed', headers: { host: 'elsewhere.example' } });
  expect(body).not.toContain('elsewhere');
  expect(body).toContain('<id>tag:dragoman.invalid,2026:/api/feed</id>');
  expect(body).toContain('href="/api/feed"');
});
