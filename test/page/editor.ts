import { screen, waitFor, within } from '@testing-library/dom';
import { expect } from 'vitest';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import type { TestApp, TestUser } from '../test-app.ts';
import { openPage, type Page } from './page.ts';

/** The field of the chosen string, once it is there. */
export const composer = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your translation' });

/** The rows of the lists of strings, one for each section. */
export const rows = () =>
  screen.getAllByRole('list', { name: /^Strings/ }).flatMap((list) => within(list).getAllByRole('listitem'));

/** A row by its place in the list, from 1. */
export const row = (number: number) => rows()[number - 1] as HTMLElement;

/** The translations of the chosen string. */
export const translations = () =>
  within(screen.getByRole('list', { name: 'Translations' }))
    .queryAllByRole('listitem')
    .filter((item) => item.hasAttribute('data-translation'));

/** Opens the menu of a translation of the chosen string. */
export async function actionsFor(page: Page, text: string): Promise<ReturnType<typeof within>> {
  // A translation on its way to the server has no actions, and is another element once it is there.
  const button = await waitFor(async () =>
    within(await translation(text)).getByRole('button', { name: /^More actions for/ }),
  );
  await page.user.click(button);
  const menu = await waitFor(() => (button.isConnected ? screen.getByRole('menu') : undefined));
  // What the server says meanwhile may put another element in its place, as often as it has news.
  return menu ? within(menu) : actionsFor(page, text);
}

/** The translation of the chosen string that has this text, once it is there. */
export const translation = (text: string) =>
  waitFor(() => {
    const found = translations().find(({ textContent }) => textContent?.includes(text));
    if (!found) throw new Error(`No translation has “${text}”.`);
    return found;
  });

/** Waits until a row has a text, or no longer has it. */
export const rowHas = (number: number, text: string | RegExp) =>
  waitFor(() => expect(row(number)).toHaveTextContent(text));
export const rowLacks = (number: number, text: string | RegExp) =>
  waitFor(() => expect(row(number)).not.toHaveTextContent(text));

/** Waits until a string, by its number in the section, is the chosen one in the list and in the panel. */
export async function isChosen(number: number) {
  await waitFor(() => {
    const link = screen.getByRole('link', { name: `String ${number}` });
    expect(link.closest('li')).toHaveAttribute('aria-current', 'true');
  });
  await screen.findByRole('complementary', { name: `String ${number}` });
}

/** Waits until a text is announced to screen readers. */
export const isSaid = (text: string) =>
  waitFor(() => {
    const statuses = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(statuses.join('\n')).toContain(text);
  });

/** The address of a section in the editor. */
export const editorOf = ({ project, section }: { project: number; section: number }) =>
  `/projects/${project}/editor/${printSectionId(section)}`;

/** Opens the section of a project in the editor, and waits for its first string and for the stream of what others do. */
export async function openEditor(
  testApp: TestApp,
  visitor: TestUser,
  place: { project: number; section: number },
  search = '',
): Promise<Page> {
  const page = await openPage(testApp, visitor, editorOf(place) + search);
  await screen.findByRole('complementary', { name: /^String / });
  await waitFor(() => expect(page.network.answered.join()).toContain('/events?'));
  return page;
}

/** Opens a string over the list, as on a phone, and waits for the focus there. */
export async function openSheet({ user }: Page, number: number) {
  await user.click(row(number));
  const sheet = await screen.findByRole('dialog', { name: `String ${number}` });
  await waitFor(() => expect(sheet).toContainElement(document.activeElement as HTMLElement));
  return within(sheet);
}

/** Opens it on a phone, where a press on a row opens its string over the list. */
export async function openOnPhone(
  testApp: TestApp,
  visitor: TestUser,
  place: { project: number; section: number },
): Promise<Page> {
  const page = await openPage(testApp, visitor, editorOf(place), { width: 390 });
  await screen.findByRole('list', { name: 'Strings' });
  return page;
}
