import { expect } from '@playwright/test';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

for (const [locale, goOn, save] of [
  ['en-GB', 'Continue', 'Download'],
  ['ru-RU', 'Продолжить', 'Скачать'],
  ['it-IT', 'Continua', 'Scarica'],
] as const) {
  test(`what one may do with a project stands in one row of a small screen, however long the section’s name (${locale})`, async ({
    browser,
  }) => {
    const anna = await newUser('anna');
    const { project } = await projectWithStrings(anna, ['One.']);
    const params = { project: project.id };
    const { id: section } = await anna.does(addSection, { params, body: { name: 'Chapter 1. '.repeat(5) } });
    const [two] = await anna.does(addStrings, {
      params: { ...params, section },
      body: [{ text: 'Two.' }, { text: 'Three.' }],
    });
    await anna.does(addTranslation, {
      params: { ...params, section, string: two?.id ?? 0 },
      body: { text: 'Два.', status: 0 },
    });
    const page = await browser.newPage({
      storageState: await anna.state(),
      locale,
      viewport: { width: 1280, height: 720 },
    });
    await page.goto(`/projects/${project.id}`);
    const goesOn = page.getByRole('link', { name: goOn, exact: true });
    const saves = page.getByRole('button', { name: save, exact: true });
    await expect(saves).toBeVisible();
    expect((await saves.boundingBox())?.y).toBe((await goesOn.boundingBox())?.y);
  });
}

test('on a screen of 1024 px in Russian all tabs fit, and names stay in one line (projects.24, projects.35)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const name = 'IX. The Mock Turtle’s Story';
  await anna.does(addSection, { params: { project: project.id }, body: { name } });
  const viewport = { width: 1024, height: 768 };
  const page = await anna.opens(browser, `/projects/${project.id}`, { locale: 'ru-RU', viewport });
  const lines = (link: Element) => link.getClientRects().length;
  expect(await page.getByRole('link', { name, exact: true }).evaluate(lines)).toBe(1);
  const tabs = page.getByRole('tablist');
  await expect(tabs.getByRole('tab')).toHaveCount(6);
  expect(await tabs.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await page.getByRole('tab', { name: 'Журнал' }).click();
  const [head, editor] = [
    page.getByRole('heading', { level: 1 }),
    page.getByRole('link', { name: 'Переводить' }),
  ];
  await expect(page.getByRole('navigation', { name: 'Журнал' })).toBeVisible();
  const middles = await Promise.all(
    [head, editor].map(async (one) => {
      const { y = 0, height = 0 } = (await one.boundingBox()) ?? {};
      return y + height / 2;
    }),
  );
  expect(Math.abs((middles[0] ?? 0) - (middles[1] ?? 0))).toBeLessThan(2);
});
