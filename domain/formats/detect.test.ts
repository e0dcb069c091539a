import { expect, test } from 'vitest';
import { formatOf, splittingOf } from './detect.ts';

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

test.each([
  ['One long line.\nAnother long line.\n\nA third.', 'lines'],
  ['A wrapped\nparagraph of\nseveral lines.\n\nAnd another\none of\nthem.\n', 'paragraphs'],
  ['Roses are red,\nviolets are blue,\nsugar is sweet,\nand so are you.', 'lines'],
  ['One.\n\nTwo.\n\nThree.', 'lines'],
  ['', 'lines'],
])('%j is best cut into %s', (content, splitting) => {
  expect(splittingOf(content)).toBe(splitting);
});
