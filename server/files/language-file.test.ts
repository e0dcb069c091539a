import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, importFile, pushFile } from '#contract/files/files.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { deleteSection } from '#contract/texts/sections.ts';
import { deleteString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { DAY as DAY_MS } from '#domain/core/units.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';
import { purgeDeletions } from '../history/deleted/queries.ts';
import { recountAll } from '../programs/recount/queries.ts';
import { deleteUnusedFiles } from './books/unused-file-queries.ts';

const testApp = await openTestApp();
const { sql } = testApp;
const { anna, boris } = await testApp.signUps('anna', 'boris');
let project: number;
let section: number;

const POT = String.raw`#, fuzzy
msgid ""
msgstr ""
"PO-Revision-Date: YEAR-MO-DA HO:MI+ZONE\n"
"Language: \n"
"Content-Type: text/plain; charset=CHARSET\n"

#: a.c:1
msgid "Open"
msgstr ""

#: a.c:2
msgid "Close"
msgstr ""
`;
const PO = String.raw`# Russian
msgid ""
msgstr ""
"X-Team: yes\n"
"PO-Revision-Date: 2025-03-03 10:00+0000\n"
"Last-Translator: Olga <olga@example.org>\n"
"Language: ru\n"
"Content-Type: text/plain; charset=KOI8-R\n"

# of the menu
#: a.c:1
msgid "Open"
msgstr "Open"

#: a.c:2
msgid "Close"
msgstr "Shut"

#~ msgid "Old"
#~ msgstr "Former"
`.replaceAll('\n', '\r\n');

beforeEach(async () => {
  const testProject = await projectOf(anna);
  ({ project } = testProject.params);
  await joinAs(testApp, boris, testProject.project, 'translator');
  section = (await pushes(POT)).section?.id ?? 0;
});

const pushes = (text: string, query: object = {}) =>
  anna.does(pushFile, {
    params: { project },
    query: { path: 'app.pot', ...query },
    body: Buffer.from(text),
  });
const uploads = (text: string | Uint8Array, query: object = {}) =>
  boris.does(importFile, {
    params: { project },
    query: { kind: 'translations', section, name: 'ru.po', ...query },
    body: Buffer.from(text),
  });
async function pulls() {
  const query = { sections: String(section), untranslated: 'empty' } as const;
  const url = addressOf(exportFile.path, { project }, query);
  const { rawPayload } = await testApp.app.inject({ url, headers: boris.headers });
  return rawPayload.toString('latin1');
}
async function translates(text: string, translation: string) {
  const params = { project, section };
  const string = (await anna.does(listStrings, { params })).find((one) => one.text === text)?.id ?? 0;
  await boris.does(addTranslation, { params: { ...params, string }, body: { text: translation } });
}
const files = async () =>
  (await sql<{ id: string }[]>`SELECT id FROM project_files WHERE project_id = ${project}`).length;
const rightCounters = async () =>
  expect(await recountAll(sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });

test('a file of translations comes back byte for byte, and pushing it again changes nothing (imports.62, exports.31)', async () => {
  const words = Buffer.from(PO.replace('"Shut"', '"\xfa\xc1"').replace('Former', '\xc2'), 'latin1');
  expect(await uploads(words)).toMatchObject({ translations_added: 2, refused: { total: 0 } });
  expect(await pulls()).toBe(words.toString('latin1'));
  expect(await uploads(words)).toMatchObject({ translations_added: 0 });
  expect(await files()).toBe(1);
  await rightCounters();
});

test('what is changed comes with the name of its translator, and no address', async () => {
  await uploads(PO);
  await translates('Close', 'Closed');
  const pulled = await pulls();
  const date = /PO-Revision-Date: (\d{4}-\d\d-\d\d \d\d:\d\d\+0000)/.exec(pulled)?.[1] ?? '';
  expect(Math.abs(Date.parse(date) - Date.now())).toBeLessThan(DAY_MS);
  expect(pulled).toBe(
    PO.replace('2025-03-03 10:00+0000', date)
      .replace('Olga <olga@example.org>', 'boris')
      .replace('"Shut"', '"Closed"'),
  );
  expect(await uploads(pulled)).toMatchObject({ translations_added: 0 });
  expect(await pulls()).toBe(pulled);
});

test('a newer source keeps what it has no more, and says what it has changed, until it is undone', async () => {
  await uploads(PO);
  await translates('Close', 'Closed');
  const before = await pulls();
  const { event } = await pushes(
    POT.replace('#: a.c:2\nmsgid "Close"\nmsgstr ""\n', '#: b.c:1\nmsgid "New"\nmsgstr ""\n'),
    { removes_missing: '' },
  );
  const merged = (await pulls()).replaceAll('\r\n', '\n');
  expect(merged).toContain(
    '# of the menu\n#: a.c:1\nmsgid "Open"\nmsgstr "Open"\n\n#: b.c:1\nmsgid "New"\nmsgstr ""\n',
  );
  expect(merged).toContain('\n\n#~ msgid "Close"\n#~ msgstr "Closed"\n\n#~ msgid "Old"');
  await anna.does(undoEvent, { params: { project, event: event ?? 0 } });
  expect(await pulls()).toBe(before);
});

test('a language that was translated here alone keeps what a newer source has no more, but nothing that a member has deleted', async () => {
  await translates('Close', 'Shut');
  await translates('Open', 'Opened');
  await pushes(POT.replace('"Close"', '"New"').replace('a.c:2', 'b.c:1'), {
    removes_missing: '',
    keeps_keys: '',
  });
  const params = { project, section };
  const open = (await anna.does(listStrings, { params })).find(({ text }) => text === 'Open')?.id ?? 0;
  await anna.does(deleteString, { params: { ...params, string: open } });
  const merged = await pulls();
  expect(merged).toMatch(/msgid "New"\nmsgstr ""\n\n#~ msgid "Close"\n#~ msgstr "Shut"\n$/);
  expect(merged).not.toContain('Opened');
});

test('a translation of a changed source is fuzzy and says its former source', async () => {
  await uploads(PO);
  await pushes(POT.replace('"Close"', '"Close it"'));
  expect((await pulls()).replaceAll('\r\n', '\n')).toContain(
    '#: a.c:2\n#, fuzzy\n#| msgid "Close"\nmsgid "Close it"\nmsgstr "Shut"\n',
  );
});

test('a translation that is refused stays in the file, and is reported as kept (imports.62)', async () => {
  const long = PO.replace('Shut', 'x'.repeat(2001));
  expect(await uploads(long)).toMatchObject({
    translations_added: 1,
    refused: { total: 1, lines: [{ kind: 'keptInFile' }] },
  });
  expect(await pulls()).toBe(long);
});

test('of files that are uploaded at once one is kept whole, and every translation counts once', async () => {
  const names = ['Ada', 'Bo', 'Cy', 'Di'];
  const own = names.map((name) => PO.replace('Russian', name));
  const reports = await Promise.all(own.map((file) => uploads(file)));
  expect(reports.reduce((sum, { translations_added }) => sum + translations_added, 0)).toBe(2);
  expect(own).toContain(await pulls());
  await rightCounters();
});

test('neither a dry run, a template, a file in another language nor one of other strings is kept', async () => {
  await uploads(PO, { dry_run: '' });
  await uploads(PO.replace('Language: ru', 'Language: fr'));
  await uploads(POT, { skip_empty: '' });
  expect(await pulls()).toContain('"Language: ru\\n"');
  section = (await pushes('{"open": "Open"}', { path: 'app.json' })).section?.id ?? 0;
  await uploads('{"other": "Opened"}', { name: 'app.json' });
  expect(await files()).toBe(0);
});

test('the file goes with its section and comes back with it; one that was replaced is deleted', async () => {
  const checks = async () => {
    await sql`UPDATE project_files SET checked_at = checked_at - ${8 * DAY_MS}::bigint`;
    await deleteUnusedFiles(sql);
    await rightCounters();
  };
  await uploads(PO.replace('Russian', 'Older'));
  await uploads(PO);
  expect(await files()).toBe(2);
  await checks();
  expect(await files()).toBe(1);
  await anna.does(deleteSection, { params: { project, section } });
  await checks();
  const [deleted] = await sql<{ id: number }[]>`
    SELECT id FROM log WHERE project_id = ${project} ORDER BY id DESC LIMIT 1`;
  await anna.does(undoEvent, { params: { project, event: deleted?.id ?? 0 } });
  expect(await pulls()).toBe(PO);
  await anna.does(deleteSection, { params: { project, section } });
  await purgeDeletions(sql, -1000);
  await checks();
  expect(await files()).toBe(0);
});

test('a file of Qt is kept too (exports.33)', async () => {
  const ts = (language: string, ...messages: string[]) =>
    `<!DOCTYPE TS>\n<TS version="2.1" language="${language}">\n<context>\n<name>A</name>\n${messages.map((one) => `<message>\n${one}\n</message>\n`).join('')}</context>\n</TS>\n`;
  const untranslated = (text: string) =>
    `<source>${text}</source>\n<translation type="unfinished"></translation>`;
  const translated = (text: string) =>
    `<source>${text}</source>\n<translatorcomment>mine</translatorcomment>\n<translation>${text}!</translation>`;
  const query = { path: 'app.ts', format: 'qt_ts' };
  section = (await pushes(ts('en', untranslated('Open'), untranslated('Close')), query)).section?.id ?? 0;
  const own = ts('ru', translated('Open'), translated('Close'));
  expect(await uploads(own, { name: 'ru.ts' })).toMatchObject({ format: 'qt_ts', translations_added: 2 });
  expect(await pulls()).toBe(own);
  await pushes(ts('en', untranslated('New'), untranslated('Close')), { ...query, removes_missing: '' });
  const gone = translated('Open').replace('<translation>', '<translation type="vanished">');
  expect(await pulls()).toBe(ts('ru', untranslated('New'), translated('Close'), gone));
});

test('files of keys and texts come back byte for byte, and get what a newer source has more (exports.34)', async () => {
  const long = 'x'.repeat(2001);
  const unit = (id: string, text: string, target = '') =>
    `<trans-unit id="${id}"><source>${text}</source>${target && `<target state="final">${target}</target>`}</trans-unit>`;
  const cases = [
    {
      path: 'app.json',
      format: 'nested_json',
      source: (more: string) => `{\n  "a": { "b": "Open",${more} "c": "Close" }\n}\n`,
      more: ' "new": "New",',
      own: `{\r\n\t"v": 3,\r\n\t"a": { "old": "Former", "c": "${long}", "b": "Opened" }\r\n}`,
      updated: (own: string) => own.replace('"Opened"', '"Opened", "new": ""'),
    },
    {
      path: 'app.xml',
      format: 'android',
      source: (more: string) =>
        `<resources>\n  <string name="b">Open</string>\n${more}  <string name="c">Close</string>\n</resources>\n`,
      more: '  <string name="new">New</string>\n',
      own: `<resources>\n  <integer name="v">3</integer>\n  <!-- mine -->\n  <string name="c">${long}</string>\n  <string name="b">Opened</string>\n  <string name="old">Former</string>\n</resources>`,
      updated: (own: string) =>
        own.replace('Opened</string>', 'Opened</string>\n  <string name="new"></string>'),
    },
    {
      path: 'app.yml',
      format: 'yaml',
      source: (more: string) => `en:\n  b: Open\n${more}  c: Close\n`,
      more: '  new: New\n',
      own: `# mine\nru:\n  v: 3\n  c: ${long}\n  b: Opened # of the door\n  old: Former\n`,
      updated: (own: string) => own.replace('of the door', 'of the door\n  new: ""'),
    },
    {
      path: 'app.xlf',
      format: 'xliff',
      source: (more: string) =>
        `<xliff version="1.2"><file original="a" source-language="en"><body>\n${unit('b', 'Open')}\n${more}${unit('c', 'Close')}\n</body></file></xliff>\n`,
      more: `${unit('new', 'New')}\n`,
      own: `<xliff version="1.2"><file original="a" source-language="en" target-language="ru"><body>\n${unit('c', 'Close', long)}\n${unit('b', 'Open', 'Opened')}<!-- mine -->\n${unit('old', 'Former', 'Gone')}\n</body></file></xliff>`,
      updated: (own: string) => own.replace('<!-- mine -->', `\n${unit('new', 'New')}<!-- mine -->`),
    },
  ] as const;
  for (const { path, format, source, more, own, updated } of cases) {
    section = (await pushes(source(''), { path, format })).section?.id ?? 0;
    expect(await uploads(own, { name: path, format })).toMatchObject({
      translations_added: 1,
      refused: { lines: expect.arrayContaining([expect.objectContaining({ kind: 'keptInFile' })]) },
    });
    expect(await pulls()).toBe(own);
    expect(await uploads(own, { name: path, format })).toMatchObject({ translations_added: 0 });
    await pushes(source(more), { path, format });
    expect(await pulls()).toBe(updated(own));
    await pushes(source(''), { path, format, removes_missing: '' });
    expect(await pulls()).toBe(own);
  }
});

test('a kept file that can’t be updated is not used, and named (exports.35)', async () => {
  const path = 'app.yml';
  const source = (more = '') => `en:\n  open: Open\n${more}`;
  section = (await pushes(source(), { path, format: 'yaml' })).section?.id ?? 0;
  await uploads('ru: {open: Opened, v: 3}\n', { name: path, format: 'yaml' });
  const query = { sections: String(section), untranslated: 'empty' } as const;
  const url = addressOf(exportFile.path, { project }, query);
  const answer = async () => {
    const { body, headers } = await testApp.app.inject({ url, headers: boris.headers });
    return [body, decodeURIComponent(String(headers['dragoman-without-kept'] ?? ''))];
  };
  expect(await answer()).toEqual(['ru: {open: Opened, v: 3}\n', '']);
  await pushes(source('  new: New\n'), { path, format: 'yaml' });
  expect(await answer()).toEqual(['ru:\n  open: Opened\n  new: ""\n', 'app']);
});
