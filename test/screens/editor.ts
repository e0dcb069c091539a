import type { Screen } from './screen.ts';

/** The screens without the site's head: the editor, by who opens it, and the reading page. */
export const EDITOR_SCREENS = [
  { name: 'editor', as: 'owner', at: ({ work }) => `/projects/${work.project}/editor/${work.section}` },
  { name: 'editor-guest', at: ({ work }) => `/projects/${work.project}/editor/${work.section}` },
  { name: 'editor-translator', as: 'translator', at: ({ work }) => `/projects/${work.project}/editor/all` },
  {
    name: 'editor-comments',
    as: 'owner',
    at: ({ work }) => `/projects/${work.project}/editor/${work.section}`,
    act: async (page) => {
      await page.locator('main').waitFor();
      await page.keyboard.press('Alt+m');
    },
  },
  { name: 'editor-program', as: 'owner', at: ({ program }) => `/projects/${program.project}/editor/all` },
  { name: 'read', at: ({ work }) => `/projects/${work.project}/read/${work.section}` },
] as const satisfies readonly Screen[];
