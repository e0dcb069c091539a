import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { mixedScripts } from './mixed-scripts.ts';

test.each([
  ['Today', 'Cегодня', ['mixed Cегодня → Сегодня']],
  ['A cat and a dog', 'Кoт и сoбака', ['mixed Кoт сoбака → Кот и собака']],
  ['Kyiv', 'Киiв', ['mixed Киiв']],
  ['Settings', 'Impоstazioni', ['mixed Impоstazioni → Impostazioni']],
  ['Athens', 'Aθήνα', ['mixed Aθήνα → Αθήνα']],
])('%j as %j: %j (checks.14)', (source, target, expected) => {
  expect(foundBy(mixedScripts, source, target)).toEqual(expected);
});

test.each([
  ['IT department', 'IT-отдел, 3D-принтер, USB-порт, email’ом'],
  ['By SMS', 'Отправить SMSки, PDFы, SMSа'],
  ['KoЯn', 'KoЯn'],
  ['Yandex', 'Яndex'],
  ['5 μm, kΩ, ΔT, pH', '5 μm, kΩ, ΔT, pH'],
  ['Cегодня', 'Cегодня'],
  ['The letter x', 'Буква x, y и z'],
  ['x-rays', 'X-лучи'],
  ['It', '它是USB接口'],
  ['It', 'これはPDFファイル'],
  ['It', 'ملف PDF'],
  ['It', 'Это {name}файл <b>bold</b>жирный'],
  ['It', 'Ελληνικά και English'],
  ['It', 'Straße, œuvre, città, ñandú'],
  ['It', 'https://example.org/файл.html'],
  ['Ё', 'Ёж, ёлка, їжак, йод'],
])('%j as %j has no words of two alphabets', (source, target) => {
  expect(foundBy(mixedScripts, source, target)).toEqual([]);
});

test('a letter that the language doesn’t have is no fix, since nobody would see it (checks.14)', () => {
  const fixed = (target: string, targetLanguage: string) =>
    foundBy(mixedScripts, 'Save the file.', target, { targetLanguage })[0]?.split(' → ')[1];
  for (const target of ['Sохраните файл.', 'Jпония', 'Iндия'])
    expect([foundBy(mixedScripts, 'Save', target).length, fixed(target, 'ru')]).toEqual([1, undefined]);
  expect(fixed('Cохраните файл.', 'ru')).toBe('Сохраните файл.');
  expect(fixed('Iндія', 'uk')).toBe('Індія');
});
