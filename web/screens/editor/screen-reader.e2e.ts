import { expect, type Page } from '@playwright/test';
import { addEntry } from '#contract/texts/dictionary.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

/** Presses keys one after another, and expects an announcement and a focused element. */
async function press(page: Page, keys: readonly string[], said?: string | RegExp) {
  for (const key of keys) await page.keyboard.press(key);
  if (said !== undefined) await expect(page.getByRole('status').getByText(said).first()).toBeAttached();
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
}

const entry = (page: Page) => page.getByRole('textbox', { name: 'Your translation' });

test('all that a translator does is done by key and said', async ({ browser }) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, section, string } = await projectWithStrings(anna, [
    'A door.',
    'The rabbit.',
    'Three.',
    'Four.',
  ]);
  await joins(boris, project);
  await anna.does(addEntry, {
    params: { project: project.id },
    body: { word: 'rabbit', translate: 'кролик' },
  });
  await boris.does(addTranslation, { params: string(1), body: { text: 'Дверь.' } });
  const page = await anna.opens(browser, editor, { reducedMotion: 'reduce' });
  await expect(page.getByText('1 / 4 translated')).toBeVisible();

  // Choose the next untranslated string, insert a dictionary word, add and stay.
  await press(page, ['Alt+Shift+ArrowDown'], 'String 2: The rabbit.');
  await page.getByRole('button', { name: 'rabbit' }).focus();
  await press(page, ['Enter'], '“кролик” inserted');
  await expect(entry(page)).toBeFocused();
  await expect(entry(page)).toHaveValue('кролик');
  await press(page, ['Control+Shift+Enter'], 'Translation added to string 2');
  await expect(page.getByText('2 / 4 translated')).toBeVisible();

  // Add and go on.
  await press(page, ['Alt+ArrowDown'], 'String 3: Three.');
  await page.keyboard.type('Три.');
  await press(page, ['Control+Enter'], 'Translation added to string 3');
  await expect(page.getByRole('complementary', { name: 'String 4' })).toBeVisible();
  await expect(entry(page)).toBeFocused();
  await expect(entry(page)).toHaveValue('');

  // Vote, approve, edit a translation.
  await press(page, ['Alt+ArrowUp', 'Alt+ArrowUp', 'Alt+ArrowUp'], 'String 1: A door.');
  await press(page, ['Alt+v'], 'You voted for this');
  await press(page, ['Alt+a'], 'Approved');
  await press(page, ['Alt+e']);
  await expect(page.getByRole('textbox', { name: 'Edit translation' })).toBeFocused();
  await page.keyboard.type(' Дверца.');
  await press(page, ['Control+Enter'], 'Translation saved');

  // Closing anything returns the focus.
  const more = page.getByRole('button', { name: /^More actions for .*translation$/ });
  await more.press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Cancel' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(more).toBeFocused();

  // Comment.
  await press(page, ['Alt+m']);
  await expect(page.getByRole('region', { name: 'Comments' }).getByRole('textbox')).toBeFocused();
  await page.keyboard.type('Which door?');
  await press(page, ['Control+Enter'], 'Comment added');
  await press(page, ['Alt+m']);

  // Filter, and remove the filter.
  await press(page, ['Escape', '/']);
  await page.keyboard.type('rabbit');
  await press(page, ['Enter'], '1 string found');
  await page.keyboard.press('Control+a');
  await press(page, ['Delete', 'Enter'], '4 strings found');

  // Edit a string, and move it.
  await press(page, ['Alt+Shift+E'], 'Editing strings');
  await press(page, ['Control+Shift+Enter']);
  await press(page, ['Alt+Shift+M'], 'Moving strings');
  await expect(page.getByRole('button', { name: /^Move string \d/, pressed: false }).first()).toBeVisible();
  await press(page, ['Space'], /^Picked up from position 1 of 4/);
  await press(page, ['ArrowDown'], 'Position 2 of 4');
  await press(page, ['Space'], 'Dropped at position 2 of 4');
  await press(page, ['Control+Enter']);
  await expect(page.getByText('String order saved')).toBeVisible();
  await expect(entry(page)).toBeFocused();
  const params = { project: project.id, section: section.id };
  const [, second] = await anna.does(listStrings, { params, query: {} });
  expect(second?.text).toBe('A door.');
});
