import { screen, waitFor } from '@testing-library/dom';
import { expect, onTestFinished, test } from 'vitest';
import { addTranslation, deleteTranslation } from '#contract/texts/translations.ts';
import { composer, openEditor, rowHas } from '../../../test/page/editor.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { countHere } from '../../../test/trace/coverage.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** Returns a function that says how often the components of the editor have been rendered since it was called last. */
async function countRenders() {
  const { take, end } = await countHere();
  onTestFinished(end);
  return async () => {
    const functions = (await take())
      .filter(({ url }) => /\/web\/screens\/editor\/.*\.tsx$/.test(url))
      .flatMap((script) => script.functions);
    return (component: string) =>
      functions
        .filter(({ functionName }) => functionName === component)
        .reduce((sum, { ranges: [whole] }) => sum + (whole?.count ?? 0), 0);
  };
}

/** What shows nothing that is written for a string. */
const OTHERS = [
  ...['EditorView', 'EditorLayout', 'EditorHeader', 'SectionsMenu', 'EditorToolbar', 'ListArea', 'Pages'],
  ...['SidePanel', 'PanelHead', 'SourceOrForm', 'PanelFoot', 'Dialogs'],
];

test('a vote and what others save draw their own rows, and nothing else of the editor', async () => {
  const texts = Array.from({ length: 30 }, (_, nth) => `String ${nth + 1}`);
  const { project, params, strings } = await projectOf(anna, { strings: texts });
  await joinAs(testApp, boris, project, 'translator');
  const add = (nth: number, text: string) =>
    anna.does(addTranslation, { params: strings[nth] ?? expect.fail(), body: { text } });
  await add(0, 'Раз. ');
  await add(2, 'Три. ');
  const renders = await countRenders();
  const page = await openEditor(testApp, boris, params);
  await screen.findByRole('button', { name: 'Vote for' });
  await waitFor(() => expect(screen.getAllByRole('img', { name: /^Found by checks/ })).toHaveLength(2));
  const first = await renders();
  expect(OTHERS.filter((component) => first(component) === 0)).toEqual([]);

  await page.press('Vote for');
  await screen.findByRole('button', { name: 'Vote for, 1 vote for', pressed: true });
  // Events are applied one after the other: after this one that of the vote has been.
  await add(1, 'Два.');
  await rowHas(2, 'Два.');
  const rendered = await renders();
  expect(OTHERS.filter((component) => rendered(component) > 0)).toEqual([]);
  // Each row at most twice: as expected, and with the answer or as it is fetched.
  expect(rendered('Row')).toBeLessThanOrEqual(2 * 2);
  expect(rendered('RowMarks')).toBe(rendered('Row'));
  expect(rendered('TranslationList')).toBeGreaterThan(0);
  // Those of other rows are not drawn again; checks that ran later draw them once more.
  expect(rendered('RowFindingMark')).toBeLessThanOrEqual(3 * 2);
});

test('the focus of a translation that others delete goes to the composer', async () => {
  const { project, params, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const at = strings[0] ?? expect.fail();
  const { id } = await anna.does(addTranslation, { params: at, body: { text: 'Раз.' } });
  await openEditor(testApp, boris, params);
  const vote = await screen.findByRole('button', { name: 'Vote for' });
  vote.focus();
  expect(vote).toHaveFocus();
  await anna.does(deleteTranslation, { params: { ...at, translation: id } });
  await waitFor(() => expect(vote).not.toBeInTheDocument());
  expect(await composer()).toHaveFocus();
});
