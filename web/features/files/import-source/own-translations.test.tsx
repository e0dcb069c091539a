import { screen, waitFor } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { editProject } from '#contract/projects/projects.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { isShown, textsOf } from '../../../../test/page/find.ts';
import { chooseFiles, importPageOf, openImport, previewed, previews } from '../../../../test/page/import.ts';
import { enter, pressOn } from '../../../../test/page/keyboard.ts';
import { loseAnswer } from '../../../../test/page/network.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const PO = `msgid ""
msgstr ""
"Language: de\\n"
"Content-Type: text/plain; charset=UTF-8\\n"

msgid "Open"
msgstr "Открыть"

#, fuzzy
msgid "Save"
msgstr "Сохранить"

#, fuzzy
msgid "OK"
msgstr "OK"

msgid "Close"
msgstr ""

msgid "Long"
msgstr "${'х'.repeat(2001)}"
`;

/** The import page of an empty section with a file chosen. */
async function openWith(name: string, content: string) {
  const { params } = await projectOf(anna, { strings: [] });
  const page = await openImport(testApp, anna, importPageOf(params, 'load_strings'));
  await chooseFiles(page, { name, content });
  const stored = async () => {
    const strings = await anna.does(listStrings, { params, query: { fetch_translations: '' } });
    return strings.map(({ text, translations = [] }) => [
      text,
      ...translations.map(({ text, status }) => [text, status]),
    ]);
  };
  return { page, params, stored };
}

const choice = (translations: string) =>
  screen.findByRole('switch', { name: new RegExp(`^Import ${translations} translations too`) });
const lacks = (text: string) => waitFor(() => expect(textsOf(previewed()).join('\n')).not.toContain(text));

test('a gettext file brings its translations, and the page says of each that was not added why', async () => {
  const { page, stored } = await openWith('app.po', PO);
  await isShown(/translations are in this language: German/);
  expect(await choice('2')).toBeChecked();
  await previews(
    /Открыть/,
    /Сохранить/,
    /Same as the source/,
    /Close/,
    /Too long: 2,001 characters\. The limit is 2,000\./,
  );
  await isShown('5 strings · 2 translations');

  // Without them it is an import of strings alone.
  await pressOn(await choice('2'), ' ');
  await lacks('Открыть');
  await screen.findByText('5 strings');
  await pressOn(await choice('\\d'), ' ');
  const same = screen.getByRole('switch', { name: /^Load same/ });
  await pressOn(same, ' ');
  await isShown('5 strings · 3 translations');
  await choice('3');
  await pressOn(same, ' ');
  await isShown('5 strings · 2 translations');

  // The response is lost; sent again, nothing is stored twice.
  const end = page.network.route(/POST .*\/strings\/import/, loseAnswer);
  await page.press('Import 5 strings');
  await screen.findByRole('alert');
  expect(await choice('2')).toBeDisabled();
  end();
  await page.press('Import 5 strings');

  await screen.findByRole('heading', { name: 'Result' });
  await isShown('5 strings imported.');
  await isShown('2 translations added.');
  const list = screen.getByRole('list', { name: 'Translations that weren’t added' });
  expect(textsOf(list.querySelectorAll('li'))).toEqual([
    expect.stringMatching(/line 13.*Same as the source/s),
    expect.stringMatching(/line 20.*Too long/s),
  ]);
  expect(await stored()).toEqual([
    ['Open', ['Открыть', REGULAR]],
    ['Save', ['Сохранить', INITIAL]],
    ['OK'],
    ['Close'],
    ['Long'],
  ]);
  await waitFor(() => expect(screen.getByRole('link', { name: 'Open editor' })).toHaveFocus());
  await page.user.keyboard('{Enter}');
  await waitFor(() => expect(page.address()).toContain('/editor/'));
});

test('who may not translate any more gets a sentence in place of the choice', async () => {
  const { page, params } = await openWith('app.po', PO);
  await choice('2');
  await anna.does(editProject, { params: { project: String(params.project) }, body: { status: 'closed' } });
  await page.press('Import 5 strings');
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('This project is finished.'));
  await isShown(/3 translations, which won’t be imported\. This project is finished/);
  expect(screen.queryByRole('switch', { name: /^Import 2 translations too/ })).toBeNull();
  await lacks('Открыть');
});

const XLIFF = `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">
  <file original="app" source-language="en" target-language="ru" datatype="plaintext"><body>
    <trans-unit id="open" approved="yes"><source>Open</source><target state="final">Открыть</target></trans-unit>
    <trans-unit id="save"><source>Save</source><target state="translated">Сохранить</target></trans-unit>
  </body></file>
</xliff>
`;

test('what a file says is approved is approved if one chooses it, with the strings or to those that are there (imports.55)', async () => {
  const { page, params, stored } = await openWith('app.xlf', XLIFF);
  const approve = () => screen.findByRole('switch', { name: /^Approve what the file says is approved/ });
  expect(await approve()).not.toBeChecked();
  await pressOn(await approve(), ' ');
  await enter('Import 2 strings');
  await isShown('2 translations added.');
  expect(await stored()).toEqual([
    ['Open', ['Открыть', 1]],
    ['Save', ['Сохранить', 0]],
  ]);

  await page.load(importPageOf(params, 'upload_translations'));
  await chooseFiles(page, { name: 'app.xlf', content: XLIFF.replace('Открыть', 'Раскрыть') });
  await pressOn(await approve(), ' ');
  await enter('Import 1 translation');
  await screen.findByRole('heading', { name: 'Result' });
  await waitFor(async () =>
    expect(await stored()).toEqual([
      ['Open', ['Раскрыть', 1], ['Открыть', 0]],
      ['Save', ['Сохранить', 0]],
    ]),
  );
});
