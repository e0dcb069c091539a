import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';

/** The user who looks at a screen. */
export type Who = 'guest' | 'owner' | 'translator' | 'stranger' | 'limited' | 'siteAdmin';

/** The ids of what the screens show. */
export type Places = {
  /** A public text of `owner`, half translated; `section` is written in hexadecimal, as in addresses. */
  work: { project: number; section: string };
  /** A project whose sections are all JSON. */
  program: { project: number; section: string };
  empty: number;
  frozen: number;
  finished: number;
  /** A project in several languages, the first and another one. */
  family: { first: number; other: number };
  /** A film: subtitles, some of whose translations have times of their own. */
  film: { project: number; section: string };
  /** Messages of Fluent. */
  messages: { project: number; section: string };
  /** A project of a book, of which there is a newer file. */
  book: number;
  /** A private project without `stranger`. */
  private: number;
  owner: string;
  /** The address of an invitation link's page. */
  invitation: string;
};

/** A state of the interface that accessibility tests check and `npm run screenshots` takes pictures of. */
export type Screen = {
  /** Also the file name of the picture. */
  name: string;
  /** A guest by default. */
  as?: Who;
  at: (places: Places) => string;
  /** So similar to another screen that only complete accessibility runs check it. */
  seldom?: true;
  /** What is done there before it is checked; nothing that is stored may change. */
  act?: (page: Page, t: TFunction) => Promise<unknown>;
};

/** Clicks the button (tab, link, menu item) with that name. */
export const press = (
  page: Page,
  name: string | RegExp,
  role: 'button' | 'menuitem' | 'tab' | 'link' = 'button',
) => page.getByRole(role, { name, exact: true }).first().click();

/** Submits the form on the page as it is. */
export const submit = (page: Page) => page.locator('main button[type=submit]').first().click();

/** Opens a menu by its button, the first that `button` matches, and waits for it. */
export async function openMenu(page: Page, button: string) {
  await page.locator(button).first().click();
  await page.locator('[role=menuitem], [role=menuitemradio]').first().waitFor();
}

/** Opens the menu of the first section, and chooses an item. */
export async function openSectionMenu(page: Page, choice?: string) {
  await openMenu(page, 'tr [aria-haspopup=menu]');
  if (choice) await press(page, choice, 'menuitem');
}
