import { expect } from '@playwright/test';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
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
