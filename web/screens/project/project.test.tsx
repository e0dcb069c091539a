import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { editProject } from '#contract/projects.ts';
import { addSection } from '#contract/sections.ts';
import { addStrings } from '#contract/strings.ts';
import { addTranslation } from '#contract/translations.ts';
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
  history.back();
  await isOpen('Project');
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
