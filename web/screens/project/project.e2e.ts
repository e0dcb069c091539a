import { expect } from '@playwright/test';
import { editProject } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newUser } from '../../../test/browser-user.ts';

test('Back leads from the editor to the tab one came from, and from there to the tab before it', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.', 'Two.']);
  const page = await anna.opens(browser, `/projects/${project.id}`);
  const tab = (name: string) => page.getByRole('tab', { name });
  await tab('Dictionary').click();
  await tab('Statistics').click();
  await page.getByRole('table', { name: 'By section' }).getByRole('link').click();
  await page.waitForURL('**/editor/**');
  await page.goBack();
  await expect(tab('Statistics')).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('table', { name: 'By section' }).getByRole('link').focus();
  await page.goBack();
  await expect(tab('Dictionary')).toHaveAttribute('aria-selected', 'true');
  await expect(tab('Dictionary')).toBeFocused();
  await page.goBack();
  await expect(tab('Project')).toHaveAttribute('aria-selected', 'true');
});

test('one goes on where one stopped, in this browser or with one’s last translation, else at the first untranslated string', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { project, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  const params = { project: project.id };
  const second = await anna.does(addSection, { params, body: { name: 'Chapter 2' } });
  const [three, four] = await anna.does(addStrings, {
    params: { ...params, section: second.id },
    body: [{ text: 'Three.' }, { text: 'Four.' }],
  });
  await anna.does(addTranslation, { params: string(1), body: { text: 'Раз.', status: 0 } });
  await joins(boris, project);

  const his = await boris.opens(browser, `/projects/${project.id}`);
  await his.getByRole('link', { name: 'Translate', exact: true }).click();
  await expect(his).toHaveURL(new RegExp(`\\?string=${string(2).string}$`));
  await expect(his.getByRole('list', { name: 'Strings' }).getByText('Two.')).toBeVisible();
  await boris.does(addTranslation, {
    params: { ...params, section: second.id, string: three?.id ?? 0 },
    body: { text: 'Три.', status: 0 },
  });
  await his.goBack();
  // Under the pointer its title is in the tooltip instead.
  await his.mouse.move(0, 0);
  const goesOn = his.getByRole('link', { name: 'Continue', exact: true });
  await expect(goesOn).toHaveAccessibleDescription('Continue where you stopped, in “Chapter 2”');
  await expect(goesOn).toHaveAttribute('href', new RegExp(`string=${three?.id}$`));
  await goesOn.click();
  await his.getByRole('list', { name: 'Strings' }).getByText('Four.').click();
  await expect(his).toHaveURL(new RegExp(`string=${four?.id}`));
  await his.goto(`/projects/${project.id}`);
  await expect(goesOn).toHaveAttribute('href', new RegExp(`string=${four?.id}$`));
  await his.getByRole('link', { name: 'Choose sections' }).click();
  await expect(his.getByLabel('Chapter 2')).toBeFocused();
  await expect(his.getByLabel('Chapter 2')).toBeChecked();
});

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

test('a guest meets the way in where a member writes, and comes back by signing in', async ({ page }) => {
  const { project, editor } = await projectWithStrings(await newUser('anna'), ['One.']);
  await page.goto(editor);
  const [why, wayIn] = [
    page.getByText('Allowed only for project members'),
    page.getByRole('link', { name: 'Sign in to join' }),
  ];
  await expect(why).toBeVisible();
  // The button to join comes first, the reason after it.
  expect((await why.boundingBox())?.y).toBeGreaterThan((await wayIn.boundingBox())?.y ?? Infinity);
  await wayIn.click();
  expect(new URL(page.url()).searchParams.get('from')).toContain(editor);
  await page.goto(`/projects/${project.id}`);
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in to join' })).toBeVisible();
  await expect(page.getByText('Allowed only for project members')).toHaveCount(0);
});

test('the page of a public project names its feed, and a private one has none (feeds.7)', async ({
  browser,
}) => {
  const anna = await newUser('anna');
  const { project } = await projectWithStrings(anna, ['One.']);
  const page = await anna.opens(browser, `/projects/${project.id}`);
  const named = page.locator('link[rel="alternate"][type="application/atom+xml"]');
  await expect(page.getByRole('link', { name: 'Atom' })).toHaveAttribute(
    'href',
    `/api/projects/${project.id}/feed`,
  );
  await expect(named).toHaveCount(2);
  const { status, body } = await page.evaluate(
    async (address) => {
      const answer = await fetch(address);
      return { status: answer.status, body: await answer.text() };
    },
    (await named.last().getAttribute('href')) ?? '',
  );
  expect(status).toBe(200);
  expect(body).toContain(`<title>${project.name}</title>`);
  await anna.does(editProject, { params: { project: project.id }, body: { visibility: 'private' } });
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Information' })).toBeVisible();
  await expect(named).toHaveCount(1);
  await expect(page.getByRole('link', { name: 'Atom' })).toHaveCount(0);
});
