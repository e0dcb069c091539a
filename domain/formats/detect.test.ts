import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { splittingOf } from '../core/text/likely-splitting.ts';
import { formatOf } from './detect.ts';

const SRT = '1\n00:00:01,000 --> 00:00:02,000\nA\n';

test.each([
  ['One\nTwo', undefined, 'text'],
  ['', undefined, 'text'],
  ['[1] A note', 'notes.txt', 'text'],
  ['{curly} words', undefined, 'text'],
  ['{"a": "b"}', undefined, 'json'],
  ['\uFEFF  {\n"a": "b"}', 'anything.txt', 'json'],
  ['[{"text": "a"}]', undefined, 'special_json'],
  ['["a"]', 'a.json', 'special_json'],
  ['broken', 'a.JSON', 'json'],
  [SRT, undefined, 'srt'],
  [SRT, 'film.txt', 'srt'],
  [`www.example.org\n\n${SRT}`, undefined, 'srt'],
  ['nothing yet', 'film.srt', 'srt'],
  ['nothing yet', 'film.ssa', 'ass'],
  ['WEBVTT\n\n00:01.000 --> 00:02.000\nA', 'film.srt', 'vtt'],
  ['00:01.000 --> 00:02.000\nA', 'film.vtt', 'vtt'],
  ['WEBVTTX', undefined, 'text'],
  ['\r\n[script info]\r\nTitle: a', undefined, 'ass'],
  ['Dialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,A', undefined, 'ass'],
  ['Dialogue: he said, she said', undefined, 'text'],
])('%j named %s is %s', (content, name, format) => {
  expect(formatOf(content, name)).toBe(format);
});

const SENTENCE = 'A line that is as long as those of a book that somebody has wrapped.';
const WIDE = `${SENTENCE} ${SENTENCE}`;
const WRAPPED = `${SENTENCE}\n${SENTENCE}\nIt ends.`;
/** A book in the form of Project Gutenberg. */
const ALICE = readFileSync(join(import.meta.dirname, '../../demo/alice-in-wonderland.en.txt'), 'utf8');
/** A book in the form of Russian libraries: a paragraph per line, blank lines only around headings. */
const WAR = `ВОЙНА И МИР

ЧАСТЬ ПЕРВАЯ

I

${`— Ну, здравствуйте, здравствуйте. Je vois que je vous fais peur, садитесь и рассказывайте.
Так говорила в июле 1805 года известная Анна Павловна Шерер, фрейлина и приближенная императрицы Марии Феодоровны, встречая важного и чиновного князя Василия, первого приехавшего на ее вечер.
— Что?
Анна Павловна кашляла несколько дней, у нее был грипп, как она говорила.
`.repeat(4)}
II

${`Гостиная Анны Павловны начала понемногу наполняться. Приехала высшая знать Петербурга, люди самые разнородные по возрастам и характерам.
— Вы не видали еще, — или: — вы не знакомы с ma tante?
`.repeat(6)}`;
const LAKE = `Это озеро не отыщешь на карте. Небольшое оно. Небольшое, зато памятное для Васютки. Ещё бы!



Рыбаки из бригады Григория Афанасьевича Шадрина — Васюткиного отца — совсем было приуныли.

— Пап, а пап?`;
const VERSE = `Мой дядя самых честных правил, когда не в шутку занемог,
Он уважать себя заставил
И лучше выдумать не мог, его пример другим наука,
Но, боже мой, какая скука

С больным сидеть и день и ночь, не отходя ни шагу прочь!
Какое низкое коварство
Полуживого забавлять, ему подушки поправлять,
Печально подносить лекарство`;

test.each([
  ['a book of Project Gutenberg', ALICE, 'paragraphs'],
  ['its file from Windows', ALICE.replaceAll('\n', '\r\n'), 'paragraphs'],
  ['a book with a paragraph per line', WAR, 'lines'],
  ['a story with a blank line after each paragraph', LAKE, 'paragraphs'],
  ['wrapped paragraphs', `${WRAPPED}\n\n${WRAPPED}`, 'paragraphs'],
  ['paragraphs of one line each', `${SENTENCE}\n\n${SENTENCE}\r\n\r\n${SENTENCE}`, 'paragraphs'],
  ['lines of prose without blank ones', `\n\n${SENTENCE}\n${SENTENCE}\n\n`, 'lines'],
  ['verse', 'Roses are red,\nviolets are blue,\n\nsugar is sweet,\nand so are you.', 'lines'],
  ['verse of long lines', VERSE, 'lines'],
  ['short lines apart', 'One.\n\nTwo.\n\nThree.', 'lines'],
  ['prose with one blank line in it', `${`${SENTENCE}\n`.repeat(40)}\n${SENTENCE}`, 'lines'],
  ['lines that are equal and too long for a page', `${WIDE}\n${WIDE}\n\n${WIDE}`, 'lines'],
  ['nothing', '', 'lines'],
])('%s is best split as it is written', (_name, content, splitting) => {
  expect(splittingOf(content)).toBe(splitting);
});
