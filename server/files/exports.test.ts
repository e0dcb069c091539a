import { strFromU8, unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, exportStrings, importFile } from '#contract/files/files.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { createProject, editProject } from '#contract/projects/projects.ts';
import { editSection } from '#contract/texts/sections.ts';
import {
  deleteString,
  editString,
  listStrings,
  rearrangeStrings,
  updateStrings,
} from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { encodeText } from '#domain/formats/encode.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
let project: { id: number; handle: string };
let section: number;

beforeEach(async () => {
  const testProject = await projectOf(anna, { strings: ['One.', 'Two.', 'Three.'] });
  ({ project } = testProject);
  ({ section } = testProject.params);
  await joinAs(testApp, boris, project, 'translator');
});

const at = () => ({ project: project.id });
type Query = Parameters<typeof anna.does<typeof exportFile>>[1]['query'];

async function exports(query: Query = {}, who = anna) {
  const url = addressOf(exportFile.path, at(), query);
  const { statusCode, headers, rawPayload } = await testApp.app.inject({ url, headers: who.headers });
  return { status: statusCode, headers, bytes: rawPayload, text: rawPayload.toString() };
}
const refused = (query: object, who = anna) => who.tries(exportFile, { params: at(), query });

async function imports(name: string, text: string, query: object = {}) {
  const asked = { params: at(), query: { ...query, name }, body: Buffer.from(text) };
  const { section } = await anna.does(importFile, asked);
  return section?.id ?? 0;
}

async function translate(at: number, texts: (string | undefined)[]) {
  const params = { project: project.id, section: at };
  const strings = await anna.does(listStrings, { params });
  for (const [nth, text] of texts.entries()) {
    if (text === undefined) continue;
    const string = strings[nth]?.id ?? 0;
    await boris.does(addTranslation, { params: { ...params, string }, body: { text } });
  }
}

const FILES: [name: string, text: string][] = [
  ['book.txt', 'One.\nTwo.\n'],
  ['menu.json', '{\n  "open":  "Open",\n  "save": "Save\\u0021"\n}\n'],
  ['list.json', '[{"text": "Open", "key": "open", "context": "button", "max_length": 20}]\n'],
  ['film.srt', '1\n00:00:01,000 --> 00:00:02,000\n<i>One.</i>\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo.\n'],
  ['film.vtt', 'WEBVTT\n\nNOTE x\n\n00:01.000 --> 00:02.000 align:start\nOne.\n'],
  [
    'film.ass',
    '[Script Info]\nTitle: x\n\n[Events]\nFormat: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,One.\n',
  ],
  ['app.po', '# Head\nmsgid ""\nmsgstr "Language: ru\\n"\n\n#: a.c:1\nmsgid "Open"\nmsgstr "Открыть"\n'],
  ['notes.md', '---\na: b\n---\n\n# Title\n\nA *word*\nand more.\n\n```\ncode\n```\n'],
];

test.each(FILES)('the source of %s comes back as it came', async (name, text) => {
  const id = await imports(name, text);
  const { status, headers, text: back } = await exports({ sections: String(id), source: '' });
  expect([status, back]).toEqual([200, text]);
  expect(headers['content-type']).toMatch(/^[\w./+-]+; charset=utf-8$/);
  expect(headers['content-disposition']).toContain('attachment; filename="');
});

test('a book with control characters keeps their texts, and what was stored with one is named (strings.22, exports.28)', async () => {
  const book = '<FictionBook><body><section>\n<p>One\uFFFF.</p>\n<p>Two.</p></section></body></FictionBook>';
  const query = { name: 'book.fb2' } as const;
  const report = await anna.does(importFile, { params: at(), query, body: Buffer.from(book) });
  expect([report.read, report.skipped]).toEqual([
    1,
    { total: 1, lines: [{ line: 2, kind: 'control', key: 'One\uFFFF.' }] },
  ]);
  const { id = 0 } = report.sections[0] ?? {};
  const wanted = { sections: String(id) } as const;
  await translate(id, ['Zwei.']);
  expect((await exports(wanted)).text).toBe(book.replace('Two', 'Zwei'));
  await testApp.sql`UPDATE translations SET text = ${'Zw\u0004i.'} WHERE project_id = ${project.id} AND text = 'Zwei.'`;
  const { text, headers } = await exports(wanted);
  expect(text).toBe(book.replace('Two', 'Zw\uFFFDi'));
  expect(decodeURIComponent(String(headers['dragoman-lacking']))).toBe('␄');
});

test('a short text in Hebrew is read by the language of the project, also as a book, and is a guess in another (imports.58)', async () => {
  const text = 'פתח קובץ\nשמור\n';
  const body = Buffer.from(encodeText(text, 'windows-1255') ?? expect.fail());
  const hebrew = { name: 'Hebrew', visibility: 'public', source_lang: 'he', target_lang: 'ru' } as const;
  const { id } = await anna.does(createProject, { body: { ...hebrew, handle: `hebrew_${project.id}` } });
  for (const query of [{ name: 'a.txt' }, { name: 'a.txt', format: 'text_document' }] as const) {
    const own = await anna.does(importFile, { params: { project: id }, query, body });
    expect([own.encoding, own.warnings.total]).toEqual(['windows-1255', 0]);
    const params = { project: id, section: own.sections[0]?.id ?? 0 };
    const [string] = await anna.does(listStrings, { params });
    expect(string?.text).toBe('פתח קובץ');
    await anna.does(addTranslation, {
      params: { ...params, string: string?.id ?? 0 },
      body: { text: 'סגור' },
    });
    const url = addressOf(exportFile.path, { project: id }, { sections: String(params.section) });
    const { rawPayload } = await testApp.app.inject({ url, headers: anna.headers });
    expect(new TextDecoder('windows-1255').decode(rawPayload)).toBe(text.replace('פתח קובץ', 'סגור'));
    const other = await anna.does(importFile, { params: at(), query, body });
    expect(other.warnings.lines).toEqual([{ line: 1, kind: 'encodingGuess' }]);
  }
});

test('a gettext file comes back with its translations', async () => {
  const [, text] = FILES[6] ?? expect.fail();
  const id = await imports('app.po', text, { with_translations: '' });
  expect((await exports({ sections: String(id) })).text).toBe(text);
});

test('the translation is exported with what stands for untranslated strings', async () => {
  await translate(section, ['Раз.', undefined, 'Три.']);
  expect((await exports()).text).toBe('Раз.\nTwo.\nТри.\n');
  expect((await exports({ untranslated: 'empty' })).text).toBe('Раз.\n\nТри.\n');
  const { text, headers } = await exports({ untranslated: 'skip' }, boris);
  expect(text).toBe('Раз.\nТри.\n');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
});

test('of several translations the current one is exported, or only the approved one', async () => {
  await translate(section, ['Раз.', 'Два.']);
  await translate(section, ['Один.']);
  const params = { project: project.id, section };
  const [first] = await anna.does(listStrings, { params, query: { fetch_translations: '' } });
  const old = first?.translations?.find(({ text }) => text === 'Раз.');
  expect((await exports({ untranslated: 'skip' })).text).toBe('Один.\nДва.\n');
  await anna.does(approve, {
    params: { ...params, string: first?.id ?? 0, translation: old?.id ?? 0 },
  });
  expect((await exports({ untranslated: 'skip' })).text).toBe('Раз.\nДва.\n');
  expect((await exports({ untranslated: 'skip', version: 'approved' })).text).toBe('Раз.\n');
});

test('sections that don’t go into one file are refused, and go into a ZIP with a file for each', async () => {
  await imports('menu.json', '{"open": "Open"}');
  await imports('sintel.en.srt', FILES[3]?.[1] ?? '');
  expect(await refused({})).toBe('400 sections mixed');
  const { status, headers, bytes } = await exports({ zip: '' });
  expect([status, headers['content-type']]).toEqual([200, 'application/zip']);
  expect(headers['content-disposition']).toContain(`filename="${project.handle}.ru.zip"`);
  const files = Object.entries(unzipSync(bytes)).map(([name, file]) => [name, strFromU8(file)]);
  expect(files).toEqual([
    ['One.ru.txt', 'One.\nTwo.\nThree.\n'],
    ['menu.ru.json', '{"open": "Open"}'],
    ['sintel.ru.srt', FILES[3]?.[1]],
  ]);
});

test('a name of any letters is told in ASCII and in full', async () => {
  const id = await imports('Глава "1".txt', 'One.');
  const { headers } = await exports({ sections: String(id), source: '' });
  expect(headers['content-disposition']).toBe(
    `attachment; filename="______1.en.txt"; filename*=UTF-8''%D0%93%D0%BB%D0%B0%D0%B2%D0%B0_1.en.txt`,
  );
});

test('an unknown section, and nothing to export, are refused', async () => {
  const other = await projectOf(anna);
  expect(await refused({ sections: `${section},${other.params.section}` })).toBe('400 sections unknown');
  await testApp.sql`DELETE FROM sections WHERE project_id = ${project.id}`;
  expect(await refused({})).toBe('400 strings required');
});

test('members who may translate export, of a paused project too', async () => {
  const stranger = await testApp.signUp(`stranger${project.id}`);
  expect(await refused({}, stranger)).toBe('403 project hidden');
  expect(await refused({}, testApp.guest)).toBe('401 session signedOut');
  await anna.does(editProject, { params: at(), body: { status: 'frozen' } });
  expect((await exports({}, boris)).status).toBe(200);
});

test('a section of ten thousand strings is exported whole', async () => {
  const text = Array.from({ length: 10_000 }, (_, nth) => `Line ${nth} ${'щ'.repeat(100)}\n`).join('');
  const id = await imports('large.txt', text);
  expect((await exports({ sections: String(id) })).text).toBe(text);
});

const PO = `# Translators
msgid ""
msgstr ""
"Language: ru\\n"
"Content-Type: text/plain; charset=windows-1251\\n"
"Content-Transfer-Encoding: 8bit\\n"
"Plural-Forms: nplurals=3; plural=n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2;\\n"

#. The menu
#: src/menu.c:12
msgctxt "menu"
msgid "Open"
msgstr "Открыть"  

#, fuzzy, c-format
#| msgid "Delete file"
msgid "Delete %s"
msgstr "Удалить файл %s"

msgid ""
"One line,\\n"
"another\\n"
msgstr ""
"Одна строка, "
"в двух частях,\\n"
"другая\\n"

# Of the plural
msgid "%d file"
msgid_plural "%d files"
msgstr[0] "%d файл"
msgstr[1]  "%d файла"
msgstr[2] ""
"%d файлов"

msgid "Close"
msgstr ""

#~ msgid "Old"
#~ msgstr "Старое"
`;

/** Windows-1251 with line ends of Windows. */
const asOnWindows = (text: string) =>
  Buffer.from(
    [...text.replaceAll('\n', '\r\n')].map((letter) => {
      const code = letter.codePointAt(0) ?? 0;
      return code < 0x80 ? code : code - 0x410 + 0xc0;
    }),
  );

test('a PO file goes out with all that is around its translations as it came, in its encoding and with its line ends (exports.27)', async () => {
  const query = { name: 'app.po', with_translations: '' } as const;
  const report = await anna.does(importFile, { params: at(), query, body: asOnWindows(PO) });
  expect(report).toMatchObject({ encoding: 'windows-1251', strings_added: 5, translations_added: 4 });
  const id = report.section?.id ?? 0;
  const wanted = { sections: String(id), untranslated: 'empty' } as const;
  const read = async (how = {}) => (await exports({ ...wanted, ...how })).bytes;
  const { bytes, headers } = await exports(wanted);
  expect(bytes.equals(asOnWindows(PO))).toBe(true);
  expect(headers['dragoman-lacking']).toBeUndefined();

  const params = { project: project.id, section: id };
  const strings = await anna.does(listStrings, { params, query: { fetch_translations: '' } });
  for (const { id: string, translations = [] } of strings) {
    for (const { id: translation } of translations) {
      await anna.does(approve, { params: { ...params, string, translation } });
    }
  }
  const sure = PO.replace('#, fuzzy, c-format\n#| msgid "Delete file"\n', '#, c-format\n');
  expect(sure).not.toBe(PO);
  expect((await read()).equals(asOnWindows(sure))).toBe(true);
  await translate(id, [undefined, undefined, undefined, undefined, 'Закрыть "это"']);
  const closed = sure.replace('msgid "Close"\nmsgstr ""', 'msgid "Close"\nmsgstr "Закрыть \\"это\\""');
  expect((await read()).equals(asOnWindows(closed))).toBe(true);
  const inUtf8 = closed.replace('windows-1251', 'UTF-8');
  expect((await read({ normalizes: '' })).toString()).toBe(inUtf8);
  await translate(id, [undefined, undefined, undefined, undefined, 'Sluit ↵ é']);
  const lacking = await exports(wanted);
  expect(decodeURIComponent(String(lacking.headers['dragoman-lacking']))).toBe('↵é');
  expect(JSON.parse(decodeURIComponent(String(lacking.headers['dragoman-lacking-texts'])))).toEqual([
    { file: 'app.ru.po', characters: '↵é', instead: 'utf-8', texts: 1, first: 'Close' },
  ]);
  expect(lacking.text).toBe(inUtf8.replace('Закрыть \\"это\\"', 'Sluit ↵ é').replaceAll('\n', '\r\n'));
});

test('a plain text goes out in the encoding and with the line ends of its file, until an update brings others (exports.27)', async () => {
  const text = 'Да\nНет\n';
  const query = { name: 'a.txt', format: 'text', encoding: 'windows-1251' } as const;
  const { section } = await anna.does(importFile, { params: at(), query, body: asOnWindows(text) });
  const params = { ...at(), section: section?.id ?? 0 };
  const wanted = { sections: String(params.section), source: '' } as const;
  expect((await exports(wanted)).bytes.equals(asOnWindows(text))).toBe(true);
  const update = (content: string) =>
    anna.does(updateStrings, { params, query: {}, body: importBody(parseSource('text', content)) });
  await update(`\uFEFF${text}`);
  expect((await exports(wanted)).text).toBe(`\uFEFF${text}`);
  const { event } = await update(`${text}Ещё\n`);
  expect((await exports(wanted)).text).toBe(`${text}Ещё\n`);
  await anna.does(undoEvent, { params: { ...at(), event: event ?? 0 } });
  expect((await exports(wanted)).text).toBe(`\uFEFF${text}`);
  for (const [nth, { id }] of (await anna.does(listStrings, { params })).entries())
    await anna.does(editString, { params: { ...params, string: id }, body: { key: `k${nth}` } });
  await anna.does(editSection, { params, body: { type: 'json' } });
  expect((await exports(wanted)).text).toBe('\uFEFF{\n  "k0": "Да",\n  "k1": "Нет"\n}\n');
  await anna.does(editSection, { params, body: { type: 'text' } });
  expect((await exports(wanted)).text).toBe(`\uFEFF${text}`);
});

test('translations that need review are exported, unless they are skipped (exports.17)', async () => {
  const id = await imports('menu.json', '{\n  "open": "Open",\n  "save": "Save",\n  "quit": "Quit"\n}\n');
  await translate(id, ['Открыть', 'Сохранить', undefined]);
  const params = { ...at(), section: id };
  const [, save] = await anna.does(listStrings, { params, query: { fetch_translations: '' } });
  const string = { ...params, string: save?.id ?? 0 };
  const [translation] = save?.translations ?? [];
  await anna.does(approve, { params: { ...string, translation: translation?.id ?? 0 } });
  const strings = ['Open', 'Store', 'Quit'].map((text) => ({
    key: text === 'Store' ? 'save' : text.toLowerCase(),
    text,
  }));
  await anna.does(updateStrings, { params, query: {}, body: { format: 'json', strings } });
  const read = async (query: Query) => JSON.parse((await exports({ sections: String(id), ...query })).text);
  expect(await read({})).toEqual({ open: 'Открыть', save: 'Сохранить', quit: 'Quit' });
  const without = { excludes_needs_review: '' } as const;
  expect(await read(without)).toEqual({ open: 'Открыть', save: 'Store', quit: 'Quit' });
  expect(await read({ ...without, version: 'approved' })).toEqual({
    open: 'Open',
    save: 'Store',
    quit: 'Quit',
  });
  await boris.does(addTranslation, { params: string, body: { text: 'Записать' } });
  expect(await read(without)).toEqual({ open: 'Открыть', save: 'Записать', quit: 'Quit' });
});

test('a file of the past has the texts of its moment, in their order; what has been removed since is marked (exports.18)', async () => {
  await translate(section, ['Раз.', 'Два.', 'Три.']);
  const [{ at: moment } = { at: 0 }] = await testApp.sql<
    { at: number }[]
  >`SELECT now_ms() AS at, pg_sleep(0.003)`;
  const params = { project: project.id, section };
  const [first, second, third] = await anna.does(listStrings, { params });
  if (!first || !second || !third) throw new Error('three strings');
  await anna.does(rearrangeStrings, { params, body: { strings: [third.id, second.id, first.id] } });
  await anna.does(deleteString, { params: { ...params, string: second.id } });
  const file = await exports({ at: moment });
  expect([file.headers['content-type'], file.text]).toEqual([
    'text/plain; charset=utf-8',
    'Раз.\nДва.\nТри.\n',
  ]);
  expect((await exports({ at: moment, source: '' })).text).toBe('One.\nTwo.\nThree.\n');
  const forTranslators = await exports({ at: moment, removed: '(удалено)' }, boris);
  expect(forTranslators.text).toBe('Раз.\n(удалено)\nТри.\n');
  expect((await exports()).text).toBe('Три.\nРаз.\n');
  expect(await refused({ at: moment, excludes_needs_review: '' })).toBe(
    '400 excludes_needs_review notRecorded',
  );
  expect(await refused({ at: 0 })).toBe('400 strings required');
});

async function exportsSelection(body: object, who = anna) {
  const url = addressOf(exportStrings.path, at());
  const asked = {
    method: 'POST',
    url,
    headers: { ...who.headers, 'content-type': 'application/json' },
  } as const;
  const { statusCode, headers, payload } = await testApp.app.inject({
    ...asked,
    payload: JSON.stringify(body),
  });
  return {
    status: statusCode,
    name: /filename="(.*?)"/.exec(String(headers['content-disposition']))?.[1],
    text: payload,
  };
}

test('selected strings are a file in the order of the project, whatever section they are of (exports.19)', async () => {
  const app = await imports('app.json', '{"open": "Open", "save": "Save"}');
  await translate(section, ['Раз.', undefined, 'Три.']);
  await translate(app, ['Открыть']);
  const idsOf = async (of: number) =>
    (await anna.does(listStrings, { params: { project: project.id, section: of } })).map(({ id }) => id);
  const [one, two, three] = await idsOf(section);
  const [open, save] = await idsOf(app);
  const strings = [open, three, one, two, open];
  expect(await exportsSelection({ strings }, boris)).toEqual({
    status: 200,
    name: `${project.handle}-selection.ru.txt`,
    text: 'Раз.\nTwo.\nТри.\nОткрыть\n',
  });
  expect((await exportsSelection({ strings, untranslated: 'skip' })).text).toBe('Раз.\nТри.\nОткрыть\n');
  expect((await exportsSelection({ strings: [one, two], format: 'bilingualText' })).text).toBe(
    'One.\nРаз.\n\nTwo.\n—\n',
  );
  expect(JSON.parse((await exportsSelection({ strings: [save, open], format: 'json' })).text)).toEqual({
    open: 'Открыть',
    save: 'Save',
  });
  const list = JSON.parse((await exportsSelection({ strings: [open, two], format: 'special_json' })).text);
  expect(list).toEqual([
    { text: 'Two.', key: '', context: '', translation: 'Two.' },
    { text: 'Open', key: 'open', context: '', translation: 'Открыть' },
  ]);
});

test('strings without keys are no JSON by key, and those of another project or none are refused', async () => {
  const ids = (await anna.does(listStrings, { params: { project: project.id, section } })).map(
    ({ id }) => id,
  );
  const refusal = (body: object) => anna.tries(exportStrings, { params: at(), body: body as never });
  expect(await refusal({ strings: ids, format: 'json' })).toBe('400 format keys');
  const other = await projectOf(anna);
  expect(await refusal({ strings: other.strings.map(({ string }) => string) })).toBe('400 strings required');
  const { carl } = await testApp.signUps('carl');
  expect(await carl.tries(exportStrings, { params: at(), body: { strings: ids } })).toMatch(/^403/);
  await anna.does(editProject, { params: at(), body: { status: 'closed' } });
  expect((await exportsSelection({ strings: ids }, boris)).status).toBe(200);
});
