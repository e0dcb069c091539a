import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addStrings, listStrings } from '#contract/texts/strings.ts';
import { openEditor, rows } from '../../../../test/page/editor.ts';
import { isShown, textsOf } from '../../../../test/page/find.ts';
import { pressOn } from '../../../../test/page/keyboard.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const grip = (text: string) =>
  screen.findByRole('button', { name: new RegExp(`^Move string \\d+: ${text}`) });
const modeButton = () => screen.findByRole('button', { name: 'Move strings' });
const shows = (...texts: string[]) =>
  waitFor(() => expect(textsOf(rows().flatMap((row) => [...row.querySelectorAll('p')]))).toEqual(texts));

test('strings are sent by number; over what others did one saves again; Cancel brings the order back', async () => {
  const { params } = await projectOf(anna, { strings: ['One.', 'Two.', 'Three.', 'Four.'] });
  const stored = async () => (await anna.does(listStrings, { params, query: {} })).map(({ text }) => text);
  const page = await openEditor(testApp, anna, params, '?status=non_tr');
  expect(await modeButton()).toHaveAccessibleDescription(/Clear filters to move/);
  await pressOn(await modeButton());
  await modeButton();
  await page.press('All');
  await waitFor(async () => expect(await modeButton()).not.toHaveAccessibleDescription(/Clear filters/));
  await page.user.click(await modeButton());

  await grip('One');
  await page.press('Move string 4 to another position');
  await page.fill(await screen.findByRole('textbox', { name: 'Position' }), '1');
  await page.user.keyboard('{Enter}');
  await waitFor(async () => expect(await grip('Four')).toHaveFocus());
  await shows('Four.', 'One.', 'Two.', 'Three.');

  await anna.does(addStrings, { params, query: { pos: 3 }, body: [{ text: 'Added.' }] });
  await page.press('Save order');
  await isShown('Others changed this section (1 string added)');
  await shows('Four.', 'One.', 'Two.', 'Added.', 'Three.');
  await page.press('Save order');
  await isShown('String order saved');
  expect(await stored()).toEqual(['Four.', 'One.', 'Two.', 'Added.', 'Three.']);

  await page.user.click(await modeButton());
  await pressOn(await grip('Two'), '{Alt>}{ArrowDown}{/Alt}');
  await shows('Four.', 'One.', 'Added.', 'Two.', 'Three.');
  await page.user.click(screen.getByRole('link', { name: /^Back to project/ }));
  await page.press('Stay');
  await page.press('Cancel');
  await modeButton();
  expect(await stored()).toEqual(['Four.', 'One.', 'Two.', 'Added.', 'Three.']);
});
