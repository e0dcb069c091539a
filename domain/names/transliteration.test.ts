import { expect, test } from 'vitest';
import { inLatin } from './transliteration.ts';

const ALPHABETS = {
  Russian: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
  Ukrainian: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
  Belarusian: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
};

test.each(Object.entries(ALPHABETS))('no letter of %s is left in Cyrillic', (_language, letters) => {
  expect(inLatin(letters + letters.toUpperCase())).toMatch(/^[a-z]+$/);
});

test.each([
  ['Чехов', 'chekhov'],
  ['Цветаева', 'tsvetaeva'],
  ['Щедрин', 'shchedrin'],
  ['Хемингуэй', 'kheminguey'],
  ['и\u0306од', 'yod'],
  ['Ünïcode — 你好', 'ünïcode — 你好'],
])('%j in Latin letters is %j', (text, latin) => {
  expect(inLatin(text)).toBe(latin);
});
