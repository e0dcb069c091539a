import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { addTranslation } from '#contract/translations.ts';
import { joins, projectWithStrings } from '../../../test/browser-project.ts';
import { test } from '../../../test/browser-test.ts';
import { newName, newUser } from '../../../test/browser-user.ts';

/** Paths of the writes that a page has sent, and of those that were answered. */
function writesOf(page: Page) {
  const writes = { sent: [] as string[], answered: [] as string[] };
  const note = (list: string[], request: Request) => {
    const { pathname } = new URL(request.url());
    const isWrite = request.method() !== 'GET' && pathname.startsWith('/api');
    if (isWrite && !/\/(presence|read)$/.test(pathname)) list.push(pathname.replace(/\d+/g, 'n'));
  };
  page.on('request', (request) => note(writes.sent, request));
  page.on('response', (response) => note(writes.answered, response.request()));
  return writes;
}

/** Submits a field's form twice in one task, as a slow page does with two presses of Enter. */
const submitTwice = (field: Locator) =>
  field.evaluate((node) => {
    const form = node.closest('form');
    form?.requestSubmit();
    form?.requestSubmit();
  });

/** Clicks a button twice in one task. */
const clickTwice = (button: Locator) =>
  button.evaluate((node) => {
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
    node.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 }));
  });

test('a form that is submitted twice is sent once, and a double-click votes and does not take the vote back', async ({
  browser,
}) => {
  const [anna, boris] = [await newUser('anna'), await newUser('boris')];
  const { editor, project, string } = await projectWithStrings(anna, ['One.', 'Two.']);
  await joins(boris, project);
  await boris.does(addTranslation, { params: string(1), body: { text: 'Раз.' } });
  const page = await anna.opens(browser, editor);
  const { sent, answered } = writesOf(page);
  const sentOnce = async (path: string) => {
    await expect.poll(() => answered).toContain(path);
    expect(sent.splice(0)).toEqual([path]);
    answered.length = 0;
  };
  const STRING = '/api/projects/n/sections/n/strings/n';

  await page.getByRole('button', { name: /^Vote for/ }).dblclick();
  await expect(page.getByRole('button', { name: /^Vote for/ })).toHaveText('1');
  await sentOnce(`${STRING}/translations/n/vote`);

  const entry = page.getByRole('textbox', { name: 'Your translation' });
  await entry.fill('Один.');
  await clickTwice(page.getByRole('button', { name: 'Add', exact: true }));
  await sentOnce(`${STRING}/translations`);

  await page.getByRole('button', { name: 'Comment', exact: true }).first().click();
  const comment = page.getByRole('textbox', { name: 'Write a comment' });
  await comment.fill('Said once.');
  await submitTwice(comment);
  await sentOnce(`${STRING}/comments`);

  await page.goto(`/projects/${project.id}#dictionary`);
  await page.getByRole('button', { name: 'Add word' }).click();
  const word = page.getByRole('textbox', { name: 'Word', exact: true });
  await word.fill('raven');
  await page.getByRole('textbox', { name: 'Translation', exact: true }).fill('ворон');
  await submitTwice(word);
  await sentOnce('/api/projects/n/dictionary');

  await page.goto(`/projects/${project.id}`);
  await page.getByRole('button', { name: 'Add section' }).click();
  const section = page.getByRole('textbox', { name: 'Section name' });
  await section.fill('The second part');
  await submitTwice(section);
  await sentOnce('/api/projects/n/sections');

  await page.goto('/create');
  const name = newName('Once');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  for (const [label, language] of [
    ['Source language', 'English'],
    ['Translation language', 'Russian'],
  ] as const) {
    await page.getByRole('combobox', { name: label }).fill(language);
    await page.getByRole('option', { name: language, exact: true }).click();
  }
  await submitTwice(page.getByRole('textbox', { name: 'Name', exact: true }));
  await page.waitForURL(/\/projects\/\d+/);
  await sentOnce('/api/projects');
});
