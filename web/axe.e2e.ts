import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { createProject } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { printSectionId } from '#domain/sections-list.ts';
import { ask, newName, signIn } from '../test/visit.ts';

type Place = { user: string; project: number; section: string };

type Screen = {
  name: string;
  address: (place: Place) => string;
  /** Shown to somebody signed in; to a guest otherwise. */
  signedIn?: true;
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
  { name: 'project', address: ({ project }) => `/projects/${project}`, signedIn: true },
  { name: 'project of a guest', address: ({ project }) => `/projects/${project}` },
  { name: 'members', address: ({ project }) => `/projects/${project}#members` },
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
  await ask(request, addStrings, {
    params: { ...params, section: section.id },
    query: { splitting: 'lines' },
    body: [{ text: 'Curiouser and curiouser!' }, { text: 'Off with her head!' }],
  });
  return { user, project: project.id, section: printSectionId(section.id) };
}

const LANGUAGES = ['en', 'ru', 'it'];
/** Each language with each of these; the page is drawn once and looked at in all. */
const VIEWS = [1440, 360].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, scheme })),
);

async function look(page: Page, name: string) {
  for (const { width, scheme } of VIEWS) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    // Darkness changes colours alone, so what was found sound in the light is not asked again.
    const axe = new AxeBuilder({ page }).setLegacyMode(true);
    const { violations } = await (scheme === 'dark' ? axe.withRules(['color-contrast']) : axe).analyze();
    const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    expect.soft(found, `${name}, ${scheme}, ${width} px`).toEqual([]);
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(sideways, `${name} scrolls sideways at ${width} px`).toBeLessThanOrEqual(0);
  }
}

for (const language of LANGUAGES) {
  test(`every screen is accessible in ${language}, light and dark, wide and narrow`, async ({ browser }) => {
    test.setTimeout(240_000);
    const guest = await browser.newContext({ locale: language });
    const user = await browser.newContext({ locale: language });
    const place = await somewhere(user, await signIn(user));
    for (const { name, address, signedIn, act } of SCREENS) {
      const page = await (signedIn ? user : guest).newPage();
      await page.goto(address(place));
      await page.getByRole('heading', { level: 1 }).waitFor();
      await act?.(page);
      await look(page, name);
      await page.close();
    }
    await guest.close();
    await user.close();
  });
}
