import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addDismissal, listDismissals } from '#contract/texts/dismissals.ts';
import { listEditorRows } from '#contract/texts/editor.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { composer, isSaid, openEditor, row, translation } from '../../../../test/page/editor.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const DOUBLED = 'Он шел шел по дороге.';
const PRINT = '["repeated","",[],["шел шел"]]';

/** Anna’s project, in which Boris translates; the first strings have a repeated word. */
async function projectWith(amount = 1) {
  const filled = await projectOf(anna, {
    strings: ['He went along it.', 'He ran along it.', 'He walked along it.'],
  });
  await joinAs(testApp, boris, filled.project, 'translator');
  for (const params of filled.strings.slice(0, amount))
    await anna.does(addTranslation, { params, body: { text: DOUBLED } });
  return filled;
}
const findings = (inside: HTMLElement) => within(inside).queryByRole('list', { name: 'Found by checks' });
const hasFindings = (inside: HTMLElement) => waitFor(() => expect(findings(inside)).not.toBeNull());
const hasNone = (inside: HTMLElement) => waitFor(() => expect(findings(inside)).toBeNull());
const DISMISS = 'Dismiss: The same word twice: шел';

test('a finding is dismissed here with a reason, seen again below, and restored (dismissals.10, dismissals.11)', async () => {
  const { params, strings } = await projectWith();
  const page = await openEditor(testApp, boris, params);
  const item = await translation('шел');
  await hasFindings(item);
  await waitFor(() => expect(within(row(1)).getByRole('img', { name: /Perhaps: 1/ })).toBeVisible());

  await page.press(DISMISS, within(item));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss a finding' }));
  // Words of the project are not for a translator.
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'This finding in this string',
    '“Repeated word” in this string',
  ]);
  await waitFor(() => expect(dialog.getByRole('button', { name: /^This finding/ })).toHaveFocus());
  await page.fill(dialog.getByRole('textbox', { name: 'Reason (optional)' }), 'He is slow.');
  await page.press('This finding in this string', dialog);
  await isSaid('Finding dismissed');
  await hasNone(item);
  await waitFor(() => expect(within(row(1)).queryByRole('img', { name: /Found by checks/ })).toBeNull());

  const toggle = await within(item).findByRole('button', { name: '1 dismissed' });
  await waitFor(async () => expect(await composer()).toHaveFocus());
  await page.user.click(toggle);
  const list = within(item).getByRole('list', { name: '1 dismissed' });
  expect(list).toHaveTextContent('The same word twice: шел');
  expect(list).toHaveTextContent('This finding in this string');
  expect(list).toHaveTextContent('boris');
  expect(list).toHaveTextContent('He is slow.');
  const query = { ids: String(strings[0]?.string) };
  const [stored] = await boris.does(listEditorRows, { params: { project: params.project }, query });
  expect(stored?.dismissals).toMatchObject([{ scope: 'here', what: PRINT, reason: 'He is slow.' }]);

  await page.press('Restore: The same word twice: шел', within(item));
  await hasFindings(item);
  await isSaid('Finding restored');
  expect(within(item).queryByRole('button', { name: /dismissed/ })).toBeNull();
});

test('words are dismissed in the whole project under the field, and the toast undoes it at once (dismissals.10)', async () => {
  const { params } = await projectWith();
  const page = await openEditor(testApp, anna, params);
  await page.fill(await composer(), 'Потом Шел шел он по ней.');
  const panel = screen.getByRole('complementary');
  const item = await translation('по дороге');
  const lists = () => within(panel).queryAllByRole('list', { name: 'Found by checks' });
  await waitFor(() => expect(lists()).toHaveLength(2));
  await page.press(DISMISS, within(item));
  await page.press(
    '“шел шел” in this project',
    within(await screen.findByRole('dialog', { name: 'Dismiss a finding' })),
  );
  await isSaid('Dismissed in this project');
  // Neither the saved translation nor the written one has it any more.
  await waitFor(() => expect(lists()).toHaveLength(0));
  expect(within(panel).getAllByRole('button', { name: '1 dismissed' })).toHaveLength(2);
  const stored = async () =>
    (await anna.does(listDismissals, { params: { project: params.project } })).items.map(({ what }) => what);
  expect(await stored()).toEqual(['шел шел']);
  await page.press('Undo', within(await screen.findByRole('group', { name: 'Dismissed in this project' })));
  await hasFindings(item);
  expect(await stored()).toEqual([]);
});

test('after the third equal dismissal one press dismisses the finding in the whole project (dismissals.5)', async () => {
  const { params, strings } = await projectWith(3);
  for (const { string } of strings.slice(1, 3)) {
    const body = { check: 'repeated-word', scope: 'here', string, what: PRINT, reason: '' } as const;
    await boris.does(addDismissal, { params: { project: params.project }, body });
  }
  const page = await openEditor(testApp, anna, params);
  const item = await translation('шел');
  await page.press(DISMISS, within(item));
  await page.press('This finding in this string', within(await screen.findByRole('dialog')));
  await within(item).findByText('Dismissed in 3 strings.');
  await page.press('Dismiss in the whole project', within(item));
  await isSaid('Dismissed in the whole project');
  const { items } = await anna.does(listDismissals, { params: { project: params.project } });
  expect(items).toMatchObject([{ scope: 'project', what: PRINT }]);
  expect(within(item).queryByText('Dismissed in 3 strings.')).toBeNull();
});

test('what breaks a text can’t be dismissed by a translator (dismissals.6)', async () => {
  const { project, params, strings } = await projectOf(anna, { strings: ['He (she) went.'] });
  await joinAs(testApp, boris, project, 'translator');
  await anna.does(addTranslation, {
    params: strings[0] ?? expect.fail(),
    body: { text: 'Он шел шел (она.' },
  });
  await openEditor(testApp, boris, params);
  const item = await translation('шел');
  await hasFindings(item);
  expect(
    within(item)
      .getAllByRole('button', { name: /^Dismiss/ })
      .map((one) => one.getAttribute('aria-label')),
  ).toEqual([DISMISS]);
});

test('a dismissal by somebody else is seen at once (dismissals.9)', async () => {
  const { params, strings } = await projectWith();
  await openEditor(testApp, anna, params);
  const item = await translation('шел');
  await hasFindings(item);
  const body = {
    check: 'repeated-word',
    scope: 'string',
    string: strings[0]?.string ?? 0,
    what: '',
  } as const;
  await boris.does(addDismissal, { params: { project: params.project }, body: { ...body, reason: '' } });
  await hasNone(item);
});
