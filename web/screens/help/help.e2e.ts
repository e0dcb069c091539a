import { expect } from '@playwright/test';
import { printSectionId } from '#domain/addresses/sections-list.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('a guest sees what this is and what needs translators, and finds an answer in the guide', async ({
  page,
}) => {
  const { project } = await projectWithStrings(await newUser('anna'), ['The door.']);
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1, name: 'Translate books together' })).toBeVisible();
  const picture = page.getByRole('img', { name: /^The editor/ });
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  await expect(picture).toBeInViewport();
  const inNeed = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'Looking for translators' }) });
  await expect(inNeed.locator(`a[href="/projects/${project.id}"]`)).toBeVisible();

  await page.getByRole('contentinfo').getByRole('link', { name: 'Help' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await page.getByRole('searchbox').fill('subtitle timing');
  await page.getByRole('main').getByRole('link', { name: 'Subtitles' }).click();
  await expect(page).toHaveURL(/\/help\/subtitles$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Subtitles' })).toBeVisible();

  // A link in the text navigates within the app.
  await page.goto('/help/books');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('article').getByRole('link', { name: 'Download' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Read and download' })).toBeVisible();
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('the guide speaks Russian and Italian, names the labels as they are, and lists the shortcuts', async ({
  browser,
}) => {
  for (const { locale, title, label, key } of [
    { locale: 'ru', title: 'Сочетания клавиш', label: 'Участники', key: 'Утвердить' },
    { locale: 'it', title: 'Scorciatoie da tastiera', label: 'Membri', key: 'Approva' },
  ]) {
    const page = await browser.newPage({ locale });
    await page.goto('/help/shortcuts');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByText(key).first()).toBeVisible();
    await page.goto('/help/roles');
    await expect(page.getByRole('article').locator('strong', { hasText: label }).first()).toBeVisible();
    await expect(page.getByRole('article')).not.toContainText('{{');
    await page.close();
  }
});

test('the guide has the file formats by kind, and finds one by its extension (screens.21, screens.22)', async ({
  page,
}) => {
  await page.goto('/help');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 3, name: 'Subtitles' })).toBeVisible();
  await expect(main.getByRole('link', { name: 'SubRip (SRT)' })).toHaveAttribute('href', '/help/srt');
  await page.getByRole('searchbox').fill('.docx');
  await main.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Word (DOCX)' })).toBeVisible();
  const article = page.getByRole('article');
  await expect(article.getByRole('term').filter({ hasText: 'Files' })).toBeVisible();
  await expect(article).not.toContainText('{{');

  // Beside it are the formats of its kind, and above them the page on all.
  const contents = page.getByRole('navigation', { name: 'Topics' });
  await contents.getByRole('link', { name: 'EPUB' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'EPUB' })).toBeVisible();
  await expect(contents.getByRole('link', { name: 'SubRip (SRT)' })).toBeHidden();
  await contents.getByRole('link', { name: 'File formats' }).click();
  await article.getByRole('link', { name: 'CSV and TSV' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'CSV and TSV' })).toBeVisible();
});

test('a topic that the guide lacks is an unknown address (screens.4)', async ({ page }) => {
  const answer = await page.goto('/help/nothing');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('This page does not exist.')).toBeVisible();
});

test('the screens of a project lead to the page of the guide that explains them', async ({ browser }) => {
  const owner = await newUser('anna');
  const { project, section } = await projectWithStrings(owner, ['The door.']);
  const home = `/projects/${project.id}`;
  const page = await owner.opens(browser, '/');
  for (const [address, name, topic] of [
    [`${home}/editor/all`, 'Help on the editor', 'translate'],
    [`${home}#dictionary`, 'Help on the dictionary', 'dictionary'],
    [`${home}#members`, 'Help on members and roles', 'roles'],
    [`${home}#settings`, 'Help on project settings', 'start-a-project'],
    [`${home}/sections/${printSectionId(section.id)}/load_strings`, 'Help on importing', 'import'],
  ] as const) {
    await page.goto(address);
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', `/help/${topic}`);
  }
  await page.goto(home);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Help on downloading' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Read and download' })).toBeVisible();
});

test('where files come in or out, a link explains their format in a new tab (screens.23)', async ({
  browser,
}) => {
  const owner = await newUser('anna');
  const { project, section } = await projectWithStrings(owner, ['The door.']);
  const home = `/projects/${project.id}`;
  const page = await owner.opens(browser, `${home}/sections/${printSectionId(section.id)}/load_strings`);
  const link = page.getByRole('link', { name: /^About / });
  await expect(link).toHaveAttribute('href', '/help/text');
  await page.getByLabel('Text to import').fill('{"menu": {"open": "Open"}}');
  await page.getByRole('button', { name: 'Transform', exact: true }).click();
  await expect(link).toHaveAttribute('href', '/help/nested-json');
  const [opened] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(opened.getByRole('heading', { level: 1, name: 'Nested JSON' })).toBeVisible();
  await opened.close();

  await page.goto(`${home}/load_files`);
  await expect(link).toHaveAttribute('href', '/help/formats');
  await page.goto(`${home}/sections/${printSectionId(section.id)}/upload_translations`);
  await expect(link).toHaveAttribute('href', '/help/text');
  await page.goto('/create');
  await expect(link).toHaveAttribute('href', '/help/formats');
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'poem.md',
      mimeType: 'text/markdown',
      buffer: Buffer.from('# Poem\n\n## One\n\nA line.\n'),
    });
  await expect(link).toHaveAttribute('href', '/help/markdown');
  await page.getByRole('button', { name: 'Remove the book' }).click();

  await page.goto(home);
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: /^About / })).toHaveAttribute(
    'href',
    '/help/text',
  );
});
