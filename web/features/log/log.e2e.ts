import { expect, type Locator, test } from '@playwright/test';
import { importTranslationsToSection } from '#contract/translation-imports.ts';
import { addTranslation, editTranslation } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
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
  await edit.getByRole('button', { name: 'What changed' }).click();
  await expect(edit.locator('del')).toHaveText('чёрный');
  await expect(edit.locator('ins')).toHaveText('белый');

  const group = row(log, /boris\S* added 3 translations/);
  await group.getByRole('button', { name: 'What changed' }).press('Enter');
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
  await page.getByRole('button', { name: 'Show all entries' }).click();
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
