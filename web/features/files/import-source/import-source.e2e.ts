import { type BrowserContext, expect, type Page } from '@playwright/test';
import { newEmptySection } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';

/** Opens the import page of an empty section. */
async function openLoad(page: Page, context: BrowserContext) {
  const { address } = await newEmptySection(page, context, 'Toolbar');
  await page.goto(address);
}

const preview = (page: Page) => page.getByRole('list', { name: 'Preview' });
const upload = (page: Page) => page.getByRole('button', { name: /^Import/ });

/** Chooses files through the hidden file input, since Playwright can't use the browser's picker. */
async function choose(page: Page, ...files: { name: string; content: string | Buffer }[]) {
  const field = page.getByLabel('Choose files').and(page.locator('input'));
  await field.setInputFiles(
    files.map(({ name, content }) => ({ name, mimeType: '', buffer: Buffer.from(content) })),
  );
}

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

test('strings are put in order by dragging them', async ({ page, context }) => {
  await openLoad(page, context);
  await page.getByLabel('Text to import').fill('Line.\nPencil.\nText.');
  await page.getByRole('button', { name: /^Transform/ }).click();
  await page
    .getByRole('button', { name: /^Move string 1:/ })
    .dragTo(page.getByRole('button', { name: /^Move string 2:/ }), { steps: 5 });
  await expect(preview(page).getByRole('listitem')).toContainText(['Pencil.', 'Line.', 'Text.']);
});

test('of ten thousand strings one is sent to the end, and the list shows it there', async ({
  page,
  context,
}) => {
  await openLoad(page, context);
  const text = Array.from({ length: 10_000 }, (_, at) => `Line ${at + 1}.`).join('\n');
  await choose(page, { name: 'long.txt', content: text });
  await page.getByRole('button', { name: /^Move string 1:/ }).press('End');
  await expect(preview(page).getByText('Line 10000.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Move string 10,000:/ })).toBeFocused();
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
  await text.fill('A line that is typed on.\n'.repeat(300));
  const alone = await callsOfTyping();
  await page.getByRole('button', { name: 'Transform' }).click();
  await expect(preview(page).getByRole('listitem').nth(5)).toBeVisible();
  expect(await callsOfTyping()).toBeLessThan(1.5 * alone);
});

test('100,000 pasted lines are read like a file, and all of them are kept', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openLoad(page, context);
  const text = page.getByLabel('Text to import');
  await text.focus();
  const choices: boolean[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.endsWith('/previews/source')) choices.push(searchParams.has('choice'));
  });
  await page.evaluate(() => {
    const seen = { typed: 0 };
    Object.assign(window, { seen });
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
  expect(await page.evaluate(() => 'seen' in window && window.seen)).toEqual({ typed: 0 });
  // Its format is detected where it is read, not on the page.
  expect(choices).toEqual([false]);
  await expect(page.getByText('100,000 strings').first()).toBeVisible();
  // With another option the whole file is read again.
  await page.getByText('Paragraphs', { exact: true }).click();
  await expect(preview(page).getByText('Continues the previous string').first()).toBeVisible();
  expect(choices).toEqual([false, true]);
  await page.getByRole('button', { name: 'Remove “Pasted text”' }).click();
  await expect(text).toBeEditable();
  await expect(text).toHaveValue('');
});
