import type { Page } from '@playwright/test';
import type { Places } from '../test/screens/screen.ts';

export type Step = {
  name: string;
  /** What has to happen first, without being measured. */
  prepare?: (page: Page) => Promise<unknown>;
  act: (page: Page) => Promise<unknown>;
};

/** Interactions in one page, one after the other. */
export type PageInteractions = { address: (projects: BenchPlaces) => string; steps: readonly Step[] };

/** The demo, and a project with a section of 10,000 strings. */
export type BenchPlaces = Places & { project: number; editor: string; read: string };

const tab = (name: string, again = ''): Step => ({
  name: `tab ${name}${again}`,
  act: async (page) => {
    await page.getByRole('tab', { name: new RegExp(`^${name}`) }).click();
    await page.getByRole('tabpanel').filter({ visible: true }).waitFor();
  },
});

export const press = (what: string, role: 'button' | 'link', name: string | RegExp): Step => ({
  name: what,
  act: (page) => page.getByRole(role, { name }).first().click(),
});

export const key = (what: string, name: string): Step => ({
  name: what,
  act: (page) => page.keyboard.press(name),
});
export const leave = (from: string) => key(`close ${from}`, 'Escape');

export const type = (where: string, label: string | RegExp, text: string): Step => ({
  name: `type in ${where}`,
  act: async (page) => {
    await page.getByLabel(label).first().focus();
    await page.keyboard.press('End');
    await page.keyboard.type(text, { delay: 60 });
  },
});

const TABS = ['Dictionary', 'Members', 'Statistics', 'Settings', 'Log', 'Project'];

/** The interactions with the screens other than the editor. */
export const INTERACTIONS: readonly PageInteractions[] = [
  {
    address: ({ work }) => `/projects/${work.project}`,
    steps: [...TABS.map((name) => tab(name)), ...TABS.map((name) => tab(name, ', again'))],
  },
  {
    address: ({ work }) => `/projects/${work.project}`,
    steps: [
      press('open download', 'button', 'Download'),
      leave('download'),
      press('open a section’s menu', 'button', /^Menu of/),
      leave('a section’s menu'),
      press('add a section', 'button', 'Add section'),
      key('type in a section’s name', 'x'),
      leave('a section’s name'),
      press('rearrange', 'button', 'Rearrange'),
    ],
  },
  {
    address: ({ work }) => `/projects/${work.project}#settings`,
    steps: [
      type('a project’s name', 'Name', ' and more'),
      type('a project’s description', 'Description', ' and more'),
      {
        name: 'open languages',
        act: (page) =>
          page
            .getByLabel(/language/i)
            .first()
            .click(),
      },
      { name: 'seek a language', act: (page) => page.keyboard.type('ger', { delay: 60 }) },
    ],
  },
  {
    address: ({ work }) => `/projects/${work.project}#statistics`,
    steps: [press('sort a table', 'button', 'Final'), press('sort it the other way', 'button', 'Final')],
  },
  {
    address: ({ work }) => `/projects/${work.project}#dictionary`,
    steps: [
      press('add an entry', 'button', 'Add word'),
      { name: 'type in an entry', act: (page) => page.keyboard.type('rabbit', { delay: 60 }) },
    ],
  },
  {
    address: () => '/search',
    steps: [
      {
        name: 'search',
        act: async (page) => {
          await page.getByRole('searchbox').or(page.getByRole('textbox')).first().focus();
          await page.keyboard.type('alice', { delay: 80 });
        },
      },
    ],
  },
  {
    address: () => '/',
    steps: [
      press('open languages of the page', 'button', /^Language/),
      leave('languages of the page'),
      {
        name: 'home to a project',
        act: async (page) => {
          await page.locator('main').getByRole('link', { name: /Alice/ }).first().click();
          await page.getByRole('tab').first().waitFor();
        },
      },
      press('a project to home', 'link', 'Home'),
      press('home to my projects', 'link', /My projects/),
    ],
  },
  {
    address: () => '/create',
    steps: [type('a new project’s name', 'Name', 'A new one')],
  },
];
