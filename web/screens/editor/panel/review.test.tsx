import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { updateStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, confirmTranslation } from '#contract/texts/translations.ts';
import {
  openEditor,
  openOnPhone,
  openSheet,
  rowHas,
  rowLacks,
  rows,
  translation,
} from '../../../../test/page/editor.ts';
import { textsOf } from '../../../../test/page/find.ts';
import { pressOn } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { runJobs } from '../../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, dora } = await testApp.signUps('anna', 'boris', 'dora');

/** A string with two translations, one of them approved, whose source an update has changed. */
async function updated() {
  const { project, params, strings } = await projectOf(anna, {
    strings: ['The white rabbit looked at its watch and hurried on.', 'Alice started to her feet.'],
  });
  for (const person of [boris, dora]) await joinAs(testApp, person, project, 'translator');
  const string = { ...params, string: strings[0]?.string ?? 0 };
  const texts = ['Белый кролик поглядел на часы и поспешил дальше.', 'Кролик взглянул на часы и побежал.'];
  const translations = [];
  for (const text of texts) {
    const { id } = await boris.does(addTranslation, { params: string, body: { text } });
    translations.push({ ...string, translation: id });
  }
  const [approved = { ...string, translation: 0 }] = translations;
  await anna.does(approve, { params: approved });
  const changed = [
    { text: 'The white rabbit looked at its golden watch and hurried on.' },
    { text: 'Alice started to her feet.' },
  ];
  await anna.does(updateStrings, { params, body: { format: 'text', strings: changed } });
  return { project, params, translations, approved };
}

const FIRST = 'Белый кролик';
const SECOND = 'побежал';
const needsReview = (text: string) =>
  waitFor(async () => expect(await translation(text)).toHaveTextContent('Needs review'));
const needsNone = (text: string) =>
  waitFor(async () => expect(await translation(text)).not.toHaveTextContent('Needs review'));
const inserts = (text: string, expected: string[]) =>
  waitFor(async () =>
    expect(textsOf((await translation(text)).querySelectorAll('ins')).map((one) => one?.trim())).toEqual(
      expected,
    ),
  );
const confirmButtons = () => screen.queryAllByRole('button', { name: /^Confirm/ });

test('a translation that needs review says so, shows how the source has changed, and is confirmed (translations.32)', async () => {
  const { params, approved } = await updated();
  const page = await openEditor(testApp, anna, params);
  expect(await translation(FIRST)).toHaveTextContent('Approved');
  await needsReview(FIRST);
  await rowHas(1, 'Needs review');
  await inserts(FIRST, ['golden']);
  await needsReview(SECOND);

  await pressOn(within(await translation(FIRST)).getByRole('button', { name: /^Confirm/ }));
  await waitFor(() =>
    expect(textsOf(screen.getAllByRole('status')).join()).toContain('Translation confirmed'),
  );
  await needsNone(FIRST);
  await rowLacks(1, 'Needs review');
  expect(await translation(FIRST)).toHaveTextContent('Approved');
  await inserts(FIRST, []);
  // The other one still does.
  expect(confirmButtons()).toHaveLength(1);

  expect(await translation(FIRST)).toHaveFocus();
  await runJobs(testApp);
  await page.keys('Control+KeyZ');
  await needsReview(FIRST);

  // Others see it at once.
  await openEditor(testApp, boris, params);
  await needsReview(FIRST);
  await anna.does(confirmTranslation, { params: approved });
  await needsNone(FIRST);
});

test('approving ends the need of review, and who may neither confirm nor approve is offered neither', async () => {
  const { params } = await updated();
  const page = await openEditor(testApp, anna, params);
  await page.press(/^Approve/, within(await translation(SECOND)));
  await needsNone(SECOND);
  await needsReview(FIRST);
  await openEditor(testApp, dora, params);
  await needsReview(FIRST);
  expect(confirmButtons()).toEqual([]);
});

test('on a phone the need of review is shown and ended', async () => {
  const { params } = await updated();
  const page = await openOnPhone(testApp, anna, params);
  await openSheet(page, 1);
  await needsReview(FIRST);
  await inserts(FIRST, ['golden']);
  await page.press(/^Confirm/, within(await translation(FIRST)));
  await needsNone(FIRST);
});

test('the strings that need review are filtered and counted', async () => {
  const { params } = await updated();
  const page = await openEditor(testApp, anna, params);
  await page.press('More filters');
  const form = within(await screen.findByRole('form', { name: 'More filters' }));
  await page.press('Needs review', form);
  await page.press('Show strings', form);
  await waitFor(() => expect(rows()).toHaveLength(1));
  await within(screen.getByRole('region', { name: 'Tools' })).findByText('1 string found');
  expect(page.address()).toContain('status=needs_review');
});

test('the project’s page says how many strings need review, by section and in all, and leads to them (statistics.12)', async () => {
  const { project, translations } = await updated();
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await waitFor(() => expect(screen.getAllByRole('link', { name: /string needs review/ })).toHaveLength(2));
  await page.user.click(screen.getByRole('tab', { name: 'Statistics' }));
  await screen.findByText('Needing review');
  await page.user.click(screen.getByRole('tab', { name: 'Project' }));
  const table = within(await screen.findByRole('table'));
  await page.user.click(await table.findByRole('link', { name: '1 string needs review in “One”' }));
  await waitFor(() => expect(page.address()).toMatch(/editor\/[^/]+\?status=needs_review/));
  await screen.findByRole('list', { name: 'Strings' });
  expect(rows()).toHaveLength(1);
  for (const params of translations) await anna.does(confirmTranslation, { params });
  await page.load(`/projects/${project.id}`);
  expect(await screen.findByRole('table')).toHaveTextContent('One');
  expect(screen.queryByRole('link', { name: /need.* review/ })).toBeNull();
});
