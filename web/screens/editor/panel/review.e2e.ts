import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';
import { updateStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve } from '#contract/texts/translations.ts';
import { joins, projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';
import { settled } from '../../../../test/screens/arrived.ts';

const translations = (page: Page) =>
  page.getByRole('list', { name: 'Translations' }).locator('[data-translation]');
const translation = (page: Page, hasText: string) => translations(page).filter({ hasText });

/** A string with two translations, one of them approved, whose source an update has changed. */
async function updated() {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const made = await projectWithStrings(anna, [
    'The white rabbit looked at its watch and hurried on.',
    'Alice started to her feet.',
  ]);
  await joins(boris, made.project);
  const params = made.string(1);
  const { id } = await boris.does(addTranslation, {
    params,
    body: { text: 'Белый кролик поглядел на часы и поспешил дальше.' },
  });
  await boris.does(addTranslation, { params, body: { text: 'Кролик взглянул на часы и побежал.' } });
  await anna.does(approve, { params: { ...params, translation: id } });
  const strings = [
    { text: 'The white rabbit looked at its golden watch and hurried on.' },
    { text: 'Alice started to her feet.' },
  ];
  await anna.does(updateStrings, { params, body: { format: 'text', strings } });
  return { anna, ...made };
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`what needs review is accessible: ${colorScheme}`, async ({ browser }) => {
    const { anna, editor } = await updated();
    const page = await anna.opens(browser, `${editor}?status=needs_review`, { colorScheme });
    await translation(page, 'Белый кролик').locator('ins').waitFor();
    await settled(page);
    expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  });
}
