import type { Page } from '@playwright/test';
import { filled } from './arrived.ts';
import { press, type Screen } from './screen.ts';

/** Presses keys in the editor, and waits for what they open. */
const keys = (pressed: string) => async (page: Page) => {
  await page.locator('main').waitFor();
  await page.keyboard.press(pressed);
  await filled(page);
};

/** The screens without the site's header: the editor, by user, and the reading page. */
export const EDITOR_SCREENS = [
  { name: 'editor', as: 'owner', at: ({ work }) => `/projects/${work.project}/editor/${work.section}` },
  { name: 'editor-guest', at: ({ work }) => `/projects/${work.project}/editor/${work.section}` },
  { name: 'editor-translator', as: 'translator', at: ({ work }) => `/projects/${work.project}/editor/all` },
  {
    name: 'editor-in-list',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: keys('Alt+l'),
  },
  {
    name: 'editor-comments',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: keys('Alt+m'),
  },
  {
    name: 'editor-history',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: keys('Alt+h'),
  },
  {
    name: 'editor-edit',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: keys('Alt+Shift+e'),
  },
  {
    name: 'editor-add',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: keys('Alt+Shift+n'),
  },
  {
    name: 'editor-move',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: keys('Alt+Shift+m'),
  },
  {
    name: 'editor-move-string',
    seldom: true,
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: async (page, t) => {
      await page.locator('main li').first().hover();
      await page.locator('main li [aria-haspopup=menu]').first().click();
      await page.getByRole('menuitem', { name: t('editorStrings.actions.move') }).click();
      await page.getByRole('dialog').getByRole('combobox').press('ArrowDown');
      await page.getByRole('listbox').waitFor();
    },
  },
  {
    name: 'editor-split',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: async (page) => {
      await page.locator('main li').first().click();
      await page.keyboard.press('Alt+Shift+p');
      await page.getByRole('dialog').getByRole('slider').first().waitFor();
    },
  },
  {
    name: 'editor-merge',
    seldom: true,
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: async (page, t) => {
      await page.locator('main li').first().click();
      await page.keyboard.press('Alt+Shift+j');
      await page.getByRole('dialog').getByText(t('splits.result')).waitFor();
    },
  },
  {
    name: 'editor-select',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: async (page) => {
      await page.locator('main').waitFor();
      await page.keyboard.press('Alt+Shift+s');
      const boxes = page.getByRole('checkbox');
      await boxes.nth(1).press('Space');
      await boxes.nth(3).press('Shift+Space');
      await filled(page);
    },
  },
  { name: 'cues', as: 'owner', at: ({ film }) => `/projects/${film.project}/editor/${film.section}` },
  {
    name: 'cues-failed',
    as: 'owner',
    at: ({ film }) => `/projects/${film.project}/editor/${film.section}?status=failed_checks`,
    act: async (page) => {
      await page.locator('main li').first().click();
      await filled(page);
    },
  },
  {
    name: 'cues-edit',
    as: 'owner',
    at: ({ film }) => `/projects/${film.project}/editor/${film.section}`,
    act: async (page) => {
      await page.locator('main li').nth(2).click();
      await page.keyboard.press('Alt+Shift+e');
      await page.locator('[name=target_end]').fill('00:01:02.000');
      await filled(page);
    },
  },
  {
    name: 'cues-add',
    as: 'owner',
    at: ({ film }) => `/projects/${film.project}/editor/${film.section}`,
    act: async (page) => {
      await page.locator('main li').nth(1).click();
      await page.keyboard.press('Alt+Shift+n');
      await page.getByRole('dialog').locator('[name=start]').waitFor();
    },
  },
  {
    name: 'cues-shift',
    as: 'owner',
    at: ({ film }) => `/projects/${film.project}/editor/${film.section}`,
    act: async (page, t) => {
      await page.locator('main').waitFor();
      await page.keyboard.press('Alt+Shift+s');
      await page.getByRole('checkbox').nth(1).press('Space');
      await page.getByRole('checkbox').nth(3).press('Shift+Space');
      await press(page, t('selecting.actions'));
      await press(page, t('selecting.action.retime'), 'menuitem');
      await page.getByLabel(t('retime.by')).fill('-1:00');
      await page.getByRole('dialog').getByText(t('failures.field.by.min')).waitFor();
    },
  },
  {
    name: 'editor-find',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: async (page) => {
      await page.locator('main').waitFor();
      await page.keyboard.press('Alt+Shift+f');
      await page.locator('[data-autofocus]').waitFor();
      await page.keyboard.type('а');
      await page.locator('form input').nth(1).fill('о');
      await page.locator('[data-autofocus]').press('Enter');
      await page.locator('li [role=checkbox]').first().press('Space');
      await filled(page);
    },
  },
  {
    name: 'editor-fluent',
    as: 'owner',
    at: ({ messages }) => `/projects/${messages.project}/editor/${messages.section}`,
  },
  { name: 'editor-program', as: 'owner', at: ({ program }) => `/projects/${program.project}/editor/all` },
  {
    name: 'read-menu',
    at: ({ work }) => `/projects/${work.project}/read/${work.section}`,
    act: async (page) => {
      await page.locator('header button[aria-haspopup=menu]').first().click();
      await page.getByRole('menu').waitFor();
    },
  },
  { name: 'read', at: ({ work }) => `/projects/${work.project}/read/${work.section}` },
  {
    name: 'read-both',
    seldom: true,
    at: ({ work }) => `/projects/${work.project}/read/${work.section}`,
    act: (page, t) => page.getByText(t('read.both'), { exact: true }).first().click(),
  },
  {
    name: 'read-past',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/read/${work.section}?at=${Date.now()}`,
    act: (page) => page.locator('main [data-state]').first().waitFor(),
  },
] as const satisfies readonly Screen[];
