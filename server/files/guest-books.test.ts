import { Readable } from 'node:stream';
import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { guestBook } from '#contract/files/files.ts';
import { editProject } from '#contract/projects/projects.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';
import { wholeOf } from './guest-books.ts';

const testApp = await openTestApp({ PUBLIC_URL: '', SMTP_URL: '', OIDC_PROVIDERS: '' });
const { anna, boris } = await testApp.signUps('anna', 'boris');
let project: { id: number; handle: string };
let section: number;

beforeEach(async () => {
  const testProject = await projectOf(anna, { strings: ['Down.', 'She fell.'] });
  ({ project } = testProject);
  ({ section } = testProject.params);
});

const at = () => ({ project: project.id });
const offer = (guest_books = true) => anna.does(editProject, { params: at(), body: { guest_books } });

async function book(query: { format?: 'epub' | 'txt'; lang?: 'ru' } = {}, headers = {}) {
  const url = addressOf(guestBook.path, at(), query);
  const answer = await testApp.app.inject({ url, headers });
  return {
    status: answer.statusCode,
    headers: answer.headers,
    errors: answer.statusCode < 400 ? [] : answer.json().errors,
    bytes: new Uint8Array(answer.rawPayload),
  };
}

async function translate(nth: number, text: string) {
  const params = { project: project.id, section };
  const string = (await anna.does(listStrings, { params }))[nth]?.id ?? 0;
  await anna.does(addTranslation, { params: { ...params, string }, body: { text } });
}

test('everyone downloads a public project as a book once its managers offer that, and no longer when they don’t (exports.37)', async () => {
  await translate(0, 'Вниз.');
  expect(await book()).toMatchObject({ status: 403, errors: [{ key: 'project', kind: 'noBooks' }] });
  await offer();
  const { status, headers, bytes } = await book({ lang: 'ru' }, { host: 'elsewhere.example' });
  expect([status, headers['content-type']]).toEqual([200, 'application/epub+zip']);
  expect(headers['content-disposition']).toContain('.ru.epub"');
  const all = Object.values(unzipSync(bytes)).map((part) => strFromU8(part));
  expect(all.join('\n')).toContain('Вниз.');
  // Untranslated strings stand in the source language.
  expect(all.join('\n')).toContain('She fell.');
  expect(all.join('\n')).toContain(`tag:dragoman.invalid,2026:/projects/${project.handle}`);
  expect(all.join('\n')).not.toContain('elsewhere.example');
  await offer(false);
  expect((await book()).status).toBe(403);
});

test('a project that is not public has no books for everyone, not for its owner either (exports.37)', async () => {
  await offer();
  await anna.does(editProject, { params: at(), body: { visibility: 'private' } });
  expect((await book()).status).toBe(401);
  expect((await book({}, anna.headers)).status).toBe(401);
  await anna.does(editProject, { params: at(), body: { visibility: 'closed' } });
  expect((await book({}, boris.headers)).status).toBe(404);
});

test('a book is made once for a version of its project, and anew after a change (exports.37)', async () => {
  await offer();
  const [first, second] = await Promise.all([book({ format: 'txt' }), book({ format: 'txt' })]);
  expect(second.bytes).toEqual(first.bytes);
  expect(first.headers['cache-control']).toContain('public');
  const known = { 'if-none-match': String(first.headers.etag) };
  expect((await book({ format: 'txt' }, known)).status).toBe(304);
  await translate(1, 'Она упала.');
  const changed = await book({ format: 'txt' }, known);
  expect([changed.status, strFromU8(changed.bytes)]).toEqual([200, expect.stringContaining('Она упала.')]);
});

test('a book that is too large to be kept is refused, and no more of it is read (exports.37)', async () => {
  const pieces = () => Readable.from([Buffer.from('One '), Buffer.from('two '), Buffer.from('three')]);
  expect(String(await wholeOf(pieces(), 13))).toBe('One two three');
  const long = pieces();
  await expect(wholeOf(long, 5)).rejects.toMatchObject({
    reply: { status: 403, errors: [{ key: 'project', kind: 'tooMany' }] },
  });
  expect(long.destroyed).toBe(true);
});
