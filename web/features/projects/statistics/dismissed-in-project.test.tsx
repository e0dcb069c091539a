import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addDismissal, listDismissals } from '#contract/texts/dismissals.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { openPage } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
const PRINT = '["repeated","",[],["шел шел"]]';

test('what is dismissed in the project is removed, and what often was is dismissed, by who may (dismissals.12)', async () => {
  const { project, params, strings } = await projectOf(anna, {
    strings: ['He went.', 'He ran.', 'He walked.'],
  });
  await joinAs(testApp, boris, project, 'translator');
  const dismiss = (body: Parameters<typeof anna.does<typeof addDismissal>>[1]['body']) =>
    anna.does(addDismissal, { params: { project: project.id }, body });
  for (const at of strings) {
    await anna.does(addTranslation, { params: at, body: { text: 'Он шел шел.' } });
    await dismiss({ check: 'repeated-word', scope: 'here', string: at.string, what: PRINT, reason: '' });
  }
  await dismiss({ check: 'numbers', scope: 'word', string: null, what: '1984', reason: 'A title' });
  const wide = async () =>
    (await anna.does(listDismissals, { params: { project: project.id } })).items.map(({ check }) => check);

  // A translator sees both lists, and changes neither.
  await openPage(testApp, boris, `/projects/${params.project}#statistics`);
  await screen.findByText('Numbers “1984”');
  expect(screen.queryByRole('button', { name: /^(Remove|Dismiss)/ })).toBeNull();

  const page = await openPage(testApp, anna, `/projects/${params.project}#statistics`);
  const often = within(await screen.findByRole('region', { name: 'Often dismissed' }));
  expect(often.getByRole('listitem')).toHaveTextContent('Repeated word “шел шел”Dismissed in 3 strings.');
  await page.press('Dismiss in the whole project: Repeated word “шел шел”', often);
  const all = () => within(screen.getByRole('region', { name: 'Dismissed in the whole project' }));
  await waitFor(() => expect(all().getAllByRole('listitem')).toHaveLength(2));
  expect(screen.queryByRole('region', { name: 'Often dismissed' })).toBeNull();
  expect(all().getByText('A title')).toBeVisible();
  await page.press('Remove: Numbers “1984”', all());
  await waitFor(() => expect(all().getAllByRole('listitem')).toHaveLength(1));
  expect(await wide()).toEqual(['repeated-word']);
});
