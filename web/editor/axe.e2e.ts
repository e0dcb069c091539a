import AxeBuilder from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { addComment } from '#contract/comments.ts';
import { addEntry } from '#contract/dictionary.ts';
import { addTranslation, approve } from '#contract/translations.ts';
import { INITIAL } from '#domain/translations.ts';
import { joins, stage, visitor } from '../../test/stage.ts';

/** An editor in which every state, mark and act is to be seen. */
async function everything() {
  const [anna, boris] = [await visitor('anna'), await visitor('boris')];
  const made = await stage(
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

/** Each with what of the tools is open over it, and by which button. */
const LOOKS = [
  { width: 1440, colorScheme: 'light', locale: 'en', tool: /^More filters/ },
  { width: 1440, colorScheme: 'dark', locale: 'ru', tool: /^Настройки редактора/ },
  { width: 1440, colorScheme: 'light', locale: 'it', tool: /Tutti i tasti/ },
  { width: 768, colorScheme: 'light', locale: 'ru' },
  { width: 768, colorScheme: 'dark', locale: 'en' },
  { width: 360, colorScheme: 'light', locale: 'it' },
  { width: 360, colorScheme: 'dark', locale: 'en' },
] as const;

for (const { width, ...look } of LOOKS) {
  test(`the editor is accessible: ${width} wide, ${look.colorScheme}, ${look.locale}`, async ({
    browser,
  }) => {
    const { anna, editor, string } = await everything();
    const page = await anna.opens(browser, `${editor}?size=10${FILTERED}&string=${string(1).string}`, {
      viewport: { width, height: 900 },
      reducedMotion: 'reduce',
      ...look,
    });
    await page.locator('textarea').first().fill('Новый.');
    await page.keyboard.press('Alt+m');
    await expect(page.locator('blockquote')).toBeVisible();
    if ('tool' in look) await page.getByRole('button', { name: look.tool }).click();
    const { violations } = await new AxeBuilder({ page }).setLegacyMode(true).analyze();
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
