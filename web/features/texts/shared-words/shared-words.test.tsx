import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addLanguages } from '#contract/files/families.ts';
import { listEntries } from '#contract/texts/dictionary.ts';
import { addSharedWord } from '#contract/texts/shared-words.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/** A project and its copy in Italian. */
async function family() {
  const { project } = await projectOf(anna);
  const params = { project: project.id };
  const body = { languages: [{ target_lang: 'it' as const }] };
  const { languages } = await anna.does(addLanguages, { params, body });
  const italian = languages.find(({ target_lang }) => target_lang === 'it')?.project_id ?? expect.fail();
  return { project, params, italian };
}

test('by keyboard a word is added for all languages, edited and deleted (families.19)', async () => {
  const { project } = await family();
  const page = await openPage(testApp, anna, `/projects/${project.id}#languages`);
  const words = await screen.findByRole('region', { name: 'Shared words' });
  await within(words).findByText(/No shared words yet\./);
  await enter('Add shared word');
  const element = await screen.findByRole('dialog', { name: 'Add shared word' });
  const form = within(element);
  const word = () => form.getByRole('textbox', { name: 'Word' });
  await waitFor(() => expect(word()).toHaveFocus());
  await page.user.keyboard('{Enter}');
  await form.findByText('This field is required.');
  await page.fill(word(), 'Hatter');
  await page.fill(form.getByRole('textbox', { name: 'Description' }), 'He is mad.');
  await enter('Save', form);
  expect(await screen.findByRole('row', { name: /Hatter/ })).toHaveTextContent('He is mad.');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add shared word' })).toHaveFocus());
  await enter('Edit “Hatter”');
  const edit = within(await screen.findByRole('dialog', { name: 'Edit “Hatter”' }));
  await page.fill(edit.getByRole('textbox', { name: 'Word' }), 'Mad Hatter');
  await page.user.keyboard('{Enter}');
  await screen.findByRole('row', { name: /Mad Hatter/ });
  await enter('Delete “Mad Hatter”');
  await enter('Delete word');
  await screen.findByText(/No shared words yet\./);
});

test('the dictionary of a language offers the shared words that it lacks, each of which becomes a word of it (families.20)', async () => {
  const { project, params, italian } = await family();
  await anna.does(addSharedWord, { params, body: { word: 'Hatter', desc: 'He is mad.' } });
  await anna.does(addSharedWord, { params, body: { word: 'tea' } });
  const page = await openPage(testApp, anna, `/projects/${italian}#dictionary`);
  const list = await screen.findByRole('region', { name: '2 shared words not translated yet' });
  await enter('Translate “Hatter”', within(list));
  const field = (name: string) => screen.findByRole('textbox', { name });
  expect(await field('Word')).toHaveValue('Hatter');
  expect(await field('Description')).toHaveValue('He is mad.');
  await page.fill(await field('Translation'), 'Cappellaio');
  await page.user.keyboard('{Enter}');
  await screen.findByRole('region', { name: '1 shared word not translated yet' });
  expect(await anna.does(listEntries, { params: { project: italian } })).toMatchObject([
    { word: 'Hatter', translate: 'Cappellaio', desc: 'He is mad.' },
  ]);
  await page.load(`/projects/${italian}#languages`);
  await waitFor(() => expect(screen.getAllByRole('link', { name: project.name })).not.toEqual([]));
  expect(screen.queryByRole('button', { name: 'Add shared word' })).toBeNull();
});
