import { expect, test } from 'vitest';
import { parseSource } from '../files/imports/import-source.ts';
import { ASS } from './ass.ts';
import { formIn } from './file-form.ts';
import { normalizeLineEndings } from './model/skeleton.ts';
import { printSkeleton } from './skeleton/print-skeleton.ts';

const read = (content: string) => parseSource('ass', content);
const found = (content: string) => read(content).strings.map(({ text, context }) => [context, text]);

function printed(content: string, wordsOf = (text: string): string | null => text) {
  const { strings, headerAndFooter } = read(content);
  const rows = strings.map(({ text, key, context, frame }) => ({
    key,
    context,
    frame,
    words: wordsOf(text),
  }));
  return printSkeleton(
    ASS,
    headerAndFooter && { ...headerAndFooter, footer: formIn(headerAndFooter.footer).footer },
    rows,
  );
}

const HEAD = `[Script Info]
; made by hand
Title: A film
ScriptType: v4.00+

[V4+ Styles]
Format: Name, Fontname, Fontsize
Style: Default,Arial,20
Style: Sign,Times,30

[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
`;
const event = (text: string, style = 'Default', name = '') =>
  `Dialogue: 0,0:00:01.00,0:00:02.50,${style},${name},0,0,0,,${text}\n`;
const FONTS = '\n[Fonts]\nfontname: sign.ttf\nM:3%C:U\n';

test.each<[string, string, string[][]]>([
  [
    'styles and speakers, commas in the talk',
    HEAD + event('Well, well.', 'Default', 'Ann') + event('{\\pos(1,2)\\i1}OPEN{\\i0}', 'Sign') + FONTS,
    [
      ['1 · 00:00:01.000 → 00:00:02.500 · Default · Ann', 'Well, well.'],
      ['2 · 00:00:01.000 → 00:00:02.500 · Sign', '{\\pos(1,2)\\i1}OPEN{\\i0}'],
    ],
  ],
  [
    '\\N is a line break, \\n and \\h are none',
    HEAD + event('One\\Ntwo\\nthree\\hfour '),
    [['1 · 00:00:01.000 → 00:00:02.500 · Default', 'One\ntwo\\nthree\\hfour ']],
  ],
  [
    'comments, drawings and empty events are no strings',
    HEAD +
      event('A') +
      'Comment: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,to do\n' +
      event('{\\p1}m 0 0 l 100 0 100 100{\\p0}') +
      event('') +
      event('{\\an8}') +
      event('{\\p1}m 0 0{\\p0}B'),
    [
      ['1 · 00:00:01.000 → 00:00:02.500 · Default', 'A'],
      ['5 · 00:00:01.000 → 00:00:02.500 · Default', '{\\p1}m 0 0{\\p0}B'],
    ],
  ],
  [
    'SubStation Alpha, the older one',
    '[Script Info]\n[V4 Styles]\n[Events]\nFormat: Marked, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text\nDialogue: Marked=0,0:00:01.00,0:00:02.00,*Default,NTP,0000,0000,0000,!Effect,A',
    [['1 · 00:00:01.000 → 00:00:02.000 · *Default · NTP', 'A']],
  ],
  [
    'fields in an order of one’s own',
    '[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,A, b\n',
    [['1 · 00:00:01.000 → 00:00:02.000', 'A, b']],
  ],
  [
    'events alone, with BOM and CRLF',
    `\uFEFF${event('A').replace('\n', '\r\n')}${event('B')}`,
    [
      ['1 · 00:00:01.000 → 00:00:02.500 · Default', 'A'],
      ['2 · 00:00:01.000 → 00:00:02.500 · Default', 'B'],
    ],
  ],
  [
    'an override block that is never closed',
    HEAD + event('{\\i1 A'),
    [['1 · 00:00:01.000 → 00:00:02.500 · Default', '{\\i1 A']],
  ],
])('%s: read as players do, printed as they came', (_, content, cues) => {
  expect(found(content)).toEqual(cues);
  expect(printed(content)).toBe(normalizeLineEndings(content));
});

test('only texts change: styles, times, fonts and comments stay', () => {
  const content = HEAD + event('One\\Ntwo') + event('OPEN', 'Sign') + FONTS;
  expect(printed(content, (text) => (text === 'OPEN' ? 'ОТКР\nЫТО' : text))).toBe(
    content.replace('OPEN', 'ОТКР\\NЫТО'),
  );
});

test('what stands around an event that is left out stays', () => {
  const drawing = event('{\\p1}m 0 0 l 1 1{\\p0}');
  const content = HEAD + event('A') + drawing + event('B') + event('C');
  expect(printed(content, (text) => (text === 'B' ? null : text))).toBe(
    HEAD + event('A') + drawing + event('C'),
  );
});

test('an event without a frame speaks in the style of its neighbour, after it', () => {
  const { strings, headerAndFooter } = read(HEAD + event('A', 'Sign', 'Ann'));
  const rows = [
    ...strings.map(({ text, key, context, frame }) => ({ key, context, frame, words: text })),
    { key: '', context: '', frame: null, words: 'B' },
    { key: '', context: '9 · 00:01:00.000 → 00:01:01.120', frame: null, words: 'C' },
  ];
  expect(printSkeleton(ASS, headerAndFooter, rows)).toBe(
    `${HEAD}${event('A', 'Sign', 'Ann')}Dialogue: 0,0:00:02.50,0:00:04.50,Sign,Ann,0,0,0,,B
Dialogue: 0,0:01:00.00,0:01:01.12,Sign,Ann,0,0,0,,C
`,
  );
});
