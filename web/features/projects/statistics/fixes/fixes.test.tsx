import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote, editTranslation } from '#contract/texts/translations.ts';
import { isShown } from '../../../../../test/page/find.ts';
import { enter, pressOn } from '../../../../../test/page/keyboard.ts';
import { openPage } from '../../../../../test/page/page.ts';
import { afterJobs, runJobs } from '../../../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../../../test/project.ts';
import { openTestApp } from '../../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

/** A project of Anna, whose translations by Boris have spaces at their ends, but for the last one. */
async function withSpaces() {
  const { project, params, strings } = await projectOf(anna, {
    strings: ['One cat', 'A dog', '{n} mice', 'All'],
  });
  await joinAs(testApp, boris, project, 'translator');
  const translations = [];
  for (const [nth, text] of ['Кошка ', 'Собака ', ' Мыши', 'Все'].entries()) {
    const at = strings[nth] ?? expect.fail();
    const { id } = await boris.does(addTranslation, { params: at, body: { text, status: 0 } });
    translations.push({ ...at, translation: id });
  }
  const texts = async () =>
    (await anna.does(listStrings, { params, query: { fetch_translations: '' } })).map(
      ({ translations = [] }) => translations[0]?.text,
    );
  return { project, translations, texts };
}

const checks = async () => within(await screen.findByRole('region', { name: 'Checks' }));
const OPEN = 'Fix what “Spaces at the edges” finds';
const dialog = () => screen.findByRole('dialog', { name: 'Fix: Spaces at the edges' });
const says = async (...texts: string[]) => {
  for (const text of texts) await waitFor(async () => expect(await dialog()).toHaveTextContent(text));
};
const box = (name: string | RegExp) => screen.findByRole('checkbox', { name });

test('by keyboard a manager of translations looks through fixes, leaves one out, mends the others after a preview, and undoes it (findings.7)', async () => {
  const { project, translations, texts } = await withSpaces();
  const [first = expect.fail(), second = expect.fail()] = translations;
  await anna.does(castVote, { params: first });
  await anna.does(approve, { params: first });
  await openPage(testApp, anna, `/projects/${project.id}#statistics`);
  // A check of which nothing has a fix offers none.
  await (await checks()).findByRole('link', { name: 'Placeholders' });
  expect((await checks()).getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    OPEN,
  ]);
  await enter(OPEN, await checks());
  await says('Strings chosen: 3 of 3');
  const rows = within(await screen.findByRole('list', { name: 'Strings with a fix' }));
  await waitFor(() => expect(rows.getAllByRole('checkbox')).toHaveLength(3));
  expect(rows.getAllByRole('deletion').map(({ textContent }) => textContent)).toEqual(['␣', '␣', '␣']);
  const third = await box('Fix string 3: {n} mice');
  await pressOn(await box('Fix string 2: A dog'), '{ArrowDown}');
  await waitFor(() => expect(third).toHaveFocus());
  await pressOn(third, ' ');
  await says('Strings chosen: 2 of 3');
  expect(await box('All')).toBePartiallyChecked();

  // What has changed meanwhile stays as it is, and is told.
  await boris.does(editTranslation, { params: second, body: { text: 'Пёс ' } });
  await enter('Continue', within(await dialog()));
  const button = async (name: string) => within(await dialog()).getByRole('button', { name });
  await waitFor(async () => expect(await button('Back')).toHaveFocus());
  await enter('Back', within(await dialog()));
  await waitFor(async () => expect(await button('Continue')).toHaveFocus());
  await enter('Continue', within(await dialog()));
  await says(
    '1 text will be changed.',
    'No votes or approvals get lost.',
    '1 text stays as it is: changed since it was found',
  );
  await enter('Fix', within(await dialog()));
  await isShown('Fixed 1 text');
  await waitFor(async () => expect((await checks()).getByRole('button', { name: OPEN })).toHaveFocus());
  expect(await texts()).toEqual(['Кошка', 'Пёс ', ' Мыши', 'Все']);
  await waitFor(async () =>
    expect((await checks()).getAllByRole('definition').map(({ textContent }) => textContent)).toContain(
      'Spaces at the edges 2Fix…',
    ),
  );
  await runJobs(testApp);
  await enter('Undo');
  await afterJobs(testApp, () => expect(document.body).toHaveTextContent('1 change undone'));
  expect((await texts())[0]).toBe('Кошка ');
});

test('all are chosen or left out at once, one goes back from the preview, and what was mended elsewhere is told (findings.7)', async () => {
  const { project, texts } = await withSpaces();
  const page = await openPage(testApp, anna, `/projects/${project.id}#statistics`);
  await page.user.click(await screen.findByRole('button', { name: OPEN }));
  await says('Strings chosen: 3 of 3');
  await page.user.click(await box('All'));
  await says('Strings chosen: 0 of 3');
  expect(within(await dialog()).getByRole('button', { name: 'Continue' })).toBeDisabled();
  await page.user.click(await box('All'));
  await page.press('Continue', within(await dialog()));
  await says('3 texts will be changed.');
  await page.press('Back', within(await dialog()));
  await says('Strings chosen: 3 of 3');
  await page.press('Continue', within(await dialog()));
  await says('3 texts will be changed.');
  await page.press('Fix', within(await dialog()));
  await isShown('Fixed 3 texts');
  expect(await texts()).toEqual(['Кошка', 'Собака', 'Мыши', 'Все']);
  await waitFor(async () => expect((await checks()).queryByRole('button')).toBeNull());
  await openPage(testApp, anna, `/projects/${project.id}#log`);
  await screen.findByText('Fixed by the check “Spaces at the edges”');
});

test('who doesn’t manage translations is offered no fixes (findings.7)', async () => {
  const { project } = await withSpaces();
  await openPage(testApp, boris, `/projects/${project.id}#statistics`);
  await (await checks()).findByRole('link', { name: 'Spaces at the edges' });
  expect((await checks()).queryByRole('button')).toBeNull();
});
