import { type BrowserContext, expect, type Page } from '@playwright/test';
import { editProject } from '#contract/projects.ts';
import { listStrings } from '#contract/strings.ts';
import { INITIAL, REGULAR } from '#domain/translations/translations.ts';
import { newEmptySection } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { ask } from '../../../test/browser-user.ts';

const PO = `msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgid "Open"
msgstr "Открыть"

#, fuzzy
msgid "Save"
msgstr "Сохранить"

msgid "OK"
msgstr "OK"

msgid "Close"
msgstr ""

msgid "Long"
msgstr "${'х'.repeat(2001)}"
`;

async function openImport(page: Page, context: BrowserContext) {
  const { params, address } = await newEmptySection(page, context, 'App');
  await page.goto(address);
  const field = page.getByLabel('Choose files').and(page.locator('input'));
  await field.setInputFiles([{ name: 'app.po', mimeType: '', buffer: Buffer.from(PO) }]);
  await expect(page.getByRole('button', { name: 'Import 5 strings' })).toBeEnabled();
  return {
    params,
    stored: async () => {
      const strings = await ask(page.request, listStrings, {
        params,
        query: { fetch_translations: '' },
      });
      return strings.map(({ text, translations = [] }) => [
        text,
        ...translations.map(({ text, status }) => [text, status]),
      ]);
    },
  };
}

const preview = (page: Page) => page.getByRole('list', { name: 'Preview' });

test('a gettext file brings its translations, and the page says of each that was not added why', async ({
  page,
  context,
}) => {
  const { stored } = await openImport(page, context);
  await expect(page.getByText(/translations are in this language: German/)).toBeVisible();
  const choice = page.getByRole('switch', { name: /^Import \d translations too/ });
  await expect(choice).toBeChecked();
  await expect(preview(page).getByText('Открыть')).toBeVisible();
  await expect(preview(page).getByText('Same as the source')).toBeVisible();
  await expect(preview(page).getByText('Too long: 2,001 characters. The limit is 2,000.')).toBeVisible();
  await expect(page.getByText('5 strings · 2 translations')).toBeVisible();

  // Without them it is an import of strings alone.
  await choice.press('Space');
  await expect(preview(page).getByText('Открыть')).toHaveCount(0);
  await expect(page.getByText('5 strings', { exact: true })).toBeVisible();
  await choice.press('Space');
  await page.getByRole('switch', { name: 'Load same' }).press('Space');
  await expect(page.getByText('5 strings · 3 translations')).toBeVisible();
  await expect(choice).toHaveAccessibleName(/^Import 3 translations too/);
  await page.getByRole('switch', { name: 'Load same' }).press('Space');

  // The response is lost; sent again, nothing is stored twice.
  await page.route('**/strings/import', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await page.getByRole('button', { name: 'Import 5 strings' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(choice).toBeDisabled();
  await page.unroute('**/strings/import');
  await page.getByRole('button', { name: 'Import 5 strings' }).click();

  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  await expect(page.getByText('5 strings imported.')).toBeVisible();
  await expect(page.getByText('2 translations added.')).toBeVisible();
  const rows = page.getByRole('list', { name: 'Translations that weren’t added' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.nth(0)).toContainText(/line 13.*Same as the source/s);
  await expect(rows.nth(1)).toContainText(/line 19.*Too long/s);
  expect(await stored()).toEqual([
    ['Open', ['Открыть', REGULAR]],
    ['Save', ['Сохранить', INITIAL]],
    ['OK'],
    ['Close'],
    ['Long'],
  ]);
  await expect(page.getByRole('link', { name: 'Open editor' })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/editor/*');
});

test('who may not translate any more gets a sentence in place of the choice', async ({ page, context }) => {
  const { params } = await openImport(page, context);
  const choice = page.getByRole('switch', { name: 'Import 2 translations too' });
  await expect(choice).toBeVisible();
  await ask(page.request, editProject, { params, body: { status: 'closed' } });
  await page.getByRole('button', { name: 'Import 5 strings' }).click();
  await expect(page.getByRole('alert')).toContainText('This project is finished.');
  await expect(
    page.getByText(/3 translations, which won’t be imported\. This project is finished/),
  ).toBeVisible();
  await expect(choice).toHaveCount(0);
  await expect(preview(page).getByText('Открыть')).toHaveCount(0);
});

const XLIFF = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="app" source-language="en" target-language="ru" datatype="plaintext"><body>
    <trans-unit id="open" approved="yes"><source>Open</source><target state="final">Открыть</target></trans-unit>
    <trans-unit id="save"><source>Save</source><target state="translated">Сохранить</target></trans-unit>
  </body></file>
</xliff>
`;

test('what a file says is approved is approved if one chooses it, with the strings or to those that are there (imports.55)', async ({
  page,
  context,
}) => {
  const { params, address } = await newEmptySection(page, context, 'App');
  const stored = async () => {
    const strings = await ask(page.request, listStrings, { params, query: { fetch_translations: '' } });
    return strings.map(({ translations = [] }) =>
      translations.map(({ text, status }) => `${text} ${status}`),
    );
  };
  await page.goto(address);
  const choose = (file: string) =>
    page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'app.xlf', mimeType: '', buffer: Buffer.from(file) }]);
  await choose(XLIFF);
  const approve = page.getByRole('switch', { name: 'Approve what the file says is approved' });
  await expect(approve).not.toBeChecked();
  await approve.press('Space');
  await page.getByRole('button', { name: 'Import 2 strings' }).press('Enter');
  await expect(page.getByText('2 translations added.')).toBeVisible();
  expect(await stored()).toEqual([['Открыть 1'], ['Сохранить 0']]);

  await page.goto(`/projects/${params.project}/sections/${params.section.toString(16)}/upload_translations`);
  await choose(XLIFF.replace('Открыть', 'Раскрыть'));
  await approve.press('Space');
  await page.getByRole('button', { name: 'Import 1 translation' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Result' })).toBeVisible();
  await expect.poll(stored).toEqual([['Раскрыть 1', 'Открыть 0'], ['Сохранить 0']]);
});
