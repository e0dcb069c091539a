import { expect, test } from 'vitest';
import { parseSource } from '../files/imports/import-source.ts';
import { cueOf } from './cues/cues.ts';
import { formIn } from './file-form.ts';
import { normalizeLineEndings } from './model/skeleton.ts';
import { printSkeleton } from './skeleton/print-skeleton.ts';
import { SRT } from './srt.ts';

const cuesIn = (content: string) =>
  parseSource('srt', content).strings.map(({ text, context }) => {
    const { number, start, end } = cueOf(context) ?? expect.fail();
    return [number, start, end, text];
  });

/** The exported file of these contents, with every text unchanged or replaced by `words`. */
function printed(content: string, words: Record<number, string | null> = {}) {
  const { strings, headerAndFooter } = parseSource('srt', content);
  const rows = strings.map(({ text, key, context, frame }, at) => {
    const changed = words[at];
    return { key, context, frame, words: changed === undefined ? text : changed };
  });
  return printSkeleton(
    SRT,
    headerAndFooter && { ...headerAndFooter, footer: formIn(headerAndFooter.footer).footer },
    rows,
  );
}

const PLAIN = '1\n00:00:01,000 --> 00:00:02,500\nOne.\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo,\nlines.\n';

test('a cue is a string: its line breaks kept, number and times in its context', () => {
  const load = parseSource('srt', PLAIN);
  expect(load).toMatchObject({ ok: true, readAs: 'srt', type: 'text' });
  expect(load.strings.map(({ text, context, line }) => ({ text, context, line }))).toEqual([
    { text: 'One.', context: '1 · 00:00:01.000 → 00:00:02.500', line: 3 },
    { text: 'Two,\nlines.', context: '2 · 00:00:03.000 → 00:00:04.000', line: 7 },
  ]);
});

test.each<[string, string, (string | number)[][]]>([
  [
    'no numbers',
    '00:01,0 --> 00:02,0\nA\n\n00:03,0 --> 00:04,0\nB',
    [
      ['1', 1000, 2000, 'A'],
      ['2', 3000, 4000, 'B'],
    ],
  ],
  [
    'no blank line between cues',
    '1\n0:0:1,000 --> 0:0:2,000\nA\n2\n0:0:3,000 --> 0:0:4,000\nB',
    [
      ['1', 1000, 2000, 'A'],
      ['2', 3000, 4000, 'B'],
    ],
  ],
  [
    'neither numbers nor blank lines',
    '0:0:1 --> 0:0:2\nA\n0:0:3 --> 0:0:4\nB',
    [
      ['1', 1000, 2000, 'A'],
      ['2', 3000, 4000, 'B'],
    ],
  ],
  [
    'a blank line after every line',
    '1\n\n0:0:1,0 --> 0:0:2,0\n\nA\n\nand a\n\n2\n\n0:0:3,0 --> 0:0:4,0\n\nB\n\nand b\n\n',
    [
      ['1', 1000, 2000, 'A\n\nand a'],
      ['2', 3000, 4000, 'B\n\nand b'],
    ],
  ],
  ['points for commas', '1\n00:00:01.25 --> 00:00:02.5\nA', [['1', 1250, 2500, 'A']]],
  ['colons for commas', '1\n00:00:01:250 --> 00:00:02:500\nA', [['1', 1250, 2500, 'A']]],
  ['no fractions', '1\n1:02:03 --> 1:02:04\nA', [['1', 3_723_000, 3_724_000, 'A']]],
  ['spaces in times', '1\n 00: 00: 01, 250-->00:00:02,500 \nA', [['1', 1250, 2500, 'A']]],
  ['a short arrow', '1\n00:00:01,000 -> 00:00:02,000\nA', [['1', 1000, 2000, 'A']]],
  ['a dash for an arrow', '1\n00:00:01,000 –> 00:00:02,000\nA', [['1', 1000, 2000, 'A']]],
  ['times below nothing', '0\n-00:00:01,500 --> 00:00:02,000\nA', [['0', -1500, 2000, 'A']]],
  ['times that run backwards', '1\n00:00:05,000 --> 00:00:02,000\nA', [['1', 5000, 2000, 'A']]],
  ['a time that never ends', '1\n00:00:05,000 --> \nA', [['1', 5000, 5000, 'A']]],
  [
    'places of the picture',
    '1\n00:00:01,000 --> 00:00:02,000  X1:10 X2:20 Y1:30 Y2:40\nA',
    [['1', 1000, 2000, 'A']],
  ],
  [
    'cues that overlap and stand in no order',
    '7\n00:00:05,000 --> 00:00:09,000\nA\n\n3\n00:00:04,000 --> 00:00:06,000\nB',
    [
      ['7', 5000, 9000, 'A'],
      ['3', 4000, 6000, 'B'],
    ],
  ],
  [
    'a BOM, lines ended in three ways, blank lines before',
    '\uFEFF\r\n\r\n1\r\n00:00:01,000 --> 00:00:02,000\rA\nand a\r\n\r\n2\n00:00:03,000 --> 00:00:04,000\rB',
    [
      ['1', 1000, 2000, 'A\nand a'],
      ['2', 3000, 4000, 'B'],
    ],
  ],
  [
    'tags, which stay',
    '1\n00:00:01,000 --> 00:00:02,000\n<font color="#ff0000"><i>A</i></font> {\\an8}',
    [['1', 1000, 2000, '<font color="#ff0000"><i>A</i></font> {\\an8}']],
  ],
  [
    'cues without words, which are none',
    '1\n0:0:1,0 --> 0:0:2,0\n\n2\n0:0:3,0 --> 0:0:4,0\n<i></i>\n\n3\n0:0:5,0 --> 0:0:6,0\nC',
    [['3', 5000, 6000, 'C']],
  ],
  [
    'a text that is a number',
    '1\n0:0:1,0 --> 0:0:2,0\n42\n\n2\n0:0:3,0 --> 0:0:4,0\n43',
    [
      ['1', 1000, 2000, '42'],
      ['2', 3000, 4000, '43'],
    ],
  ],
  [
    'garbage behind the last cue',
    '1\n0:0:1,0 --> 0:0:2,0\nA\n\n\nwww.example.org\n',
    [['1', 1000, 2000, 'A']],
  ],
  ['garbage before the first', 'www.example.org\n\n1\n0:0:1,0 --> 0:0:2,0\nA', [['1', 1000, 2000, 'A']]],
  ['an arrow in the talk', '1\n0:0:1,0 --> 0:0:2,0\n1 -> 2 --> 3', [['1', 1000, 2000, '1 -> 2 --> 3']]],
])('%s is read as players read it, and printed as it came', (_, content, cues) => {
  expect(cuesIn(content)).toEqual(cues);
  expect(printed(content)).toBe(normalizeLineEndings(content));
});

test('what has no cue is no SubRip', () => {
  expect(parseSource('srt', 'Once upon a time\n\nthere was')).toMatchObject({
    ok: false,
    problems: [{ kind: 'noCues', line: 1 }],
  });
  expect(parseSource('srt', ' \n')).toMatchObject({ ok: false, problems: [{ kind: 'noStrings' }] });
});

test('only texts change: numbers, times and what stands between stay', () => {
  expect(printed(PLAIN, { 0: 'Раз.' })).toBe(PLAIN.replace('One.', 'Раз.'));
});

test('a translation can neither end its cue nor begin another', () => {
  const spelt = printed(PLAIN, { 0: '\nРаз.\n\n00:00:09,000 --> 00:00:10,000\nДва.\n' });
  expect(cuesIn(spelt).map(([, , , text]) => text)).toEqual([
    'Раз.\n00:00:09,000 → 00:00:10,000\nДва.',
    'Two,\nlines.',
  ]);
});

test('a cue left out goes with its times; numbers stay, what stood between stays', () => {
  expect(printed(PLAIN, { 0: null })).toBe('2\n00:00:03,000 --> 00:00:04,000\nTwo,\nlines.\n');
  expect(printed(PLAIN, { 1: null })).toBe('1\n00:00:01,000 --> 00:00:02,500\nOne.\n');
  expect(printed(PLAIN, { 0: null, 1: null })).toBe('\n');
});
