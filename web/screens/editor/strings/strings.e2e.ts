import { expect, type Locator, type Page } from '@playwright/test';
import { grantRole } from '#contract/members.ts';
import { addSection } from '#contract/sections.ts';
import { editString, listStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { whoami } from '#contract/users.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

const rows = (page: Page) => page.getByRole('list', { name: 'Strings' }).getByRole('listitem');
const said = (page: Page, text: string) => page.getByRole('status').getByText(text);
const form = (page: Page) => page.getByRole('form', { name: /^Editing string/ });
const field = (page: Page, name: string) => form(page).getByRole('textbox', { name, exact: true });

async function choose(page: Page, index: number, action: string) {
  await rows(page)
    .nth(index - 1)
    .hover();
  await rows(page)
    .nth(index - 1)
    .getByRole('button', { name: `More actions for string ${index}` })
    .click();
  await page.getByRole('menuitem', { name: action }).click();
}

/** Whether an element begins at the end of another, or further down. */
async function below(upper: Locator, lower: Locator) {
  const [above, under] = await Promise.all([upper.boundingBox(), lower.boundingBox()]);
  return above !== null && under !== null && above.y + above.height <= under.y;
}

/** Whether nothing covers the middle of an element in its position. */
const isInSight = (place: Locator) =>
  place.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

/** Whether nothing covers the middle of an element after scrolling to it. */
const isOnTop = (place: Locator) =>
  place.evaluate((element) => {
    element.scrollIntoView({ block: 'center' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });

test('the buttons of the form stay in sight, whatever stands below it', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  const page = await anna.opens(browser, editor, { viewport: { width: 1280, height: 720 } });
  for (const [width, height] of [
    [1280, 720],
    [1280, 560],
    // 1280 × 720 at 200 %
    [640, 360],
  ] as const) {
    const at = `at ${width} × ${height}`;
    await page.setViewportSize({ width, height });
    await page.goto(`${editor}?string=${string(1).string}`);
    await expect(page.getByRole('textbox', { name: 'Your translation' })).toBeVisible();
    if (width > 1000) await page.keyboard.press('Alt+m');
    await page.keyboard.press('Alt+Shift+E');
    await expect(field(page, 'Text')).toBeFocused();
    for (const name of ['Cancel', 'Save string']) {
      const button = form(page).getByRole('button', { name });
      await expect(button, `${name} ${at}`).toBeInViewport({ ratio: 1 });
      expect(await isInSight(button), `${name} ${at}`).toBe(true);
    }
    // They don't cover a focused field.
    await field(page, 'Context').focus();
    await expect.poll(() => isInSight(field(page, 'Context')), `Context ${at}`).toBe(true);
  }
});

test('a string is changed in its place; what somebody else has saved meanwhile is shown beside it', async ({
  browser,
}) => {
  const [anna, boris, clara] = await Promise.all(['anna', 'boris', 'clara'].map(newUser));
  if (!anna || !boris || !clara) throw new Error('Three come.');
  const { editor, project, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  for (const person of [boris, clara]) await joins(person, project);
  const user = String((await boris.does(whoami, {})).id);
  await anna.does(grantRole, { params: { project: project.id, user }, body: { role_id: 3 } });

  const reader = await clara.opens(browser, editor);
  await rows(reader).first().hover();
  await expect(reader.getByRole('button', { name: 'Edit strings' })).toHaveCount(0);
  await expect(rows(reader).first().getByRole('button', { name: 'More actions for string 1' })).toHaveCount(
    0,
  );
  await reader.getByRole('button', { name: 'More actions for string 1' }).click();
  await expect(reader.getByRole('menuitem')).toHaveText(['Watch string', /^Report/]);

  const page = await boris.opens(browser, editor);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('Alt+Shift+E');
  await expect(field(page, 'Text')).toBeFocused();
  await field(page, 'Text').fill('');
  await expect(field(page, 'Text')).toHaveAccessibleDescription('This field is required.');
  await field(page, 'Text').fill('One, changed.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('textbox', { name: 'Your translation' })).toBeFocused();
  await page.reload();
  await page.getByRole('button', { name: 'Unsaved changes' }).click();
  await expect(field(page, 'Text')).toHaveValue('One, changed.');

  await anna.does(editString, { params: string(1), body: { text: 'One by Anna.', key: 'one' } });
  await page.keyboard.press('Control+Enter');
  await expect(form(page).getByRole('alert')).toContainText('omeone else changed this string');
  await expect(field(page, 'Key')).toHaveValue('one');
  await page.keyboard.press('Control+Enter');
  await expect(said(page, 'String 1 saved')).toBeAttached();
  await expect(form(page)).toHaveCount(0);
  await expect(rows(page).first()).toContainText('One, changed.');
  await expect(page.getByRole('textbox', { name: 'Your translation' })).toBeFocused();
  // The user's own change shows no notice.
  await expect(page.getByText('The source was just changed:')).toHaveCount(0);

  // A setting keeps the edit mode after saving.
  await page.getByRole('button', { name: /^Editor settings/ }).click();
  await page.getByRole('switch', { name: 'Exit edit mode on save' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Alt+Shift+E');
  await field(page, 'Text').fill('One, once more.');
  await page.keyboard.press('Control+Enter');
  await expect(rows(page).first()).toContainText('One, once more.');
  await expect(field(page, 'Text')).toHaveValue('Two.');
});

test('a string that is on its way is not added again by a dialog that is opened anew', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, ['One.']);
  const page = await anna.opens(browser, editor);
  const { promise: held, resolve: release } = Promise.withResolvers<void>();
  let sent = 0;
  await page.route(/\/strings\?/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    sent += 1;
    await held;
    return route.continue();
  });
  await expect(rows(page)).toHaveCount(1);
  const text = page.getByRole('dialog').getByRole('textbox', { name: 'Text', exact: true });
  await page.keyboard.press('Alt+Shift+N');
  await text.fill('Two.');
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Escape');
  await expect(text).toHaveCount(0);
  await page.keyboard.press('Alt+Shift+N');
  await expect(text).toHaveValue('Two.');
  await page.keyboard.press('Control+Enter');
  await expect(text).toHaveAttribute('readonly');
  release();
  await expect(rows(page)).toHaveCount(2);
  await expect(text).toHaveCount(0);
  expect(sent).toBe(1);
});

test('strings are added, copied, deleted and taken to another section', async ({ browser }) => {
  const anna = await newUser('anna');
  const { editor, project, section, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  const at = { project: project.id, section: section.id };
  await anna.does(addSection, { params: at, body: { name: 'Second' } });
  for (const text of ['Раз.', 'Один.'])
    await anna.does(addTranslation, { params: string(1), body: { text } });
  const stored = async () =>
    (await anna.does(listStrings, { params: at, query: {} })).map(({ text }) => text);
  const page = await anna.opens(browser, editor);

  await choose(page, 2, 'Add string above');
  const dialog = page.getByRole('dialog', { name: 'New string 2' });
  await expect(dialog.getByRole('textbox', { name: 'Text', exact: true })).toBeFocused();
  await page.keyboard.type('Between.');
  await page.keyboard.press('Control+Enter');
  await expect(said(page, 'String 2 added')).toBeAttached();
  await expect(rows(page).nth(1)).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('textbox', { name: 'Your translation' })).toBeFocused();
  await choose(page, 2, 'Duplicate');
  await expect(rows(page)).toHaveCount(4);
  expect(await stored()).toEqual(['One.', 'Between.', 'Between.', 'Two.']);

  await choose(page, 1, 'Delete…');
  const question = page.getByRole('dialog', { name: 'Are you sure you want to delete string 1?' });
  await expect(question).toContainText('This also deletes 2 translations.');
  await question.getByRole('button', { name: 'Delete string' }).click();
  await expect(rows(page)).toHaveCount(3);

  await choose(page, 1, 'Move to section');
  const move = page.getByRole('dialog', { name: 'Move string 1' });
  await expect(move.getByRole('combobox', { name: 'Section' })).toBeFocused();
  // The list doesn't cover other fields before it is opened.
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // With delays, since the library numbers the options again after the list has opened.
  await page.keyboard.type('Second', { delay: 50 });
  await page.keyboard.press('Enter');
  await move.getByRole('textbox', { name: 'Key' }).fill('between');
  await page.keyboard.press('Enter');
  await expect(page.getByText('String moved to “Second”, position 1.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('link', { name: 'Go to string' }).click();
  await expect(rows(page)).toHaveText([/between.*Between\./]);
  expect(await stored()).toEqual(['Between.', 'Two.']);
});

for (const [width, height] of [
  [1280, 720],
  [390, 844],
  // 1280×720 at 200 %.
  [640, 360],
] as const) {
  test(`the list of sections hides nothing of the dialog at ${width}×${height}`, async ({ browser }) => {
    const anna = await newUser('anna');
    const { editor, project } = await projectWithStrings(anna, ['One.']);
    for (const name of Array.from({ length: 12 }, (_, at) => `Part ${at}`))
      await anna.does(addSection, { params: { project: project.id }, body: { name } });
    const page = await anna.opens(browser, editor, { viewport: { width, height } });
    await choose(page, 1, 'Move to section');
    const move = page.getByRole('dialog', { name: 'Move string 1' });
    const sections = move.getByRole('combobox', { name: 'Section' });
    await expect(sections).toBeFocused();
    await page.keyboard.type('Part 1', { delay: 50 });
    await page.keyboard.press('Enter');
    await sections.press('ArrowDown');
    const list = page.getByRole('listbox');
    const key = move.getByRole('textbox', { name: 'Key' });
    const button = move.getByRole('button', { name: 'Move string' });
    for (const next of [move.getByRole('textbox', { name: 'Position' }), key, button]) {
      await expect.poll(async () => (await below(list, next)) && (await isOnTop(next))).toBe(true);
    }
    await key.click();
    await expect(key).toBeFocused();
    await expect(list).toHaveCount(0);
    await sections.click();
    await expect(list).toBeVisible();
    // Closing the list moves the button away from under the pointer only after the click.
    await button.click();
    await expect(page.getByText('String moved to “Part 1”, position 1.')).toBeVisible();
  });
}
