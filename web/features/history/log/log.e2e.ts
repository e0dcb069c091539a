import { expect } from '@playwright/test';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

test('older entries come by themselves, however many fold into a line', async ({ browser }) => {
  const anna = await newUser('anna');
  const texts = Array.from({ length: 230 }, (_, at) => `Line ${at}`);
  const { project, section, strings } = await projectWithStrings(anna, texts);
  await anna.does(importTranslationsToSection, {
    params: { project: project.id, section: section.id },
    body: strings.map(({ string }, at) => ({ string_id: string, text: `Строка ${at}`, status: 0 })),
  });
  const page = await anna.opens(browser, `/projects/${project.id}#log`);
  await expect(page.getByText(/added 230 translations/)).toBeVisible();
  await expect(page.getByText('Start of the log.')).toBeVisible();
});
