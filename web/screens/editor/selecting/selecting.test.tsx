import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { editProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { openEditor, row } from '../../../../test/page/editor.ts';
import { findItem } from '../../../../test/page/find.ts';
import { enter, pressOn } from '../../../../test/page/keyboard.ts';
import { afterJobs, runJobs } from '../../../../test/page/run-jobs.ts';
import { filmOf, joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const lines = (amount: number) => Array.from({ length: amount }, (_, at) => `Line ${at + 1}`);
const box = (number: number) => screen.findByRole('checkbox', { name: new RegExp(`^String ${number}:`) });
const isSelected = (amount: string) => screen.findByText(`${amount} selected`);
const isShown = async (text: string) => expect(await screen.findAllByText(text)).not.toEqual([]);
const dialogOf = async (name: string) => within(await screen.findByRole('dialog', { name }));

async function choose(action: string) {
  await pressOn(await screen.findByRole('button', { name: /^Actions/ }));
  await pressOn(await screen.findByRole('menuitem', { name: action }));
}

/** Confirms the action in its dialog, once that has the preview. */
async function confirm(action: string) {
  const button = () => within(screen.getByRole('dialog')).getByRole('button', { name: action });
  await waitFor(() => expect(button()).toBeEnabled());
  await pressOn(button());
}

async function select(...numbers: number[]) {
  await pressOn(await screen.findByRole('button', { name: 'Select strings' }));
  for (const number of numbers) await pressOn(await box(number), ' ');
}

/** Undoes what a toast tells of, once the log has it. */
async function undo() {
  await runJobs(testApp);
  await enter('Undo');
}

/** Waits until the service has done in the background what is said. */
const isDone = (text: string) => afterJobs(testApp, () => expect(document.body).toHaveTextContent(text));

/** A project of Anna with so many strings, in which Boris has translated some. */
async function projectWith(amount: number, ...translated: number[]) {
  const made = await projectOf(anna, { strings: lines(amount) });
  await joinAs(testApp, boris, made.project, 'translator');
  for (const number of translated) {
    const params = { ...made.params, string: made.strings[number - 1]?.string ?? 0 };
    await boris.does(addTranslation, { params, body: { text: `Строка ${number}`, status: 0 } });
  }
  return made;
}

test('by keyboard, strings are selected with Shift and all at once, approved with a preview, and that is undone (editor.39)', async () => {
  const { params } = await projectWith(12, 2, 3);
  const page = await openEditor(testApp, anna, params);
  await select();
  await isSelected('0 of 12');
  await pressOn(await box(1), ' ');
  await pressOn(await box(1), '{ArrowDown}');
  expect(await box(2)).toHaveFocus();
  (await box(4)).focus();
  await page.keys('Shift+Space');
  await isSelected('4 of 12');
  await page.keys('Control+KeyA');
  await isSelected('12 of 12');

  await choose('Approve translations');
  const dialog = await dialogOf('Approve translations');
  await dialog.findByText('2 strings will change.');
  await dialog.findByText(/10 strings stay as they are: no such translation/);
  await confirm('Approve translations');
  await isShown('2 strings changed');
  const second = async () => within(await findItem('Строка 2'));
  await (await second()).findByRole('img', { name: 'Approved' });
  await undo();
  await isDone('2 changes undone');
  await (await second()).findByRole('img', { name: 'Not approved' });
  await pressOn(await box(1), '{Escape}');
  await screen.findByRole('button', { name: 'Select strings' });
});

test('a filter is selected whole by mouse; many strings are copied with progress, and deleted ones leave the list', async () => {
  const { params } = await projectWith(150);
  const page = await openEditor(testApp, anna, params, '?original=Line+1');
  await page.press('Select strings');
  await page.press('Select all');
  await isSelected('62 of 62');
  await choose('Copy source as translation');
  await confirm('Copy source as translation');
  await isDone('62 strings changed');
  await page.press('Clear');
  const click = async (text: string) => page.user.click((await screen.findAllByText(text))[0] as HTMLElement);
  await click('Line 10');
  await page.user.keyboard('{Shift>}');
  await click('Line 12');
  await page.user.keyboard('{/Shift}');
  await isSelected('3 of 62');
  await choose('Delete strings');
  await confirm('Delete strings');
  await isSelected('0 of 59');
  await page.press('Done');
  await isShown('Line 13');
});

test('selected strings are moved together to a position of another section, and that is undone at once', async () => {
  const { params } = await projectWith(6);
  const other = await anna.does(addSection, { params, body: { name: 'Elsewhere' } });
  const there = { ...params, section: other.id };
  await anna.does(addStrings, { params: there, query: {}, body: [{ text: 'First' }, { text: 'Last' }] });
  const textsIn = async (at: typeof params) =>
    (await anna.does(listStrings, { params: at, query: {} })).map(({ text }) => text);
  const page = await openEditor(testApp, anna, params);
  await select(5, 2);
  await choose('Move strings');
  const dialog = await dialogOf('Move strings');
  await dialog.findByText('2 strings will change.');
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Section' })).toHaveFocus());
  await page.user.keyboard('Else');
  await screen.findByRole('option', { name: 'Elsewhere' });
  await page.user.keyboard('{Enter}');
  await dialog.findByText(/1 to 3/);
  await page.fill(dialog.getByRole('textbox', { name: 'Position' }), '2');
  await confirm('Move strings');
  await isShown('2 strings changed');
  await isSelected('0 of 4');
  expect(await textsIn(there)).toEqual(['First', 'Line 2', 'Line 5', 'Last']);
  await undo();
  await isDone('2 changes undone');
  await isSelected('2 of 6');
  expect(await textsIn(params)).toEqual(lines(6));
});

test('a batch goes on when its dialog is closed and the mode is left, and says at its end what it has changed', async () => {
  const { params } = await projectWith(70);
  const page = await openEditor(testApp, anna, params);
  // The server answers for the batch only once the dialog is closed.
  const release = page.network.hold(/GET .*\/batches\//);
  await select();
  (await box(1)).focus();
  await page.keys('Control+KeyA');
  await choose('Copy source as translation');
  await confirm('Copy source as translation');
  await screen.findByText(/^50 of 70\./);
  const [close] = screen.getAllByRole('button', { name: 'Close' }).toReversed();
  await pressOn(close as HTMLElement);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await pressOn(screen.getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: 'Select strings' });
  release();
  await isDone('70 strings changed');
  await waitFor(() => expect(document.body).toHaveTextContent(/70\s*\/ 70/));
  await undo();
  await isDone('70 changes undone');
  await waitFor(() => expect(document.body).toHaveTextContent(/\D0\s*\/ 70/));
});

test('selected strings are downloaded in both languages', async () => {
  const { params } = await projectWith(3, 2);
  const page = await openEditor(testApp, anna, params);
  await page.keys('Alt+Shift+KeyS');
  for (const number of [2, 3]) await pressOn(await box(number), ' ');
  await choose('Download strings');
  const dialog = await dialogOf('Download strings');
  const format = (name: RegExp) => dialog.getByRole('radio', { name });
  await page.user.click(format(/^JSON: the translations by key/));
  await page.press('Download', dialog);
  await dialog.findByText(/Some of these strings have no key\./);
  await page.user.click(format(/^Bilingual text/));
  await page.press('Download', dialog);
  await waitFor(() => expect(page.saved).toHaveLength(1));
  expect(page.saved[0]?.name).toMatch(/-selection\.en-ru\.txt$/);
  expect(await page.saved[0]?.text()).toBe('Line 2\nСтрока 2\n\nLine 3\n—\n');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('where a check blocks, selected strings that it blocks are left out of the download, or refuse it (exports.43)', async () => {
  const { params } = await projectWith(3, 2);
  const check_severities = { numbers: 'approval' } as const;
  await anna.does(editProject, { params: { project: params.project }, body: { check_severities } });
  const strings = await anna.does(listStrings, { params });
  const string = strings[2]?.id ?? 0;
  await anna.does(addTranslation, { params: { ...params, string }, body: { text: 'Строка' } });
  const page = await openEditor(testApp, anna, params);
  await page.keys('Alt+Shift+KeyS');
  for (const number of [2, 3]) await pressOn(await box(number), ' ');
  await choose('Download strings');
  const dialog = await dialogOf('Download strings');
  await page.user.click(dialog.getByRole('radio', { name: 'Don’t download' }));
  await page.press('Download', dialog);
  const link = await dialog.findByRole('link', { name: /checks block 1 translation\. Show it/ });
  expect(link.getAttribute('href')).toMatch(/\?checks=numbers$/);
  expect(page.saved).toEqual([]);
  await page.user.click(dialog.getByRole('radio', { name: 'Leave them out' }));
  await page.press('Download', dialog);
  await waitFor(() => expect(page.saved).toHaveLength(1));
  expect(await page.saved[0]?.text()).toBe('Строка 2\nLine 3\n');
  await screen.findByText(/1 translation was left out, because checks block it\. It is that of “Line 3”/);
});

test('a translator selects too, by the shortcut, and is offered what their role may do (editor.39)', async () => {
  const { params } = await projectWith(3, 2);
  const page = await openEditor(testApp, boris, params);
  await page.keys('Alt+Shift+KeyS');
  (await box(1)).focus();
  await page.keys('Control+KeyA');
  await choose('Mark translations as initial');
  await confirm('Mark translations as initial');
  await isShown('1 string changed');
  await pressOn(screen.getByRole('button', { name: /^Actions/ }));
  await screen.findByRole('menuitem', { name: 'Mark translations as initial' });
  expect(screen.queryByRole('menuitem', { name: 'Delete strings' })).toBeNull();
  await page.user.keyboard('{Escape}');
  await page.keys('Alt+Shift+KeyS');
  await screen.findByRole('button', { name: 'Select strings' });
  await within(row(2)).findByRole('img', { name: 'Initial' });
});

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:05,000 --> 00:00:07,000\nTwo\n';

test('by keyboard, the times of selected cues are shifted; a time before 0 is refused, and a shift is undone (batches.11)', async () => {
  const { params } = await filmOf(anna, SRT);
  const contexts = async () => (await anna.does(listStrings, { params })).map(({ context }) => context);
  const before = await contexts();

  const page = await openEditor(testApp, anna, params);
  await select(2);
  await choose('Shift times');
  const dialog = await dialogOf('Shift times');
  const by = await dialog.findByLabelText(/^Later by/);
  await waitFor(() => expect(by).toHaveFocus());
  await page.fill(by, 'soon');
  await waitFor(() => expect(by).toHaveAccessibleDescription(/Enter times such as/));
  await page.fill(by, '-5.5');
  await dialog.findByText('A cue would begin before 0:00. Shift by less.');
  const submit = dialog.getByRole('button', { name: 'Shift times' });
  expect(submit).toBeDisabled();
  await page.user.click(dialog.getByText('Times of the translation'));
  await dialog.findByText(/1 string stays as it is: the translation has no times of its own/);
  await page.user.click(dialog.getByText('Times of the source'));
  await page.fill(by, '+00:00:01.500');
  await dialog.findByText('1 string will change.');
  await waitFor(() => expect(submit).toBeEnabled());
  await pressOn(by);
  await isShown('1 string changed');
  expect(await contexts()).toEqual([before[0], '2 · 00:00:06.500 → 00:00:08.500']);
  await undo();
  await afterJobs(testApp, async () => expect(await contexts()).toEqual(before));
});
