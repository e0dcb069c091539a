import { expect } from '@playwright/test';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

test('texts are marked with the tools and the keys, which the browser’s undo takes back', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const page = await anna.opens(browser, `/projects/${project.id}#settings`);
  const text = page.getByRole('textbox', { name: 'Description', exact: true });
  await text.fill('A novel about cats');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(2, 7));
  await text.press('Control+b');
  await expect(text).toHaveValue('A **novel** about cats');
  await page
    .getByRole('toolbar', { name: 'Formatting of “Description”' })
    .getByRole('button', { name: 'Italic' })
    .click();
  await expect(text).toHaveValue('A ***novel*** about cats');
  await text.press('Control+z');
  await expect(text).toHaveValue('A **novel** about cats');
});
