import { beforeAll, expect, test } from 'vitest';
import { readProjectFeed, readSiteFeed } from '#contract/feeds.ts';
import { createProject, editProject } from '#contract/projects.ts';
import { addSection, deleteSection, translateSectionName } from '#contract/sections.ts';
import { openTestApp, type TestApp, type TestUser } from '../../test/test-app.ts';

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

test('a public project has a feed of its newest sections, each of which leads to its text (feeds.1, feeds.2)', async () => {
  const { id } = await projectNamed('Through the glass');
  const params = { project: id };
  const first = await anna.does(addSection, { params, body: { name: 'One & only' } });
  const second = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(translateSectionName, {
    params: { ...params, section: second.id },
    body: { translated_name: 'Вторая' },
  });
  const answer = await feedOf(id);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
  expect(titlesIn(answer.body)).toEqual(['Вторая', 'One &amp; only']);
  expect(answer.body).toContain('<subtitle>A bold book.</subtitle>');
  expect(answer.body).toContain(`/projects/${id}/read/${first.id.toString(36)}"`);

  await anna.does(deleteSection, { params: { ...params, section: second.id } });
  expect(titlesIn((await feedOf(id)).body)).toEqual(['One &amp; only']);
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
  await anna.does(addSection, { params: { project: id }, body: { name: 'New' } });
  expect((await again()).statusCode).toBe(200);
});

test('without PUBLIC_URL links are relative, whatever the client calls the service (feeds.4)', async () => {
  const { app } = await openTestApp({ PUBLIC_URL: '', OIDC_PROVIDERS: '', SMTP_URL: '' });
  const { body } = await app.inject({ url: '/api/feed', headers: { host: 'elsewhere.example' } });
  expect(body).not.toContain('elsewhere');
  expect(body).toContain('<id>tag:dragoman.invalid,2026:/api/feed</id>');
  expect(body).toContain('href="/api/feed"');
});
