import { expect, test } from 'vitest';
import { foundBy } from '../../../test/found-by.ts';
import { tags } from './tags.ts';

test.each<[source: string, target: string, expected: string[]]>([
  ['Press <b>OK</b>', 'Нажмите <b>ОК', ['lacks']],
  ['Press OK', 'Нажмите <b>ОК</b>', ['adds <b> </b>']],
  ['Press <b>OK</b>', 'Нажмите </b>ОК<b>', ['order </b>']],
  ['<b>One <i>two</i></b>', '<b>Один <i>два</b></i>', ['nesting </b>']],
  ['<0>One</0> <1>two</1>', '<1>Раз <0>два</1></0>', ['nesting </1>']],
])('tags of %j as %j: %j (checks.5)', (source, target, expected) => {
  expect(foundBy(tags, source, target)).toEqual(expected);
});

test.each([
  ['<b>One</b> <i>two</i>', '<i>Два</i> <b>один</b>'],
  ['<b>One <i>two</i></b>', '<i>Два <b>один</b></i>'],
  ['A rabbit<x2/> with <i>pink</i> eyes<br>', 'Кролик с <i>розовыми</i><br> глазами<x2/>'],
  ['<x2>Mr.</x2> Rabbit <x3>ran</x3>', '<x3>Бежал</x3> <x2>господин</x2> Кролик'],
  ['<li>One<li>Two</li>', '<li>Два<li>Один</li>'],
  ['<p>One<p><b>Two</p></b>', '<p>Раз<p><b>Два</p></b>'],
  ['Use </b> to end and <b> to begin', 'Конец </b>, начало <b>'],
  ['Copy <file> to <folder>', 'Скопируйте <файл> в <папку>'],
  ['I <3 you, 1 < 2 > 0', 'Я <3 тебя, 1 < 2 > 0'],
  ['<b><b>a</b></b>', '<b>а</b><b>б</b>'],
])('tags of %j as %j are in order', (source, target) => {
  expect(foundBy(tags, source, target)).toEqual([]);
});
