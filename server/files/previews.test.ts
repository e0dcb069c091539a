import { expect, test } from 'vitest';
import {
  previewBook,
  previewFile,
  previewMatches,
  previewSource,
  previewTranslations,
} from '#contract/files/previews.ts';
import { getProject } from '#contract/projects/projects.ts';
import { listSections } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { importProcessesOf } from '../../test/import-processes.ts';
import { projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');
const bytes = (text: string) => Buffer.from(text);

const filled = () => projectOf(anna, { strings: ['Open', 'Shut'] });

test('a book is read for whoever is signed in: its chapters, its cover in base64, and the texts at which one may be split (imports.71)', async () => {
  const book = `<?xml version="1.0"?><FictionBook xmlns="http://www.gribuser.ru/xml/fictionbook/2.0" xmlns:l="http://www.w3.org/1999/xlink">
    <description><title-info><book-title>Tale</book-title><coverpage><image l:href="#c"/></coverpage><lang>en</lang></title-info></description>
    <body><section><title><p>One</p></title><p>It began.</p></section><section><title><p>Two</p></title><p>It ended.</p></section></body>
    <binary id="c" content-type="image/png">iVBORw0KGgo=</binary></FictionBook>`;
  const query = { name: 'tale.fb2', texts_of: '1' };
  expect(await anna.does(previewBook, { query, body: bytes(book) })).toMatchObject({
    ok: true,
    format: 'fb2',
    facts: { title: 'Tale', language: 'en', cover: 'iVBORw0KGgo=' },
    chapters: [
      { name: 'One', strings: 2 },
      { name: 'Two', strings: 2 },
      { name: 'Labels', strings: 1 },
    ],
    split: { texts: [{ text: 'Two' }, { text: 'It ended.' }] },
  });
  expect(await anna.does(previewBook, { query: { name: 'a.epub' }, body: bytes('PK') })).toMatchObject({
    ok: false,
  });
});

test('a text is read as a source, as is chosen or as it seems to be, and nothing of the project changes', async () => {
  const { project } = await filled();
  const before = [await anna.does(getProject, { params: { project: project.id } }), await sections()];
  async function sections() {
    return anna.does(listSections, { params: { project: project.id } });
  }
  const read = (body: string, query = {}) =>
    anna.does(previewSource, { params: { project: project.id }, query, body: bytes(body) });
  const film = '1\n00:00:01,000 --> 00:00:02,000\nOne\n';
  expect(await read(film, { name: 'film.txt' })).toMatchObject({
    ok: true,
    format: 'srt',
    encoding: 'utf-8',
    parts: [{ load: { ok: true, strings: [{ text: 'One', line: 3 }] } }],
  });
  const choice = JSON.stringify({ type: 'text', cut: 'lines', isInChapters: false });
  expect(await read(film, { choice })).toMatchObject({
    format: 'text',
    parts: [
      { load: { strings: [{ text: '1' }, { text: '00:00:01,000 --> 00:00:02,000' }, { text: 'One' }] } },
    ],
  });
  expect(await read('{\\rtf1 Line}\n')).toEqual({ ok: false, kind: 'format', format: 'RTF', isText: true });
  expect([await anna.does(getProject, { params: { project: project.id } }), await sections()]).toEqual(
    before,
  );
});

test('how a text is read is refused where it is none of the choices', async () => {
  const { project } = await filled();
  for (const choice of ['{', '{}', '{"type":"text","cut":"words","isInChapters":true}']) {
    const asked = { params: { project: project.id }, query: { choice }, body: bytes('One') };
    expect((await anna.asks(previewSource, asked)).statusCode).toBe(400);
  }
});

test('what a file is, and how many strings it has', async () => {
  const { project } = await filled();
  const body = bytes('key,source,translation\na,One,Один\nb,Two,\n');
  const params = { project: project.id };
  const table = await anna.does(previewFile, { params, query: { name: 'words.csv' }, body });
  expect(table).toMatchObject({ ok: true, format: 'csv', strings: 2, translations: 1 });
  const how = JSON.stringify({ table: { columns: [null, 'source', null] } });
  const chosen = await anna.does(previewFile, { params, query: { name: 'words.csv', how }, body });
  expect(chosen).toMatchObject({ ok: true, strings: 2, translations: 0 });
});

test('several texts of translations are read from one body, and paired with the strings of the section', async () => {
  const { project, params } = await projectOf(anna, { strings: [] });
  const stored = [
    { key: 'open', text: 'Open' },
    { key: 'shut', text: 'Shut' },
  ];
  const [open] = await anna.does(addStrings, { params, body: { format: 'json', strings: stored } });
  await anna.does(addTranslation, {
    params: { ...params, string: open?.id ?? 0 },
    body: { text: 'Открыть' },
  });
  const files = ['{"open": "Открыть", "no": "Нет"}', '{"shut": "Закрыть"}'];
  const asked = files.map((text, at) => ({
    bytes: bytes(text).length,
    name: `${at}.json`,
    isDetected: true,
  }));
  const { texts, type, pairs } = await anna.does(previewTranslations, {
    params: { project: project.id },
    query: {
      section: params.section,
      type: 'text',
      detects: JSON.stringify(['json']),
    },
    body: bytes(`${JSON.stringify({ texts: asked })}\n${files.join('')}`),
  });
  expect(type).toBe('json');
  expect(texts.map((one) => one.ok && one.content)).toEqual(files);
  expect(pairs.map(({ from, status, string }) => [from, status, string?.text])).toEqual([
    [0, 'identical', 'Open'],
    [0, 'unknown', undefined],
    [1, 'new', 'Shut'],
  ]);
});

test('a body with fewer or more bytes than its texts is refused', async () => {
  const { project } = await filled();
  for (const [line, kind] of [
    ['{"texts":[{"bytes":9},{}]}\n', 'illegal'],
    ['{"texts":[{"bytes":2},{"bytes":1}]}\n', 'illegal'],
    ['{"texts":[{"bytes":2}]}\n', 'illegal'],
    ['{"texts":[]}\n', 'required'],
    ['{}\n', 'required'],
  ] as const) {
    const asked = {
      params: { project: project.id },
      query: { type: 'text' as const },
      body: bytes(`${line}One.`),
    };
    const refused = await anna.asks(previewTranslations, asked);
    expect([line, refused.statusCode, refused.json().errors]).toEqual([line, 400, [{ key: 'texts', kind }]]);
  }
});

test('strings of a newer file are matched with those of the section by their ids', async () => {
  const { params } = await projectOf(anna, { strings: ['Open the old door.', 'Shut'] });
  const strings = await anna.does(listStrings, { params });
  const wanted = ['Shut', 'Open the old doors.', 'Gone'].map((text) => ({ text, key: '', context: '' }));
  const { matches } = await anna.does(previewMatches, { params, body: { by: 'text', strings: wanted } });
  expect(matches).toEqual([strings[1]?.id, strings[0]?.id, null]);
});

test('a worker process reads even the smallest text, so that none can hold the server up', async () => {
  const { project } = await filled();
  await anna.does(previewSource, { params: { project: project.id }, query: {}, body: bytes('One') });
  expect(importProcessesOf(process.pid).length).toBeGreaterThan(0);
});
