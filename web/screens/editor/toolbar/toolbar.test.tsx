import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { openEditor } from '../../../../test/page/editor.ts';
import { textsOf } from '../../../../test/page/find.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

test('the toolbar shows the modes as one control, and the head copies the link', async () => {
  const { params } = await projectOf(anna);
  const page = await openEditor(testApp, anna, params);
  const modes = within(screen.getByRole('group', { name: 'Mode' }));
  expect(textsOf(modes.getAllByRole('button'))).toEqual(['Translate', 'Edit', 'Move', 'Select', 'Replace']);
  const isPressed = (name: string) =>
    waitFor(() => expect(modes.getByRole('button', { name })).toHaveAttribute('aria-pressed', 'true'));
  await isPressed('Translate');
  await page.press('Edit strings', modes);
  await isPressed('Edit strings');
  await screen.findByRole('textbox', { name: 'Text' });
  await page.press('Translate', modes);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Text' })).toBeNull());
  expect(screen.getByRole('button', { name: /^Add/ })).toHaveTextContent('Ctrl');

  await page.press('Next string');
  await waitFor(() => expect(page.address()).toContain('string='));
  await page.press('Copy link');
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(location.href));
});
