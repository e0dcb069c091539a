import { expect, test } from 'vitest';
import { formatOf, looksLikeParagraphs } from './detect.ts';

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
const WRAPPED = `${SENTENCE}\n${SENTENCE}\nIt ends.`;

test.each([
  ['wrapped paragraphs', `${WRAPPED}\n\n${WRAPPED}`, true],
  ['paragraphs of one line each', `${SENTENCE}\n\n${SENTENCE}\r\n\r\n${SENTENCE}`, true],
  ['lines of prose without blank ones', `\n\n${SENTENCE}\n${SENTENCE}\n\n`, false],
  ['verse', 'Roses are red,\nviolets are blue,\n\nsugar is sweet,\nand so are you.', false],
  ['short lines apart', 'One.\n\nTwo.\n\nThree.', false],
  ['prose with one blank line in it', `${`${SENTENCE}\n`.repeat(40)}\n${SENTENCE}`, false],
  ['nothing', '', false],
])('of %s it is known whether they look like paragraphs', (_name, content, expected) => {
  expect(looksLikeParagraphs(content)).toBe(expected);
});
