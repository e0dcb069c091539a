import { type CDPSession, expect, type Locator, type Page } from '@playwright/test';
import sharp from 'sharp';
import { getString } from '#contract/texts/strings.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { type BrowserUser, newUser } from '../../../test/browser-user.ts';

const SOURCE = '<i>Ishmael</i> of {place}, %1$d times';

/** The text of a field, with `|` at the edges of what is selected. */
const chosenIn = (field: Locator) =>
  field.evaluate((one: HTMLTextAreaElement) => {
    const { value, selectionStart: from, selectionEnd: to } = one;
    return [value.slice(0, from), ...(from === to ? [] : [value.slice(from, to)]), value.slice(to)].join('|');
  });
/** What the menu *Edit* of a browser does. */
const byMenu = (devTools: CDPSession, command: 'undo' | 'redo' | 'copy' | 'paste') =>
  devTools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', key: '', commands: [command] });

async function placeOf(element: Locator) {
  const place = await element.boundingBox();
  if (!place) throw new Error('It is not on the page.');
  return place;
}

const composerOf = (page: Page) => fieldOf(page, 'Your translation');

async function fieldOf(page: Page, name: string) {
  const field = page.getByRole('textbox', { name, exact: true });
  await expect(field).toBeVisible();
  const layer = field.locator('xpath=..').locator('[inert]');
  const write = async (text: string) => {
    await field.fill(text);
    await expect(layer).toHaveText(`${text}\u200b`, { useInnerText: false });
    await expect(field).toHaveAttribute('data-drawn');
  };
  return { field, layer, write };
}

test('a cursor goes over marks, keys remove them in pairs, and the browser undoes that by key and by menu (rich-field.3, rich-field.4)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor } = await projectWithStrings(anna, [SOURCE]);
  const page = await anna.opens(browser, editor);
  const devTools = await page.context().newCDPSession(page);
  const { field, layer, write } = await composerOf(page);
  const press = async (keys: string, expected: string) => {
    for (const key of keys.split(' ')) await page.keyboard.press(key);
    await expect.poll(() => chosenIn(field)).toBe(expected);
  };
  const text = '<i>Измаил</i> из {place}';
  await field.click();
  await page.keyboard.type(text);
  await expect(layer.locator('span', { hasText: '{place}' })).toBeVisible();
  await press('ArrowLeft', '<i>Измаил</i> из |{place}');
  await press('ArrowRight', `${text}|`);
  await press('Shift+ArrowLeft', '<i>Измаил</i> из |{place}|');
  await press('Home ArrowRight', '<i>|Измаил</i> из {place}');
  await press('ArrowRight ArrowLeft ArrowLeft', `|${text}`);
  await press('ArrowRight Backspace', '|Измаил из {place}');
  await press('Control+z', `|<i>Измаил</i>| из {place}`);
  await press('Control+Shift+z', 'Измаил| из {place}');
  await byMenu(devTools, 'undo');
  await expect(field).toHaveValue(text);
  await byMenu(devTools, 'redo');
  await expect(field).toHaveValue('Измаил из {place}');
  await press('Control+z End Backspace', '<i>Измаил</i> из |');
  await press('Control+z Home Delete', '|Измаил из {place}');
  await press('Control+z', `|<i>Измаил</i>| из {place}`);

  // By the mouse: beside the mark, on its nearer side, and the whole of it.
  const mark = await placeOf(layer.locator('span', { hasText: '{place}' }));
  const middle = mark.y + mark.height / 2;
  await page.mouse.click(mark.x + mark.width * 0.8, middle);
  await expect.poll(() => chosenIn(field)).toBe(`${text}|`);
  await page.mouse.click(mark.x + mark.width * 0.2, middle);
  await expect.poll(() => chosenIn(field)).toBe('<i>Измаил</i> из |{place}');
  await page.mouse.dblclick(mark.x + mark.width / 2, middle);
  await expect.poll(() => chosenIn(field)).toBe('<i>Измаил</i> из |{place}|');

  // What is dropped into a mark stands beside it.
  await write(text);
  const lacking = page.getByRole('button', { name: 'Insert %1$d' });
  const at = await placeOf(field);
  await expect(async () => {
    await lacking.dragTo(field, {
      targetPosition: { x: mark.x - at.x + mark.width * 0.7, y: middle - at.y },
    });
    await expect(field).toHaveValue(`${text}%1$d`, { timeout: 1000 });
  }).toPass();
});

test('input methods compose beside marks, and what is copied, read aloud and saved is the text (rich-field.5)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { editor, string } = await projectWithStrings(anna, [SOURCE]);
  const page = await anna.opens(browser, editor);
  const devTools = await page.context().newCDPSession(page);
  const { field, layer, write } = await composerOf(page);
  await write('{place}<i>x</i>');
  await field.evaluate((one: HTMLTextAreaElement) => one.setSelectionRange(7, 7));
  for (const text of ['k', 'か', 'かn', 'かんじ']) {
    await devTools.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await expect(field).toHaveValue(`{place}${text}<i>x</i>`);
  }
  // The field draws its own letters and the lines of the input method under them.
  await expect(field).not.toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
  await expect(layer).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
  await devTools.send('Input.insertText', { text: '漢字' });
  await expect.poll(() => chosenIn(field)).toBe('{place}漢字|<i>x</i>');
  await expect(field).toHaveCSS('-webkit-text-fill-color', 'rgba(0, 0, 0, 0)');
  await devTools.send('Input.imeSetComposition', { text: 'か', selectionStart: 1, selectionEnd: 1 });
  await devTools.send('Input.imeSetComposition', { text: '', selectionStart: 0, selectionEnd: 0 });
  await expect(field).toHaveValue('{place}漢字<i>x</i>');

  await expect(page.getByRole('textbox', { name: 'Your translation' })).toHaveCount(1);
  await expect(field).toMatchAriaSnapshot('- textbox "Your translation": "{place}漢字<i>x</i>"');
  const odd = '<i>a\u00a0b\u200bc</i>\t👩‍👩‍👧 é e\u0301 مرحبا {place}\n\n %1$d \u202fz\u2028{n}';
  await write(odd);
  await page.keyboard.press('Control+a');
  await byMenu(devTools, 'copy');
  await page.keyboard.press('Delete');
  await expect(field).toHaveValue('');
  await byMenu(devTools, 'paste');
  await expect(field).toHaveValue(odd);
  await page.keyboard.press('Control+Shift+Enter');
  await expect.poll(() => savedBy(anna, string(1))).toEqual([odd]);
});

async function savedBy(user: BrowserUser, params: { project: number; section: number; string: number }) {
  const { translations = [] } = await user.does(getString, { params, query: { fetch_translations: 'true' } });
  return translations.map(({ text }) => text);
}

/** Draws what is over the field as the field would draw it. */
const AS_FIELD = '[inert] span { all: unset !important; }';
const WITHOUT_FIELD = `${AS_FIELD} [data-drawn] { caret-color: transparent !important; }`;
const ALONE = `${WITHOUT_FIELD} [inert] { visibility: hidden !important; } [data-drawn] { -webkit-text-fill-color: currentcolor !important; }`;

for (const [what, viewport, dir] of [
  ['beside the list', { width: 1280, height: 720 }, 'ltr'],
  ['on a phone', { width: 390, height: 720 }, 'ltr'],
  ['from right to left', { width: 1281, height: 720 }, 'rtl'],
] as const) {
  test(`${what} each letter stands exactly where the field has it (rich-field.2)`, async ({ browser }) => {
    const anna = await newUser('anna');
    const { editor } = await projectWithStrings(anna, [SOURCE]);
    const page = await anna.opens(browser, editor, { viewport });
    if (viewport.width < 768) await page.locator('li[data-string]').first().click();
    const { field, layer, write } = await composerOf(page);
    await field.evaluate((one, dir) => one.style.setProperty('direction', dir), dir);
    for (const text of [
      '<i>AVATAR To</i>Ta <b>Wide</b>fi {place} long-words, “quotes” — and more of them %1$d.',
      `${'Привет, <i>Толстой, ГУАТ</i>У {place}\tтаб. '.repeat(12)}\n\n<x1>y</x1>\n`,
      'مرحبا {place}، لديك <i>كثير</i> من الرسائل %1$d هنا (وهناك) <b>الآن</b>',
      `<a href="https://example.org/${'a-long-path/'.repeat(12)}">${'без'.repeat(40)}</a>  two  spaces `,
    ]) {
      await write(text);
      await field.evaluate((one) => one.scrollTo(0, 33));
      await expect
        .poll(() => layer.evaluate((one) => one.scrollTop))
        .toBe(await field.evaluate((one) => one.scrollTop));
      await isDrawnInPlace(page, field);
    }
    // Slanted and emboldened letters are as wide as the others.
    await write('<i>AVATAR Ёж</i>Ta <b>Wide ШЩ</b>fi {place}');
    await expect(layer.locator('span', { hasText: 'AVATAR' })).toHaveCSS('font-style', 'italic');
    const placesOf = () =>
      layer.evaluate((one) =>
        [...one.querySelectorAll('span')].map((part) => [...part.getClientRects()].map(({ x, y }) => [x, y])),
      );
    const slanted = await placesOf();
    const style = await page.addStyleTag({ content: AS_FIELD });
    expect(await placesOf()).toEqual(slanted);
    await style.evaluate((one) => one.parentNode?.removeChild(one));
  });
}

test('in a field of one line too, wherever it is scrolled to, from left and from right (rich-field.2, rich-field.7)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project, editor } = await projectWithStrings(anna, [SOURCE]);
  const finding = await anna.opens(browser, editor);
  await finding.getByRole('button', { name: 'Find and replace' }).click();
  const words = await anna.opens(browser, `/projects/${project.id}#dictionary`, {
    viewport: { width: 390, height: 720 },
  });
  await words.getByRole('button', { name: 'Add word' }).click();
  for (const [page, name, dir] of [
    [finding, 'Replace with', 'ltr'],
    [finding, 'Find', 'rtl'],
    [words, 'Word', 'ltr'],
    [words, 'Translation', 'rtl'],
  ] as const) {
    const { field, layer, write } = await fieldOf(page, name);
    await field.evaluate((one, dir) => one.style.setProperty('direction', dir), dir);
    for (const text of [
      '“Ahoy”, <b>{place}</b>',
      `<i>AVATAR To</i>Ta ${'Привет, <b>Wide</b>fi {place}\ttab. '.repeat(5)}%1$d`,
      `مرحبا {place}، لديك ${'<i>كثير</i> من الرسائل %1$d هنا (وهناك) '.repeat(4)}<b>الآن</b>`,
    ]) {
      await write(text);
      for (const to of [0, 77.5, 9999]) {
        await field.evaluate((one, to) => one.scrollTo(to, 0), dir === 'rtl' ? -to : to);
        const scrolled = await field.evaluate((one) => one.scrollLeft);
        await expect.poll(() => layer.evaluate((one) => one.scrollLeft)).toBe(scrolled);
        await isDrawnInPlace(page, field);
      }
      expect(Math.abs(await field.evaluate((one) => one.scrollLeft)) > 99).toBe(text.length > 99);
    }
  }
  // With a pattern, what is to be found is the plain field.
  const find = finding.getByRole('textbox', { name: 'Find', exact: true });
  await find.fill('{place}');
  await expect(find).toHaveAttribute('data-drawn');
  await finding.getByRole('checkbox', { name: 'Pattern (RE2)' }).click();
  await expect(find).not.toHaveAttribute('data-drawn');
});

/** What is drawn over a field looks as the field alone does. */
async function isDrawnInPlace(page: Page, field: Locator): Promise<void> {
  const drawn = await pictureOf(page, field, WITHOUT_FIELD);
  const alone = await pictureOf(page, field, ALONE);
  const { entropy } = await sharp(alone).stats();
  expect(entropy).toBeGreaterThan(0.1);
  expect(await largestDifference(drawn, alone)).toBeLessThan(8);
}

async function pictureOf(page: Page, field: Locator, content: string): Promise<Buffer> {
  const style = await page.addStyleTag({ content });
  const picture = await field.locator('xpath=..').screenshot({ animations: 'disabled', caret: 'hide' });
  await style.evaluate((one) => one.parentNode?.removeChild(one));
  return picture;
}

/** The largest difference of a colour in a point of two pictures, of 255. */
async function largestDifference(...pictures: [Buffer, Buffer]): Promise<number> {
  const [one, other] = await Promise.all(
    pictures.map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  );
  if (!one || one.length !== other?.length) return 255;
  return one.reduce((most, value, at) => Math.max(most, Math.abs(value - (other[at] ?? 0))), 0);
}
