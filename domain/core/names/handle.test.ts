import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../test/any-character.ts';
import { handleFrom, whyNotHandle, whyNotUsername } from './handle.ts';

test.each([
  ['Alice’s Adventures in Wonderland', 'alices_adventures_in_wonderland'],
  ['Алиса в Стране чудес', 'alisa_v_strane_chudes'],
  ['Вечера на хуторе близ Диканьки', 'vechera_na_khutore_bliz_dikanki'],
  ['Объявление: щи, ёж и цыплёнок', 'obyavlenie_shchi_yozh_i_tsyplyonok'],
  ['Лісова пісня, їжак і ґава', 'lisova_pisnya_yizhak_i_gava'],
  ['Уладзімір Быкаў', 'uladzimir_bykau'],
  ['Война и мир — том 2', 'voyna_i_mir_tom_2'],
  ['Le città invisibili', 'le_citta_invisibili'],
  ['  two   spaces ', 'two_spaces'],
  ['snake_case stays', 'snake_case_stays'],
  ['1984', '_1984'],
  ['百年の孤独', ''],
  ['', ''],
])('the name %j suggests the handle %j', (name, handle) => {
  expect(handleFrom(name)).toBe(handle);
});

test('a suggested handle has no illegal character and is never too long', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 200 }), (name) => {
      expect(['illegal', 'maxlength']).not.toContain(whyNotHandle(handleFrom(name)));
    }),
  );
});

test.each([
  ['', 'required'],
  ['abc', 'minlength'],
  ['abcd', undefined],
  ['a'.repeat(100), undefined],
  ['a'.repeat(101), 'maxlength'],
  ['alice_2', undefined],
  ['_alice', undefined],
  ['2alice', 'illegal'],
  ['Alice', 'illegal'],
  ['алиса', 'illegal'],
  ['al-ice', 'illegal'],
  ['al ice', 'illegal'],
  ['alice\n', 'illegal'],
])('the handle %.20j: %s', (handle, kind) => {
  expect(whyNotHandle(handle)).toBe(kind);
});

test.each([
  ['', 'required'],
  ['ab', 'minlength'],
  ['abc', undefined],
  ['a'.repeat(32), undefined],
  ['a'.repeat(33), 'maxlength'],
  ['anna_k2', undefined],
  ['2anna', 'illegal'],
  ['Anna', 'illegal'],
])('the username %.20j: %s', (username, kind) => {
  expect(whyNotUsername(username)).toBe(kind);
});
