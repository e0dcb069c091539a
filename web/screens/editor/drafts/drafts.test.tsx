import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addComment } from '#contract/texts/comments.ts';
import { listEditorRows } from '#contract/texts/editor.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import {
  composer,
  editorOf,
  isChosen,
  openEditor,
  row,
  rowHas,
  rowLacks,
} from '../../../../test/page/editor.ts';
import { isShown } from '../../../../test/page/find.ts';
import { cut, loseAnswer, type Network, type Route } from '../../../../test/page/network.ts';
import { openPage } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const TRANSLATIONS = /POST .*\/translations$/;
const refusal = (status: number, error: object) => Response.json({ status, errors: [error] }, { status });
const dialog = () => screen.findByRole('dialog', { name: 'My drafts' });
const draftsShown = () =>
  within(screen.getByRole('dialog', { name: 'My drafts' })).queryAllByRole('listitem');
const draft = (text: string) =>
  waitFor(() => {
    const found = draftsShown().find(({ textContent }) => textContent?.includes(text));
    if (!found) throw new Error(`No draft has “${text}”.`);
    return found;
  });
const string = (made: Awaited<ReturnType<typeof projectOf>>, number: number) => ({
  ...made.params,
  string: made.strings[number - 1]?.string ?? 0,
});

test('a text that is not saved stays on its row, outlives a reload, and is saved once when the connection is back', async () => {
  const made = await projectOf(anna);
  await joinAs(testApp, boris, made.project, 'translator');
  // The first is stored, but its response is lost; the second does not reach the server.
  let isLost = true;
  const keys: (string | null)[] = [];
  const answer: Route = async (request, ask) => {
    keys.push(request.headers.get('idempotency-key'));
    if (!isLost) return ask();
    if ((await request.clone().text()).includes('Раз')) return loseAnswer(request, ask);
    throw new TypeError('The network is cut.');
  };
  const prepare = (network: Network) => network.route(TRANSLATIONS, answer);
  const page = await openPage(testApp, boris, editorOf(made.params), { prepare });
  await isChosen(1);
  for (const [number, text] of [
    [1, 'Раз.'],
    [2, 'Два.'],
  ] as const) {
    await page.fill(await composer(), text);
    await page.keys('Control+Enter');
    await isChosen(number + 1);
  }
  await page.fill(await composer(), 'Только начато');
  await rowHas(1, 'Not saved');
  await rowHas(2, 'Not saved');

  await page.load();
  await rowHas(1, 'Not saved');
  await rowHas(2, 'Два.');
  await page.keys('Alt+Shift+KeyD');
  await dialog();
  await waitFor(() => expect(draftsShown()).toHaveLength(3));
  expect(await draft('Только начато')).toHaveTextContent('Draft');

  // A guest in the same browser sees no drafts.
  await openPage(testApp, testApp.guest, editorOf(made.params));
  await isShown('Two.');
  expect(document.body).not.toHaveTextContent('Not saved');

  const again = await openPage(testApp, boris, editorOf(made.params), { prepare });
  await rowHas(2, 'Not saved');
  cut(again.network);
  await isShown('No connection');
  keys.length = 0;
  isLost = false;
  cut(again.network, false);
  await rowLacks(1, 'Not saved');
  await rowLacks(2, 'Not saved');
  const query = { ids: made.strings.map((one) => one.string).join() };
  const stored = await anna.does(listEditorRows, { params: { project: String(made.project.id) }, query });
  const texts = stored.map(({ translations }) => translations.map(({ text }) => text));
  expect(texts).toEqual([['Раз.'], ['Два.'], []]);
  expect(keys).toHaveLength(2);

  // A refused text becomes a draft with the reason, and is not retried.
  let refused = 0;
  const refuse = (network: Network) =>
    network.route(TRANSLATIONS, async () => {
      refused += 1;
      return refusal(403, { key: 'status', kind: 'frozen' });
    });
  const later = await openPage(testApp, boris, editorOf(made.params), { prepare: refuse });
  await later.press('My drafts: 1');
  await later.user.click(within(await dialog()).getByRole('link', { name: 'Open' }));
  await isChosen(3);
  await later.fill(await composer(), 'Три.');
  await later.keys('Control+Shift+Enter');
  await isShown('This project is paused.');
  await rowHas(3, 'Not saved');
  await later.load();
  await isChosen(3);
  await rowHas(3, 'Три.');
  expect(await composer()).toHaveValue('Три.');
  expect(refused).toBe(1);
});

test('changes of comments and of strings, and a string that is not added yet, are listed among the drafts', async () => {
  const made = await projectOf(anna, { strings: ['One.', 'Two.'] });
  await anna.does(addComment, { params: string(made, 1), body: { text: 'Sent.' } });
  const page = await openEditor(testApp, anna, made.params);
  await page.keys('Alt+Shift+KeyE');
  await page.fill(await screen.findByRole('textbox', { name: 'Text' }), 'One, changed.');
  await page.user.keyboard('{Escape}');
  await page.keys('Alt+KeyM');
  await page.press('Edit', within(await screen.findByRole('region', { name: 'Comments' })));
  await page.fill(await screen.findByRole('textbox', { name: 'Edit comment' }), 'Sent, and changed.');
  await page.keys('Alt+Shift+KeyN');
  const added = within(await screen.findByRole('dialog'));
  await page.fill(added.getByRole('textbox', { name: 'Text' }), 'Three.');
  await page.fill(added.getByRole('textbox', { name: 'Key' }), 'three');

  await page.load();
  await page.press('My drafts: 3');
  await dialog();
  expect(await draft('Edited string')).toHaveTextContent('One, changed.');
  expect(await draft('Edited comment')).toHaveTextContent('Sent, and changed.');
  expect(await draft('New string')).toHaveTextContent(/Three\.\s*Key: three/);
  await page.user.click(within(await draft('New string')).getByRole('link', { name: 'Open' }));
  expect(await screen.findByRole('textbox', { name: 'Text' })).toHaveValue('Three.');
  screen.getByRole('textbox', { name: 'Text' }).focus();
  await page.keys('Control+Enter');
  await waitFor(() => expect(row(3)).toHaveTextContent('Three.'));
  await screen.findByRole('button', { name: 'My drafts: 2' });
});

test('what is saved after one has gone on to another string is no draft, and what fails then is listed as not saved', async () => {
  const made = await projectOf(anna, { strings: ['One.', 'Two.'] });
  await anna.does(addTranslation, { params: string(made, 1), body: { text: 'Раз.' } });
  const page = await openEditor(testApp, anna, made.params);
  const noDrafts = () => expect(screen.queryByRole('button', { name: /^My drafts/ })).toBeNull();
  /** Changes something of the first string; the answer comes only after one has gone on. */
  const goOn = async (submit: () => Promise<void>, answer?: Response) => {
    await isChosen(1);
    const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
    const end = page.network.route(/PATCH .*\/strings\/\d+/, async (_, ask) => {
      await isHeld;
      return answer ?? ask();
    });
    await submit();
    await page.keys('Alt+ArrowDown');
    await isChosen(2);
    const before = page.network.answered.length;
    release();
    await waitFor(() => expect(page.network.answered.slice(before).join()).toContain('PATCH'));
    end();
  };
  const editTranslation = (text: string) => async () => {
    await page.keys('Alt+KeyE');
    await page.fill(await screen.findByRole('textbox', { name: 'Edit translation' }), text);
    await page.keys('Control+Enter');
  };
  await goOn(editTranslation('Раз-два.'));
  await rowHas(1, 'Раз-два.');
  noDrafts();

  await page.keys('Alt+ArrowUp');
  await goOn(editTranslation('Раз-два-три.'), refusal(500, { key: 'general', kind: 'broken' }));
  await rowHas(1, 'Not saved');
  await rowLacks(1, 'Not saved');
  await rowHas(1, 'Раз-два-три.');

  await page.keys('Alt+ArrowUp');
  await goOn(async () => {
    await page.keys('Alt+Shift+KeyE');
    await page.fill(await screen.findByRole('textbox', { name: 'Text' }), 'One, changed.');
    await page.keys('Control+Shift+Enter');
  });
  await rowHas(1, 'One, changed.');
  noDrafts();
});

test('a text that is not saved is discarded after a question, and the focus stays where it was listed', async () => {
  const { params } = await projectOf(anna);
  const page = await openEditor(testApp, anna, params);
  page.network.route(TRANSLATIONS, async () => refusal(503, { key: 'general', kind: 'busy', wait: 60 }));
  for (const [number, text] of ['Раз.', 'Два.', 'Три.'].entries()) {
    await isChosen(number + 1);
    await page.fill(await composer(), text);
    await page.keys('Control+Shift+Enter');
    await waitFor(async () => expect(await composer()).toHaveValue(''));
    await page.keys('Alt+ArrowDown');
  }
  const question = { name: 'Discard this text?' };
  const discard = async (place: HTMLElement) => {
    const [button] = await within(place).findAllByRole('button', { name: 'Discard' });
    await page.user.click(button as HTMLElement);
    await page.press('Discard', within(await screen.findByRole('dialog', question)));
    await waitFor(() => expect(screen.queryByRole('dialog', question)).toBeNull());
  };
  await rowHas(3, 'Not saved');
  await discard(await screen.findByRole('list', { name: 'Not saved' }));
  await rowLacks(3, 'Not saved');
  await waitFor(async () => expect(await composer()).toHaveFocus());

  await page.keys('Alt+Shift+KeyD');
  const drafts = await dialog();
  await waitFor(() => expect(draftsShown()).toHaveLength(2));
  for (const left of [1, 0]) {
    await discard(drafts);
    await waitFor(() => expect(draftsShown()).toHaveLength(left));
    await waitFor(() => expect(drafts).toContainElement(document.activeElement as HTMLElement));
  }
  await page.user.keyboard('{Escape}');
  await waitFor(async () => expect(await composer()).toHaveFocus());
});
