import { expect, type Locator } from '@playwright/test';
import { getBatch, startBatch } from '#contract/batches.ts';
import { addEntry } from '#contract/dictionary.ts';
import { deleteString } from '#contract/strings.ts';
import { importTranslationsToSection } from '#contract/translation-imports.ts';
import { addTranslation, editTranslation } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const row = (log: Locator, text: RegExp) => log.getByRole('listitem').filter({ hasText: text }).first();

test('a manager reads who did what, opens a group and what changed, and asks for less', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, string } = await projectWithStrings(anna, ['One white rabbit.', 'Two.', 'Three.']);
  await joins(boris, project);
  for (const number of [3, 2]) {
    await boris.does(addTranslation, {
      params: string(number),
      body: { text: `By Boris ${number}`, status: 0 },
    });
  }
  const { id } = await boris.does(addTranslation, {
    params: string(1),
    body: { text: 'Один чёрный кролик бежал домой.', status: 0 },
  });
  await anna.does(editTranslation, {
    params: { ...string(1), translation: id },
    body: { text: 'Один белый кролик бежал домой.' },
  });

  const page = await anna.opens(browser, `/projects/${project.id}#log`);
  const log = page.getByRole('region', { name: 'Log, newest first' });
  const edit = row(log, /anna\S* edited a translation in “The whole book”/);
  await edit.getByRole('button', { name: 'Details' }).click();
  await expect(edit.locator('del')).toHaveText('чёрный');
  await expect(edit.locator('ins')).toHaveText('белый');

  const group = row(log, /boris\S* added 3 translations/);
  await group.getByRole('button', { name: 'Details' }).press('Enter');
  await expect(group.getByRole('listitem')).toHaveCount(3);
  await expect(group.getByRole('link', { name: 'a translation' }).first()).toHaveAttribute(
    'href',
    new RegExp(`/editor/[0-9a-f]+\\?string=${string(1).string}$`),
  );
  await expect(log).toContainText('Start of the log.');

  const choose = async (label: string, option: string) => {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await choose('Member', boris.username);
  await expect(edit).toHaveCount(0);
  await expect(row(log, /joined the project/)).toBeVisible();
  await choose('Action', 'Approvals');
  await expect(page.getByText('No matching entries')).toBeVisible();
  await page.getByRole('status').getByRole('button', { name: 'Clear filters' }).click();
  await expect(edit).toBeVisible();

  const his = await boris.opens(browser, `/projects/${project.id}#log`);
  await expect(his.getByRole('tab', { name: 'Project' })).toHaveAttribute('aria-selected', 'true');
  await expect(his.getByRole('tab', { name: 'Log' })).toHaveCount(0);
});

test('older entries come by themselves, however many fold into a line', async ({ browser }) => {
  const anna = await newUser('anna');
  const texts = Array.from({ length: 230 }, (_, at) => `Line ${at}`);
  const { project, section, strings } = await projectWithStrings(anna, texts);
  await anna.does(importTranslationsToSection, {
    params: { project: project.id, section: section.id },
    body: strings.map(({ string }, at) => ({ string_id: string, text: `Строка ${at}`, status: 0 })),
  });
  const page = await anna.opens(browser, `/projects/${project.id}#log`);
  await expect(page.getByText(/added 230 translations/)).toBeVisible();
  await expect(page.getByText('Start of the log.')).toBeVisible();
});

test('a batch is one line, which opens with what it has changed (batches.7)', async ({ browser }) => {
  const anna = await newUser('anna');
  const texts = Array.from({ length: 60 }, (_, at) => `Line ${at}`);
  const { project, strings } = await projectWithStrings(anna, texts);
  const body = { strings: strings.map(({ string }) => string) };
  // Both are done before the page opens: a live change would load the entries again and take the refusal below away.
  for (const action of ['copySource', 'approve'] as const) {
    const { id } = await anna.does(startBatch, {
      params: { project: project.id },
      body: { ...body, action },
    });
    const progress = () => anna.does(getBatch, { params: { project: project.id, batch: id } });
    await expect.poll(async () => (await progress()).done, { timeout: 20_000 }).toBe(60);
  }

  const page = await anna.opens(browser, `/projects/${project.id}#log`);
  const log = page.getByRole('region', { name: 'Log, newest first' });
  const copied = row(log, /copied the source texts of 60 strings/);
  await expect(row(log, /approved the translations of/)).toBeVisible();
  await expect(log.getByText('Start of the log.')).toBeVisible();
  await copied.getByRole('button', { name: 'Details' }).press('Enter');
  await expect(copied.getByRole('listitem')).toHaveCount(50);
  await expect(copied.getByRole('listitem').first()).toContainText('Line 59');
  const older = copied.getByRole('button', { name: 'Show older entries' });
  await page.route(/[?&]before=/, (route) => route.fulfill({ status: 400, json: {} }), { times: 1 });
  await older.press('Enter');
  await copied.getByRole('button', { name: 'Try again' }).press('Enter');
  await expect(copied.getByRole('listitem')).toHaveCount(60);
});

test('the filter is chosen by keyboard, stands in the address and goes back (log.20)', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, string, section } = await projectWithStrings(anna, ['One.', 'Two.']);
  await joins(boris, project);
  await boris.does(addTranslation, { params: string(1), body: { text: 'Раз.', status: 0 } });
  await anna.does(addTranslation, { params: string(2), body: { text: 'Два.', status: 0 } });

  const page = await anna.opens(browser, `/projects/${project.id}#log`);
  const log = page.getByRole('region', { name: 'Log, newest first' });
  const filter = page.getByRole('search', { name: 'Filter the log' });
  const search = () => new URL(page.url()).searchParams;
  const choose = async (label: string, typed: string) => {
    await filter.getByRole('combobox', { name: label }).focus();
    await page.keyboard.type(typed);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  };
  await expect(log.getByText('Start of the log.')).toBeVisible();
  await choose('Member', boris.username);
  await expect.poll(() => search().get('member')).toMatch(/^\d+$/);
  await expect(row(log, /joined the project/)).toBeVisible();
  await expect(row(log, /created the project/)).toHaveCount(0);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await choose('Action', 'All about translations');
  await expect(row(log, /added a translation/)).toBeVisible();
  await expect(row(log, /joined the project/)).toHaveCount(0);
  await choose('Section', section.name);
  await filter.getByRole('combobox', { name: 'Period' }).focus();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Today' }).waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(() => search().get('period')).toBe('today');
  await expect(row(log, /added a translation/)).toBeVisible();

  // What is added meanwhile is shown if it matches.
  await anna.does(addTranslation, { params: string(1), body: { text: 'Один.', status: 0 } });
  await boris.does(addTranslation, { params: string(2), body: { text: 'Второй.', status: 0 } });
  await expect(row(log, /added 2 translations/)).toBeVisible();

  const shared = await anna.opens(browser, page.url());
  await expect(shared.getByRole('combobox', { name: 'Member' })).toHaveValue(boris.username);
  await expect(shared.getByRole('combobox', { name: 'Action' })).toHaveValue('All about translations');
  await expect(shared.getByRole('combobox', { name: 'Section' })).toHaveValue(section.name);
  await expect(
    row(shared.getByRole('region', { name: 'Log, newest first' }), /added 2 translations/),
  ).toBeVisible();

  for (const name of ['period', 'section', 'kind']) {
    expect(search().get(name), name).not.toBeNull();
    await page.goBack();
    await expect.poll(() => search().get(name)).toBeNull();
  }
  await expect(row(log, /joined the project/)).toBeVisible();
  await filter.getByRole('button', { name: 'Clear filters' }).press('Enter');
  await expect(row(log, /created the project/)).toBeVisible();
  await expect(filter.getByRole('combobox', { name: 'Member' })).toBeFocused();

  // Another tab has no filter in its address.
  await choose('Member', boris.username);
  await expect.poll(() => search().get('member')).toMatch(/^\d+$/);
  await page.getByRole('tab', { name: 'Statistics' }).click();
  expect(search().get('member')).toBeNull();
  await page.goBack();
  await expect(filter.getByRole('combobox', { name: 'Member' })).toHaveValue(boris.username);
});

test('a string is shown in the log from its menu, and entries lead back to it while it is there (log.21)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, string, editor } = await projectWithStrings(anna, ['One white rabbit.', 'Two.']);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.', status: 0 } });
  await anna.does(addTranslation, { params: string(2), body: { text: 'Два.', status: 0 } });
  await anna.does(addEntry, {
    params: { project: project.id },
    body: { word: 'rabbit', translate: 'кролик', word_key: 'rabbit*', translate_key: 'кролик*', desc: '' },
  });

  const page = await anna.opens(browser, `${editor}?string=${string(1).string}`);
  const menu = page.getByRole('button', { name: 'More actions for string 1' });
  await menu.last().focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Show in the log' }).press('Enter');
  const log = page.getByRole('region', { name: 'Log, newest first' });
  const filter = page.getByRole('search', { name: 'Filter the log' });
  await expect(filter).toContainText('String: One white rabbit.');
  await expect(log.getByRole('listitem')).toHaveCount(1);

  await log.getByRole('button', { name: 'Details' }).press('Enter');
  await log.getByRole('link', { name: 'Open in the editor' }).press('Enter');
  await expect(page).toHaveURL(new RegExp(`/editor/[0-9a-f]+\\?string=${string(1).string}$`));
  await page.goBack();
  await expect(filter).toContainText('String: One white rabbit.');

  await anna.does(deleteString, { params: string(1) });
  await expect(filter).toContainText('A deleted string');
  const deleted = row(log, /deleted a string/);
  await deleted.getByRole('button', { name: 'Details' }).press('Enter');
  await expect(deleted).toContainText('This string is no longer there.');
  await expect(row(log, /added a translation/).getByRole('link', { name: 'a translation' })).toHaveCount(0);

  await filter.getByRole('button', { name: 'Show all strings' }).press('Enter');
  await expect(filter.getByRole('combobox', { name: 'Member' })).toBeFocused();
  const word = row(log, /added “rabbit” to the dictionary/);
  await word.getByRole('button', { name: 'Details' }).press('Enter');
  await word.getByRole('link', { name: 'Show in the dictionary' }).press('Enter');
  await expect(page.getByRole('searchbox').or(page.getByRole('textbox'))).toHaveValue('rabbit');
  await expect(page.getByRole('tab', { name: 'Dictionary' })).toHaveAttribute('aria-selected', 'true');
});
