import AxeBuilder from '@axe-core/playwright';
import { expect, type Page, type Route } from '@playwright/test';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';
import { IDLE_LIMIT } from './use-has-interacted.ts';

test('a guest reads the current version section by section, sees its original, and finds a string in the editor', async ({
  browser,
  page,
}) => {
  const anna = await newUser('anna');
  const { project, section, strings } = await projectWithStrings(anna, [
    'It was a table.',
    '<h1>Nobody</h1> <b>sat</b> there.',
  ]);
  const [first] = strings;
  if (!first) throw new Error('The stage has no strings.');
  await anna.does(addTranslation, { params: first, body: { text: 'Это был стол.' } });
  const params = { project: project.id };
  const second = await anna.does(addSection, { params, body: { name: 'Two' } });
  await anna.does(addStrings, { params: { ...params, section: second.id }, body: [{ text: 'The end.' }] });

  await page.goto(`/projects/${project.id}/read/all`);
  const text = page.getByRole('main');
  await expect(text.getByText('Это был стол.')).toHaveAttribute('lang', 'ru');
  // A string without a translation shows its source, in which nothing but marks of style is interpreted (reading.10).
  const source = text.getByText('<h1>Nobody</h1> sat there.');
  await expect(source).toHaveAttribute('lang', 'en');
  await expect(source.locator('b')).toHaveText('sat');
  await expect(text.getByText('It was a table.')).toBeHidden();
  await text.getByText('Это был стол.').hover();
  await expect(text.getByText('It was a table.')).toBeVisible();
  await page.getByText('Both').click();
  await expect(page).toHaveURL(/view=both$/);
  await expect(text.getByText('It was a table.')).toBeVisible();
  await expect(text.getByText('#2 isn’t translated yet')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Contents' }).click();
  await page.getByRole('menuitem', { name: 'The whole book' }).press('Escape');
  await page.goto(`/projects/${project.id}/read/${printSectionId(section.id)}`);
  await page.getByRole('link', { name: 'Two' }).click();
  await expect(page.getByRole('heading', { name: 'Two', level: 1 })).toBeVisible();
  await text.getByText('The end.').click();
  await expect(page).toHaveURL(new RegExp(`/editor/${printSectionId(second.id)}\\?string=\\d+$`));

  const reader = await anna.opens(browser, `/projects/${project.id}/read/${printSectionId(section.id)}`);
  await reader.getByRole('link', { name: /^#2 in the editor/ }).click();
  await expect(reader).toHaveURL(/\/editor\/.*string=/);
});

test('the bars hide while the text is scrolled on, and come back by scrolling back or by the keyboard', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const paragraphs = Array.from({ length: 60 }, (_, at) => `${at}. ${'And so she went on. '.repeat(9)}`);
  const { project } = await projectWithStrings(anna, paragraphs);
  const page = await anna.opens(browser, `/projects/${project.id}/read/all`, {
    viewport: { width: 390, height: 700 },
  });
  await expect(page.getByText(/^59\. /)).toBeAttached();
  const [top, bottom] = [page.getByRole('banner'), page.getByRole('radiogroup', { name: 'Languages' })];
  const areShown = async (shown: boolean) => {
    for (const bar of [top, bottom]) {
      if (shown) await expect(bar).toBeInViewport();
      else await expect(bar).not.toBeInViewport();
    }
  };
  await areShown(true);
  await page.mouse.move(200, 300);
  await page.mouse.wheel(0, 900);
  await areShown(false);
  await page.mouse.wheel(0, -300);
  await areShown(true);
  await page.mouse.wheel(0, 900);
  await areShown(false);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'Text appearance' }).focus();
  await areShown(true);
});

test('Read leads to where a guest has stopped in this browser, and a user in any browser (reading.12)', async ({
  browser,
  page,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const paragraphs = Array.from({ length: 80 }, (_, at) => `${at}. ${'And so she went on. '.repeat(9)}`);
  const { project, section } = await projectWithStrings(anna, paragraphs);
  const chapter = `/projects/${project.id}/read/${printSectionId(section.id)}`;
  const read = (reader: Page) => reader.getByRole('link', { name: 'Read', exact: true });
  const his = await boris.opens(browser, chapter);
  let place = '';
  for (const reader of [page, his]) {
    await reader.goto(`/projects/${project.id}`);
    await read(reader).click();
    await expect(reader.getByText(/^0\. /)).toBeInViewport();
    await reader.goto(chapter);
    await expect(reader.getByText(/^79\. /)).toBeAttached();
    await reader.mouse.move(400, 300);
    await reader.mouse.wheel(0, 6000);
    const kept = () => reader.evaluate(() => localStorage.getItem('dragoman.reading_places'));
    await expect.poll(kept).not.toBeNull();
    const sent = reader === his && his.waitForResponse((answer) => answer.url().endsWith('/reading/place'));
    await reader.getByRole('link', { name: project.name }).first().click();
    if (sent) expect((await sent).status()).toBe(200);
    await expect(read(reader)).toBeVisible();
    const [, string] = /"string":(\d+)/.exec(String(await kept())) ?? [];
    // Coming back moves the place by nothing.
    for (const _ of ['once', 'again']) {
      await reader.goto(`/projects/${project.id}`);
      await read(reader).click();
      await expect(reader).toHaveURL(new RegExp(`${chapter}#string-${string}$`));
      await expect(reader.locator(`#string-${string}`)).toBeInViewport();
    }
    place = `#string-${string}`;
  }
  const elsewhere = await boris.opens(browser, `/projects/${project.id}`);
  await read(elsewhere).click();
  await expect(elsewhere.locator(place)).toBeInViewport();
});

test('ten thousand strings are found, copied and printed whole, and only those near the window have links', async ({
  page,
}) => {
  const anna = await newUser('anna');
  const { project, section, strings, string } = await projectWithStrings(
    anna,
    Array.from({ length: 10_000 }, (_, at) => `Line ${at + 1}.`),
  );
  await anna.does(addTranslation, { params: string(9000), body: { text: 'Строка 9000.' } });
  const address = `/projects/${project.id}/read/${printSectionId(section.id)}`;
  const text = page.getByRole('main');
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = String(document.querySelectorAll('main p').length);
    };
    // The layout shifts while the text loads.
    new PerformanceObserver((list) => {
      const moved = list.getEntries().reduce((sum, entry) => sum + Object(entry).value, 0);
      document.documentElement.dataset.moved = String(
        Number(document.documentElement.dataset.moved ?? 0) + moved,
      );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Waiting is visible.
  const isWaiting = async (route: Route) => {
    await expect(text.getByRole('status')).toBeVisible();
    await route.continue();
  };
  await page.route('**/reading?*', isWaiting, { times: 1 });
  await page.goto(address);
  await expect(text.getByText('Line 1.')).toBeVisible();
  expect(Number(await page.locator('html').getAttribute('data-moved'))).toBeLessThan(0.1);
  // Printing waits for all of the text.
  await page.getByRole('button', { name: 'Text appearance' }).click();
  await page.getByRole('button', { name: 'Print' }).click();
  await page.waitForFunction((all) => document.body.dataset.printed === all, String(strings.length));
  await page.keyboard.press('Escape');

  const amounts = () =>
    page.evaluate(() => ({
      elements: document.querySelectorAll('main *').length,
      links: document.querySelectorAll('main a').length,
    }));
  expect((await amounts()).elements).toBeLessThan(1.2 * strings.length);

  // A match of the browser's search far below is shown, and stays selected when its block gets its links.
  const finds = (words: string) => page.evaluate((words) => Object(window).find(words), words);
  expect(await finds('Строка 9000.')).toBe(true);
  const found = text.getByText('Строка 9000.');
  await expect(found).toBeInViewport();
  await expect(found.getByRole('link')).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('Строка 9000.');
  expect((await amounts()).links).toBeLessThan(500);

  await page.keyboard.press('Control+a');
  const copied = await page.evaluate(() => getSelection()?.toString() ?? '');
  expect(copied.match(/(Line|Строка) \d+\./g)).toHaveLength(strings.length);

  await page.emulateMedia({ media: 'print' });
  await expect(text.locator('div', { hasText: 'Line 5000.' }).last()).toHaveCSS(
    'content-visibility',
    'visible',
  );
  await page.emulateMedia({ media: 'screen' });

  await page.goto(`${address}#string-${string(7000).string}`);
  await page.reload();
  await text.getByText('Line 7000.').waitFor();
  await expect(text.getByText('Line 7000.')).toBeInViewport();
});

test('a book of many sections is read to its end by one key, and its contents open at the section that is read', async ({
  page,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['The beginning.']);
  const params = { project: project.id };
  for (let at = 2; at <= 16; at++) {
    const { id } = await anna.does(addSection, { params, body: { name: `Chapter ${at}` } });
    const body = Array.from({ length: 40 }, (_, line) => ({
      text: `${at}.${line} ${'On and on it goes. '.repeat(24)}`,
    }));
    await anna.does(addStrings, { params: { ...params, section: id }, body });
  }
  await page.goto(`/projects/${project.id}/read/all`);
  await expect(page.getByText('The beginning.')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByText(/^16\.39 /)).toBeInViewport();
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - scrollY - innerHeight))
    .toBeLessThan(2);

  // Playwright's click would scroll to the sticky button.
  const contents = page.getByRole('button', { name: 'Contents' });
  await contents.evaluate((button: HTMLElement) => button.click());
  const last = page.getByRole('menuitem', { name: 'Chapter 16' });
  await expect(last).toHaveAttribute('aria-current', 'location');
  await expect(last).toBeInViewport();
  await page.getByRole('menuitem', { name: 'Chapter 3' }).click();
  await expect(page.getByText(/^3\.0 /)).toBeInViewport();
  await contents.evaluate((button: HTMLElement) => button.click());
  await expect(page.getByRole('menuitem', { name: 'Chapter 3' })).toHaveAttribute('aria-current', 'location');
});

test('a press on a view is answered before the text, which is long to draw', async ({ page }) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.', 'Two.']);
  await page.goto(editor.replace('/editor/', '/read/'));
  const text = page.getByRole('main');
  await expect(text.getByText('Two.')).toBeVisible();
  await page.evaluate(() => {
    const answered = new Promise((resolve) => {
      const look = async () => {
        // A synchronous rendering is done before the next task.
        for (let turn = 0; turn < 50; turn += 1) await Promise.resolve();
        resolve({
          pressed: document.querySelector('header [role="radiogroup"] input:checked')?.getAttribute('value'),
          drawn: document.querySelector('main')?.dataset.view,
        });
      };
      addEventListener('click', ({ target }) => target instanceof HTMLInputElement && void look());
    });
    Reflect.set(window, 'answered', answered);
  });
  await page.getByText('Both').click();
  expect(await page.evaluate(() => Reflect.get(window, 'answered'))).toEqual({
    pressed: 'both',
    drawn: 'translation',
  });
  await expect(text).toHaveAttribute('data-view', 'both');
});

test('a long text goes on beyond its first page when the reader does something', async ({ page }) => {
  const anna = await newUser('anna');
  const { project, section } = await projectWithStrings(
    anna,
    Array.from({ length: 700 }, (_, at) => `Line ${at + 1}.`),
  );
  // The first page may come a second time, when the event of its strings arrives after it.
  const pages = new Set<string>();
  page.on('request', (made) => {
    const url = new URL(made.url());
    url.searchParams.delete('position');
    if (url.pathname.endsWith('/reading')) pages.add(url.href);
  });
  // Without input the rest is fetched too, but later than this test checks.
  await page.addInitScript((still) => {
    const later = window.setTimeout;
    const patient = (call: () => void, after?: number) => {
      if (after !== still) return later(call, after);
      Object.assign(window, { isPatient: true });
      return 0;
    };
    Object.assign(window, { setTimeout: patient });
  }, IDLE_LIMIT);
  await page.goto(`/projects/${project.id}/read/${printSectionId(section.id)}`);
  await expect(page.getByText('Line 1.')).toBeVisible();
  await page.waitForFunction(() => 'isPatient' in window);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  expect(pages.size).toBe(1);
  await page.keyboard.press('Control');
  await expect(page.getByText('Line 700.')).toBeAttached();
  expect(pages.size).toBe(3);
});

test('a string far down that the address names is fetched without anything being done', async ({ page }) => {
  const anna = await newUser('anna');
  const { project, section, string } = await projectWithStrings(
    anna,
    Array.from({ length: 300 }, (_, at) => `Line ${at + 1}.`),
  );
  await page.goto(`/projects/${project.id}/read/${printSectionId(section.id)}#string-${string(300).string}`);
  await expect(page.getByText('Line 300.')).toBeInViewport();
});
