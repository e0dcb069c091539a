import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { brackets } from './brackets.ts';

test.each([
  ['Open (see below)', 'Открыть (см. ниже', ['opened (']],
  ['Open (see below)', 'Открыть см. ниже)', ['closed )']],
  ['Open [x] (y)', 'Открыть [x (y', ['opened [ (']],
  ['“Run!” he said', '「走れ」と『彼は言った', ['opened 『']],
  ['Hi :)', 'Привет (мир', ['opened (']],
  ['Hi :(', 'Привет мир)', ['closed )']],
  ['Open (see below) :)', 'Открыть см. ниже) :)', ['closed )']],
  ['Choose (see below):', 'Выберите (см. ниже:', ['opened (']],
  ['Note: (see below)', 'Заметка: см. ниже)', ['closed )']],
  ['Play:Pause (now)', 'Играть:Пауза сейчас)', ['closed )']],
  ['Files (all)', '文件（全部', ['opened （']],
  ['See (https://example.org/a).', 'См. https://example.org/a).', ['closed )']],
  ['The price (in {currency})', 'Il prezzo (in {currency}', ['opened (']],
])('brackets of %j as %j: %j (checks.9)', (source, target, expected) => {
  expect(foundBy(brackets, source, target)).toEqual(expected);
});

test.each([
  ['Hello :)', 'Привет :)'],
  ['Hello!', 'Привет!)))'],
  ['Hi :)', 'Привет)'],
  ['Hi :) Bye ;-)', 'Привет) Пока)'],
  ['Hi :D', 'Привет)'],
  ['Hi 🙂 (you)', 'Привет) (тебе)'],
  ['Hi (: you', 'Привет) тебе'],
  ['Sorry :(', 'Жаль('],
  ['Sorry :-(', 'Жаль(('],
  ['Sorry 😢', 'Жаль('],
  ['Hello', 'Привет :-('],
  ['Hello (you) ;)', 'Привет (тебе ;))'],
  ['Smile (now) :)', 'Улыбнись (сейчас :)'],
  ['1. One 2. Two', '1) Один 2) Два'],
  ['a. First', 'а) Первый'],
  ['1. One', '１）一'],
  ['2. Two', '٢) اثنان'],
  ['iv. Fourth', 'iv) Quarto'],
  ['(a) First (b) second', 'a) Primo b) secondo'],
  ['Numbers in [0, 1)', 'Числа в [0, 1)'],
  ['Press ( to begin', 'Нажмите ( для начала'],
  ['Files (all)', '文件（全部)'],
  ['Files (all)', 'ファイル（すべて）'],
  ['“Long ago,', '「昔々、'],
  ['War and Peace', '《战争与和平》'],
  ['See https://example.org/a_(b) (there)', 'Voir (là) https://example.org/a_(b)'],
  ['See it (https://example.org)', 'Siehe (https://example.org).'],
  ['It is at https://example.org (new)', 'Адрес (новый: https://example.org)'],
  ['[text](https://example.org)', '[текст](https://example.org)'],
  ['{n, select, a {x} other {y}}', '{n, select, a {й} other {ц}}'],
  ['The size (in MB)', 'الحجم (بالميغابايت)'],
  ['Optional (none):', 'Optional (keine):'],
  ['f(x) = (1 of 8)', 'f(x) = (1 de 8)'],
])('brackets of %j as %j are in pairs, or none', (source, target) => {
  expect(foundBy(brackets, source, target)).toEqual([]);
});
