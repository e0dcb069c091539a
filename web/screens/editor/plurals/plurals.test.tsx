import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation, editTranslation } from '#contract/texts/translations.ts';
import { composer, openEditor } from '../../../../test/page/editor.ts';
import { findItem, textsOf } from '../../../../test/page/find.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

const SOURCE = '{n, plural, one {# rabbit in the hole} other {# rabbits in the hole}}';
const WHOLE =
  '{n, plural, one {# кролик в норе} few {# кролика в норе} many {# кроликов в норе} other {# кроликов в норе}}';

const fields = async () => within(await screen.findByRole('group', { name: 'Your translation' }));
const field = async (name: RegExp) => (await fields()).findByRole('textbox', { name });
const add = () => screen.getByRole('button', { name: /^Add/ });
const hasValue = (name: RegExp, value: string) =>
  waitFor(async () => expect(await field(name)).toHaveValue(value));

test('a plural is translated form by form, by keys; without all of them it is added as initial (plurals.5, plurals.10)', async () => {
  const { params } = await projectOf(anna, { strings: [SOURCE, 'Next.'] });
  const page = await openEditor(testApp, anna, params);
  expect((await fields()).getAllByRole('textbox')).toHaveLength(4);
  expect(document.body).not.toHaveTextContent('{n, plural');
  const [source] = textsOf(document.querySelectorAll('[data-source]'));
  expect(source).toMatch(/one\s*# rabbit in the hole\s*other\s*# rabbits in the hole/);

  await page.fill(await field(/^one/), '# кролик в норе');
  await page.user.keyboard('{Tab}# кролика в норе');
  await screen.findByText(/^Missing forms: many\./);
  expect(add()).toBeDisabled();
  await page.keys('Alt+KeyI');
  await waitFor(() => expect(add()).toBeEnabled());
  await page.keys('Alt+KeyI');
  await page.user.keyboard('{Tab}# кроликов в норе');
  await page.load();
  await hasValue(/^few/, '# кролика в норе');
  (await field(/^many/)).focus();
  await page.keys('Control+Enter');
  await waitFor(async () => expect(await composer()).toHaveFocus());
  const stored = async () => {
    const [translated] = await anna.does(listStrings, { params, query: { fetch_translations: 'true' } });
    return translated?.translations?.map(({ text }) => text);
  };
  await waitFor(async () => expect(await stored()).toEqual([WHOLE]));
});

test('the source fills all forms, a whole message in one field replaces them, and an open brace is kept (plurals.10)', async () => {
  const { params } = await projectOf(anna, { strings: [SOURCE] });
  const page = await openEditor(testApp, anna, params);
  await fields();
  await page.press('Copy source');
  await hasValue(/^many/, '# rabbits in the hole');
  await page.press('Discard draft');
  await hasValue(/^many/, '');
  await page.fill(await field(/^few/), WHOLE);
  await hasValue(/^one/, '# кролик в норе');
  await page.fill(await field(/^one/), '{name');
  await page.load();
  await hasValue(/^one/, "'{'name");
  await hasValue(/^few/, '# кролика в норе');
});

test('readers, the history, the log and the past have a plural form by form (plurals.9)', async () => {
  const { project, params, strings } = await projectOf(anna, { strings: [SOURCE] });
  const string = { ...params, string: strings[0]?.string ?? 0 };
  const { id: translation } = await anna.does(addTranslation, { params: string, body: { text: WHOLE } });
  const text = WHOLE.replace('# кролика', '# зайца');
  await anna.does(editTranslation, { params: { ...string, translation }, body: { text } });
  const forms = [/one\s*# кролик в норе/, /few\s*# зайца в норе/, /many\s*# кроликов в норе/];
  const hasForms = () =>
    waitFor(() => {
      for (const form of forms) expect(document.querySelector('[data-state]')).toHaveTextContent(form);
    });

  const page = await openPage(testApp, anna, `/projects/${project.id}/read/all`);
  await hasForms();
  expect(document.querySelector('[data-state]')).not.toHaveTextContent('{');

  await page.load(`/projects/${project.id}#log`);
  const edit = await findItem('edited a translation');
  await enter('Details', within(edit));
  await waitFor(() => expect(edit).toHaveTextContent(/few\s*# кроликазайца в норе/));

  await page.load(`/projects/${project.id}#past`);
  await enter('Show');
  await enter(/1 string/);
  await hasForms();
});
