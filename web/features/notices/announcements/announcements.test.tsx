import { screen, waitFor, within } from '@testing-library/dom';
import { expect, test } from 'vitest';
import { expectAccessible } from '../../../../test/page/axe.ts';
import { findItem } from '../../../../test/page/find.ts';
import { enter, pressOn } from '../../../../test/page/keyboard.ts';
import { openPage } from '../../../../test/page/page.ts';
import { openTestApp } from '../../../../test/test-app.ts';
import { LANGUAGE_KEY } from '../../../language/languages.ts';

const testApp = await openTestApp();
const admin = await testApp.signUp('admin');

const isGone = (text: string) => waitFor(() => expect(screen.queryByText(text)).toBeNull());

test('an administrator announces by keyboard; a guest reads it in their language and dismisses it (announcements.3, announcements.6, announcements.7, announcements.8)', async () => {
  const address = '/admin_panel1337#announcements';
  const page = await openPage(testApp, admin, address);
  await enter('New announcement');
  const element = await screen.findByRole('dialog');
  const dialog = within(element);
  const english = dialog.getByLabelText('Text in English');
  await waitFor(() => expect(english).toHaveFocus());
  await enter('Save', dialog);
  await dialog.findByText('Write a text in at least one language.');
  await waitFor(() => expect(english).toHaveFocus());
  await page.user.keyboard('A <b>pause</b> tonight');
  await page.user.tab();
  await page.user.keyboard('Сегодня пауза');
  await page.fill(dialog.getByLabelText('Link'), '/help');
  await expectAccessible(element);
  await enter('Save', dialog);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await findItem('pause')).toHaveTextContent('Shown');

  localStorage.setItem(LANGUAGE_KEY, 'ru');
  const guest = await openPage(testApp, testApp.guest, '/');
  const shown = await screen.findByRole('region', { name: 'Объявления' });
  expect(shown).toHaveTextContent('Сегодня пауза');
  await guest.user.click(within(shown).getByRole('link', { name: 'Подробнее' }));
  await waitFor(() => expect(guest.address()).toBe('/help'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  await pressOn(within(shown).getByRole('button', { name: /^Скрыть объявление/ }));
  await isGone('Сегодня пауза');
  expect(document.activeElement).toHaveAttribute('id', 'text');
  await guest.load();
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByText('Сегодня пауза')).toBeNull();

  // As text: an Italian reads the English one.
  localStorage.clear();
  localStorage.setItem(LANGUAGE_KEY, 'it');
  await openPage(testApp, testApp.guest, '/');
  await screen.findByText('A <b>pause</b> tonight');
  localStorage.clear();

  await openPage(testApp, admin, address);
  const line = within(await screen.findByRole('list', { name: 'Announcements' }));
  await enter(/^End .* now$/, line);
  await line.findByText('Ended');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Announcements' })).toHaveFocus());
  await enter(/^Delete/, line);
  await enter('Delete', within(await screen.findByRole('dialog')));
  await screen.findByText('No announcements yet.');
});
