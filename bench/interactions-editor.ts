import type { Page } from '@playwright/test';
import { key, leave, type PageInteractions, press, type } from './interactions.ts';

const row = (number: number) => ({
  name: `choose row ${number}`,
  act: (page: Page) =>
    page
      .locator('main li[data-string]')
      .nth(number - 1)
      .locator('[id^=source]')
      .click(),
});

const entry = (page: Page) => page.getByLabel('Your translation');

/** The interactions with the editor and the reading page, on a section of 10,000 strings. */
export const EDITOR_INTERACTIONS: readonly PageInteractions[] = [
  {
    address: ({ editor }) => editor,
    steps: [
      row(3),
      row(4),
      key('next string', 'Alt+ArrowDown'),
      { name: 'next string by its button', act: press('', 'button', 'Next string').act },
      press('vote', 'button', /^Vote for/),
      press('take the vote back', 'button', /^Vote for/),
      press('approve', 'button', 'Approve'),
      type('a translation', 'Your translation', 'Ну и ну'),
      press('add a translation', 'button', /^Add\b/),
      {
        name: 'add a translation and go on',
        prepare: async (page) => entry(page).fill('Дальше'),
        act: (page) => page.keyboard.press('Control+Enter'),
      },
      key('open comments', 'Alt+m'),
      key('close comments', 'Alt+m'),
      press('open the dictionary beside', 'button', /^Dictionary/),
      press('close the dictionary beside', 'button', /^Dictionary/),
    ],
  },
  {
    address: ({ editor }) => editor,
    steps: [
      press('filter untranslated', 'button', 'Untranslated'),
      press('filter not approved', 'button', 'Not approved'),
      press('filter none', 'button', /^All$/),
      {
        name: 'find',
        act: async (page) => {
          await page.getByLabel('Search source and translations').focus();
          await page.keyboard.type('down', { delay: 60 });
        },
      },
      press('clear filters', 'button', 'Clear filters'),
      press('open sorts', 'button', /^Sort/),
      { name: 'sort strings', act: (page) => page.getByRole('menuitemradio').nth(1).click() },
    ],
  },
  {
    address: ({ editor }) => editor,
    steps: [
      press('next page', 'button', 'Next page'),
      press('a page', 'link', /^Page 4:/),
      key('next page by key', 'Alt+PageDown'),
      press('open go to page', 'button', 'Go to page'),
      leave('go to page'),
      press('open sections', 'button', /The whole book/),
      leave('sections'),
      press('next section', 'link', /^Next section/),
      press('editor to project', 'link', /^Back to project/),
    ],
  },
  {
    address: ({ editor }) => editor,
    steps: [
      key('open commands', 'Control+k'),
      type('commands', /command/i, 'next'),
      leave('commands'),
      key('open shortcuts', 'Shift+?'),
      leave('shortcuts'),
      press('open editor settings', 'button', /^Editor settings/),
      leave('editor settings'),
      press('open a string’s menu', 'button', /^More actions for string/),
      leave('a string’s menu'),
      key('open drafts', 'Alt+Shift+D'),
      leave('drafts'),
    ],
  },
  {
    address: ({ editor }) => editor,
    steps: [
      press('mode edit', 'button', 'Edit strings'),
      press('mode translate', 'button', /^Translate$/),
      press('mode move', 'button', 'Move strings'),
    ],
  },
  {
    address: ({ editor }) => editor,
    steps: [
      key('layout in the list', 'Alt+l'),
      { ...row(3), name: 'choose row 3, in the list' },
      key('next string, in the list', 'Alt+ArrowDown'),
      key('layout beside', 'Alt+l'),
    ],
  },
  {
    address: ({ read }) => read,
    steps: [
      view('Both'),
      view('English'),
      view('Russian'),
      press('open contents', 'button', /The whole book/),
      leave('contents'),
      press('open text appearance', 'button', 'Text appearance'),
      leave('text appearance'),
      press('read the next section', 'link', /Second/),
      press('read to project', 'link', /^Back to project/),
    ],
  },
  {
    address: ({ project }) => `/projects/${project}`,
    steps: [press('translate a section', 'link', 'The whole book')],
  },
  {
    address: ({ project }) => `/projects/${project}`,
    steps: [press('translate a project', 'link', /^(Translate|Continue)/)],
  },
];

function view(name: string) {
  return {
    name: `read ${name}`,
    act: (page: Page) => page.locator('label').filter({ hasText: name }).click(),
  };
}
