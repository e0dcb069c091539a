import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addLanguages } from '#contract/files/families.ts';
import { importFile, pushFile } from '#contract/files/files.ts';
import { createProject } from '#contract/projects/projects.ts';
import { listSections } from '#contract/texts/sections.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { isShown } from '../../../../test/page/find.ts';
import { chooseFiles, openImport, select } from '../../../../test/page/import.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { cut } from '../../../../test/page/network.ts';
import { openPage } from '../../../../test/page/page.ts';
import { afterJobs } from '../../../../test/page/run-jobs.ts';
import { joinAs } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
let made = 0;

const becomes = (path: string) => screen.findByRole('combobox', { name: `What becomes of ${path}` });
/** The rows of files with this name. */
const rowsOf = (name: string) =>
  screen.getAllByRole('rowheader', { name }).map((header) => header.closest('tr') as HTMLElement);
const rowHas = (name: string, text: string, at = 0) =>
  waitFor(() => expect(rowsOf(name).at(at)).toHaveTextContent(text));

/** A project without sections, and its page that imports any files. */
async function emptyProject() {
  made += 1;
  const name = `files_${made}`;
  const body = { name, handle: name, visibility: 'public', source_lang: 'en', target_lang: 'ru' } as const;
  const { id } = await anna.does(createProject, { body });
  const sectionsWithStats = () =>
    anna.does(listSections, { params: { project: id }, query: { generate_statistics: 'true' } });
  const sections = async () =>
    (await sectionsWithStats()).map(({ name, source_path, stats }) => [
      name,
      source_path,
      stats.strings_amount,
      stats.translations_amount,
    ]);
  return { id, address: `/projects/${id}/load_files`, sections, sectionsWithStats };
}

test('a folder of any files is imported: sources become sections, files in the other language their translations (imports.52, imports.53)', async () => {
  const { address, sections } = await emptyProject();
  const page = await openImport(testApp, anna, address);
  const files = {
    'locales/en/menu.json': '{"ok": "OK", "no": "No"}',
    'locales/ru/menu.json': '{"ok": "Да", "no": ""}',
    'locales/en/bad.json': '{"ok": "OK",\n"no": }',
    'locales/film/sintel.en.srt': '1\n00:00:01,000 --> 00:00:02,000\nWhat brings you to the land?\n',
    'locales/picture.png': '\x89PNG\r\n\x1a\n\0\0',
    'locales/node_modules/tool/a.json': '{"a": "A"}',
    'locales/.git/HEAD': 'ref',
  };
  await chooseFiles(page, ...Object.entries(files).map(([name, content]) => ({ name, content })));
  await isShown('bad.json');
  await rowHas('bad.json', 'Line 2: Broken JSON');
  await rowHas('picture.png', 'PNG');
  expect(screen.getAllByRole('row')).toHaveLength(1 + 3 + 1 + 5);
  expect(await becomes('locales/ru/menu.json')).toHaveValue('translations');
  await rowHas('sintel.en.srt', 'SubRip (SRT) · 1 string');
  expect(await sections()).toEqual([]);

  await select(page, 'What becomes of locales/film/sintel.en.srt', 'Left out');
  await page.press('Import 2 files');
  await isShown('2 files imported.');
  await rowHas('menu.json', '2 added');
  await rowHas('menu.json', '1 translation · 1 skipped', -1);
  expect(await sections()).toEqual([['menu', 'locales/en/menu.json', 2, 1]]);

  await page.press('Save report');
  await waitFor(() => expect(page.saved).toHaveLength(1));
  const report = await page.saved[0]?.text();
  expect(report).toContain('locales/en/menu.json (JSON · 2 strings)\n  2 added\n');
  expect(report).toContain('locales/en/bad.json (JSON)\n  Line 2: Broken JSON\n');
  expect(report).toContain('locales/film/sintel.en.srt (SubRip (SRT) · 1 string)\n  Left out\n');
});

test('a folder that is imported again updates its sections, and what is refused can be sent as something else', async () => {
  const { address, sections } = await emptyProject();
  const page = await openImport(testApp, anna, address);
  await chooseFiles(
    page,
    { name: 'menu.json', content: '{"ok": "OK"}' },
    { name: 'tale.txt', content: 'Once.\nTwice.\n' },
  );
  await page.press('Import 2 files');
  await isShown('2 files imported.');
  await page.user.click(screen.getByRole('link', { name: 'Go to project' }));
  await page.user.click(await screen.findByRole('link', { name: 'Import files' }));
  await isShown('Drop files or folders here');
  expect(page.address()).toBe(address);
  await chooseFiles(
    page,
    { name: 'menu.json', content: '{"ok": "Okay", "no": "No"}' },
    { name: 'other.ru.srt', content: '1\n00:00:01,000 --> 00:00:02,000\nРаз.\n' },
  );
  await waitFor(async () => expect(await becomes('menu.json')).toHaveValue('update'));
  // It has the times of no section here.
  await select(page, 'What becomes of other.ru.srt', 'Translations of');
  await page.choose('Section for other.ru.srt', '1. menu');
  await page.press('Import 2 files');
  await rowHas('menu.json', '1 added · 1 changed');
  await isShown('1 file was not imported.');
  await select(page, 'What becomes of other.ru.srt', 'New section');
  await page.press('Import 1 file');
  await rowHas('other.ru.srt', '1 added');
  expect((await sections()).map(([name, , strings]) => [name, strings])).toEqual([
    ['menu', 2],
    ['tale', 2],
    ['other.ru', 1],
  ]);
});

test('a file that comes after an import is planned by the sections that it made, however late their list comes', async () => {
  const { address } = await emptyProject();
  const page = await openImport(testApp, anna, address);
  await chooseFiles(page, { name: 'menu.json', content: '{"ok": "OK"}' });
  const letListCome = page.network.hold(/^GET .*\/sections/);
  await page.press('Import 1 file');
  await rowHas('menu.json', '1 added');
  expect(screen.getByRole('button', { name: 'Clear the list' })).toBeDisabled();
  letListCome();
  await isShown('1 file imported.');
  await page.press('Clear the list');
  await chooseFiles(page, { name: 'menu.json', content: '{"ok": "Okay"}' });
  await waitFor(async () => expect(await becomes('menu.json')).toHaveValue('update'));
});

test('files that couldn’t be read without a connection are read when they are chosen again', async () => {
  const { address } = await emptyProject();
  const page = await openImport(testApp, anna, address);
  await screen.findByLabelText(/^Choose (a )?files?$/, { selector: 'input' });
  const file = { name: 'one.txt', content: 'One.' };
  cut(page.network);
  await chooseFiles(page, file);
  await rowHas('one.txt', 'Couldn’t be read: No connection. Try again when you’re back online.');
  cut(page.network, false);
  await chooseFiles(page, file);
  expect(await becomes('one.txt')).toHaveValue('new');
});

test('translations that a file says are approved are approved on request', async () => {
  const { address, sectionsWithStats } = await emptyProject();
  const page = await openImport(testApp, anna, address);
  const unit = (key: string, state: string, target: string) =>
    `<trans-unit id="${key}"><source>${key}</source><target state="${state}">${target}</target></trans-unit>`;
  const units = unit('Open', 'final', 'Открыть') + unit('Close', 'translated', 'Закрыть');
  const content = `<xliff version="1.2"><file source-language="en" target-language="ru" datatype="plaintext" original="a"><body>${units}</body></file></xliff>`;
  await chooseFiles(page, { name: 'app.xlf', content });
  await isShown('XLIFF · 2 strings · 2 translations');
  await page.user.click(screen.getByRole('checkbox', { name: /^Approve what the files say is approved/ }));
  await page.press('Import 1 file');
  await rowHas('app.xlf', '2 added · 2 translations');
  const [section] = await sectionsWithStats();
  expect(section?.stats).toMatchObject({ strings_amount: 2, strings_approved: 1 });
});

test('who may not import strings does not get to the page', async () => {
  const { address, id } = await emptyProject();
  await joinAs(testApp, boris, { id }, 'translator');
  const page = await openImport(testApp, boris, address);
  await waitFor(() => expect(page.address()).toContain('/403'));
});

test('what a file leaves open is asked: columns of a table, the frame rate of subtitles (imports.56)', async () => {
  const { address, sections, id } = await emptyProject();
  const page = await openImport(testApp, anna, address);
  await chooseFiles(
    page,
    { name: 'menu.csv', content: 'Open the file,open,\nClose the file,close,Закрыть\n' },
    { name: 'film.sub', content: '{48}{72}What brings you?\n' },
  );
  await isShown('menu.csv');
  await rowHas('menu.csv', '2 strings');
  const done = async () => {
    await page.press('Done', within(screen.getByRole('dialog')));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await page.press('How menu.csv is read');
  await select(page, /^Column 2/, 'Key');
  await select(page, /^Column 3/, 'Translation');
  await done();
  await page.press('How film.sub is read');
  await select(page, /^Frame rate/, '24 fps');
  await done();
  await page.press('Import 2 files');
  await isShown('2 files imported.');
  expect((await sections()).map(([name, , ...counts]) => [name, ...counts])).toEqual([
    ['film', 1, 0],
    ['menu', 2, 1],
  ]);
  const [film, menu] = await anna.does(listSections, { params: { project: id } });
  const strings = (section = 0) => anna.does(listStrings, { params: { project: id, section } });
  expect((await strings(menu?.id)).map(({ key }) => key)).toEqual(['open', 'close']);
  expect((await strings(film?.id)).map(({ context }) => context)).toEqual([
    expect.stringContaining('00:00:02.000 → 00:00:03.000'),
  ]);
});

test('files of the other languages of the source go to their projects; what they lack is said (families.22)', async () => {
  const { address, id } = await emptyProject();
  const push = (path: string, json: string) =>
    anna.does(pushFile, { params: { project: id }, query: { path }, body: Buffer.from(json) });
  await push('locales/en/menu.json', '{"ok": "OK", "no": "No"}');
  const body = { languages: [{ target_lang: 'it' }] };
  const { languages } = await anna.does(addLanguages, { params: { project: id }, body });
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? 0;
  const sections = () =>
    anna.does(listSections, { params: { project: italian }, query: { generate_statistics: 'true' } });
  await afterJobs(testApp, async () => expect((await sections())[0]?.stats.strings_amount).toBe(2));
  await push('locales/en/later.json', '{"yes": "Yes"}');

  const page = await openPage(testApp, anna, `/projects/${id}#languages`);
  await enter('Import files', screen, 'link');
  await isShown(/files in Russian or Italian bring translations/);
  expect(page.address()).toBe(address);
  await chooseFiles(
    page,
    { name: 'locales/ru/menu.json', content: '{"ok": "Да"}' },
    { name: 'locales/it/menu.json', content: '{"ok": "Va bene", "no": "No, grazie"}' },
    { name: 'locales/it/later.json', content: '{"yes": "Sì"}' },
  );
  await waitFor(async () =>
    expect(await becomes('locales/it/menu.json')).toHaveValue(`translations ${italian}`),
  );
  expect(await becomes('locales/ru/menu.json')).toHaveValue('translations');
  await enter('Import 3 files');
  await isShown('2 files imported.');
  await isShown(/Italian doesn’t have this section yet/);
  const [menu] = await sections();
  const params = { project: italian, section: menu?.id ?? 0 };
  const strings = await anna.does(listStrings, { params, query: { fetch_translations: 'true' } });
  expect(strings.map(({ translations = [] }) => translations.map(({ text }) => text))).toEqual([
    ['Va bene'],
    ['No, grazie'],
  ]);
});

test('a text with chapters becomes a section for each, or one if that is chosen, and is updated when it comes again (imports.53)', async () => {
  const { address, sections } = await emptyProject();
  const page = await openImport(testApp, anna, address);
  const files = (more: string) => [
    { name: 'tale.md', content: `# Down\n\nAlice fell.\n\n# Up\n\nShe rose.\n${more}` },
    { name: 'novel.txt', content: 'CHAPTER I\n\nIt began.\n\n\nCHAPTER II\n\nIt ended.\n' },
    { name: 'page.html', content: '<html><body><h1>In</h1><p>So.</p><h1>Out</h1><p>No.</p></body></html>' },
  ];
  await chooseFiles(page, ...files(''));
  await isShown('Markdown · 4 strings · 2 chapters');
  for (const { name } of files(''))
    await waitFor(async () => expect(await becomes(name)).toHaveValue('book'));
  await select(page, 'What becomes of novel.txt', 'New section');
  await page.press('Import 3 files');
  await isShown('3 files imported.');
  await rowHas('tale.md', '2 sections · 4 added');
  expect((await sections()).map(([name, path]) => [name, path])).toEqual([
    ['novel', 'novel.txt'],
    ['In', 'page.html'],
    ['Out', 'page.html'],
    ['Down', 'tale.md'],
    ['Up', 'tale.md'],
  ]);

  await page.press('Clear the list');
  await chooseFiles(page, ...files('\nThe end.\n'));
  await waitFor(async () => expect(await becomes('tale.md')).toHaveValue('newerBook'));
  expect(await becomes('novel.txt')).toHaveValue('update');
  await page.press('Import 3 files');
  await rowHas('tale.md', '1 added');
  expect((await sections()).map(([name, , strings]) => [name, strings])).toEqual([
    ['novel', 4],
    ['In', 2],
    ['Out', 2],
    ['Down', 2],
    ['Up', 3],
  ]);
});

const chapter = (name: string, ...texts: string[]) =>
  `<h1>${name}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}`;
const bookOf = (...chapters: string[]) =>
  `<!doctype html><html lang="en"><body>${chapters.join('')}</body></html>`;
const DOWN = chapter('Down', 'Alice was beginning to get very tired.', 'The Rabbit took a watch out.');
const POOL = chapter('The Pool', 'Curiouser and curiouser! cried Alice.', 'She began to cry again.');
const GONE = chapter('Gone', 'Nobody will read this any more.');

test('a newer book says what it changes in each section before, under another name too (imports.66)', async () => {
  const { address, sections, id } = await emptyProject();
  const made = await anna.does(importFile, {
    params: { project: id },
    query: { name: 'alice.html' },
    body: Buffer.from(bookOf(DOWN, POOL, GONE)),
  });
  const [down] = made.sections;
  const [, tired] = await anna.does(listStrings, { params: { project: id, section: down?.id ?? 0 } });
  await anna.does(addTranslation, {
    params: { project: id, section: down?.id ?? 0, string: tired?.id ?? 0 },
    body: { text: 'Алиса устала.' },
  });
  const before = await sections();

  const page = await openImport(testApp, anna, address);
  const newer = bookOf(
    POOL,
    chapter('A Tale', 'They were a queer-looking party.', 'The Mouse told a tale.'),
    DOWN.replace('very tired', 'a bit tired'),
  );
  await chooseFiles(page, { name: 'alice-second-edition.html', content: newer });
  await waitFor(async () => expect(await becomes('alice-second-edition.html')).toHaveValue('newerBook'));
  const list = await screen.findByRole('list', {
    name: 'What alice-second-edition.html changes in each section',
  });
  const lines = () =>
    within(list)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(lines()).toEqual([
    'The PoolUnchanged',
    'A TaleNew section3 added',
    'DownChanged1 changed · 1 translation to review',
    'GoneNot in the file, stays2 strings are not in the file and stay',
  ]);
  await isShown('3 added · 1 changed · 2 strings are not in the file and stay · 1 translation to review');
  await page.user.click(screen.getByText('Changed (1)'));
  expect(lines()).toHaveLength(1);
  expect(await sections()).toEqual(before);

  const choice = (name: RegExp) => screen.getByRole('checkbox', { name });
  expect(choice(/^Put the sections in the order/)).not.toBeChecked();
  await page.user.click(choice(/^Put the sections in the order/));
  await page.user.click(choice(/^Delete what the book no longer has/));
  expect(lines()).toHaveLength(1);
  await page.press('Import 1 file');
  await rowHas('alice-second-edition.html', '3 added · 1 changed · 2 deleted · 1 translation to review');
  expect((await sections()).map(([name, path]) => [name, path])).toEqual([
    ['The Pool', 'alice-second-edition.html'],
    ['A Tale', 'alice-second-edition.html'],
    ['Down', 'alice-second-edition.html'],
  ]);
});

test('another book stays one of its own, and what is no newer file can be one', async () => {
  const { address, sections, id } = await emptyProject();
  const query = { path: 'alice.html' };
  await anna.does(pushFile, { params: { project: id }, query, body: Buffer.from(bookOf(DOWN, POOL)) });
  const page = await openImport(testApp, anna, address);
  const other = bookOf(chapter('One', 'Nothing of this is known.'), chapter('Two', 'Not this either.'));
  await chooseFiles(
    page,
    { name: 'other.html', content: other },
    { name: 'alice.html', content: bookOf(DOWN, POOL) },
  );
  await waitFor(async () => expect(await becomes('alice.html')).toHaveValue('newerBook'));
  await isShown('Nothing changed');
  await screen.findByRole('button', { name: 'Import 2 files' });
  expect(await becomes('other.html')).toHaveValue('book');
  await select(page, 'What becomes of other.html', 'Newer file of a book');
  expect(await screen.findByRole('combobox', { name: 'The book that other.html is newer than' })).toHaveValue(
    'alice.html',
  );
  const list = await screen.findByRole('list', { name: 'What other.html changes in each section' });
  expect(within(list).getAllByRole('listitem')).toHaveLength(4);
  await select(page, 'What becomes of other.html', 'A section for each chapter');
  await select(page, 'What becomes of alice.html', 'A section for each chapter');
  await page.press('Import 2 files');
  await isShown('2 files imported.');
  expect((await sections()).map(([name]) => name)).toEqual([
    'Down',
    'The Pool',
    'Down',
    'The Pool',
    'One',
    'Two',
  ]);
});

test('what can’t be compared says why, and is asked again (imports.66)', async () => {
  const { address, id } = await emptyProject();
  const query = { path: 'alice.html' };
  await anna.does(pushFile, { params: { project: id }, query, body: Buffer.from(bookOf(DOWN, POOL)) });
  const page = await openImport(testApp, anna, address);
  await isShown('Drop files or folders here');
  const [{ bytes = 0 } = {}] = await testApp.sql<
    { bytes: number }[]
  >`SELECT bytes FROM projects WHERE id = ${id}`;
  await testApp.sql`UPDATE projects SET bytes = ${2 ** 40} WHERE id = ${id}`;
  await chooseFiles(page, { name: 'alice.html', content: bookOf(DOWN, POOL, GONE) });
  await isShown(/What the file would change isn’t known yet: .*out of space/);
  await testApp.sql`UPDATE projects SET bytes = ${bytes} WHERE id = ${id}`;
  await page.press('Compare again');
  const list = await screen.findByRole('list', { name: 'What alice.html changes in each section' });
  expect(within(list).getAllByRole('listitem').at(-1)).toHaveTextContent('GoneNew section2 added');
});
