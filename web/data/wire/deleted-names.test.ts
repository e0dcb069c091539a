import i18next from 'i18next';
import { expect, test } from 'vitest';
import { withDeletedNames } from './deleted-names.ts';

test('deleted users have a name in the language of the page, once its texts are there (accounts.32)', async () => {
  const json = JSON.stringify([
    { author: { id: 42, username: 'deleted-42' }, text: 'deleted-42' },
    { author: { id: 7, username: 'deleted_7' }, text: '"username":"deleted-42"' },
  ]);
  const i18n = i18next.createInstance();
  const named = withDeletedNames(json, i18n);
  expect(await withDeletedNames('[]', i18n)).toBe('[]');
  await i18n.init({
    lng: 'it',
    resources: { it: { translation: { frame: { deletedUser: 'Utente eliminato' } } } },
  });
  expect(JSON.parse(await named)).toEqual([
    { author: { id: 42, username: 'Utente eliminato' }, text: 'deleted-42' },
    { author: { id: 7, username: 'deleted_7' }, text: '"username":"deleted-42"' },
  ]);
});
