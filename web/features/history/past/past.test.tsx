import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { rearrangeStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, editTranslation } from '#contract/texts/translations.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const LIST = 'Sections at this moment';
const showsTexts = (...texts: string[]) =>
  waitFor(() => {
    const shown = [...screen.getByRole('list', { name: LIST }).querySelectorAll('[data-state]')];
    expect(shown.map(({ textContent }) => textContent)).toEqual(
      texts.map((text) => expect.stringContaining(text)),
    );
  });

/** Opens the first section of the past of a project. */
async function showPast(strings: RegExp) {
  await enter('Log', undefined, 'tab');
  await enter('Past', undefined, 'link');
  await enter('Show');
  await enter(strings, within(await screen.findByRole('list', { name: LIST })));
}

test('by keyboard one goes back change by change, and a link shows the same text to others (past.5)', async () => {
  const {
    project,
    params: section,
    strings,
  } = await projectOf(anna, {
    strings: ['Call me Ishmael.', 'Some years ago.'],
  });
  const [first = expect.fail(), second = expect.fail()] = strings;
  const made = await anna.does(addTranslation, { params: first, body: { text: 'Зовите меня Исмаил.' } });
  const params = { ...first, translation: made.id };
  await anna.does(approve, { params });
  await anna.does(editTranslation, { params, body: { text: 'Зовите меня Измаил.' } });
  const order = [second.string, first.string];
  await anna.does(rearrangeStrings, { params: section, body: { strings: order } });

  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await showPast(/2 strings/);
  await showsTexts('Some years ago.', 'Call me Ishmael.Зовите меня Измаил.');
  await enter('Previous change');
  await showsTexts('Call me Ishmael.Зовите меня Измаил.', 'Some years ago.');
  await enter('Previous change');
  await showsTexts('Зовите меня Исмаил.', 'Some years ago.');
  expect(document.querySelector('[data-state]')).toHaveTextContent('approved');
  expect(screen.getByRole('link', { name: 'Download as it was' })).toHaveAttribute(
    'href',
    expect.stringMatching(/[?&]at=\d+/),
  );
  const address = page.address();
  await enter('Back to now');
  await waitFor(() => expect(screen.queryByRole('list', { name: LIST })).toBeNull());

  await openPage(testApp, boris, address);
  await showsTexts('Зовите меня Исмаил.', 'Some years ago.');
});

test('a second step that is asked for while the first one is loading is taken too (past.5)', async () => {
  const { project, strings } = await projectOf(anna, { strings: ['Call me Ishmael.'] });
  const [params = expect.fail()] = strings;
  const { id: translation } = await anna.does(addTranslation, { params, body: { text: 'one' } });
  for (const text of ['two', 'three'])
    await anna.does(editTranslation, { params: { ...params, translation }, body: { text } });
  const page = await openPage(testApp, anna, `/projects/${project.id}`);
  await showPast(/1 string/);
  await showsTexts('three');
  const asked = () => page.network.sent.filter((request) => /\/past\?/.test(request)).length;
  const before = asked();
  const answer = page.network.hold(/\/past\?/);
  await enter('Previous change');
  await waitFor(() => expect(asked()).toBe(before + 1));
  await enter('Previous change');
  answer();
  await showsTexts('one');
});
