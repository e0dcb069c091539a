import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listEntries } from '#contract/texts/dictionary.ts';
import { listSections } from '#contract/texts/sections.ts';
import { pressOn } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const toast = (name: string) => screen.findByRole('group', { name });

async function projectPage(tab = '') {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const page = await openPage(testApp, anna, `/projects/${project.id}${tab}`);
  return {
    page,
    params,
    names: async () => (await anna.does(listSections, { params })).map(({ name }) => name),
    undo: async (name: string) => page.press('Undo', within(await toast(name))),
  };
}

test('sections are added, renamed, rearranged and deleted, and each is undone by its toast or by keys on the project’s page (undo.15, undo.16)', async () => {
  const { page, names, undo } = await projectPage();
  const menu = async (name: string) => {
    await page.press('Menu of “One”');
    await page.pick(name);
  };
  const shows = (text: string) => waitFor(() => expect(screen.getByRole('table')).toHaveTextContent(text));
  const press = async (keys: string) => pressOn(await screen.findByRole('main'), keys);

  await page.press('Add section');
  await page.fill('Section name', 'Second');
  await page.user.keyboard('{Enter}');
  await toast('Section added');
  await shows('Second');
  // In its field the keys undo what was typed.
  await pressOn(await screen.findByLabelText('Section name'), '{Control>}z{/Control}');
  await page.user.keyboard('{Escape}');
  expect(await names()).toEqual(['One', 'Second']);

  await menu('Rearrange');
  await page.press('Move “One” down');
  // What isn't saved yet is not what the keys undo.
  await pressOn(screen.getByRole('heading', { name: 'Section order' }), '{Control>}z{/Control}');
  await page.press('Save order');
  await toast('Order changed');
  expect(await names()).toEqual(['Second', 'One']);
  await undo('Order changed');
  await toast('Undone: Order changed');
  expect(await names()).toEqual(['One', 'Second']);

  await menu('Rename');
  await page.fill('Section name', 'Other');
  await page.user.keyboard('{Enter}');
  await toast('Section edited');
  await press('{Control>}z{/Control}');
  await toast('Undone: Section edited');
  await shows('One');

  await menu('Delete section…');
  await page.press('Delete section');
  await undo('Section deleted');
  await toast('Undone: Section deleted');
  await shows('One');
  await press('{Control>}y{/Control}');
  await toast('Redone: Section deleted');
  await waitFor(() => expect(screen.getByRole('table')).not.toHaveTextContent('One'));

  await page.user.click(screen.getByRole('tab', { name: 'Log' }));
  await page.user.click(await screen.findByRole('link', { name: 'Deleted' }));
  await page.press(/^Restore/);
  await undo('Section restored');
  await toast('Undone: Section restored');
  expect(await names()).toEqual(['Second']);
});

test('a word of the dictionary gets its former translation back from the toast of its edit', async () => {
  const { page, params, undo } = await projectPage('#dictionary');
  await page.press('Add word');
  await page.fill('Word', 'hole');
  await page.fill('Translation', 'нора');
  await page.user.keyboard('{Enter}');
  await toast('Word added');
  await page.press('Edit “hole”');
  await page.fill('Translation', 'дыра');
  await page.user.keyboard('{Enter}');
  await undo('Word edited');
  await toast('Undone: Word edited');
  expect(await anna.does(listEntries, { params })).toMatchObject([{ word: 'hole', translate: 'нора' }]);
  await waitFor(() => expect(screen.getByRole('table')).toHaveTextContent('нора'));
});

test('an import into several sections is undone by its toast: the sections it added go, and the strings of the others', async () => {
  const { page, names, params, undo } = await projectPage();
  await page.load(`/projects/${params.project}/load_strings`);
  const story = (name: string) => new File([`The story of ${name}.\n`], name, { type: 'text/plain' });
  await screen.findByRole('heading', { level: 1 });
  const input = await waitFor(
    () => document.querySelector<HTMLInputElement>('input[type=file]') ?? expect.fail(),
  );
  await page.user.upload(input, [story('one.txt'), story('two.txt')]);
  await page.press(/^Import \d/);
  await toast('Strings added');
  expect(await names()).toEqual(['One', 'one', 'two']);
  await undo('Strings added');
  await toast('Undone: Strings added');
  expect(await names()).toEqual(['One']);
});
