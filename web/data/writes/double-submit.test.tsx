import { fireEvent, screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addTranslation } from '#contract/texts/translations.ts';
import { findEnabled, openPage } from '../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();

/** The paths of writes, without those that pages make by themselves. */
const writes = (requests: string[]) =>
  requests
    .filter((name) => !/^GET |\/(presence|read|check)$/.test(name))
    .map((name) => name.replace(/^\w+ /, '').replace(/\d+/g, 'n'));

/** Submits a field's form twice in one task, as a slow page does with two presses of Enter. */
function submitTwice(field: HTMLElement) {
  const { form } = field as HTMLInputElement;
  form?.requestSubmit();
  form?.requestSubmit();
}

test('a form that is submitted twice is sent once, and a double-click votes and does not take the vote back', async () => {
  const { anna, boris } = await testApp.signUps('anna', 'boris');
  const { project, strings } = await projectOf(anna, { strings: ['One.', 'Two.'] });
  const [params = { project: 0, section: 0, string: 0 }] = strings;
  await joinAs(testApp, boris, project, 'translator');
  await boris.does(addTranslation, { params, body: { text: 'Раз.' } });
  const page = await openPage(testApp, anna, `/projects/${project.id}/editor/all?string=${params.string}`);
  const sentOnce = async (path: string) => {
    await waitFor(() => expect(writes(page.network.answered)).toContain(path));
    expect(writes(page.network.sent)).toEqual([path]);
    page.network.sent.length = page.network.answered.length = 0;
  };
  const STRING = '/api/projects/n/sections/n/strings/n';

  await page.user.dblClick(await findEnabled('button', /^Vote for/));
  await waitFor(() => expect(screen.getByRole('button', { name: /^Vote for/ })).toHaveTextContent('1'));
  await sentOnce(`${STRING}/translations/n/vote`);

  await page.fill(screen.getByRole('textbox', { name: 'Your translation' }), 'Один.');
  const add = await findEnabled('button', 'Add');
  fireEvent.click(add);
  fireEvent.click(add);
  await sentOnce(`${STRING}/translations`);

  await page.user.click(screen.getAllByRole('button', { name: 'Comment' })[0] as HTMLElement);
  const comment = await screen.findByRole('textbox', { name: 'Write a comment' });
  await page.fill(comment, 'Said once.');
  submitTwice(comment);
  await sentOnce(`${STRING}/comments`);

  await page.load(`/projects/${project.id}#dictionary`);
  await page.press('Add word');
  const word = await screen.findByRole('textbox', { name: 'Word' });
  await page.fill(word, 'raven');
  await page.fill(screen.getByRole('textbox', { name: 'Translation' }), 'ворон');
  submitTwice(word);
  await sentOnce('/api/projects/n/dictionary');

  await page.load(`/projects/${project.id}`);
  await page.press('Add section');
  const section = await screen.findByRole('textbox', { name: 'Section name' });
  await page.fill(section, 'The second part');
  submitTwice(section);
  await sentOnce('/api/projects/n/sections');

  await page.load('/create');
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await page.fill(name, 'Once more');
  for (const [label, language] of [
    ['Source language', 'English'],
    ['Translation language', 'Russian'],
  ] as const) {
    await page.fill(screen.getByRole('combobox', { name: label }), language);
    await page.user.click(await screen.findByRole('option', { name: language }));
  }
  submitTwice(name);
  await waitFor(() => expect(page.address()).toMatch(/^\/projects\/\d+/));
  await sentOnce('/api/projects');
});
