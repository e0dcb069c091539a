import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { editProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { textsOf } from '../../../test/page/find.ts';
import { openPage } from '../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const tab = (name: string) => screen.findByRole('tab', { name });
const isOpen = (name: string) =>
  waitFor(() => expect(screen.getByRole('tab', { name })).toHaveAttribute('aria-selected', 'true'));
const sectionLink = async () =>
  within(await screen.findByRole('table', { name: 'By section' })).findByRole('link');

/** What a visitor reads at each address: the tabs, the one that is shown, and its parts with the shown one in brackets. */
const HASHES = [
  '',
  ...'dictionary members statistics log deleted past settings languages roles webhooks'.split(' '),
];
const PLACES = [
  {
    who: 'anna',
    tabs: 'Project Dictionary Members Statistics Log Settings',
    at: {
      log: 'Log: [Events] Deleted Past',
      deleted: 'Log: Events [Deleted] Past',
      past: 'Log: Events Deleted [Past]',
      settings: 'Settings: [General] Languages Roles Webhooks',
      languages: 'Settings: General [Languages] Roles Webhooks',
      roles: 'Settings: General Languages [Roles] Webhooks',
      webhooks: 'Settings: General Languages Roles [Webhooks]',
    },
  },
  {
    who: 'boris',
    tabs: 'Project Dictionary Members Statistics Log',
    at: { deleted: 'Log: [Deleted] Past', past: 'Log: Deleted [Past]' },
  },
  { who: 'guest', tabs: 'Project Dictionary Members Statistics Past', at: { past: 'Past' } },
] as const;

test.for(PLACES)(
  'each part of a tab has its own right and its address, and a tab is shown with any of its parts (projects.24): $who',
  async ({ who, tabs, at }) => {
    const { project } = await projectOf(anna);
    await joinAs(testApp, boris, project, 'translator');
    const page = await openPage(testApp, { anna, boris, guest: testApp.guest }[who], '/help');
    const everywhere = { dictionary: 'Dictionary', members: 'Members', statistics: 'Statistics' };
    const wanted: Record<string, string> = { ...everywhere, ...at };
    const found: Record<string, string> = {};
    for (const hash of HASHES) {
      await page.load(`/projects/${project.id}#${hash}`);
      const all = await screen.findAllByRole('tab');
      const name = (element: Element) => element.firstElementChild?.firstChild?.textContent ?? '';
      expect(all.map(name).join(' ')).toBe(tabs);
      const shown = all.filter((one) => one.getAttribute('aria-selected') === 'true').map(name);
      const parts = [...document.querySelectorAll('[role=tabpanel] > nav a')].map((link) =>
        link.hasAttribute('aria-current') ? `[${link.textContent}]` : link.textContent,
      );
      found[hash] = [...shown, ...parts].join(' ').replace(' ', parts.length > 0 ? ': ' : ' ');
    }
    expect(found).toEqual(Object.fromEntries(HASHES.map((hash) => [hash, wanted[hash] ?? 'Project'])));
  },
);

test('Back leads from one part to the one before, with the focus', async () => {
  const { project } = await projectOf(anna);
  const page = await openPage(testApp, anna, `/projects/${project.id}#log`);
  const part = (name: string) => screen.findByRole('link', { name });
  await page.user.click(await part('Past'));
  expect(page.address()).toMatch(/#past$/);
  expect(await part('Past')).toHaveFocus();
  (await screen.findByRole('button', { name: 'Show' })).focus();
  history.back();
  await waitFor(async () => expect(await part('Events')).toHaveFocus());
});

test('above other tabs than the first one reads name, progress and the main button in one line (projects.35)', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['One.', 'Two.', 'Three.'] });
  await anna.does(addTranslation, {
    params: strings[0] ?? expect.fail(),
    body: { text: 'Раз.', status: 0 },
  });
  await anna.does(addSection, { params: { project: project.id }, body: { name: 'Chapter 2' } });
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  const head = async () =>
    within(
      await screen.findByRole('heading', { level: 1 }).then((h1) => h1.closest('header') ?? expect.fail()),
    );
  (await head()).getByRole('link', { name: 'Choose sections' });
  await page.user.click(await tab('Dictionary'));
  await waitFor(async () => expect((await head()).getAllByRole('link')).toHaveLength(1));
  (await head()).getByRole('link', { name: 'Continue' });
  (await head()).getByText('33.33%');
  await openPage(testApp, testApp.guest, `/projects/${project.id}#members`);
  (await head()).getByRole('link', { name: 'Sign in to join' });
});

test('Back leads from the editor to the tab one came from, and from there to the tab before it', async () => {
  const { project } = await projectOf(anna);
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await page.user.click(await tab('Dictionary'));
  await page.user.click(await tab('Statistics'));
  await page.user.click(await sectionLink());
  await waitFor(() => expect(page.address()).toContain('/editor/'));
  history.back();
  await isOpen('Statistics');
  (await sectionLink()).focus();
  history.back();
  await isOpen('Dictionary');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Dictionary' })).toHaveFocus());
  // The focus is on the button of the tab that is left.
  history.back();
  await isOpen('Project');
  await waitFor(() => expect(screen.getByRole('tab', { name: 'Project' })).toHaveFocus());
});

test('one goes on where one stopped, in this browser or with one’s last translation, else at the first untranslated string', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['One.', 'Two.'] });
  const [one = { project: 0, section: 0, string: 0 }, two = one] = strings;
  const params = { project: project.id };
  const second = await anna.does(addSection, { params, body: { name: 'Chapter 2' } });
  const body = [{ text: 'Three.' }, { text: 'Four.' }];
  const at = { ...params, section: second.id };
  const [three, four] = await anna.does(addStrings, { params: at, body });
  await anna.does(addTranslation, { params: one, body: { text: 'Раз.', status: 0 } });
  await joinAs(testApp, boris, project, 'translator');

  const page = await openPage(testApp, boris, `/projects/${project.id}`);
  await page.user.click(await screen.findByRole('link', { name: 'Translate' }));
  await within(await screen.findByRole('list', { name: 'Strings' })).findByText('Two.');
  expect(page.address()).toMatch(new RegExp(`\\?string=${two.string}$`));
  await boris.does(addTranslation, {
    params: { ...at, string: three?.id ?? 0 },
    body: { text: 'Три.', status: 0 },
  });
  history.back();
  const goesOn = await screen.findByRole('link', { name: 'Continue' });
  await waitFor(() =>
    expect(goesOn).toHaveAccessibleDescription('Continue where you stopped, in “Chapter 2”'),
  );
  expect(goesOn).toHaveAttribute('href', expect.stringMatching(`string=${three?.id}$`));
  await page.user.click(goesOn);
  await page.user.click(
    await within(await screen.findByRole('list', { name: 'Strings' })).findByText('Four.'),
  );
  await waitFor(() => expect(page.address()).toContain(`string=${four?.id}`));
  await page.load(`/projects/${project.id}`);
  const ofBrowser = await screen.findByRole('link', { name: 'Continue' });
  await waitFor(() =>
    expect(ofBrowser).toHaveAttribute('href', expect.stringMatching(`string=${four?.id}$`)),
  );
  await page.user.click(screen.getByRole('link', { name: 'Choose sections' }));
  await waitFor(() => expect(screen.getByLabelText('Chapter 2')).toHaveFocus());
  expect(screen.getByLabelText('Chapter 2')).toBeChecked();
});

test('a guest meets the way in where a member writes, and comes back by signing in', async () => {
  const { project } = await projectOf(anna);
  const editor = `/projects/${project.id}/editor/all`;
  const page = await openPage(testApp, testApp.guest, editor);
  const [why, wayIn] = [
    await screen.findByText('Allowed only for project members'),
    screen.getByRole('link', { name: 'Sign in to join' }),
  ];
  // The button to join comes first, the reason after it.
  expect(wayIn.compareDocumentPosition(why)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  await page.user.click(wayIn);
  await waitFor(() => expect(new URLSearchParams(location.search).get('from')).toContain(editor));
  await page.load(`/projects/${project.id}`);
  await within(await screen.findByRole('main')).findByRole('link', { name: 'Sign in to join' });
  expect(screen.queryByText('Allowed only for project members')).toBeNull();
});

test('guests have Read as the main button, members theirs (projects.36)', async () => {
  const { project } = await projectOf(anna);
  const mainOf = async (visitor: typeof anna) => {
    await openPage(testApp, visitor, `/projects/${project.id}`);
    await screen.findByRole('link', { name: 'Read' });
    await waitFor(() => expect(document.querySelector('main [data-variant=filled]')).not.toBeNull());
    return textsOf(document.querySelectorAll('main [data-variant=filled]'));
  };
  expect(await mainOf(testApp.guest)).toEqual(['Read']);
  expect(await mainOf(anna)).toEqual(['Translate']);
});

test('readers download a project that offers it as a book, on its page and while reading (exports.37)', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['Down.'] });
  for (const string of strings) await anna.does(addTranslation, { params: string, body: { text: 'Вниз.' } });
  const address = `/projects/${project.id}`;
  const page = await openPage(testApp, testApp.guest, address);
  await screen.findByRole('link', { name: 'Read' });
  expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
  await anna.does(editProject, { params: { project: project.id }, body: { guest_books: true } });
  await page.load();
  await page.press('Download');
  await page.user.click(await screen.findByRole('menuitem', { name: 'Plain text (TXT)' }));
  await waitFor(() => expect(page.saved).toHaveLength(1));
  expect(await page.saved[0]?.text()).toContain('Вниз.');
  await screen.findByText(/\.ru\.txt/);

  await page.load(`${address}/read/all`);
  await page.press('Text appearance');
  await page.user.click(await screen.findByRole('button', { name: 'EPUB' }));
  await waitFor(() => expect(page.saved.map(({ name }) => name.split('.').pop())).toEqual(['epub']));

  // Members have the dialog of exports instead.
  await openPage(testApp, anna, address);
  await page.press('Download');
  await screen.findByRole('dialog', { name: 'Download translation' });
});

test('the page of a public project names its feed, and a private one has none (feeds.7)', async () => {
  const { project } = await projectOf(anna);
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  const named = () => [...document.querySelectorAll('link[rel="alternate"][type="application/atom+xml"]')];
  expect(await screen.findByRole('link', { name: 'Atom' })).toHaveAttribute(
    'href',
    `/api/projects/${project.id}/feed`,
  );
  await waitFor(() => expect(named()).toHaveLength(1));
  const answer = await fetch(named()[0]?.getAttribute('href') ?? '');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toContain(`<title>${project.name}</title>`);
  await anna.does(editProject, { params: { project: project.id }, body: { visibility: 'private' } });
  await page.load();
  await screen.findByRole('heading', { name: 'Information' });
  expect(named()).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Atom' })).toBeNull();
});
