import { expect, type Page, type Route } from '@playwright/test';
import { createProject } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { addStrings, listStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { importBody, parseSource } from '#domain/imports/import-source.ts';
import { LIMITS } from '#domain/limits.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { type BrowserUser, newName, newUser } from '../../../test/browser-user.ts';
import { MEGABYTES_PER_PROJECT } from '../../../test/start-service.ts';

/** A project with a JSON section for each of these, and the addresses of its pages. */
async function jsonStage(owner: BrowserUser, ...sections: Record<string, string>[]) {
  const handle = newName('upload');
  const { id: project } = await owner.does(createProject, {
    body: { name: handle, handle, visibility: 'public', source_lang: 'en', target_lang: 'ru' },
  });
  const paths = [];
  for (const pairs of sections) {
    const section = await owner.does(addSection, { params: { project }, body: { name: newName('part') } });
    const params = { project, section: section.id };
    const body = Object.entries(pairs).map(([key, text]) => ({ key, text }));
    const strings = body.length > 0 ? await owner.does(addStrings, { params, body }) : [];
    paths.push({ ...params, strings });
  }
  const [first] = paths;
  if (!first) throw new Error('There is no section.');
  return {
    first,
    paths,
    project: `/projects/${project}/upload_translations`,
    section: `/projects/${project}/sections/${printSectionId(first.section)}/upload_translations`,
  };
}

async function translationsOf(who: BrowserUser, { project, section }: { project: number; section: number }) {
  const strings = await who.does(listStrings, {
    params: { project, section },
    query: { fetch_translations: 'true' },
  });
  return strings.map(({ translations = [] }) => translations.map(({ text, status }) => [text, status]));
}

async function transform(page: Page, content: string) {
  await page.getByLabel('Translations to import').fill(content);
  await page.getByRole('button', { name: /^Transform/ }).click();
}

const rows = (page: Page) => page.getByRole('list', { name: 'Preview' }).getByRole('listitem');

test('what is broken is said at its line, pairs with what becomes of them; the second time nothing is new', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const { first, section } = await jsonStage(owner, { a: 'One', b: 'Two', c: 'Three', d: 'Four' });
  const string = first.strings[0]?.id ?? 0;
  await owner.does(addTranslation, { params: { ...first, string }, body: { text: 'Один' } });
  const page = await owner.opens(browser, section);
  for (const [content, words] of [
    ['{"a": "b",}', 'Broken JSON'],
    ['{"a": {"b": "c"}}', 'The value of “a” must be text in quotes'],
    ['7', 'Not an object of keys and translations.'],
  ] as const) {
    await transform(page, content);
    await expect(rows(page).filter({ hasText: words })).toContainText('line 1');
    await expect(page.getByText('Fix 1 error to import.')).toBeVisible();
  }
  const content = '{\n"a": ["Один", "Раз"],\n"b": "Two",\n"c": "",\n"x": "Икс",\n"d": "Четыре"}';
  await transform(page, content);
  await expect(page.getByRole('region', { name: 'Preview' })).toBeFocused();
  await expect(rows(page)).toContainText(
    ['Already exists', 'Раз', 'Same as the source', 'Empty', 'No string has this key.', 'Четыре'].map(
      (words) => new RegExp(words),
    ),
  );
  const upload = page.getByRole('button', { name: 'Import 2 translations' });
  await expect(upload).toBeDisabled();
  await expect(upload).toHaveAccessibleDescription(/1 translation is empty\./);
  await page.getByRole('button', { name: 'Skip empty' }).click();
  await expect(page.getByRole('switch', { name: 'Skip empty translations' })).toBeChecked();
  await expect(upload).toBeFocused();
  await upload.click();
  await expect(page.getByText('2 of 2 translations imported.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Open editor' })).toBeFocused();
  await expect(rows(page).filter({ hasText: 'Imported' })).toHaveCount(2);
  expect(await translationsOf(owner, first)).toEqual([
    [
      ['Раз', 0],
      ['Один', 0],
    ],
    [],
    [],
    [['Четыре', 0]],
  ]);

  await page.getByRole('button', { name: 'Import more' }).click();
  await transform(page, content.replace('"c": "",', ''));
  await expect(page.getByText('Nothing to import: all these translations already exist.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Import/ })).toBeDisabled();
});

test('text has a line for each string; a translator’s are drafts unless they say otherwise', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const { project, section, editor, string } = await projectWithStrings(owner, [
    'One',
    'Two\nlines',
    'Three',
  ]);
  const boris = await newUser('boris');
  await joins(boris, project);
  const id = printSectionId(section.id);
  const page = await boris.opens(browser, `/projects/${project.id}/sections/${id}/upload_translations`);
  await transform(page, 'Один\nДва');
  await expect(page.getByRole('alert')).toContainText(
    'Wrong number of strings: the text has 2 lines, the section 3 strings.',
  );
  await page.getByRole('checkbox', { name: /Line breaks/ }).check();
  await transform(page, 'One\nTwo\\nlines\nThree\n');
  await expect(page.getByRole('button', { name: /^Import/ })).toHaveAccessibleDescription(
    'All are the same as the source. Turn on “Load same” to import them.',
  );
  // The option is changed while the text is read.
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  const hold = async (route: Route) => {
    await held;
    await route.continue();
  };
  await page.route('**/strings?fetch_translations=true', hold, { times: 1 });
  await transform(page, 'One\nДве\\nстроки\nТри\n');
  await page.getByRole('switch', { name: 'Load same' }).click();
  release();
  await expect(page.getByRole('switch', { name: 'Mark as initial' })).toBeChecked();
  await page.getByRole('button', { name: 'Import 3 translations' }).click();
  await page.getByRole('link', { name: 'Open editor' }).click();
  await page.waitForURL(`**${editor}*`);
  expect(await translationsOf(owner, string(1))).toEqual([
    [['One', -1]],
    [['Две\nстроки', -1]],
    [['Три', -1]],
  ]);
});

test('for a whole project a pair goes to every string with its key; sections of text are no place for that', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const { project, paths } = await jsonStage(owner, { open: 'Open' }, { open: 'Open', shut: 'Shut' });
  const page = await owner.opens(browser, project);
  await page.locator('input[type=file]').setInputFiles(
    ['{"open": "Открыть"}', '{"shut": "Shut"}'].map((content, at) => ({
      name: `${at + 1}.json`,
      mimeType: '',
      buffer: Buffer.from(content),
    })),
  );
  await expect(rows(page).filter({ hasText: 'Same as the source' })).toHaveCount(1);
  await expect(page.getByText('for each of 2 strings with this key')).toHaveCount(2);
  await page.getByRole('button', { name: 'Import 2 translations' }).click();
  await expect(page.getByText('2 of 2 translations imported.')).toBeVisible();
  const stored = await Promise.all(paths.map((path) => translationsOf(owner, path)));
  expect(stored).toEqual([[[['Открыть', 0]]], [[['Открыть', 0]], []]]);

  const other = await projectWithStrings(owner, ['Text']);
  await page.goto(`/projects/${other.project.id}/upload_translations`);
  await expect(page.getByRole('heading', { name: 'Can’t import for the whole project' })).toBeVisible();
});

test('translations of a format that can’t be read yet are refused by name, or read as plain text', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const { project, section } = await projectWithStrings(owner, ['One.', 'Two.']);
  const address = `/projects/${project.id}/sections/${printSectionId(section.id)}/upload_translations`;
  const page = await owner.opens(browser, address);
  const strings = '{\\rtf1 Один.\nДва.}\n';
  await transform(page, strings);
  await expect(page.getByText('Can’t read RTF yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Import as plain text anyway' }).click();
  await expect(rows(page)).toContainText(['{\\rtf1 Один.', 'Два.}']);

  const field = page.getByLabel('Choose file').and(page.locator('input'));
  await field.setInputFiles([{ name: 'ru.toml', mimeType: '', buffer: Buffer.from('Раз.\nДва.\n') }]);
  await page.getByRole('dialog').getByRole('button', { name: 'Replace' }).click();
  await expect(page.getByText('Can’t read “ru.toml” (TOML) yet.')).toBeVisible();
  await page.getByRole('button', { name: 'Import as plain text anyway' }).click();
  await expect(rows(page)).toContainText(['Раз.', 'Два.']);
  await expect(page.getByText('Can’t read')).toBeHidden();
});

test('translated subtitles find their cues by the times when numbers differ, whatever the file’s encoding', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const { first, section } = await jsonStage(owner, {});
  const source = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n';
  await owner.does(addStrings, { params: first, body: importBody(parseSource('srt', source)) });
  const page = await owner.opens(browser, section);
  const translated = '\uFEFF7\n00:00:03,000 --> 00:00:04,000\nДва\n\n9\n00:01:01,000 --> 00:01:02,000\nТри\n';
  await page.locator('input[type=file]').setInputFiles({
    name: 'film.ru.srt',
    mimeType: '',
    buffer: Buffer.from(translated, 'utf16le'),
  });
  await expect(page.getByText('matched by timing')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Encoding' })).toHaveValue('utf-16le');
  await expect(rows(page)).toContainText(['Два', 'No string has this number or timing.']);
  await page.getByRole('button', { name: 'Import 1 translation' }).click();
  await expect(page.getByText('1 of 1 translation imported.')).toBeVisible();
  expect(await translationsOf(owner, first)).toEqual([[], [['Два', 0]]]);
});

test('in a full project it is told before anything is sent, to translators too', async ({ browser }) => {
  const owner = await newUser('owner');
  const { project, section, string } = await projectWithStrings(owner, ['One.']);
  const left = MEGABYTES_PER_PROJECT * 2 ** 20 - 'One.'.length;
  const long = LIMITS.stringText.max;
  const texts = Array.from({ length: Math.floor(left / long) }, () => 'x'.repeat(long));
  await owner.does(addStrings, {
    params: string(1),
    body: [...texts, 'x'.repeat(left % long)].map((text) => ({ text })),
  });
  const boris = await newUser('boris');
  await joins(boris, project);
  const place = `/projects/${project.id}/sections/${printSectionId(section.id)}`;
  const page = await boris.opens(browser, `${place}/upload_translations`);
  // A line for each string; a trailing line break adds no line.
  await transform(page, `Раз${'\n'.repeat(texts.length + 2)}`);
  await page.getByRole('switch', { name: 'Skip empty translations' }).click();
  const words = '6 bytes of text over this project’s limit.';
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(words)).toBeVisible();
  const upload = page.getByRole('button', { name: 'Import 1 translation' });
  await expect(upload).toBeDisabled();
  await expect(upload).toHaveAccessibleDescription(words);

  const own = await owner.opens(browser, `${place}/load_strings`);
  await own.getByLabel('Text to import').fill('Two.');
  await own.getByRole('button', { name: 'Transform' }).click();
  const load = own.getByRole('button', { name: 'Import 1 string' });
  await expect(load).toHaveAccessibleDescription(/^4 bytes of text over this project’s limit/);
  await expect(load).toBeDisabled();
});

test('an upload is stopped between two calls, survives a lost connection, and goes on', async ({
  browser,
}) => {
  const owner = await newUser('owner');
  const keys = Array.from({ length: 1100 }, (_, at) => `k${at}`);
  const { first, section } = await jsonStage(
    owner,
    Object.fromEntries(keys.map((key) => [key, `Text ${key}`])),
  );
  const page = await owner.opens(browser, section);
  await transform(page, JSON.stringify(Object.fromEntries(keys.map((key) => [key, `Текст ${key}`]))));

  const calls = `**/api/projects/*/sections/*/translations`;
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Import 1,100 translations' }).click();
  await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuemax', '1100');
  await page.getByRole('button', { name: 'Stop' }).click();
  held.resolve();
  await expect(page.getByText('Stopped. 500 of 1,100 translations imported')).toBeVisible();

  await page.unroute(calls);
  // Stored, but the response is lost.
  await page.route(calls, (route) => route.fetch().then(() => route.abort()));
  await page.getByRole('button', { name: 'Import remaining 600' }).click();
  await expect(page.getByRole('alert')).toContainText('Connection lost');
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Import remaining 600' }).click();
  await expect(page.getByText('1,100 of 1,100 translations imported')).toBeVisible();
  expect((await translationsOf(owner, first)).every(({ length }) => length === 1)).toBe(true);
});

test('a paste too long to be edited is transformed at once, and goes again', async ({ browser }) => {
  const owner = await newUser('owner');
  const { project, section } = await projectWithStrings(owner, ['One']);
  const page = await owner.opens(
    browser,
    `/projects/${project.id}/sections/${printSectionId(section.id)}/upload_translations`,
  );
  const text = page.getByLabel('Translations to import');
  await text.focus();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('Раз.\r\n'.repeat(20_001)));
  await page.keyboard.press('ControlOrMeta+v');
  await expect(page.getByRole('region', { name: 'Preview' }).getByRole('alert')).toContainText('20,001');
  await expect(text).toHaveAttribute('readonly');
  await page.getByRole('button', { name: 'Remove “Pasted text”' }).click();
  await text.fill('Раз.');
  await page.getByRole('button', { name: /^Transform/ }).click();
  await expect(rows(page)).toHaveCount(1);
});
