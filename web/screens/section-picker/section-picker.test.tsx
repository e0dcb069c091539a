import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { expectAccessible } from '../../../test/page/axe.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();

test('all sections open editor/all, some open by their hexadecimal ids', async () => {
  const anna = await testApp.signUp('anna');
  const { project, params: one } = await projectOf(anna);
  const params = { project: project.id };
  const [, third] = [
    await anna.does(addSection, { params, body: { name: 'Two' } }),
    await anna.does(addSection, { params, body: { name: 'Three' } }),
  ].map(({ id }) => ({ ...params, section: id }));
  for (const { id: section } of await testApp.sql`SELECT id FROM sections WHERE name <> 'One'`)
    await anna.does(addStrings, { params: { ...params, section }, body: [{ text: `Of ${section}.` }] });
  const editor = `/projects/${project.id}/editor`;
  const page = await openPage(testApp, anna, editor);
  const box = (name: string) => screen.findByLabelText(name);
  const leadsTo = (address: string) => waitFor(() => expect(page.address()).toBe(`${editor}/${address}`));
  await box('One');
  await waitFor(() => expect(screen.getByLabelText('One')).toHaveFocus());
  await page.user.keyboard('{Enter}');
  await leadsTo(printSectionId(one.section));
  history.back();
  await page.user.click(await box('One'));
  expect(screen.getByRole('button', { name: 'Open editor' })).toBeDisabled();
  await page.user.click(await box('Three'));
  await page.user.click(await box('One'));
  await page.press('Open editor');
  await leadsTo(`${printSectionId(one.section)}_${printSectionId(third?.section ?? 0)}`);
  await screen.findByRole('heading', { name: 'Three' });
  expect(screen.queryByRole('heading', { name: 'Two' })).toBeNull();

  history.back();
  await page.user.click(await box('All sections'));
  expect(await box('Two')).toBeChecked();
  await expectAccessible();
  await page.press('Open editor');
  await leadsTo('all');
  await screen.findByRole('heading', { name: 'All sections' });
});
