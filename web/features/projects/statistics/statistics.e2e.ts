import { expect } from '@playwright/test';
import { addTranslation } from '#contract/texts/translations.ts';
import { INTERFACE_LANGUAGES } from '#domain/core/languages/interface-languages.ts';
import { projectWithStrings } from '../../../../test/browser-project.ts';
import { test } from '../../../../test/browser-test.ts';
import { newUser } from '../../../../test/browser-user.ts';

test('the days of the chart stand apart on a phone', async ({ browser }) => {
  const anna = await newUser('anna');
  const { project, string } = await projectWithStrings(anna, ['One.']);
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.', status: 0 } });
  for (const locale of INTERFACE_LANGUAGES) {
    const options = { viewport: { width: 390, height: 844 }, locale };
    const page = await anna.opens(browser, `/projects/${project.id}#statistics`, options);
    const days = page.locator('[role=tabpanel] .recharts-xAxis-tick-labels text');
    await expect(days).toHaveCount(5);
    const boxes = await days.evaluateAll((texts) => texts.map((text) => text.getBoundingClientRect()));
    const ends = boxes.map(({ right }) => right);
    const begins = [...boxes.slice(1).map(({ left }) => left), 390];
    for (const [at, end] of ends.entries()) expect(end).toBeLessThan(begins[at] ?? 0);
    await page.context().close();
  }
});
