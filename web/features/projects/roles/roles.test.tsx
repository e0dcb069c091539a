import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { addTranslation } from '#contract/texts/translations.ts';
import { expectAccessible } from '../../../../test/page/axe.ts';
import { enter } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { joinAs, projectOf } from '../../../../test/project.ts';
import { openTestApp } from '../../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

const findDialog = (name: string) => screen.findByRole('dialog', { name });
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const isFocused = (name: string) => waitFor(() => expect(screen.getByRole('button', { name })).toHaveFocus());

test('the owner creates a role, moves it, gives it to a member, and deletes it by keyboard (members.35)', async () => {
  const { project, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'translator');
  const [params = expect.fail()] = strings;
  const page = await openPage(testApp, anna, `/projects/${project.id}#roles`);
  const showTab = async (name: RegExp) => page.user.click(await screen.findByRole('tab', { name }));
  const chooseOf = async (name: string, option: string) =>
    page.user.selectOptions(await screen.findByRole('combobox', { name }), option);
  const list = await screen.findByRole('list', { name: 'Roles, highest first' });
  const names = () => [...list.querySelectorAll('li p:first-child')].map(({ textContent }) => textContent);
  const STANDARD = ['Owner', 'Administrator', 'Moderator', 'Editor', 'Translator', 'Proficient translator'];
  await waitFor(() => expect(names()).toEqual(STANDARD));

  await enter('Add role');
  const element = await findDialog('Add role');
  const dialog = within(element);
  await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus());
  await page.user.keyboard('Corrector');
  await page.user.click(dialog.getByRole('checkbox', { name: 'translate, comment and vote' }));
  await page.user.click(dialog.getByRole('checkbox', { name: 'approve translations of others' }));
  await expectAccessible(element);
  await page.press('Create role', dialog);
  await isClosed();
  await isFocused('Add role');
  await waitFor(() => expect(names()).toEqual([...STANDARD, 'Corrector']));

  await page.press('Move “Corrector” up');
  await waitFor(() => expect(names()[5]).toBe('Corrector'));
  await isFocused('Move “Corrector” up');
  await expectAccessible(screen.getByRole('main'));

  await chooseOf('Role of new members', 'Corrector');
  await showTab(/^Members/);
  await page.press('Role of boris: Translator');
  await page.user.click(await screen.findByRole('menuitemradio', { name: 'Corrector' }));
  await screen.findByRole('button', { name: 'Role of boris: Corrector' });
  const body = { text: 'Почему ворон похож на парту?' };
  expect(await boris.tries(addTranslation, { params, body })).toMatch(/^403/);

  await openPage(testApp, boris, `/projects/${project.id}`);
  await screen.findByText('Corrector');
  expect(screen.queryByRole('tab', { name: 'Settings' })).toBeNull();

  const hers = await openPage(testApp, anna, `/projects/${project.id}#roles`);
  await hers.press('Delete the role “Corrector”');
  const question = await findDialog('Delete the role “Corrector”?');
  await hers.press('Delete role', within(question));
  await within(question).findByText(/^New members get this role\./);
  await hers.press('Cancel', within(question));
  await isClosed();
  await chooseOf('Role of new members', 'Translator');
  await hers.press('Delete the role “Corrector”');
  await chooseOf('Its members get the role', 'Editor');
  await hers.press('Delete role', within(await findDialog('Delete the role “Corrector”?')));
  const left = await screen.findByRole('list', { name: 'Roles, highest first' });
  await waitFor(() => expect(within(left).getAllByRole('listitem')).toHaveLength(6));
  await showTab(/^Members/);
  await screen.findByRole('button', { name: 'Role of boris: Editor' });
  await showTab(/^Log/);
  await screen.findByText(/deleted the role “Corrector”/);
});

test('an administrator sees which permissions only the owner gives, and which roles only the owner changes', async () => {
  const { project } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'administrator');
  const page = await openPage(testApp, boris, `/projects/${project.id}#roles`);
  await page.press('Add role');
  const dialog = within(await findDialog('Add role'));
  expect(dialog.getByRole('checkbox', { name: 'manage members' })).toBeDisabled();
  expect(dialog.getByRole('checkbox', { name: 'manage sections' })).toBeEnabled();
  const name = dialog.getByRole('textbox', { name: 'Name' });
  await page.fill(name, 'Owner');
  await page.press('Create role', dialog);
  await dialog.findByText('This name is already in use.');
  await waitFor(() => expect(name).toHaveFocus());
});
