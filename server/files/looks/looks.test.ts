import { readFileSync } from 'node:fs';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { importFile } from '#contract/files/files.ts';
import { editProject } from '#contract/projects/projects.ts';
import { readLooks, readPicture, readSection } from '#contract/texts/reading.ts';
import { deleteString } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { openArchive, readEntry } from '#domain/core/archive/archive.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
const BOOK = readFileSync(new URL('../../../domain/files/books/fixtures/rook-hall.epub', import.meta.url));
let project: number;
let sections: { id: number; name: string }[];

beforeEach(async () => {
  ({ project } = (await projectOf(anna)).params);
  const body = { params: { project }, query: { name: 'rook-hall.epub' }, body: BOOK };
  ({ sections } = await anna.does(importFile, body));
});

const sectionOf = (name: string) => sections.find((one) => one.name === name)?.id ?? 0;
const looksOf = (name: string, who = anna) =>
  who.does(readLooks, { params: { project, section: sectionOf(name) } });
const stringsOf = (name: string) =>
  anna.does(readSection, { params: { project, section: sectionOf(name) }, query: {} });
const picture = (name: string, who = anna) =>
  testApp.app.inject({
    url: addressOf(readPicture.path, { project }, { picture: name }),
    headers: who.headers,
  });

test('the reading page has the looks of the strings of a section, and where the notes are (reading.13)', async () => {
  const [strings, looks] = await Promise.all([stringsOf('The House'), looksOf('The House')]);
  const lookAt = (text: string) => {
    const id = strings.find((one) => one.text.includes(text))?.id;
    return looks.strings.find((one) => one.id === id)?.look;
  };
  expect(lookAt('The rooks fly')?.groups?.map(({ kind }) => kind)).toEqual(['verse', 'stanza']);
  expect(lookAt('They sang:')).toBeUndefined();
  expect(lookAt('The house stood')?.marks).toEqual({
    b: { kind: 'style', style: 'sc' },
    note: { kind: 'note', note: 1 },
  });
  const [note] = await stringsOf('Endnotes').then((all) =>
    all.filter(({ text }) => text.includes('So the maps')),
  );
  const [reference] = strings.filter(({ text }) => text.includes('The house stood'));
  expect(looks.notes).toEqual([
    {
      note: 1,
      at: { section_id: sectionOf('Endnotes'), string_id: note?.id },
      reference: { section_id: sectionOf('The House'), string_id: reference?.id },
    },
  ]);
  expect(
    looks.pictures.map(({ width, height }) => [width, height]).sort(([one = 0], [other = 0]) => other - one),
  ).toEqual([
    [160, 120],
    [120, 80],
    [24, 24],
  ]);
});

test('the descriptions of pictures stand beside the strings of their chapter, from the section of labels or in the chapter (exports.40)', async () => {
  const [strings, labels] = await Promise.all([stringsOf('The House'), stringsOf('Labels')]);
  expect(strings.filter(({ context }) => context === 'alt')).toEqual([]);
  const seal = labels.find(({ text }) => text === 'a red seal');
  const params = { project, section: sectionOf('Labels'), string: seal?.id ?? 0 };
  await anna.does(addTranslation, { params, body: { text: 'красная печать', status: 0 } });
  const besideOf = async () => {
    const { descriptions, strings: seen } = await looksOf('The House');
    return descriptions.map(({ string: { id, text, translation }, section_id, beside, is_before }) => ({
      ...{ text, translation, is_before, isOfLabels: section_id === sectionOf('Labels') },
      beside: strings.find((one) => one.id === beside)?.text,
      kind: seen.find((one) => one.id === id)?.look.kind,
    }));
  };
  const described = await besideOf();
  expect(described).toMatchObject([
    { text: 'A house on a hill', translation: null, is_before: false, isOfLabels: true, kind: 'picture' },
    {
      text: 'a red seal',
      translation: 'красная печать',
      beside: expect.stringContaining('The seal'),
      kind: 'alt',
    },
  ]);
  // As in an older project: the string is in its chapter.
  await testApp.sql`UPDATE strings SET section_id = ${sectionOf('The House')}, place = place + 1000000 WHERE id = ${seal?.id ?? 0}`;
  expect(await besideOf()).toEqual(described.slice(0, 1));
  expect((await looksOf('The House')).strings.find(({ id }) => id === seal?.id)?.look.kind).toBe('alt');
});

test('a note whose string was deleted is nowhere, and a section of no book has no looks', async () => {
  const all = await stringsOf('Endnotes');
  const string = all.find(({ text }) => text.includes('So the maps'))?.id ?? 0;
  await anna.does(deleteString, { params: { project, section: sectionOf('Endnotes'), string } });
  expect((await looksOf('The House')).notes).toMatchObject([{ note: 1, at: null }]);
  const testProject = await projectOf(anna, { strings: ['One.'] });
  expect(await anna.does(readLooks, { params: testProject.params })).toEqual({
    strings: [],
    notes: [],
    descriptions: [],
    pictures: [],
  });
});

test('a picture is the file of the book, for those who read the project, and nothing else of it is', async () => {
  const { pictures } = await looksOf('The House');
  const first = pictures.find(({ width }) => width === 160);
  const answer = await picture(first?.picture ?? '');
  expect(answer.headers).toMatchObject({ 'content-type': 'image/png', 'x-content-type-options': 'nosniff' });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(new Uint8Array(answer.rawPayload)).toEqual(
    readEntry(openArchive(new Uint8Array(BOOK)), 'epub/images/house.png'),
  );
  const file = first?.picture.split(' ')[0];
  for (const name of ['epub/content.opf', 'epub/images/cover.svg', '../../etc/passwd', 'nothing.png'])
    expect((await picture(`${file} ${name}`)).statusCode).toBe(404);
  expect((await picture(`${'0'.repeat(32)} epub/images/house.png`)).statusCode).toBe(404);
  expect((await picture('house.png')).statusCode).toBe(400);
  await anna.does(editProject, { params: { project }, body: { visibility: 'private' } });
  expect((await picture(first?.picture ?? '', boris)).statusCode).toBeGreaterThanOrEqual(403);
});
