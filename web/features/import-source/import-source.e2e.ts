import { type BrowserContext, expect, type Page } from '@playwright/test';
import { addSection, listSections } from '#contract/sections.ts';
import { listStrings } from '#contract/strings.ts';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { LIMITS } from '#domain/limits.ts';
import { newEmptySection, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { ask, newUser } from '../../../test/browser-user.ts';

/** Creates a section and opens its import page. */
async function openLoad(page: Page, context: BrowserContext) {
  const { params, address } = await newEmptySection(page, context, 'Toolbar');
  await ask(page.request, addSection, { params, body: { name: 'Later' } });
  await page.goto(address);
  return {
    sections: () => ask(page.request, listSections, { params }),
    stored: async () =>
      (await ask(page.request, listStrings, { params })).map(({ text, key }) =>
        key === '' ? text : `${key}: ${text}`,
      ),
  };
}

const preview = (page: Page) => page.getByRole('list', { name: 'Preview' });
const upload = (page: Page) => page.getByRole('button', { name: /^Import/ });

async function transform(page: Page, type: string, content: string) {
  await page.getByLabel('Type', { exact: true }).selectOption({ label: type });
  await page.getByLabel('Text to import').fill(content);
  await page.getByRole('button', { name: /^Transform/ }).click();
}

/** Chooses files through the hidden file input, since Playwright can't use the browser's picker. */
async function choose(page: Page, ...files: { name: string; content: string | Buffer }[]) {
  const field = page.getByLabel('Choose files').and(page.locator('input'));
  await field.setInputFiles(
    files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) })),
  );
}

test('what is wrong with a paste is said at its place, and it can’t be uploaded', async ({
  page,
  context,
}) => {
  const { stored } = await openLoad(page, context);
  const cases = [
    ['JSON', '{"a": "b",}', 'Broken JSON'],
    ['JSON', '{"a": {"b": "c"}}', 'Nested JSON isn’t supported'],
    ['JSON', '{"a": " "}', 'Empty string.'],
    ['Inner-format JSON', '[{"key": "a"}]', 'No text. Every item needs one.'],
    ['Inner-format JSON', '{"key": "a"}', 'Not a list.'],
    ['JSON', `{"a": "${'x'.repeat(2001)}"}`, '2,001 characters. The limit is 2,000.'],
  ] as const;
  for (const [type, content, words] of cases) {
    await transform(page, type, content);
    await expect(preview(page).getByText(words)).toBeVisible();
    await expect(preview(page).getByRole('button', { name: 'line 1' })).toBeVisible();
    await expect(page.getByText('Fix 1 error to import.')).toBeVisible();
    await expect(upload(page)).toBeDisabled();
  }
  await transform(page, 'Text', 'One more sentence. '.repeat(150));
  await expect(page.getByRole('button', { name: 'Import 2 strings' })).toBeEnabled();
  await expect(preview(page).getByRole('listitem').nth(1)).toContainText('Continues the previous string');
  await expect(page.getByText(/1 long paragraph was split/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo last change' }).click();
  await expect(upload(page)).toBeDisabled();
  await preview(page).getByRole('button', { name: 'Split at sentence ends' }).click();
  await expect(page.getByRole('button', { name: 'Import 2 strings' })).toBeEnabled();
  await transform(page, 'Text', ' \n\n ');
  await expect(page.getByText('No strings found in this text.').first()).toBeVisible();
  await expect(upload(page)).toBeDisabled();
  expect(await stored()).toEqual([]);
});

test('nested JSON is read as such, and as pairs with its keys joined by dots when one asks for it', async ({
  page,
  context,
}) => {
  const { stored } = await openLoad(page, context);
  const nested = { labels: { paste: 'Paste', copy: 'Copy' }, menu: { file: { open: 'Open' } }, ok: 'OK' };
  await choose(page, { name: 'en.json', content: JSON.stringify(nested, null, 2) });
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('nested_json');
  await expect(page.getByRole('button', { name: 'Import 4 strings' })).toBeEnabled();
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'JSON' });
  await expect(page.getByText('Fix 1 error to import.')).toBeVisible();
  await expect(upload(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Keep it nested' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('nested_json');
  await expect(page.getByRole('button', { name: 'Import 4 strings' })).toBeEnabled();
  await page.getByLabel('Type', { exact: true }).selectOption({ label: 'JSON' });
  await page.getByRole('button', { name: 'Flatten keys' }).press('Enter');
  await expect(page.getByText('Nested keys are joined with dots.')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Preview' })).toBeFocused();
  await page.getByRole('button', { name: 'Import 4 strings' }).click();
  await page.waitForURL('**/editor/*');
  expect(await stored()).toEqual([
    'labels.paste: Paste',
    'labels.copy: Copy',
    'menu.file.open: Open',
    'ok: OK',
  ]);
});

test('what is read is changed before it goes, and a failure loses nothing of it', async ({
  page,
  context,
}) => {
  const { stored } = await openLoad(page, context);
  await transform(page, 'JSON', '{"line": "Line"}');
  await expect(page.getByRole('button', { name: 'Import 1 string' })).toBeEnabled();
  await page
    .getByLabel('Text to import')
    .fill('{"line": "Line", "pencil": "Pencil", "line": "Straight", "text": "Text"}');
  await expect(page.getByText('The text has changed. Transform it again.')).toBeVisible();
  await expect(upload(page)).toBeDisabled();
  await page.getByRole('button', { name: 'Transform again' }).click();
  await expect(preview(page).getByText('Same key as string 1. Both will be imported.')).toBeVisible();

  await page.getByRole('button', { name: /^Move string 4:/ }).press('Home');
  await expect(page.getByRole('button', { name: /^Move string 1:/ })).toBeFocused();
  await page
    .getByRole('button', { name: /^Move string 2:/ })
    .dragTo(page.getByRole('button', { name: /^Move string 3:/ }), { steps: 5 });
  await expect(preview(page).getByRole('listitem')).toContainText(['Text', 'Pencil', 'Line', 'Straight']);
  await preview(page).getByRole('listitem').filter({ hasText: 'Straight' }).hover();
  await page.getByRole('button', { name: 'Actions for string 4' }).click();
  await page.getByRole('menuitem', { name: 'Edit key and context' }).click();
  await page.getByRole('textbox', { name: 'Key' }).fill('line.straight');
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(page.getByText('Same key as string')).toBeHidden();

  const calls = '**/api/projects/*/sections/*/strings*';
  // The response is lost after the save: a retry does not store the strings twice.
  await page.route(calls, (route) => route.fetch().then(() => route.abort()));
  await upload(page).click();
  const lost = page.getByRole('alert').filter({ hasText: 'Connection lost' });
  await expect(lost).toContainText('may already be saved. Try again: nothing is saved twice.');
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Stay' }).click();
  await page.unroute(calls);
  await upload(page).click();
  await page.waitForURL('**/editor/*');
  await expect(page.getByRole('main')).toBeFocused();
  expect(await stored()).toEqual(['text: Text', 'pencil: Pencil', 'line: Line', 'line.straight: Straight']);
});

test('what was sent is known again when its answer was lost and the same text is read once more', async ({
  page,
  context,
}) => {
  const { sections } = await openLoad(page, context);
  const files = [
    { name: 'First.txt', content: 'One.' },
    { name: 'Second.txt', content: 'Two.' },
  ];
  await choose(page, ...files);
  await expect(page.getByText('2 strings in 2 sections')).toBeVisible();
  const calls = '**/api/projects/*/sections/*/strings*';
  let sent = 0;
  await page.route(calls, async (route) => {
    sent++;
    const response = await route.fetch();
    await (sent === 2 ? route.abort() : route.fulfill({ response }));
  });
  await upload(page).click();
  await expect(page.getByText('Connection lost')).toBeVisible();
  await page.getByLabel('Text shown').selectOption('Second.txt');
  await page.getByRole('button', { name: 'Remove “Second.txt”' }).click();
  await choose(page, files[1] ?? { name: '', content: '' });
  await page.getByRole('dialog').getByRole('button', { name: 'Add' }).click();
  await page.getByRole('button', { name: 'Import 1 string', exact: true }).click();
  await page.waitForURL('**/editor/*');
  expect((await sections()).map(({ name, stats }) => [name, stats.strings_amount])).toEqual([
    ['Toolbar', 1],
    ['Second', 1],
    ['Later', 0],
  ]);
});

test('on a phone the choice how a text is cut stands above what it becomes', async ({ page, context }) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openLoad(page, context);
  const prose = 'A long line of prose, '.repeat(12).trim();
  await choose(page, { name: 'book.txt', content: `${prose}\n\n${prose}\n${prose}` });
  const rows = preview(page).getByRole('listitem');
  await expect(rows).toHaveCount(3);
  const cut = page.getByRole('radiogroup', { name: 'Split into' });
  await expect(cut).toBeInViewport({ ratio: 1 });
  await expect(rows.first()).toBeInViewport();
  await cut.getByText('Paragraphs').click();
  await expect(rows).toHaveCount(2);
  await expect(cut).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Text to import')).toBeHidden();
  // The same when the page was scrolled down to the button.
  await page.getByRole('button', { name: 'Back to text' }).click();
  await page.getByRole('button', { name: /^Transform/ }).click();
  await expect(rows).toHaveCount(2);
  await expect(cut).toBeInViewport({ ratio: 1 });
});

test('files become sections, each known for what it is, a book cut at its headings', async ({
  page,
  context,
}) => {
  const { sections } = await openLoad(page, context);
  const chapter = (number: string) =>
    `CHAPTER ${number}\n\n${'A line of prose. '.repeat(12)}\n\nAnd more.\n\n`;
  await choose(
    page,
    { name: 'toolbar.json', content: '[{"key": "line", "text": "Line", "context": "the tool"}]' },
    { name: 'Book.txt', content: `${chapter('I')}${chapter('II')}${chapter('III')}` },
    { name: 'film.en.srt', content: '1\n00:00:01,000 --> 00:00:02,000\nCaf\xe9\n' },
    { name: 'cover.png', content: Buffer.from([0x89, 0x50, 0, 0, 0, 7]) },
  );
  await expect(page.getByText('Can’t read “cover.png” (PNG) yet.')).toBeVisible();
  await expect(page.getByLabel('Type', { exact: true })).toHaveValue('special_json');
  await expect(page.getByText('11 strings in 5 sections')).toBeVisible();
  await page.getByRole('button', { name: 'Merge “CHAPTER III” with section above' }).click();
  await page.getByLabel('Name of section 4').fill('Film');
  await page.getByLabel('Import section “CHAPTER I”', { exact: true }).uncheck();
  await upload(page).click();
  await page.waitForURL('**/editor/*_*_*');
  expect((await sections()).map(({ name, format, stats }) => [name, format, stats.strings_amount])).toEqual([
    ['Toolbar', 'special_json', 1],
    ['CHAPTER II', 'text', 6],
    ['Film', 'srt', 1],
    ['Later', 'text', 0],
  ]);
});

test('what the project has no room for is told before it is sent', async ({ page, context }) => {
  await openLoad(page, context);
  const most = LIMITS.sectionsPerProject;
  const chapters = Array.from({ length: most + 1 }, (_, at) => `CHAPTER ${at + 1}\n\nSome prose.\n`);
  await choose(page, { name: 'Saga.txt', content: chapters.join('\n') });
  // The project has two sections; the first chapter is imported into one of them.
  const words = '2 sections over this project’s limit.';
  await expect(page.getByRole('region', { name: 'Preview' }).getByText(words)).toContainText(
    'The site administrator can raise the limit.',
  );
  await expect(upload(page)).toBeDisabled();
  await expect(upload(page)).toHaveAccessibleDescription(words);
  await page.getByRole('switch', { name: /at headings/ }).click();
  await expect(page.getByText(words)).toHaveCount(0);
  await expect(upload(page)).toBeEnabled();
});

test('ten thousand strings are read, put in order and stored at once', async ({ page, context }) => {
  const { stored } = await openLoad(page, context);
  const text = Array.from({ length: 10_000 }, (_, at) => `Line ${at + 1}.`).join('\n');
  await choose(page, { name: 'long.txt', content: text });
  await page.getByRole('button', { name: /^Move string 1:/ }).press('End');
  await expect(preview(page).getByText('Line 10000.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move string 10,000:/ })).toBeFocused();
  await page.getByRole('button', { name: 'Import 10,000 strings' }).click();
  await page.waitForURL('**/editor/*');
  expect((await stored()).slice(-2)).toEqual(['Line 10000.', 'Line 1.']);
});

test('who may not load strings or translate is kept out', async ({ browser }) => {
  const { project, section } = await projectWithStrings(await newUser('owner'), ['One']);
  const place = `/projects/${project.id}/sections/${printSectionId(section.id)}`;
  const stranger = await (await newUser('stranger')).opens(browser, `${place}/load_strings`);
  await expect(stranger.getByText('Access to this page is forbidden.')).toBeVisible();
  await stranger.goto(`${place}/upload_translations`);
  await expect(stranger.getByText('Access to this page is forbidden.')).toBeVisible();
});

test('a letter typed into a text asks for no more work beside its preview than without one', async ({
  page,
  context,
}) => {
  await openLoad(page, context);
  const text = page.getByLabel('Text to import');
  const session = await context.newCDPSession(page);
  await session.send('Profiler.enable');
  await session.send('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
  const callsOfTyping = async () => {
    await text.press('End');
    await text.press('x');
    await session.send('Profiler.takePreciseCoverage');
    await text.pressSequentially('abcde');
    const { result } = await session.send('Profiler.takePreciseCoverage');
    const counts = result.flatMap(({ functions }) => functions.map(({ ranges }) => ranges[0]?.count ?? 0));
    return counts.reduce((sum, count) => sum + count, 0);
  };
  await text.fill('A line that is typed on.\n'.repeat(2000));
  const alone = await callsOfTyping();
  await page.getByRole('button', { name: 'Transform' }).click();
  await expect(preview(page).getByRole('listitem').nth(5)).toBeVisible();
  expect(await callsOfTyping()).toBeLessThan(1.5 * alone);
});

test('100,000 pasted lines are read beside the page like a file, and all of them are kept', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLoad(page, context);
  const text = page.getByLabel('Text to import');
  await text.focus();
  await page.evaluate(() => {
    const seen = { requests: [] as unknown[], typed: 0 };
    Object.assign(window, { seen });
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (this: Worker, message: { request: { text: string } }) {
      const { text, ...how } = message.request;
      seen.requests.push({ lines: text.split('\n').length, how: Object.keys(how) });
      send.call(this, message);
    };
    // The browser reports its own edits of a field by this event.
    document.addEventListener('input', ({ target }) => {
      if (target instanceof HTMLTextAreaElement) seen.typed++;
    });
    const lines = Array.from({ length: 100_000 }, (_, at) => `Line ${at + 1}.`);
    return navigator.clipboard.writeText(lines.join('\n'));
  });
  await page.keyboard.press('ControlOrMeta+v');
  // It is transformed at once, and exceeds the limit of a section.
  await expect(preview(page).getByText('Line 7.', { exact: true })).toBeVisible();
  await expect(page.getByText('too long to show in full')).toBeVisible();
  await expect(text).toHaveAttribute('readonly');
  await expect(text).toHaveValue(/^Line 1\.\n[\s\S]*\nLine 2000\.$/);
  await expect(upload(page)).toBeDisabled();
  const seen = () => page.evaluate(() => 'seen' in window && window.seen);
  expect(await seen()).toMatchObject({
    typed: 0,
    // Its format was detected by the worker, not on the page.
    requests: [{ lines: 100_000, how: expect.not.arrayContaining(['choice']) }],
  });
  // With another option the whole file is read again.
  await page.getByText('Paragraphs', { exact: true }).click();
  await expect(preview(page).getByText('Continues the previous string').first()).toBeVisible();
  expect(await seen()).toMatchObject({ requests: [{}, { lines: 100_000 }] });
  await page.getByRole('button', { name: 'Remove “Pasted text”' }).click();
  await expect(text).toBeEditable();
  await expect(text).toHaveValue('');
});
