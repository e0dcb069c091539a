import { expect } from '@playwright/test';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

const URL = 'https://example.org/a-long-path'.padEnd(300, '-on-and-on');
const SOURCE = `<i>Ishmael</i> of <a href="${URL}">{place}</a>`;

test('the browser undoes an inserted mark and drops a dragged one, and copies a text with its marks as it is (editor.45, editor.46)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, [SOURCE]);
  const page = await anna.opens(browser, editor);
  const field = page.getByRole('textbox', { name: 'Your translation' });
  const mark = (name: string) => page.getByRole('button', { name: `Insert ${name}` });

  await field.fill('Измаил из ');
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Control+Shift+ArrowRight');
  await mark('<i> … </i>').click();
  await expect(field).toHaveValue(/^<i>Измаил ?<\/i> ?из $/);
  await page.keyboard.press('Control+z');
  await expect(field).toHaveValue('Измаил из ');
  await expect(mark('<i> … </i>')).toBeVisible();
  await page.keyboard.press('Control+End');
  await page.keyboard.press('Alt+p');
  await expect(field).toHaveValue('Измаил из <i></i>');

  // The row of marks moves together before one is dragged from its place.
  await expect(mark('<i> … </i>')).toHaveCount(0);
  // What is drawn meanwhile may end a drag; then it is dragged again.
  await expect(async () => {
    await mark('{place}').dragTo(field);
    await expect(field).toHaveValue(/\{place\}/, { timeout: 1000 });
  }).toPass();
  await expect(mark('{place}')).toHaveCount(0);

  // In the list the tag with the address is shortened, which copying doesn’t know.
  const inList = page.locator('li[data-string] p').first();
  const long = inList.locator('bdi').filter({ hasText: '<a href' });
  await expect(long).toHaveCSS('text-overflow', 'ellipsis');
  expect(await long.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  for (const text of [inList, page.locator('[data-source]')]) {
    const copied = await text.evaluate((one) => {
      getSelection()?.selectAllChildren(one);
      return getSelection()?.toString();
    });
    expect(copied).toBe(SOURCE);
  }
});
