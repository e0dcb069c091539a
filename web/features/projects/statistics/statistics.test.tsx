import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { editProject } from '#contract/projects/projects.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { pressOn } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { runJobs } from '../../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, carla } = await testApp.signUps('anna', 'boris', 'carla');

test('everyone who reads the texts sees who did how much, and sorts it', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['One.', 'Two.', 'Three.', 'Four.'] });
  await joinAs(testApp, boris, project, 'translator');
  const [first = expect.fail(), second = expect.fail()] = strings;
  const body = { text: 'By Boris', status: 0 } as const;
  const { id } = await boris.does(addTranslation, { params: first, body });
  await boris.does(addTranslation, { params: second, body });
  const translation = { ...first, translation: id };
  await anna.does(castVote, { params: translation });
  await anna.does(approve, { params: translation });
  await anna.does(addComment, { params: first, body: { text: 'So.' } });
  await runJobs(testApp);

  const page = await openPage(testApp, testApp.guest, `/projects/${project.id}#statistics`);
  await waitFor(() =>
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toContainEqual(
      expect.stringContaining('50.00%'),
    ),
  );
  await screen.findByRole('img', { name: 'One: Approved 1, Not approved 1, Initial 0, Untranslated 2' });
  await waitFor(() =>
    expect(screen.getByRole('img', { name: /^Bar chart/ }).querySelector('path')).not.toBeNull(),
  );
  expect(screen.getByRole('row', { name: /boris/ })).toHaveTextContent('+1 −0');

  const table = within(screen.getByRole('table', { name: 'By user' }));
  const isSorted = (...names: string[]) =>
    waitFor(() =>
      expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual(
        names.map((name) => expect.stringContaining(name)),
      ),
    );
  await isSorted('boris', 'anna');
  const head = table.getByRole('columnheader', { name: 'Comments' });
  await pressOn(within(head).getByRole('button'));
  await isSorted('anna', 'boris');
  expect(head).toHaveAttribute('aria-sort', 'descending');
  await pressOn(within(head).getByRole('button'));
  await isSorted('boris', 'anna');
  expect(head).toHaveAttribute('aria-sort', 'ascending');

  await page.press('Member: Everyone');
  await page.user.click(await screen.findByRole('menuitemradio', { name: 'anna' }));
  await screen.findByText('Translations 0');

  await anna.does(editProject, { params: { project: project.id }, body: { visibility: 'private' } });
  await openPage(testApp, carla, `/projects/${project.id}#statistics`);
  await screen.findByText('Only project members can see these statistics.');
});

test('the strings that fail a check are counted by check, and lead to them in the editor; what can’t be loaded is asked for again (checks.27)', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['{n} cats', 'Two dogs', 'Three'] });
  for (const [nth, text] of ['Коты', 'Две собаки ', 'Три'].entries())
    await anna.does(addTranslation, { params: strings[nth] ?? expect.fail(), body: { text } });
  const broken = { status: 500, errors: [{ key: 'general', kind: 'broken' }] };
  let end = () => {};
  const page = await openPage(testApp, anna, `/projects/${project.id}#statistics`, {
    prepare: (network) =>
      (end = network.route(/\/checks$/, async () => Response.json(broken, { status: 500 }))),
  });
  const checks = within(await screen.findByRole('region', { name: 'Checks' }));
  await checks.findByRole('button', { name: 'Try again' });
  end();
  await page.press('Try again', checks);
  await checks.findByText('2 strings fail a check that is certain or very likely.');
  expect(checks.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'Placeholders 1',
    'Spaces at the edges 1Fix…',
  ]);
  await page.user.click(checks.getByRole('link', { name: 'Placeholders' }));
  await waitFor(() => expect(page.address()).toMatch(/editor\/all\?checks=/));
  await screen.findByText('1 string found');
});
