import { expect, test } from 'vitest';
import { transliterate } from './transliteration.ts';

const ALPHABETS = {
  Russian: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  Ukrainian: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  Belarusian: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
};

test.each(Object.entries(ALPHABETS))('no letter of %s is left in Cyrillic', (_language, letters) => {
  expect(transliterate(letters + letters.toUpperCase())).toMatch(/^[a-z]+$/);
});

test.each([
  ['Чехов', 'chekhov'],
  ['Цветаева', 'tsvetaeva'],
  ['Щедрин', 'shchedrin'],
  ['Хемингуэй', 'kheminguey'],
  ['и\u0306од', 'yod'],
  ['Ünïcode — 你好', 'ünïcode — 你好'],
])('%j in Latin letters is %j', (text, latin) => {
  expect(transliterate(text)).toBe(latin);
});
