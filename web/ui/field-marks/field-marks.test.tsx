import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { editProject } from '#contract/projects/projects.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { composer, isSaid, openEditor } from '../../../test/page/editor.ts';
import { enter } from '../../../test/page/keyboard.ts';
import { openPage } from '../../../test/page/page.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import type { TextField } from '../markup/apply-edit.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/** The text that is drawn over a field, with its marks in brackets; undefined if nothing is. */
const drawnOver = (field: HTMLElement) => {
  const layer = field.parentElement?.querySelector('[inert]');
  if (!layer) return undefined;
  const parts = [...layer.childNodes].map((node) =>
    node instanceof HTMLElement ? `[${node.textContent}]` : node.textContent,
  );
  return parts.join('').replace(/\u200b$/, '');
};
const cursor = (field: TextField) =>
  `${field.value.slice(0, field.selectionStart)}|${field.value.slice(field.selectionEnd)}`;

test('tags and placeholders are marks in the field, as soon as they are written, and a text without any is the plain field (rich-field.1, rich-field.2)', async () => {
  const { params } = await projectOf(anna, { strings: ['<i>Hi</i>, {name}'], target_lang: 'it' });
  const page = await openEditor(testApp, anna, params);
  const field = await composer();
  await page.fill(field, 'Ciao');
  expect(drawnOver(field)).toBeUndefined();
  await page.fill(field, '<b>Ciao</b>, {name}');
  await waitFor(() => expect(drawnOver(field)).toBe('[<b>][Ciao][</b>], [{name}]'));
  expect(field).toHaveAttribute('data-drawn');
  await page.fill(field, 'https://example.org/a');
  await waitFor(() => expect(drawnOver(field)).toBeUndefined());
  expect(field).not.toHaveAttribute('data-drawn');
});

test('a key removes the whole of a mark with the tag that belongs to it, and says so (rich-field.4)', async () => {
  const { params, strings } = await projectOf(anna, { strings: ['<i>Hi</i>, {name}'], target_lang: 'it' });
  const first = { ...params, string: strings[0]?.string ?? 0 };
  await anna.does(addTranslation, { params: first, body: { text: '<i>Ciao</i>, {name}' } });
  const page = await openEditor(testApp, anna, params);
  const field = await composer();
  await page.fill(field, 'Oh, <i>Ciao</i>, {name}');
  await waitFor(() => expect(drawnOver(field)).toBeDefined());
  await page.user.keyboard('{Backspace}');
  expect(cursor(field)).toBe('Oh, <i>Ciao</i>, |');
  await isSaid('Removed: {name}');
  field.setSelectionRange(4, 4);
  await page.user.keyboard('{Delete}');
  expect(cursor(field)).toBe('Oh, |Ciao, ');
  await isSaid('Removed: <i> </i>');

  await page.keys('Alt+Digit1');
  await page.keys('Alt+KeyE');
  const edited = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Edit translation' });
  await waitFor(() => expect(drawnOver(edited)).toBe('[<i>]Ciao[</i>], [{name}]'));
  edited.setSelectionRange(11, 11);
  await page.user.keyboard('{Backspace}');
  expect(cursor(edited)).toBe('Ciao|, {name}');
});

test('the places of the finding that one points at are marked in the field, in a text without marks too (checks.30)', async () => {
  const { params } = await projectOf(anna, { strings: ['Hi, {name}', 'Bye'], target_lang: 'it' });
  const page = await openEditor(testApp, anna, params);
  const marked = (field: HTMLElement) =>
    [...(field.parentElement?.querySelectorAll('mark') ?? [])].map(({ textContent }) => textContent);
  const pointed = async (words: RegExp) =>
    page.user.hover((await screen.findByRole('button', { name: words })).closest('li') as HTMLElement);
  await page.fill(await composer(), 'Ciao, {nome} {name}');
  await pointed(/^Here but not in the source/);
  await waitFor(async () => expect(marked(await composer())).toEqual(['{nome}']));
  await page.user.unhover(
    screen.getByRole('button', { name: /^Here but not in the source/ }).closest('li') as HTMLElement,
  );
  await waitFor(async () => expect(marked(await composer())).toEqual([]));

  await page.keys('Alt+ArrowDown');
  await page.fill(await composer(), 'Ciao  a te');
  await pointed(/^Several spaces/);
  await waitFor(async () => expect(marked(await composer())).toEqual(['  ']));
  expect(drawnOver(await composer())).toBe('Ciao[  ]a te');
});

test('who has chosen the plain field has it (rich-field.6)', async () => {
  const { params } = await projectOf(anna, { strings: ['<i>Hi</i>, {name}'], target_lang: 'it' });
  localStorage.setItem('dragoman.editor', JSON.stringify({ marksInField: false }));
  const page = await openEditor(testApp, anna, params);
  const field = await composer();
  await page.fill(field, 'Ciao, {name}');
  await screen.findByRole('toolbar', { name: /lacks/ });
  await page.user.keyboard('{Backspace}');
  expect(cursor(field)).toBe('Ciao, {name|');
  expect(drawnOver(field)).toBeUndefined();
  expect(field).not.toHaveAttribute('data-drawn');
});

const fieldOf = (name: string) => screen.findByRole<HTMLInputElement & TextField>('textbox', { name });

test('what is found and replaced has its marks, but not a pattern (rich-field.7)', async () => {
  const { project, params } = await projectOf(anna);
  await anna.does(editProject, { params: { project: project.id }, body: { placeholder_patterns: '@*' } });
  const page = await openEditor(testApp, anna, params);
  await page.keys('Alt+Shift+KeyF');
  const [find, replace] = [await fieldOf('Find'), await fieldOf('Replace with')];
  await page.fill(find, 'Hi, %{name} @place');
  await page.fill(replace, '<i>Ciao</i> {name}');
  await waitFor(() => expect(drawnOver(find)).toBe('Hi, [%{name}] [@place]'));
  await waitFor(() => expect(drawnOver(replace)).toBe('[<i>]Ciao[</i>] [{name}]'));
  await page.user.keyboard('{Backspace}');
  expect(cursor(replace)).toBe('<i>Ciao</i> |');
  await isSaid('Removed: {name}');

  await page.user.click(screen.getByRole('checkbox', { name: /^Pattern/ }));
  await waitFor(() => expect(drawnOver(find)).toBeUndefined());
  expect(find).not.toHaveAttribute('data-drawn');
  expect(drawnOver(replace)).toBe('[<i>]Ciao[</i>] ');
});

test('the words of a dictionary have marks in their fields (rich-field.7)', async () => {
  const { project } = await projectOf(anna);
  const address = `/projects/${project.id}#dictionary`;
  const page = await openPage(testApp, anna, address);
  await enter('Add word');
  await page.fill(await fieldOf('Word'), '<b>Log in</b>');
  await page.fill(await fieldOf('Translation'), 'Ciao, {name}');
  await page.fill(await fieldOf('Description'), 'Of {name}');
  await waitFor(async () => expect(drawnOver(await fieldOf('Word'))).toBe('[<b>][Log in][</b>]'));
  expect(drawnOver(await fieldOf('Translation'))).toBe('Ciao, [{name}]');
  expect(drawnOver(await fieldOf('Description'))).toBeUndefined();
});
