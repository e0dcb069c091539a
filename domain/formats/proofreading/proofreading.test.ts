import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { editedDocx as edited, mainOf } from '../../../test/edited-docx.ts';
import { ROLES } from '../../core/access/roles.ts';
import { readBook } from '../../files/books/open-book.ts';
import { proofreadingFile } from '../../files/exports/book-file.ts';
import { decodeFile } from '../../files/imports/decode-file.ts';
import { parseTranslations } from '../../files/imports/import-translations.ts';
import type { TargetString } from '../model/translation-reading.ts';
import { documentRows } from './document-rows.ts';

const PROJECT = { id: 5, handle: 'alice', name: 'Alice', source_lang: 'en', target_lang: 'ru' };
const FILES = '{n, plural, one {# file} other {# files}}';
const FILES_RU = '{n, plural, one {# файл} few {# файла} many {# файлов} other {# файла}}';

/** The strings of two sections, with their current translations by the user 1. */
const strings: TargetString[] = [
  [10, 1, 'Down the Rabbit-Hole', 'Вниз по кроличьей норе'],
  [
    11,
    1,
    'Alice was <b>very</b> tired\tof it & {name}.\n"So?"',
    'Алиса <b>очень</b> устала\tот {name}.\n «И?»  ',
  ],
  [12, 1, 'Untranslated', null],
  [20, 2, 'Down the Rabbit-Hole', 'Вниз по норе'],
  [21, 2, FILES, FILES_RU],
].map(([id, section, text, translation]) =>
  stringOf(id as number, section as number, text as string, translation as string | null),
);

function stringOf(id: number, section: number, text: string, translation: string | null): TargetString {
  return {
    ...{ id, section, text, key: '', max_length: null },
    current: translation === null ? null : { id: id * 10, author_id: 1, text: translation, updated_at: 1000 },
    translations: translation === null ? [] : [translation],
  };
}

const sectionOf = (id: number, name: string, all = strings) => ({
  section: {
    name,
    translated_name: null,
    format: 'text' as const,
    updated_at: 7,
    stats: { last_update: null },
  },
  rows: all
    .filter(({ section }) => section === id)
    .map(({ id, text, current }) => ({ id, text, translation: current?.text ?? null })),
});

async function made(project = PROJECT, all = strings): Promise<Uint8Array> {
  const sections = [sectionOf(1, 'First', all), sectionOf(2, 'Second', all)].filter(
    ({ rows }) => rows.length > 0,
  );
  const { content } = await proofreadingFile(project, sections, 'en');
  return content as Uint8Array;
}

const viewer = { id: 1, role: ROLES[4] };

/** What an import makes of a document; rows that say what was exported are only counted. */
function read(bytes: Uint8Array, all = strings, by: { id: number; role: (typeof ROLES)[number] } = viewer) {
  const file = decodeFile('proofread.docx', bytes, { hasTranslations: true });
  if (!file.ok) return file;
  const options = {
    ...{ escapesBreaks: false, language: 'ru', splitting: null, loadsSame: false, project: 5, viewer: by },
  };
  const { pairs, problems, missing } = parseTranslations('docx', file.text, all, options);
  expect(problems).toEqual([]);
  const changed = pairs
    .filter(({ status, proofread }) => status !== 'unchanged' || (proofread?.notes.length ?? 0) > 0)
    .map(({ key, status, text, string, proofread }) => ({
      ...{ key, status, text, string: string?.id },
      ...(proofread?.edits && { edits: proofread.edits.id }),
      ...((proofread?.notes.length ?? 0) > 0 && { notes: proofread?.notes }),
    }));
  return { changed, unchanged: pairs.filter(({ status }) => status === 'unchanged').length, missing };
}

const NOTHING = { changed: [], unchanged: 5, missing: 0 };
/** The row of a string in the XML. */
const rowOf = (id: number, form = '') =>
  new RegExp(`<w:tr>(?:(?!</w:tr>).)*dragoman:5:${id}:${form}:.*?</w:tr>`, 's');

test('a document that nobody has changed changes nothing, and the same texts make the same file (exports.38)', async () => {
  const document = await made();
  expect(read(document)).toEqual(NOTHING);
  expect(await made()).toEqual(document);
});

test('a changed text is an edit of one’s own translation, and otherwise another translation (imports.68)', async () => {
  const document = edited(await made(), ['Вниз по кроличьей норе', 'В кроличью нору']);
  const row = { key: 'First: 1', status: 'new', text: 'В кроличью нору', string: 10 };
  expect(read(document)).toMatchObject({ changed: [{ ...row, edits: 100 }], unchanged: 4 });
  expect(read(document, strings, { id: 2, role: ROLES[4] })).toMatchObject({ changed: [row] });
  expect(read(document, strings, { id: 2, role: ROLES[4] })).not.toMatchObject({ changed: [{ edits: 100 }] });
  expect(read(document, strings, { id: 2, role: ROLES[3] })).toMatchObject({ changed: [{ edits: 100 }] });
});

test('what has changed on the site meanwhile is named and not replaced (imports.68)', async () => {
  const document = edited(
    await made(),
    ['Вниз по кроличьей норе', 'В кроличью нору'],
    ['Вниз по норе', 'В нору'],
  );
  const now = strings.map((one) =>
    one.id === 10
      ? stringOf(10, 1, one.text, 'По кроличьей норе')
      : one.id === 20
        ? stringOf(20, 2, 'Down the hole', 'Вниз по норе')
        : one,
  );
  expect(read(document, now)).toMatchObject({
    changed: [
      { string: 10, text: 'В кроличью нору', notes: ['translationChanged'] },
      { string: 20, text: 'В нору', notes: ['sourceChanged'] },
    ],
    unchanged: 3,
  });
  expect(read(document, now)).not.toMatchObject({ changed: [{ edits: 100 }, {}] });
  // What nobody has changed in the document brings no older text back.
  expect(read(await made(), now)).toEqual(NOTHING);
});

test('rows are known wherever they are; deleted and cleared ones delete nothing, and copied ones replace once (imports.67, imports.69)', async () => {
  const document = await made();
  const xml = mainOf(document);
  const first = rowOf(10).exec(xml)?.[0] ?? expect.fail();
  const moved = edited(
    document,
    [first, ''],
    ['</w:tbl>', `${first.replace('Вниз по кроличьей норе', 'В нору')}</w:tbl>`],
  );
  expect(read(moved)).toMatchObject({
    changed: [{ string: 10, text: 'В нору', edits: 100 }],
    unchanged: 4,
    missing: 0,
  });
  const copied = edited(document, [first, first.replace('Вниз', 'Прямо') + first.replace('Вниз', 'Криво')]);
  expect(read(copied)).toMatchObject({
    changed: [{ text: 'Прямо по кроличьей норе', edits: 100 }, { text: 'Криво по кроличьей норе' }],
  });
  const unchangedFirst = edited(document, [first, first + first.replace('Вниз', 'Прямо')]);
  expect(read(unchangedFirst)).toMatchObject({ changed: [{ text: 'Прямо по кроличьей норе', edits: 100 }] });
  expect(read(edited(document, [first, '']))).toEqual({ ...NOTHING, unchanged: 4, missing: 1 });
  expect(read(edited(document, ['Вниз по кроличьей норе', ' ']))).toMatchObject({
    changed: [{ string: 10, status: 'cleared' }],
    unchanged: 4,
    missing: 0,
  });
});

test('a form of a plural is a row, and the others stay as they are (exports.38, imports.69)', async () => {
  const document = await made();
  const changed = edited(document, ['# файлов', '# папок']);
  const text = FILES_RU.replace('# файлов', '# папок');
  expect(read(changed)).toMatchObject({ changed: [{ string: 21, text, edits: 210 }], unchanged: 4 });
  expect(read(edited(document, ['# файлов', '# {']))).toMatchObject({ changed: [{ status: 'brokenForm' }] });
  // A cleared form stays too, but is no reason to change anything.
  expect(read(edited(document, ['# файлов', '']))).toMatchObject({
    changed: [{ string: 21, status: 'cleared' }],
  });
  // What lacks forms is another translation, and initial (plurals.8).
  const lacking = FILES_RU.replace(' many {# файлов}', '');
  const some = strings.map((one) => (one.id === 21 ? stringOf(21, 2, FILES, lacking) : one));
  const still = read(edited(await made(PROJECT, some), ['# файл<', '# папка<']), some);
  expect(still).toMatchObject({ changed: [{ string: 21, text: lacking.replace('# файл}', '# папка}') }] });
  expect(still).not.toMatchObject({ changed: [{ edits: 210 }] });
  const none = strings.map((one) => (one.id === 21 ? stringOf(21, 2, FILES, null) : one));
  const empty = await made(PROJECT, none);
  const row = rowOf(21, 'few').exec(mainOf(empty))?.[0] ?? expect.fail();
  const filled = row.replace(/<\/w:p><\/w:tc><\/w:tr>$/, '<w:r><w:t># файла</w:t></w:r>$&');
  const few = edited(empty, [row, filled]);
  expect(read(few, none)).toMatchObject({
    changed: [{ string: 21, text: '{n, plural, few {# файла} other {# файла}}' }],
  });
});

test('tracked changes count as accepted; comments and an edited source are named and change nothing (imports.69)', async () => {
  const document = await made();
  const run = (text: string) => `<w:r><w:t xml:space="preserve">${text}</w:t></w:r>`;
  const tracked = edited(document, [
    /<w:r>(?:(?!<w:r>).)*Вниз по кроличьей норе<\/w:t><\/w:r>/s,
    `${run('Вниз по ')}<w:del w:id="1"><w:r><w:delText>кроличьей </w:delText></w:r></w:del>` +
      `<w:ins w:id="2">${run('глубокой ')}</w:ins><w:moveFrom w:id="3">${run('там')}</w:moveFrom>${run('норе')}` +
      '<w:r><w:commentReference w:id="0"/></w:r>',
  ]);
  expect(read(tracked)).toMatchObject({
    changed: [{ string: 10, text: 'Вниз по глубокой норе', notes: ['comments'], edits: 100 }],
  });
  const row = rowOf(20).exec(mainOf(document))?.[0] ?? expect.fail();
  const rows = edited(document, [row, row.replace('<w:tr>', '<w:tr><w:trPr><w:del w:id="9"/></w:trPr>')]);
  expect(read(rows)).toEqual({ ...NOTHING, unchanged: 4, missing: 1 });
  expect(read(edited(document, ['Untranslated', 'Unread']))).toEqual({
    ...{ unchanged: 5, missing: 0 },
    changed: [{ key: 'First: 3', status: 'unchanged', text: '', string: 12, notes: ['sourceEdited'] }],
  });
});

test('a paragraph is a line, unless its end is deleted', () => {
  const p = (text: string, end = '') =>
    `<w:p>${end}<w:r><w:t>${text}</w:t><w:br/><w:noBreakHyphen/></w:r></w:p>`;
  const deleted = '<w:pPr><w:tabs><w:tab/></w:tabs><w:rPr><w:del w:id="1"/></w:rPr></w:pPr>';
  const cell = `<w:tc>${p('a')}${p('b', deleted)}${p('c')}</w:tc>`;
  const xml = `<w:document xmlns:w="w"><w:tbl><w:tr>${cell}</w:tr></w:tbl></w:document>`;
  expect(documentRows(xml)).toEqual([[{ text: 'a\n\u2011\nb\n\u2011c\n\u2011', comments: 0 }]]);
  expect(documentRows('<w:document>')).toBeUndefined();
});

test('without a mark a row is found by number and source, and replaces nothing (imports.67)', async () => {
  const document = edited(
    await made(),
    [/dragoman:5:1[01]:[^<]*/s, ''],
    ['Вниз по кроличьей норе', 'В нору'],
  );
  // Two sections have such a first string.
  expect(read(document)).toMatchObject({ changed: [{ key: 'First: 1', status: 'unknown', text: 'В нору' }] });
  const one = strings.filter(({ section }) => section === 1);
  expect(read(document, one)).toMatchObject({
    changed: [{ string: 10, status: 'new', text: 'В нору', notes: ['unmarked'] }],
    unchanged: 7,
  });
  const foreign = await made({ ...PROJECT, id: 6 });
  expect(read(edited(foreign, ['Вниз по кроличьей норе', 'В нору']))).toMatchObject({
    changed: Array.from({ length: 8 }, () => ({ status: 'unknown' })),
  });
});

test('what is no such document is refused as before, and a damaged or huge one by name', async () => {
  const word = readFileSync(new URL('../../files/books/fixtures/alice-word.docx', import.meta.url));
  expect(read(word)).toMatchObject({ ok: false, kind: 'format' });
  const document = await made();
  expect(decodeFile('proofread.docx', document)).toMatchObject({ ok: false, kind: 'format' });
  expect(read(document.slice(0, -30))).toMatchObject({ ok: false, kind: 'corrupt' });
  // As strings of its own it would be imported with numbers and marks.
  expect(readBook('proofread.docx', document)).toMatchObject({ ok: false, kind: 'proofread' });
  const declared = edited(
    document,
    ['<w:document', '<!DOCTYPE d [<!ENTITY a "В нору">]><w:document'],
    ['Вниз по кроличьей норе', '&a;'],
  );
  expect(read(declared)).toMatchObject({ changed: [{ string: 10, text: '&a;' }] });
});

test('every text comes back as it was, in either direction', async () => {
  const text = fc
    .string({
      unit: fc.constantFrom(...'aяש 𝔘\t\n<>&"{}%־‑\u00ad\u200f\u202a\r'),
      minLength: 1,
      maxLength: 12,
    })
    .filter((one) => one.trim() !== '');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(text, text), { minLength: 1, maxLength: 4 }), async (pairs) => {
      const all = pairs.map(([source, translation], at) => stringOf(at + 10, 1, source, translation));
      const document = await made({ ...PROJECT, target_lang: 'he' }, all);
      expect(read(document, all)).toEqual({ changed: [], unchanged: all.length, missing: 0 });
    }),
    { numRuns: 25 },
  );
});

test('documents that LibreOffice has saved again change nothing but what was edited in them', () => {
  for (const name of ['libreoffice.docx', 'libreoffice-by-odt.docx']) {
    const document = readFileSync(new URL(`fixtures/${name}`, import.meta.url));
    expect(read(document), name).toEqual(NOTHING);
    expect(read(edited(document, ['по кроличьей', 'по глубокой'])), name).toMatchObject({
      changed: [{ string: 10, text: 'Вниз по глубокой норе', edits: 100 }],
      unchanged: 4,
    });
  }
});

test('tracked changes and comments that LibreOffice has saved are read as those of Word (imports.69)', () => {
  const document = readFileSync(new URL('fixtures/libreoffice-tracked.docx', import.meta.url));
  expect(read(document)).toEqual({
    changed: [
      {
        ...{ key: 'First: 1', status: 'new', text: 'Вниз по глубокой норе', string: 10 },
        ...{ edits: 100, notes: ['comments'] },
      },
    ],
    unchanged: 4,
    missing: 0,
  });
});
