import { readFileSync } from 'node:fs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import sharp from 'sharp';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportAsBook, importFile } from '#contract/files/files.ts';
import { readLog } from '#contract/history/log.ts';
import { createProject, editProject, removeCover, uploadCover } from '#contract/projects/projects.ts';
import { listSections } from '#contract/texts/sections.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { BOOK_FACTS, BOOK_FORMATS, hasLayout } from '#domain/files/exports/books/book.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';

const testApp = await openTestApp({ PUBLIC_URL: '', SMTP_URL: '', OIDC_PROVIDERS: '' });
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');
let project: { id: number; handle: string; name: string };
let section: number;

beforeEach(async () => {
  const testProject = await projectOf(anna, { strings: ['Down.', 'She <i>fell</i>.', 'End.'] });
  ({ project } = testProject);
  ({ section } = testProject.params);
  await joinAs(testApp, boris, project, 'translator');
});

type Query = Parameters<typeof anna.does<typeof exportAsBook>>[1]['query'];
const at = () => ({ project: project.id });

async function book(query: Query = {}, { who = anna, headers = {} } = {}) {
  const url = addressOf(exportAsBook.path, at(), query);
  const answer = await testApp.app.inject({ url, headers: { ...who.headers, ...headers } });
  return { status: answer.statusCode, headers: answer.headers, bytes: new Uint8Array(answer.rawPayload) };
}
const text = async (query: Query) => strFromU8((await book({ format: 'txt', ...query })).bytes);
const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 40, alpha: 0.5 } } })
    .png()
    .toBuffer();
const refused = (query: object, who = anna) => who.tries(exportAsBook, { params: at(), query });

async function translate(who: typeof anna, nth: number, text: string, inSection = section) {
  const params = { project: project.id, section: inSection };
  const strings = await anna.does(listStrings, { params });
  const string = strings[nth]?.id ?? 0;
  const { id } = await who.does(addTranslation, { params: { ...params, string }, body: { text } });
  return { ...params, string, translation: id };
}

async function addSection(name: string, text: string) {
  const asked = { params: at(), query: { name }, body: Buffer.from(text) };
  return (await anna.does(importFile, asked)).section?.id ?? 0;
}

test.each(BOOK_FORMATS)('a project is a book as %s, by a call (exports.24)', async (format) => {
  await translate(boris, 0, 'Вниз.');
  const { status, headers, bytes } = await book({ format });
  expect([status, headers['content-type']?.toString().split(';')[0]]).toEqual([
    200,
    BOOK_FACTS[format].mediaType,
  ]);
  expect(headers['content-disposition']).toContain(`.ru.${format}"`);
  const isZip = format === 'epub' || format === 'docx' || format === 'odt';
  const parts = isZip ? Object.values(unzipSync(bytes)) : [bytes];
  const all = parts.map((part) => strFromU8(part)).join('\n');
  expect(all).toContain('Вниз.');
  expect(all).not.toContain('Down.');
  expect(all).toContain('End.');
  expect(all).toContain('boris');
  expect(all).toContain(`/projects/${project.handle}`);
});

test('an EPUB has both languages in columns, the words of its language, and a chapter of each section', async () => {
  const second = await addSection('Two.txt', 'Later.\n');
  await translate(boris, 0, 'Вниз.');
  await translate(anna, 0, 'Потом.', second);
  const { bytes } = await book({ layout: 'columns', lang: 'it' });
  const files = unzipSync(bytes);
  const page = (name: string) => strFromU8(files[`EPUB/${name}.xhtml`] ?? new Uint8Array());
  expect(page('chapter-1')).toContain('<th scope="col">Originale</th><th scope="col">Traduzione</th>');
  expect(page('chapter-1')).toMatch(/Down\.<\/td><td lang="ru"[^>]*>Вниз\.<\/td>/);
  expect(page('chapter-1')).toContain('<td class="none">—</td>');
  expect(page('chapter-2')).toContain('Потом.');
  expect(page('nav')).toContain('Indice');
  expect(page('about')).toMatch(/Tradotto da[\s\S]*anna · 54,5%[\s\S]*boris · 45,5%/);
  expect(page('about')).toContain(`“${project.name}”, tradotto con Dragoman`);
});

test('untranslated strings, the version, translators and origin are chosen as in the dialog', async () => {
  const one = await translate(boris, 0, 'Вниз.');
  await translate(boris, 1, 'Она <i>упала</i>.');
  const plain: Query = { without_credits: '', without_colophon: '', untranslated: 'skip' };
  expect(await text(plain)).toBe('One\n===\n\nВниз.\n\nОна упала.\n');
  await anna.does(approve, { params: one });
  expect(await text({ ...plain, version: 'approved' })).toBe('One\n===\n\nВниз.\n');
  expect(await text({ ...plain, version: 'approved', layout: 'interleaved' })).toBe(
    'One\n===\n\nDown.\nВниз.\n\nShe fell.\n—\n\nEnd.\n—\n',
  );
  expect(await text({ without_colophon: '' })).toContain('\n\n\nTranslated by:\nboris · 100%\n');
});

test('a book has the cover of its project as JPEG, and a ZIP of books does not (exports.26)', async () => {
  const plain = await book();
  await anna.does(uploadCover, { params: at(), body: await picture(400, 600) });
  const files = unzipSync((await book()).bytes);
  const cover = sharp(files['EPUB/cover.jpg']);
  expect(await cover.metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 600 });
  expect((await book({ format: 'fb2' })).bytes.length).toBeGreaterThan((await cover.toBuffer()).length);
  expect(Object.keys(unzipSync((await book({ format: 'docx' })).bytes))).toContainEqual(
    expect.stringMatching(/^word\/media\/.*\.jpg$/),
  );
  expect(await text({})).not.toContain('cover');
  const zip = unzipSync((await book({ zip: '' })).bytes);
  expect(Object.keys(unzipSync(Object.values(zip)[0] ?? new Uint8Array()))).not.toContain('EPUB/cover.jpg');
  await anna.does(removeCover, { params: at() });
  expect((await book()).bytes).toEqual(plain.bytes);
});

test('the same texts and cover are the same file (exports.25)', async () => {
  await anna.does(uploadCover, { params: at(), body: await picture(40, 60) });
  for (const format of BOOK_FORMATS)
    expect((await book({ format })).bytes).toEqual((await book({ format })).bytes);
});

test('a book that is still the same is not sent again (command-line.5)', async () => {
  for (const format of ['epub', 'docx'] as const) {
    const { headers } = await book({ format });
    const known = { 'if-none-match': String(headers.etag) };
    expect((await book({ format }, { headers: known })).status).toBe(304);
    await translate(boris, 0, `Вниз, ${format}.`);
    expect((await book({ format }, { headers: known })).status).toBe(200);
  }
});

test('a ZIP has a book of each section, in their order', async () => {
  await addSection('Two.txt', 'Later.\n');
  const { headers, bytes } = await book({ zip: '', format: 'fb2', layout: 'interleaved' });
  expect(headers['content-type']).toBe('application/zip');
  const files = unzipSync(bytes);
  expect(Object.keys(files)).toEqual(['1_One.en-ru.fb2', '2_Two.en-ru.fb2']);
  expect(strFromU8(files['2_Two.en-ru.fb2'] ?? new Uint8Array())).toContain(
    `<book-title>${project.name}. Two</book-title>`,
  );
});

test('sections of programs and subtitles are chapters too, and only those that were chosen', async () => {
  const menu = await addSection('menu.json', '{"open": "Open"}');
  const all = await text({ without_credits: '', without_colophon: '' });
  expect(all).toContain('menu\n====\n\nOpen\n');
  expect(await text({ sections: String(menu), without_credits: '', without_colophon: '' })).toBe(
    'menu\n====\n\nOpen\n',
  );
});

test.each(['fb2', 'txt'] as const)('a %s has no columns', async (format) => {
  expect(hasLayout(format, 'columns')).toBe(false);
  expect(await refused({ format, layout: 'columns' })).toBe('400 layout choice');
});

test('who may is said by exports.1; a project without strings has no book', async () => {
  expect(await refused({}, clara)).toBe('403 project hidden');
  const empty = await clara.does(createProject, {
    body: { name: 'Empty', handle: 'empty', visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  expect(await clara.tries(exportAsBook, { params: { project: empty.id }, query: {} })).toBe(
    '400 strings required',
  );
});

test('a book says where it comes from, at the address that was asked', async () => {
  const pageAt = async (host: string) =>
    strFromU8((await book({ format: 'html' }, { headers: { host } })).bytes);
  expect(await pageAt('books.example')).toContain(`http://books.example/projects/${project.handle}`);
  const page = await pageAt('a"><script>');
  expect(page).toContain('translated with Dragoman');
  expect(page).not.toMatch(/<script>|:\/\/a|\/projects\//);
});

test('a book says where it comes from, at the address that is set', async () => {
  const named = await openTestApp({ PUBLIC_URL: 'https://dragoman.example' });
  const owner = await named.signUp('owner');
  const { project } = await projectOf(owner, { strings: ['Down.'] });
  const url = addressOf(exportAsBook.path, { project: project.id }, { format: 'txt' });
  const { payload } = await named.app.inject({ url, headers: { ...owner.headers, host: 'other.example' } });
  expect(payload).toContain(`https://dragoman.example/projects/${project.handle}`);
});

test('a book has the title, author and translators that its project says (projects.37)', async () => {
  const work = { author: 'Lewis  Carroll', translated_title: 'Вниз по норе', translators: 'Анна К.' };
  const edited = await anna.does(editProject, { params: at(), body: work });
  expect(edited).toMatchObject({ ...work, author: 'Lewis Carroll', series: '' });
  expect(await anna.tries(editProject, { params: at(), body: { licence: 'x'.repeat(201) } })).toMatch(
    'licence',
  );
  const facts = strFromU8(unzipSync((await book()).bytes)['EPUB/package.opf'] ?? new Uint8Array());
  expect(facts).toContain('<dc:title>Вниз по норе</dc:title>');
  expect(facts).toContain('<dc:creator>Lewis Carroll</dc:creator>');
  expect(facts).toContain('>Анна К.</dc:contributor>');
  // The text names them as they wish, and nowhere if the book names none.
  expect(await text({})).toContain('Translated by:\nАнна К.\n');
  const without = unzipSync((await book({ without_credits: '' })).bytes);
  expect(
    Object.values(without)
      .map((part) => strFromU8(part))
      .join(),
  ).not.toContain('Анна К.');
  const { data } =
    (await anna.does(readLog, { params: at(), query: {} })).map(({ acts }) => ({ data: acts }))[0] ?? {};
  expect(data).toMatchObject({ author: ['', 'Lewis Carroll'] });
});

test('a book of an imported one keeps its notes and pictures, and says how many it is without (exports.39, exports.40)', async () => {
  const file = readFileSync(new URL('../../domain/files/books/fixtures/rook-hall.epub', import.meta.url));
  await anna.does(importFile, { params: at(), query: { name: 'rook-hall.epub' }, body: file });
  const { headers, bytes } = await book();
  const files = unzipSync(bytes);
  const pages = Object.entries(files).flatMap(([name, page]) =>
    name.endsWith('.xhtml') ? strFromU8(page) : [],
  );
  expect(pages.join('\n')).toMatch(/<a href="chapter-\d\.xhtml#note-1" id="ref-1"/);
  expect(pages.join('\n')).toContain('<blockquote class="verse">');
  const pictures = unzipSync(new Uint8Array(file));
  expect(files['EPUB/picture-1.png']).toEqual(pictures['epub/images/house.png']);
  expect(headers['dragoman-without-pictures']).toBeUndefined();

  // A chapter alone has the descriptions of its pictures, translated and in their places, although they are labels.
  const sections = await anna.does(listSections, { params: at() });
  const [house, labels] = ['The House', 'Labels'].map(
    (one) => sections.find(({ name }) => name === one)?.id ?? 0,
  );
  const described = await anna.does(listStrings, { params: { ...at(), section: labels ?? 0 } });
  for (const [text, translation] of [
    ['A house on a hill', 'Дом на холме'],
    ['a red seal', 'красная печать'],
  ] as const) {
    const string = described.find((one) => one.text === text)?.id ?? 0;
    await anna.does(addTranslation, {
      params: { ...at(), section: labels ?? 0, string },
      body: { text: translation, status: 0 },
    });
  }
  const alone = strFromU8((await book({ format: 'html', sections: `${house}` })).bytes);
  expect(alone).toMatch(/alt="Дом на холме"[^>]*>.*The seal <img [^>]*alt="красная печать"/s);
  expect((await book({ sections: `${labels}` })).status).toBe(400);

  const broken = zipSync({ ...pictures, 'epub/images/house.png': strToU8('no picture') });
  await anna.does(importFile, { params: at(), query: { name: 'broken.epub' }, body: broken });
  const other = await book({ format: 'md' });
  expect(other.headers['dragoman-without-pictures']).toBe('1');
  // Its description is a paragraph, beside the picture of the first book.
  expect(strFromU8(other.bytes)).toMatch(/\n\nA house on a hill\n\n/);
  expect(strFromU8(other.bytes)).toMatch(/!\[Дом на холме\]\[picture-1\.png\]/);
  // Notes are numbered through both books.
  expect(strFromU8(other.bytes)).toContain('[^4]: He wrote in haste.');
});

test('only what is in a book can be blocked in it: of the labels of its file those that describe its pictures (exports.40, exports.43)', async () => {
  const file = readFileSync(new URL('../../domain/files/books/fixtures/rook-hall.epub', import.meta.url));
  await anna.does(importFile, { params: at(), query: { name: 'rook-hall.epub' }, body: file });
  const sections = await anna.does(listSections, { params: at() });
  const idOf = (name: string) => sections.find((one) => one.name === name)?.id ?? 0;
  const params = { ...at(), section: idOf('Labels') };
  const labels = await anna.does(listStrings, { params });
  for (const { id: string, text } of labels)
    await anna.does(addTranslation, { params: { ...params, string }, body: { text: `${text} 77` } });
  await anna.does(editProject, { params: at(), body: { check_severities: { numbers: 'approval' } } });

  const sectionsOf = (...ids: number[]) => ({ format: 'html', sections: ids.join(',') }) as const;
  const { bytes, headers } = await book({ ...sectionsOf(idOf('The House')), blocked: 'leave' });
  expect(labels.length).toBeGreaterThan(2);
  expect(JSON.parse(decodeURIComponent(String(headers['dragoman-blocked'])))).toEqual({
    texts: 2,
    first: 'A house on a hill',
  });
  expect(strFromU8(bytes)).toContain('alt="A house on a hill"');
  expect(strFromU8(bytes)).not.toContain('77');
  const isRefused = { blocked: 'refuse' } as const;
  expect(await refused({ ...sectionsOf(section, idOf('The House')), ...isRefused })).toBe(
    '400 blocked checks',
  );
  expect((await book({ ...sectionsOf(section, params.section), ...isRefused })).status).toBe(200);
});
