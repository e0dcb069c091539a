import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import type { TFunction } from 'i18next';
import { addComment } from '#contract/texts/comments.ts';
import { addEntry } from '#contract/texts/dictionary.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { DEFAULT_LANGUAGE, INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { INITIAL } from '#domain/texts/translations/translations.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';
import { settled } from '../../../test/screens/arrived.ts';
import { wordsIn } from '../../../test/screens/words.ts';

/** An editor that shows every state, mark and action. Made once for each worker, since the checks change nothing. */
let made: ReturnType<typeof makeEverything> | undefined;
const everything = () => {
  made ??= makeEverything();
  return made;
};

async function makeEverything() {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const made = await projectWithStrings(
    anna,
    Array.from({ length: 120 }, (_, at) => `Line ${at + 1}. ${'On and on it goes. '.repeat((at % 7) * 9)}`),
  );
  await joins(boris, made.project);
  const params = made.string(1);
  const { project } = made.string(1);
  await anna.does(addEntry, { params: { project }, body: { word: 'line', translate: 'строка' } });
  const { id } = await anna.does(addTranslation, { params, body: { text: 'Утверждённый.' } });
  await anna.does(approve, { params: { ...params, translation: id } });
  await boris.does(addTranslation, { params, body: { text: 'Соперник.' } });
  await boris.does(addTranslation, { params, body: { text: 'Черновик.', status: INITIAL } });
  await boris.does(addTranslation, { params: made.string(2), body: { text: 'Обычный.' } });
  await boris.does(addTranslation, { params: made.string(3), body: { text: '…', status: INITIAL } });
  const comment = await boris.does(addComment, { params, body: { text: 'Look **here**.' } });
  await boris.does(addComment, { params, body: { text: '> And there.', reply: comment.id } });
  return { anna, ...made };
}

const FILTERED = '&status=tr&original=Line&sort=comments_amount&desc=true';

const menu = async (page: Page, of: string) => {
  await page.locator(`${of} [aria-haspopup="menu"]`).last().click();
  await page.getByRole('menu').waitFor();
};

/** What is opened over the editor, and how. */
const OPENED = {
  filters: (page, t) => page.getByRole('button', { name: t('editorFilters.more') }).click(),
  settings: (page, t) => page.getByRole('button', { name: t('editorSettings.title') }).click(),
  keys: (page, t) => page.getByRole('button', { name: t('editorKeys.title') }).click(),
  translationMenu: (page) => menu(page, '[data-translation]'),
  stringMenu: (page) => menu(page, '[aria-current="true"]'),
  history: async (page) => {
    await page.keyboard.press('Alt+H');
    await page.locator('[data-event]').first().waitFor();
  },
  editedString: (page) => page.keyboard.press('Alt+Shift+E'),
  newString: (page) => page.keyboard.press('Alt+Shift+N'),
  moving: async (page) => {
    await menu(page, '[aria-current="true"]');
    await page.getByRole('menuitem').nth(6).click();
  },
  splitting: async (page) => {
    await page.keyboard.press('Alt+Shift+P');
    await page.getByRole('dialog').getByRole('slider').first().waitFor();
  },
  merging: async (page, t) => {
    await page.keyboard.press('Alt+Shift+J');
    await page.getByRole('dialog').getByText(t('splits.result')).waitFor();
  },
  moveMode: async (page) => {
    await page.goto(`${page.url().split('?')[0]}?size=10`);
    await page.locator('textarea').first().focus();
    await page.keyboard.press('Alt+Shift+M');
    await page.locator('[data-grip]').first().waitFor();
  },
  selectMode: async (page) => {
    await page.goto(`${page.url().split('?')[0]}?size=10`);
    await page.locator('textarea').first().focus();
    await page.keyboard.press('Alt+Shift+S');
    await page.locator('[data-grip]').first().check();
  },
  findMode: async (page) => {
    await page.goto(`${page.url().split('?')[0]}?size=10`);
    await page.locator('textarea').first().focus();
    await page.keyboard.press('Alt+Shift+F');
    await page.locator('[data-autofocus]').fill('н');
    await page.locator('form input').nth(1).fill('o');
    await page.locator('[data-autofocus]').press('Enter');
    await page.locator('li [role=checkbox]').first().press('Space');
  },
} as const satisfies Record<string, (page: Page, t: TFunction) => Promise<unknown>>;

/** Those that open a menu or a list, which are in a portal and belong to their button or field. */
const FLOATING: readonly string[] = [
  'translationMenu',
  'stringMenu',
  'moving',
] satisfies (keyof typeof OPENED)[];

/**
 * The views of the editor, and what is opened in each. Narrow ones are checked first with nothing open, in light and
 * dark. The languages alternate.
 */
const LOOKS = [
  { width: 1440, colorScheme: 'light', opens: ['history', 'filters', 'translationMenu', 'editedString'] },
  { width: 768, colorScheme: 'light', isNarrow: true, opens: ['editedString'] },
  { width: 360, colorScheme: 'light', isNarrow: true, opens: ['editedString'] },
  {
    width: 1440,
    colorScheme: 'dark',
    isInPlace: true,
    opens: ['history', 'settings', 'newString', 'splitting'],
  },
  { width: 1440, colorScheme: 'dark', isInPlace: true, opens: ['moveMode', 'selectMode', 'findMode'] },
  { width: 1440, colorScheme: 'light', opens: ['keys', 'stringMenu', 'moving', 'splitting'] },
  { width: 1440, colorScheme: 'light', opens: ['merging', 'selectMode', 'findMode'] },
] as const;

const USUAL = { isNarrow: false, isInPlace: false };

for (const { width, opens, isNarrow, isInPlace, ...look } of LOOKS.map((look, turn) => ({
  ...USUAL,
  ...look,
  locale: INTERFACE_LANGUAGES[turn % INTERFACE_LANGUAGES.length] ?? DEFAULT_LANGUAGE,
}))) {
  test(`the editor is accessible: ${width} wide, ${look.colorScheme}, ${look.locale}, ${opens.join(', ')}`, async ({
    browser,
  }) => {
    const { anna, editor, string } = await everything();
    const t = await wordsIn(look.locale);
    const page = await anna.opens(browser, `${editor}?size=10${FILTERED}&string=${string(1).string}`, {
      viewport: { width, height: 900 },
      ...look,
    });
    await page.locator('textarea').first().fill('Новый.');
    await page.keyboard.press('Alt+m');
    await expect(page.locator('blockquote')).toBeVisible();
    if (isInPlace) {
      await page.keyboard.press('Alt+l');
      await expect(page.getByRole('listitem').locator('blockquote')).toBeVisible();
    } else if (!isNarrow) {
      await expect(page.getByRole('separator')).toBeVisible();
    }
    const isAccessible = async (opened = '') => {
      const axe = new AxeBuilder({ page }).setLegacyMode(true);
      if (FLOATING.includes(opened)) axe.disableRules('region');
      // A dialog whose code is still to come has no title.
      await expect(page.locator('[aria-modal=true]:not([aria-labelledby], [aria-label])')).toHaveCount(0);
      const { violations } = await axe.analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    };
    if (isNarrow) {
      await isAccessible();
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await settled(page);
      await isAccessible();
      // A tab of the sheet, which Escape would close.
      await OPENED.history(page);
      await isAccessible();
    }
    for (const name of opens) {
      await OPENED[name](page, t);
      await isAccessible(name);
      await page.keyboard.press('Escape');
    }
  });
}
