import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor } from '@testing-library/dom';
import { expect } from 'vitest';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import type { TestApp, TestUser } from '../test-app.ts';
import { textsOf } from './find.ts';
import { openPage, type Page } from './page.ts';

/** A file of the tests of a format. */
export const fixtureOf = (format: string, name: string) =>
  Uint8Array.from(readFileSync(join(import.meta.dirname, '../../domain/formats', format, 'fixtures', name)));

/** A file by its name, or by its path in a folder. */
export type NamedFile = { name: string; content: string | Uint8Array<ArrayBuffer> };

/** Chooses files on a page that imports them; with paths, a folder. */
export async function chooseFiles({ user }: Page, ...files: NamedFile[]): Promise<void> {
  const isFolder = files.some(({ name }) => name.includes('/'));
  const label = isFolder ? 'Choose a folder' : /^Choose (a )?files?$/;
  const field = await screen.findByLabelText<HTMLInputElement>(label, { selector: 'input' });
  const chosen = files.map(({ name, content }) => {
    const file = new File([content], name.replace(/.*\//, ''));
    return Object.defineProperty(file, 'webkitRelativePath', { value: isFolder ? name : '' });
  });
  await user.upload(field, chosen);
}

/** Chooses an option of a native list by its words. */
export async function select({ user }: Page, list: string | RegExp, option: string): Promise<void> {
  await user.selectOptions(await screen.findByRole('combobox', { name: list }), option);
}

/** Turns a switch or checkbox on or off, if it isn’t already. A press while a file is read has no effect. */
export const turn = (role: 'switch' | 'checkbox', name: string | RegExp, isOn: boolean): Promise<void> =>
  waitFor(() => {
    const choice = screen.getByRole<HTMLInputElement>(role, { name });
    if (choice.checked === isOn) return;
    choice.click();
    throw new Error(`${name} is yet to be turned.`);
  });

/** The rows of the preview. */
export const previewed = () => {
  const list = screen.queryByRole('list', { name: 'Preview' });
  return [...(list?.querySelectorAll('li') ?? [])];
};

/** Waits until the preview has rows with these texts, in this order. */
export const previews = (...texts: RegExp[]) =>
  waitFor(() => expect(textsOf(previewed())).toEqual(texts.map((text) => expect.stringMatching(text))));

/** Writes a text to be imported and transforms it. */
export async function transform(page: Page, field: string, text: string): Promise<void> {
  await page.fill(field, text);
  await page.press(/^Transform/);
}

/** Opens a page that imports, in a window whose rows scroll with the page, and so high that many are drawn. */
export const openImport = (testApp: TestApp, visitor: TestUser, address: string): Promise<Page> =>
  openPage(testApp, visitor, address, { width: 1000, height: 2000 });

/** The address of a page that imports into a section. */
export const importPageOf = ({ project, section }: { project: number; section: number }, page: string) =>
  `/projects/${project}/sections/${printSectionId(section)}/${page}`;
