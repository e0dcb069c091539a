import type { Page } from '@playwright/test';
import type { TFunction } from 'i18next';

/** By whom a screen is looked at. */
export type Who = 'guest' | 'owner' | 'translator' | 'stranger' | 'limited' | 'siteAdmin';

/** Ids of what the screens show. */
export type Places = {
  /** A public text half translated, of `owner`; `section` as page addresses name it, in hexadecimal. */
  work: { project: number; section: string };
  /** One whose sections are all JSON. */
  program: { project: number; section: string };
  empty: number;
  frozen: number;
  finished: number;
  /** A private project that `stranger` is not in. */
  private: number;
  owner: string;
  /** The address of an invitation link's page. */
  invitation: string;
};

/** A state of the interface that is looked at: by accessibility tests, and in pictures by `npm run screenshots`. */
export type Screen = {
  /** The picture's file name, too. */
  name: string;
  /** A guest where nobody is named. */
  as?: Who;
  at: (places: Places) => string;
  /** So like another that its accessibility is looked at only when asked for the whole. */
  seldom?: true;
  /** What is done there before it is looked at. It changes nothing that is stored. */
  act?: (page: Page, t: TFunction) => Promise<unknown>;
};

/** Presses the button (tab, link, menu item) of that name. */
export const press = (
  page: Page,
  name: string | RegExp,
  role: 'button' | 'menuitem' | 'tab' | 'link' = 'button',
) => page.getByRole(role, { name, exact: true }).first().click();

/** Sends the form on the page as it stands. */
export const submit = (page: Page) => page.locator('main button[type=submit]').first().click();

/** Opens a menu by its button, the first that `button` matches, and waits until it is there. */
export async function openMenu(page: Page, button: string) {
  await page.locator(button).first().click();
  await page.locator('[role=menuitem], [role=menuitemradio]').first().waitFor();
}

/** Opens the menu of the first section, and chooses from it. */
export async function openSectionMenu(page: Page, choice?: string) {
  await openMenu(page, 'tr [aria-haspopup=menu]');
  if (choice) await press(page, choice, 'menuitem');
}
