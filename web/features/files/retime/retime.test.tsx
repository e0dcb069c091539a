import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { editString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { expectAccessible } from '../../../../test/page/axe.ts';
import { openPage } from '../../../../test/page/page.ts';
import { afterJobs } from '../../../../test/page/run-jobs.ts';
import { filmOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:05,000 --> 00:00:07,000\nTwo\n';
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The page of a project with the two cues of a film. */
async function film() {
  const { project, params } = await filmOf(anna, SRT);
  const listed = () => anna.does(listStrings, { params, query: { fetch_translations: '' } });
  const [one = expect.fail(), two = expect.fail()] = (await listed()).map(({ id }) => ({
    ...params,
    string: id,
  }));
  const open = async () => {
    const page = await openPage(testApp, anna, `/projects/${project.id}`);
    await page.press('Menu of “film”');
    await page.pick('Change timing…');
    const element = await screen.findByRole('dialog', { name: 'Timing of “film”' });
    const dialog = within(element);
    await dialog.findByLabelText(/^Later by/);
    return { page, element, dialog };
  };
  const contexts = async () => (await listed()).map(({ context }) => context);
  return { listed, one, two, open, contexts };
}

test('the timing of a section is shifted and stretched by keyboard, as one update that is undone (subtitles.9)', async () => {
  const { listed, one, open, contexts } = await film();
  await anna.does(addTranslation, { params: one, body: { text: 'Раз' } });
  const before = await contexts();
  const { page, element, dialog } = await open();
  const by = dialog.getByLabelText(/^Later by/);
  expect(dialog.getByRole('button', { name: 'Change timing' })).toBeDisabled();
  await page.fill(by, 'soon');
  expect(by).toHaveAccessibleDescription(/Enter times such as/);
  await page.fill(by, '1.5');
  await waitFor(() => expect(element).toHaveTextContent('00:00:01.000 → 00:00:02.500'));
  expect(element).toHaveTextContent('00:00:05.000 → 00:00:06.500');
  await expectAccessible(element);
  expect(by).toHaveFocus();
  await page.user.keyboard('{Enter}');
  await isClosed();
  expect(await contexts()).toEqual(['1 · 00:00:02.500 → 00:00:03.500', '2 · 00:00:06.500 → 00:00:08.500']);
  expect((await listed())[0]?.translations).toMatchObject([{ text: 'Раз', needs_review: false }]);
  await page.press('Undo');
  await afterJobs(testApp, () => screen.getByText(/^Undone/));
  expect(await contexts()).toEqual(before);

  const again = await open();
  await again.page.user.click(again.dialog.getByText('Stretch'));
  await again.page.fill(again.dialog.getByLabelText(/^Last cue begins at/), '0:09');
  await waitFor(() => expect(again.element).toHaveTextContent('00:00:05.000 → 00:00:09.000'));
  await again.page.press('Change timing', again.dialog);
  await isClosed();
  expect(await contexts()).toEqual(['1 · 00:00:01.000 → 00:00:03.000', '2 · 00:00:09.000 → 00:00:13.000']);
});

test('the times of translations of a section are stretched apart from those of the source, and that is undone (subtitles.9, subtitles.16)', async () => {
  const { listed, one, two, open, contexts } = await film();
  const targets = async () =>
    (await listed()).map(({ target_start, target_end }) => [target_start, target_end]);
  await anna.does(editString, { params: one, body: { target_start: 1500, target_end: 2500 } });
  await anna.does(editString, { params: two, body: { target_start: 5500, target_end: 7500 } });
  const before = await contexts();

  const { page, element, dialog } = await open();
  await page.user.click(dialog.getByText('Times of the translation'));
  await page.fill(dialog.getByLabelText(/^Later by/), '-2');
  await page.press('Change timing', dialog);
  await waitFor(() => expect(element).toHaveTextContent('A cue would begin before 0:00. Shift by less.'));
  await page.user.click(dialog.getByText('Stretch'));
  await page.fill(dialog.getByLabelText(/^Last cue begins at/), '0:09.5');
  await waitFor(() => expect(element).toHaveTextContent('00:00:05.500 → 00:00:09.500'));
  await expectAccessible(element);
  await page.user.keyboard('{Enter}');
  await isClosed();
  expect(await screen.findAllByText(/2 strings changed/)).not.toEqual([]);
  expect(await targets()).toEqual([
    [1500, 3500],
    [9500, 13_500],
  ]);
  expect(await contexts()).toEqual(before);
  await page.press('Undo');
  const undone = [
    [1500, 2500],
    [5500, 7500],
  ];
  await afterJobs(testApp, async () => expect(await targets()).toEqual(undone));
});
