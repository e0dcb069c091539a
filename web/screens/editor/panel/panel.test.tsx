import { fireEvent, screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { grantRole } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.ts';
import { addComment, editComment } from '#contract/texts/comments.ts';
import { addEntry } from '#contract/texts/dictionary.ts';
import { addStrings } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
} from '#contract/texts/translations.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { INITIAL } from '#domain/texts/translations/translations.ts';
import {
  actionsFor,
  composer,
  editorOf,
  isChosen,
  isSaid,
  openEditor,
  row,
  rowHas,
  rowLacks,
  translation,
  translations,
} from '../../../../test/page/editor.ts';
import { isShown, textsOf } from '../../../../test/page/find.ts';
import { pressOn } from '../../../../test/page/keyboard.ts';
import type { Network } from '../../../../test/page/network.ts';
import { openPage, type Page } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
// The first is site administrator, who sees more.
const { anna, boris, vera } = await testApp.signUps('admin', 'anna', 'boris', 'vera');

/** A project of Anna in which Boris translates, and the path of its first string. */
async function projectWith(...strings: string[]) {
  const made = await projectOf(anna, { strings });
  await joinAs(testApp, boris, made.project, 'translator');
  return { ...made, string: { ...made.params, string: made.strings[0]?.string ?? 0 } };
}

/** A project with one string, and a dictionary with one of its words. */
async function withDictionary() {
  const made = await projectWith('The rabbit saw Alice.');
  await anna.does(addEntry, { params: made.params, body: { word: 'rabbit', translate: 'кролик' } });
  return made;
}

const sentTranslations = ({ network }: Page) =>
  network.sent.filter((request) => /^POST .*\/translations$/.test(request)).length;
const notice = (text: string) =>
  screen.queryAllByRole('alert').find(({ textContent }) => textContent?.includes(text));
const isGone = (text: string) => waitFor(() => expect(notice(text)).toBeUndefined());
const isWarned = (text: string) =>
  waitFor(() => {
    const found = notice(text);
    if (!found) throw new Error(`No alert has “${text}”.`);
    return found;
  });
const buttons = async (text: string, name: RegExp) =>
  textsOf(within(await translation(text)).queryAllByRole('button', { name }));
const acts = async (page: Page, text: string) =>
  textsOf((await actionsFor(page, text)).getAllByRole('menuitem'));

test('a dictionary word is underlined, shows its card and is put at the cursor; one left out is warned of, and an unwanted one told', async () => {
  const { project, params } = await projectWith('The rabbits saw Alice.', 'Nobody.');
  const body = { word: 'rabbit', translate: 'кролик', desc: 'The white one.' };
  await anna.does(addEntry, { params: { project: project.id }, body });
  // Only the other is put at the cursor (dictionary.19).
  const unwanted = { word: 'rabbit', translate: 'заяц', status: 'forbidden' } as const;
  await anna.does(addEntry, { params: { project: project.id }, body: unwanted });
  await testApp.sql`
    INSERT INTO dictionary (project_id, word, word_key, translate, translate_key, states)
    VALUES (${project.id}, 'hare', 'hare(s|y)', 'заяц', 'за(яц|й)', NULL)`;
  const page = await openEditor(testApp, anna, params);
  const word = await screen.findByRole('button', { name: 'rabbits' });
  await page.user.hover(word);
  expect(await screen.findByRole('dialog')).toHaveTextContent('The white one.');

  const entry = await composer();
  await page.fill(entry, 'Увидел зайца.');
  await isShown(/Not as in the dictionary:\s*rabbit → заяц/);
  await page.fill(entry, 'Увидел Алису.');
  await isShown(/Dictionary:\s*rabbit/);
  await isShown('1 dictionary word was not looked for here');
  await page.keys('Control+Enter');
  const warning = 'translated as agreed in the dictionary';
  expect(await isWarned(warning)).toHaveTextContent('rabbit → кролик');
  expect(entry).toHaveFocus();
  await page.user.keyboard('{Home}');
  await pressOn(word);
  expect(entry).toHaveFocus();
  expect(entry).toHaveValue('кролик Увидел Алису.');
  await waitFor(() => expect(document.body).not.toHaveTextContent(/Dictionary:\s*rabbit/));

  // A held key and a double-click count as one press; a new press adds once the warning has been visible long enough.
  await page.fill(entry, 'Она.');
  await page.keys('Control+Enter');
  await isWarned(warning);
  const isReady = async () =>
    waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add anyway' })).not.toHaveAttribute('data-waiting'),
    );
  await isReady();
  fireEvent.keyDown(entry, { code: 'Enter', key: 'Enter', ctrlKey: true, repeat: true });
  fireEvent.keyUp(entry, { code: 'Enter', key: 'Enter' });
  await isWarned(warning);
  await page.fill(entry, 'Она!');
  await isGone(warning);
  await page.user.dblClick(screen.getByRole('button', { name: /^Add(?! anyway)/ }));
  await isWarned(warning);
  await isReady();
  entry.focus();
  await page.keys('Control+Enter');
  await rowHas(1, 'Она!');
  expect(sentTranslations(page)).toBe(1);
  await isChosen(2);
  expect(await composer()).toHaveFocus();

  await page.keys('Alt+KeyD');
  const dictionary = within(await screen.findByRole('region', { name: 'Dictionary' }));
  await dictionary.findByText('No dictionary words in this string.');
  await page.press('Add word', dictionary);
  await page.fill(await dictionary.findByRole('textbox', { name: 'Word' }), 'nobody');
  await page.fill(dictionary.getByRole('textbox', { name: 'Translation' }), 'никто');
  await page.user.keyboard('{Enter}');
  await screen.findByRole('button', { name: 'Nobody' });
  await page.press('Insert “никто”', dictionary);
  expect(await composer()).toHaveValue('никто');
});

test('a press that waits for the dictionary is said to have lapsed when one types on, and saves nothing', async () => {
  const { params } = await withDictionary();
  const [waits, lapsed] = [
    'Checking against the dictionary first',
    'The translation of string 1 isn’t saved',
  ];
  let release = () => {};
  const prepare = (network: Network) => (release = network.hold(/\/dictionary$/));
  const page = await openPage(testApp, anna, editorOf(params), { prepare });
  await page.fill(await composer(), 'Кролик увидел');
  await page.keys('Control+Enter');
  await isWarned(waits);
  await page.user.keyboard(' Алису.');
  await isWarned(lapsed);
  await isGone(waits);
  release();
  await screen.findByRole('button', { name: 'rabbit' });
  expect(notice(lapsed)).toBeVisible();
  expect(sentTranslations(page)).toBe(0);

  await page.keys('Control+Enter');
  await translation('Кролик увидел Алису.');
  await isGone(lapsed);
  expect(sentTranslations(page)).toBe(1);
});

test('placeholders of the section’s format that differ from the source are named under the field, then beside what is saved (editor.19)', async () => {
  const { params } = await projectOf(anna, { strings: [] });
  const file =
    '<!DOCTYPE TS><TS version="2.1"><context><name>A</name><message><source>%1 of %2, {all}</source><translation/></message></context></TS>';
  await anna.does(addStrings, { params, body: importBody(parseSource('qt_ts', file)) });
  const page = await openEditor(testApp, anna, params);
  await page.fill(await composer(), '%1timed');
  const hints = await screen.findByRole('list', { name: 'Found by checks' });
  expect(textsOf(hints.querySelectorAll('code'))).toEqual(['%2']);

  await page.keys('Control+Shift+Enter');
  await waitFor(async () => expect(await translation('%1timed')).not.toHaveTextContent('Saving'));
  const item = await translation('%1timed');
  const differs = (where: HTMLElement) =>
    textsOf(where.querySelectorAll('[aria-label="Found by checks"] code'));
  await waitFor(() => expect(differs(item)).toEqual(['%2']));
  await page.keys('Alt+KeyE');
  const field = await screen.findByRole('textbox', { name: 'Edit translation' });
  const form = field.closest('li') ?? field;
  expect(differs(form)).toEqual(['%2']);
  await page.fill(field, '%1 %2');
  await waitFor(() => expect(differs(form)).toEqual([]));
  await page.keys('Control+Enter');
  await translation('%1 %2');
  await waitFor(() => expect(differs(row(1))).toEqual([]));
});

test('the dictionary is asked for with the page of the editor, not after it', async () => {
  const { params } = await withDictionary();
  let release = () => {};
  const prepare = (network: Network) => (release = network.hold(/\/editor\?/));
  const page = await openPage(testApp, anna, editorOf(params), { prepare });
  await waitFor(() => expect(page.network.answered.join()).toContain('/dictionary'));
  expect(screen.queryByRole('textbox', { name: 'Your translation' })).toBeNull();
  release();
  await screen.findByRole('button', { name: 'rabbit' });
});

test('going on does not wait for the server; what fails stays in sight as not saved, with a way back', async () => {
  const { params } = await projectWith('One.', 'Two.', 'Three.');
  const page = await openEditor(testApp, anna, params);
  const { promise: isHeld, resolve: release } = Promise.withResolvers<void>();
  const end = page.network.route(/POST .*\/translations$/, async (request, ask) => {
    if (!(await request.text()).includes('Раз')) return ask();
    await isHeld;
    return Response.json({ status: 500, errors: [{ key: 'general', kind: 'broken' }] }, { status: 500 });
  });
  await page.fill(await composer(), 'Раз.');
  await page.keys('Control+Enter');
  await isChosen(2);
  await rowHas(1, 'Раз.');
  expect(await composer()).toHaveFocus();
  await page.user.keyboard('Два.');
  await page.keys('Control+Enter');
  await isSaid('Translation added to string 2');
  await isChosen(3);
  expect(await composer()).toHaveFocus();
  await page.user.keyboard('Тр');
  release();
  await rowHas(1, 'Not saved');
  await rowHas(1, 'Раз.');
  expect(await composer()).toHaveValue('Тр');
  await page.press('1 text not saved');
  const drafts = within(await screen.findByRole('dialog', { name: 'My drafts' }));
  await drafts.findByText(/^Something went wrong on the server\./);
  const draft = drafts.getAllByRole('listitem').find(({ textContent }) => textContent?.includes('Раз.'));
  await page.user.click(within(draft as HTMLElement).getByRole('link', { name: 'Open' }));
  // It is sent again by itself.
  end();
  await rowLacks(1, 'Not saved');
  await isChosen(1);
  await translation('Раз.');
  expect(translations()).toHaveLength(1);

  await page.press('Copy source');
  expect(await composer()).toHaveValue('One.');
  await page.press('Discard draft');
  expect(await composer()).toHaveValue('');
  expect(await composer()).toHaveFocus();
});

test('an author changes a translation and hears what that costs; of two changes both are shown', async () => {
  const { params, string } = await projectWith('One.');
  const { id } = await boris.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  const his = { ...string, translation: id };
  await anna.does(castVote, { params: his, body: {} });
  await anna.does(approve, { params: his });
  // It hears of the other change by the refusal alone: what it is told of before, it may replace once it was there to read.
  const prepare = (network: Network) => void network.hold(/\/events\?/);
  const page = await openPage(testApp, boris, editorOf(params), { prepare });
  expect(await translation('Раз.')).toHaveTextContent('Approved');
  await page.keys('Alt+KeyE');
  const field = () => screen.findByRole('textbox', { name: 'Edit translation' });
  expect(await field()).toHaveFocus();
  await page.fill(await field(), 'Раз-два.');
  await screen.findByText('Saving removes its approval, 1 vote.');
  await anna.does(editTranslation, { params: his, body: { text: 'Однажды.' } });
  await page.keys('Control+Enter');
  await isShown('Someone changed it to:');
  expect(await isWarned('Someone changed it')).toHaveTextContent('Однажды');
  expect(await field()).toHaveValue('Раз-два.');
  await page.keys('Control+Enter');
  await waitFor(async () => expect(await translation('Раз-два.')).toHaveTextContent('Not approved'));
  await waitFor(async () => expect(await translation('Раз-два.')).toHaveFocus());

  await page.keys('Alt+KeyE');
  await page.fill(await field(), 'Останется.');
  await anna.does(deleteTranslation, { params: his });
  await page.keys('Control+Enter');
  await page.press('Add as new translation');
  await waitFor(async () => expect(await composer()).toHaveValue('Останется.'));
  await page.press(/^Add/);
  await translation('Останется.');

  await page.user.click(
    (await actionsFor(page, 'Останется.')).getByRole('menuitem', { name: 'Unmark as initial' }),
  );
  await isSaid('No longer initial');
  await page.user.click((await actionsFor(page, 'Останется.')).getByRole('menuitem', { name: 'Delete' }));
  await page.press('Delete translation', within(await screen.findByRole('dialog')));
  await waitFor(() => expect(translations()).toEqual([]));
  await waitFor(() => expect(screen.getByRole('list', { name: 'Translations' })).toHaveFocus());
});

test('a form stays as it is when its translation is deleted, and its text goes before what the composer has', async () => {
  const { params, string } = await projectWith('One.');
  const { id } = await boris.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  const page = await openEditor(testApp, boris, params);
  await page.fill(await composer(), 'Начато.');
  await translation('Раз.');
  await page.user.click((await actionsFor(page, 'Раз.')).getByRole('menuitem', { name: 'Edit' }));
  const field = await screen.findByRole('textbox', { name: 'Edit translation' });
  await page.fill(field, 'Останется.');
  await anna.does(deleteTranslation, { params: { ...string, translation: id } });
  const add = await screen.findByRole('button', { name: 'Add as new translation' });
  expect(screen.getByRole('textbox', { name: 'Edit translation' })).toBe(field);
  expect(field).toHaveValue('Останется.');
  await page.user.click(add);
  expect(await composer()).toHaveValue('Останется.\n\nНачато.');
  expect(await composer()).toHaveFocus();
});

test('where the browser does not copy what was begun before the project was paused, that is said', async () => {
  const { params, project } = await projectWith('One.');
  const page = await openEditor(testApp, boris, params);
  await page.fill(await composer(), 'Раз');
  await anna.does(editProject, { params: { project: String(project.id) }, body: { status: 'frozen' } });
  await page.load();
  // As on an insecure page.
  Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true });
  await page.press('Copy');
  await isShown('Your browser blocked copying.');
});

test('translations are chosen and judged by key; each role has its own buttons', async () => {
  const { params, project, string } = await projectWith('One.');
  await joinAs(testApp, vera, project, 'translator');
  await boris.does(addTranslation, { params: string, body: { text: 'Раз и два.' } });
  await anna.does(addTranslation, { params: string, body: { text: 'Раз или два.', status: INITIAL } });
  /** Gives Boris another role, by its id (members.2). */
  const becomes = (role_id: number) =>
    anna.does(grantRole, { params: { project: project.id, user: String(boris.id) }, body: { role_id } });
  const page = await openEditor(testApp, anna, params);
  await page.user.click(await composer());
  await page.keys('Alt+KeyA');
  await isSaid('Select a translation first');
  await page.keys('Alt+Digit1');
  await isSaid('Translation 1, Not approved, boris: Раз и два.');
  await page.keys('Alt+KeyV');
  await waitFor(async () => expect(await buttons('Раз и два.', /^Vote for/)).toEqual(['1']));
  await page.keys('Alt+Shift+KeyV');
  await waitFor(async () => expect(await buttons('Раз и два.', /^Vote against/)).toEqual(['1']));
  await page.keys('Alt+KeyA');
  await within(await translation('Раз и два.')).findByRole('button', { name: 'Unapprove' });
  expect(await composer()).toHaveFocus();
  await page.press('Compare');
  await waitFor(async () =>
    expect(textsOf((await translation('или')).querySelectorAll('del'))).toEqual(['и']),
  );

  const hers = await openEditor(testApp, vera, params);
  expect(await buttons('Раз и два.', /approve/i)).toEqual([]);
  const his = within(await translation('Раз и два.'));
  await hers.user.hover(his.getByRole('button', { name: '1 vote against' }));
  expect(await screen.findByRole('tooltip')).toHaveTextContent('anna');
  expect(await acts(hers, 'Раз и два.')).toEqual(['Copy to your translation', 'Report']);
  await openPage(testApp, vera, `${editorOf(params)}?string=${string.string}`, { width: 390 });
  await isShown('Will be saved as initial.');

  await becomes(5);
  const proficient = await openEditor(testApp, boris, params);
  expect([
    ...(await buttons('Раз и два.', /approve/i)),
    ...(await buttons('Раз или два.', /approve/i)),
  ]).toEqual(['Unapprove']);
  expect(await acts(proficient, 'Раз и два.')).toHaveLength(3);
  await becomes(3);
  await proficient.load();
  expect(await buttons('Раз и два.', /approve/i)).toEqual(['Unapprove']);
  expect(await buttons('Раз или два.', /approve/i)).toEqual(['Approve']);
  expect(await acts(proficient, 'Раз или два.')).toEqual([
    'Edit',
    'Unmark as initial',
    'Copy to your translation',
    'Report',
    'Delete',
  ]);
});

test('a paused project is its managers’, a finished one nobody’s: the editor says so', async () => {
  const { params, project, string } = await projectWith('One.');
  await boris.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  const address = { project: String(project.id) };
  await anna.does(editProject, { params: address, body: { status: 'frozen' } });
  const page = await openEditor(testApp, boris, params);
  await screen.findByText('This project is paused. Only its managers can make changes.');
  expect(screen.queryByRole('textbox', { name: 'Your translation' })).toBeNull();
  expect(await buttons('Раз.', /./)).toEqual([]);
  const { id } = await boris.does(addComment, { params: string, body: { text: 'Still said.' } });
  await page.keys('Alt+KeyM');
  const comments = within(await screen.findByRole('region', { name: 'Comments' }));
  await waitFor(() => expect(comments.getByRole('textbox', { name: 'Write a comment' })).toHaveFocus());
  await page.press('Edit', comments);
  await page.fill(await screen.findByRole('textbox', { name: 'Edit comment' }), 'Said here.');
  await boris.does(editComment, { params: { ...string, comment: id }, body: { text: 'Said elsewhere.' } });
  await page.keys('Control+Enter');
  await isShown('Someone changed it to: Said elsewhere.');
  await page.keys('Control+Enter');
  await waitFor(() => expect(comments.getByRole('listitem')).toHaveTextContent('Said here.'));

  const hers = await openEditor(testApp, anna, params);
  await composer();
  await anna.does(editProject, { params: address, body: { status: 'closed' } });
  await hers.load();
  await screen.findByText('This project is finished. You can read and download it, but not change it.');
  expect(await buttons('Раз.', /./)).toHaveLength(1);
  expect(await acts(hers, 'Раз.')).toEqual(['Report']);
});
