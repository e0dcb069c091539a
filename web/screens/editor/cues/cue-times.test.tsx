import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { editString, listStrings } from '#contract/texts/strings.ts';
import { expectAccessible } from '../../../../test/page/axe.ts';
import { composer, editorOf, openEditor, row, rowHas, rowLacks, rows } from '../../../../test/page/editor.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { runJobs } from '../../../../test/page/run-jobs.ts';
import { filmOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:05,000 --> 00:00:07,000\nTwo\n';

const form = async () => within(await screen.findByRole('form', { name: 'Editing string 1' }));
const saves = async () => (await form()).getByRole('button', { name: /^Save/ });
/** What a form or a dialog says of the times in it. */
const says = (place: ReturnType<typeof within>, ...texts: string[]) =>
  waitFor(() => {
    for (const text of texts) expect(place.getByRole('status')).toHaveTextContent(text);
  });

test('the times of a cue are changed by keyboard, and a cue is added between two (subtitles.14, subtitles.15)', async () => {
  const { params } = await filmOf(anna, SRT);
  const stored = () => anna.does(listStrings, { params });
  const contexts = async () => (await stored()).map(({ context }) => context);

  const page = await openEditor(testApp, anna, params);
  await page.user.click(row(1));
  await page.keys('Alt+Shift+KeyE');
  const end = (await form()).getByLabelText(/^Ends/);
  expect(end).toHaveValue('00:00:02.000');
  await page.fill(end, '0:00.5');
  await waitFor(() => expect(end).toHaveAccessibleDescription('A cue ends after it begins.'));
  expect(await saves()).toBeDisabled();
  await page.fill(end, '0:05.25');
  await says(await form(), 'Shown for 4.25 s.', 'Overlaps the next cue, which begins at 00:00:05.000.');
  await expectAccessible();
  await page.keys('Control+Enter');
  await rowHas(1, '4.3 s');
  expect((await contexts())[0]).toBe('1 · 00:00:01.000 → 00:00:05.250');
  await runJobs(testApp);
  await page.press('Undo');
  await waitFor(async () => expect(await contexts()).toContain('1 · 00:00:01.000 → 00:00:02.000'));

  await page.user.click(row(1));
  await page.keys('Alt+Shift+KeyN');
  const dialog = within(await screen.findByRole('dialog', { name: /2/ }));
  await waitFor(() => expect(dialog.getByLabelText(/^Begins/)).toHaveValue('00:00:02.000'));
  expect(dialog.getByLabelText(/^Ends/)).toHaveValue('00:00:04.000');
  await says(dialog, 'a gap of 83 ms is wanted');
  await page.fill(dialog.getByLabelText(/^Begins/), '3');
  await page.fill(dialog.getByRole('textbox', { name: 'Text' }), 'Between');
  await page.keys('Control+Enter');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect((await contexts())[1]).toBe('00:00:03.000 → 00:00:04.000');

  const [first] = await stored();
  await anna.does(editString, { params: { ...params, string: first?.id ?? 0 }, body: { end: 3500 } });
  await page.load(`${editorOf(params)}?status=failed_checks`);
  await screen.findByRole('list', { name: 'Strings' });
  await page.user.click(rows().find(({ textContent }) => textContent?.includes('One')) as HTMLElement);
  await waitFor(async () =>
    expect(await composer()).toHaveAccessibleDescription(
      /Overlaps the next cue, which begins at 00:00:03\.000/,
    ),
  );
});

test('the translation of a cue gets times of its own in the form, and those of the source again (subtitles.16)', async () => {
  const { params } = await filmOf(anna, SRT);
  const first = async () => {
    const [string] = await anna.does(listStrings, { params });
    return [string?.context, string?.target_start, string?.target_end];
  };
  const page = await openEditor(testApp, anna, params);
  await page.user.click(row(1));
  await page.keys('Alt+Shift+KeyE');
  await enter('Other times for the translation', await form());
  const times = async () =>
    within(await (await form()).findByRole('group', { name: 'Times of the translation' }));
  const end = (await times()).getByLabelText(/^Translation ends/);
  await waitFor(async () => expect((await times()).getByLabelText(/^Translation begins/)).toHaveFocus());
  expect(end).toHaveValue('00:00:02.000');
  await page.fill(end, '0:00.5');
  await waitFor(async () => expect(await saves()).toBeDisabled());
  await page.fill(end, '0:05.25');
  await says(await times(), 'Overlaps the next cue, which begins at 00:00:05.000.');
  await page.fill(end, '0:03.5');
  await expectAccessible();
  await page.keys('Control+Enter');
  await rowHas(1, /Times of the translation:\s*00:00:01\.000\s*2\.5 s/);
  expect(await first()).toEqual(['1 · 00:00:01.000 → 00:00:02.000', 1000, 3500]);

  await page.user.click(row(1));
  await page.keys('Alt+Shift+KeyE');
  await enter('As the source', await times());
  await waitFor(async () =>
    expect((await form()).getByRole('button', { name: 'Other times for the translation' })).toHaveFocus(),
  );
  await page.keys('Control+Enter');
  await rowLacks(1, 'Times of the translation');
  expect(await first()).toEqual(['1 · 00:00:01.000 → 00:00:02.000', null, null]);
});
