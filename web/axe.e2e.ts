import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { addEntry } from '#contract/dictionary.ts';
import { createProject } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
import { login } from '#contract/users.ts';
import { printSectionId } from '#domain/sections-list.ts';
import { SITE_ADMIN } from '../test/start-service.ts';
import { ask, newName, PASSWORD, signIn } from '../test/visit.ts';

type Place = { user: string; project: number; section: string };

type Screen = {
  name: string;
  address: (place: Place) => string;
  /** Shown to somebody signed in, or to the site administrator; to a guest otherwise. */
  signedIn?: true | 'siteAdmin';
  /** What is done there before it is looked at. */
  act?: (page: Page) => Promise<unknown>;
};

const submit = (page: Page) => page.locator('button[type=submit]').click();

/** Every screen, the states in which it shows more than when it opens included. */
const SCREENS: readonly Screen[] = [
  { name: 'Home', address: () => '/' },
  { name: 'Home of a user', address: () => '/', signedIn: true },
  { name: 'login with errors', address: () => '/login', act: submit },
  { name: 'sign-up with errors', address: () => '/signup', act: submit },
  { name: 'create with errors', address: () => '/create', signedIn: true, act: submit },
  { name: 'my projects', address: () => '/projects', signedIn: true },
  { name: 'search', address: () => '/search?name=project', signedIn: true },
  { name: 'profile', address: ({ user }) => `/users/${user}` },
  {
    name: 'profile settings with errors',
    address: ({ user }) => `/users/${user}#settings`,
    signedIn: true,
    act: async (page) => {
      await page.locator('input[type=url]').fill('nowhere');
      await submit(page);
    },
  },
  { name: 'project', address: ({ project }) => `/projects/${project}`, signedIn: true },
  { name: 'project of a guest', address: ({ project }) => `/projects/${project}` },
  { name: 'members', address: ({ project }) => `/projects/${project}#members` },
  { name: 'members of the owner', address: ({ project }) => `/projects/${project}#members`, signedIn: true },
  { name: 'invitations', address: () => '/projects#invitations', signedIn: true },
  { name: 'dictionary', address: ({ project }) => `/projects/${project}#dictionary` },
  {
    name: 'dictionary with errors',
    address: ({ project }) => `/projects/${project}#dictionary`,
    signedIn: true,
    act: async (page) => {
      await page.locator('[role=tabpanel] button').filter({ hasText: /./ }).click();
      await submit(page);
      await page.locator('pre').waitFor();
    },
  },
  {
    name: 'statistics',
    address: ({ project }) => `/projects/${project}#statistics`,
    act: (page) => page.locator('[role=tabpanel] svg.recharts-surface').first().waitFor(),
  },
  {
    name: 'log with what changed',
    address: ({ project }) => `/projects/${project}#log`,
    signedIn: true,
    act: async (page) => {
      await page.locator('[role=tabpanel] li button[aria-expanded=false]').first().click();
      await page.locator('[role=tabpanel] li li').first().waitFor();
    },
  },
  {
    name: 'load with errors',
    address: ({ project, section }) => `/projects/${project}/sections/${section}/load_strings`,
    signedIn: true,
    act: async (page) => {
      await page.getByText('JSON', { exact: true }).click();
      await page.locator('textarea').fill('{"a": "One",\n"a": "Two",\n"b": ""}');
      await page
        .locator('section button')
        .filter({ hasText: /^Trans|^Tras|^Преобр/ })
        .click();
    },
  },
  {
    name: 'sections in another order',
    address: ({ project }) => `/projects/${project}`,
    signedIn: true,
    act: async (page) => {
      await page.getByRole('button', { name: /^(Rearrange|Изменить порядок|Riordina)$/ }).click();
      await page.locator('[data-section]').first().waitFor();
    },
  },
  {
    name: 'settings with errors',
    address: ({ project }) => `/projects/${project}#settings`,
    signedIn: true,
    act: async (page) => {
      await page.locator('[data-path=description]').fill('x'.repeat(1001));
      await submit(page);
    },
  },
  {
    name: 'upload with errors',
    address: ({ project, section }) => `/projects/${project}/sections/${section}/upload_translations`,
    signedIn: true,
    act: async (page) => {
      await page.locator('textarea').fill('Curiouser and curiouser!\n ');
      await page
        .locator('section button')
        .filter({ hasText: /^Trans|^Tras|^Преобр/ })
        .click();
      await page.locator('ol[aria-label] > li').first().waitFor();
    },
  },
  {
    name: 'secret codes with errors',
    address: () => '/admin_panel1337',
    signedIn: 'siteAdmin',
    act: submit,
  },
  {
    name: 'users',
    address: () => '/admin_panel1337#users',
    signedIn: 'siteAdmin',
    act: async (page) => {
      await page.locator('button[aria-expanded=false]:not([aria-haspopup])').first().click();
      await page.locator('[role=tabpanel] fieldset').waitFor();
    },
  },
  {
    name: 'site log',
    address: () => '/admin_panel1337#log',
    signedIn: 'siteAdmin',
    act: (page) => page.locator('[role=tabpanel] time').first().waitFor(),
  },
  { name: 'new password', address: () => '/password/token', act: submit },
  { name: 'not found', address: () => '/nothing/here' },
  { name: 'signed out', address: () => '/401' },
];

/** A project with a section that holds strings. */
async function somewhere({ request }: BrowserContext, user: string): Promise<Place> {
  const handle = newName('axe');
  const project = await ask(request, createProject, {
    body: {
      name: `Project ${handle}`,
      handle,
      description: 'A **novel** with a [link](https://example.org).\n\n> And a quotation.',
      recomendations: 'Keep the `{braces}`.',
      visibility: 'public',
      source_lang: 'en',
      target_lang: 'ru',
    },
  });
  const params = { project: project.id };
  const section = await ask(request, addSection, { params, body: { name: 'Down the Rabbit-Hole' } });
  await ask(request, addSection, { params, body: { name: 'The Pool of Tears' } });
  await ask(request, addEntry, {
    params,
    body: { word: 'Hatter', translate: 'Шляпник', desc: 'Never Болванщик.' },
  });
  const [string] = await ask(request, addStrings, {
    params: { ...params, section: section.id },
    query: { splitting: 'lines' },
    body: [{ text: 'Curiouser and curiouser!' }, { text: 'Off with her head!' }],
  });
  await ask(request, addTranslation, {
    params: { ...params, section: section.id, string: string?.id ?? 0 },
    body: { text: 'Всё страньше и страньше!', status: 0 },
  });
  return { user, project: project.id, section: printSectionId(section.id) };
}

const LANGUAGES = ['en', 'ru', 'it'];
const WIDTHS = [1440, 360];

type View = { width: number; scheme: 'light' | 'dark' };

const isWhole = process.env.AXE === 'whole';

/**
 * How a screen is looked at: in the light at one width, then in the dark at the other; which, and in what language,
 * changes from screen to screen. `AXE=whole` looks at every screen in every language in all four ways.
 */
function viewsOf(screen: number): View[] {
  const [one = 0, other = 0] = screen % 2 === 0 ? WIDTHS : WIDTHS.toReversed();
  const views: View[] = [
    { width: one, scheme: 'light' },
    { width: other, scheme: 'dark' },
  ];
  return isWhole ? [...views, { width: other, scheme: 'light' }, { width: one, scheme: 'dark' }] : views;
}

/** Colours that are on their way from one theme to the other are in neither. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

async function look(page: Page, name: string, views: readonly View[]) {
  for (const { width, scheme } of views) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await settled(page);
    // Darkness changes colours alone, so what was found sound in the light is not asked again.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (scheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect.soft(found, `${name}, ${scheme}, ${width} px`).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const [turn, language] of LANGUAGES.entries()) {
  test(`${isWhole ? 'every screen' : 'every third screen'} is accessible in ${language}, light and dark, wide and narrow`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const guest = await browser.newContext({ locale: language });
    const user = await browser.newContext({ locale: language });
    const admin = await browser.newContext({ locale: language });
    await ask(admin.request, login, { body: { username: SITE_ADMIN, password: PASSWORD } });
    const place = await somewhere(user, await signIn(user));
    for (const [index, { name, address, signedIn, act }] of SCREENS.entries()) {
      if (!isWhole && index % LANGUAGES.length !== turn) continue;
      const page = await (signedIn === 'siteAdmin' ? admin : signedIn ? user : guest).newPage();
      await page.goto(address(place));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await act?.(page);
      await look(page, name, viewsOf(index));
      await page.close();
    }
    await guest.close();
    await user.close();
    await admin.close();
  });
}
