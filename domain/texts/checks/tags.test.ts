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
  ['<img alt="A cat" src="a.png">', '<img alt="Кошка" src="b.png">'],
  ['<img alt="A {name}">', '<img alt="Кошка">'],
  ['<img alt="A cat">', '<img>'],
  ['<b class="a">A</b>', '<b class="б">А</b>'],
  ['<b data-title="a">A</b>', '<b data-title="б">А</b>'],
  ['<a href="https://x.org/en/doc">it</a>', '<a href="https://x.org/ru/док">это</a>'],
  ['<a href="/en/doc">it</a>', '<a href="/ru/док">это</a>'],
  ['<input disabled>', '<input>'],
  ['<MyMenu wide>A</MyMenu>', '<MyMenu>А</MyMenu>'],
])('a change of %j to %j is found (checks.5)', (source, target) => {
  expect(foundBy(tags, source, target)[0]).toMatch(/^lacks/);
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
  ['<img alt="A cat">', '<img alt="Кошка">'],
  ['<img title="It’s a cat" src=a.png/>', "<img title='Кошка' src=a.png/>"],
  ['<img alt="{a} and {b}">', '<img alt="{b} и {a}">'],
  ['<button aria-label="Close">x</button>', '<button aria-label="Закрыть">x</button>'],
  ['<input placeholder="A" {attributes} disabled>', '<input placeholder="А" {attributes} disabled>'],
  ['<a href="https://x.org/en/doc">it</a>', '<a href="https://x.org/ru/doc">это</a>'],
  ['<a href="https://x.org/doc?hl=en#a">it</a>', '<a href="https://x.org/doc?hl=ru#a">это</a>'],
  [
    '<a href="https://en.wikipedia.org/wiki/Cat">it</a>',
    '<a href="https://ru.wikipedia.org/wiki/Кошка">это</a>',
  ],
  ['<a href="/en/doc">it</a>', "<a href='/ru/doc'>это</a>"],
  ['if a<b and c>d', 'если a<b и c>d'],
  ['if a<b && c>d', 'если a<b и c>d'],
  ['a <b or a=c> d', 'a <b или a=c> d'],
  ['Copy <file name> to <folder name>', 'Скопируйте <имя файла> в <папку>'],
  ['<b><b>a</b></b>', '<b>а</b><b>б</b>'],
])('tags of %j as %j are in order', (source, target) => {
  expect(foundBy(tags, source, target)).toEqual([]);
});

test('a long text is read in linear time (checks.5)', () => {
  for (const part of ['a<b c ', ' a=', ' a="', ' a=\'b"', '{ ']) {
    const text = `<a ${part.repeat(100_000 / part.length)}>`;
    expect(foundBy(tags, text, text)).toEqual([]);
  }
});
