import { expect, test } from 'vitest';
import { parseSource } from '../files/imports/import-source.ts';
import type { Format } from './model/format.ts';
import { FILE_FORMATS } from './registry.ts';

type Nesting = readonly [before: string, open: string, close: string, behind: string];
const xml = (root: string, open: string, close: string): Nesting => [`<${root}>`, open, close, `</${root}>`];
const CUE = '<p begin="1s" end="2s">';
const UNIT = '<file><body><trans-unit id="a"><source>';

/** What may be nested in files of texts; books are tried in `books/read-through.test.ts`. */
const NESTINGS: Partial<Record<Format, readonly Nesting[]>> = {
  json: [
    ['', '{"a":', '}', ''],
    ['', '[', ']', ''],
  ],
  special_json: [['[', '{"text":', '}', ']']],
  nested_json: [
    ['', '{"a":\n', '}', ''],
    ['{"a":', '[', ']', '}'],
  ],
  arb: [['', '{"a":', '}', '']],
  xcstrings: [['{"sourceLanguage":"en","strings":', '{"a":', '}', '}']],
  yaml: [
    ['a: ', '[', ']', ''],
    ['a: ', '{a: ', '}', ''],
  ],
  fluent: [
    ['a = ', '{ ', ' }', '\n'],
    ['a = ', '{ $x ->\n *[o] ', '\n }', '\n'],
    ['a = { ', 'F(', ')', ' }\n'],
  ],
  markdown: [
    ['', '> ', '', ''],
    ['', '1. ', '', ''],
    ['', '[', ']', ''],
    ['', '![\n', '](a)', ''],
    ['', '*a ', 'b* ', ''],
    ['', '*', '*', ''],
    ['a ', '__', '_ b_', ''],
  ],
  php: [
    ['<?php return ', "['a' => ", ']', ';'],
    ['<?php return ', 'array(\n', ')', ';'],
    ["<?php return ['a' => ", '(', ')', '];'],
  ],
  android: [
    xml('resources', '<a>', '</a>'),
    ['<resources><string name="a">', '<b>', '</b>', '</string></resources>'],
  ],
  resx: [xml('root', '<a>', '</a>')],
  qt_ts: [xml('TS', '<context>', '</context>')],
  stringsdict: [['<plist><dict>', '<key>a</key><dict>', '</dict>', '</dict></plist>']],
  ttml: [xml('tt', '<div>', '</div>'), ['<tt><body><div>', `${CUE}`, '</p>', '</div></body></tt>']],
  xliff: [
    ['<xliff version="1.2">', '<group>', '</group>', '</xliff>'],
    [`<xliff version="1.2">${UNIT}`, '<g id="1">', '</g>', '</source></trans-unit></body></file></xliff>'],
  ],
};
const nested = ([before, open, close, behind]: Nesting, depth: number, inside = '') =>
  before + open.repeat(depth) + inside + close.repeat(depth) + behind;

const CASES = Object.entries(NESTINGS).flatMap(([format, all]) =>
  all.map((nesting) => ({ format: format as Format, open: nesting[1], nesting })),
);
const OPTIONS = { escapesBreaks: false, language: 'ru', splitting: null, isSource: false } as const;

test.each(CASES)(
  '$format: 100 KB of $open are refused with their line (imports.64)',
  ({ format, nesting }) => {
    const file = nested(nesting, 100_000 / nesting[1].length, '"x"');
    const tooDeep = [expect.objectContaining({ kind: 'tooDeep', line: expect.any(Number) })];
    expect(parseSource(format, file)).toMatchObject({ ok: false, problems: tooDeep });
    expect(FILE_FORMATS[format].readTranslations(file, [], OPTIONS)).toMatchObject({ problems: tooDeep });
    const { problems = [] } = { ...parseSource(format, nested(nesting, 90, '"x"')) } as {
      problems?: readonly object[];
    };
    expect(problems).not.toEqual(tooDeep);
  },
);

test('Markdown with much emphasis is read where little of it is open (imports.64)', () => {
  const lines = [
    '- `int *a` and *b* of **c**',
    '* *a_b_c* 2*3*4 __init__ \\*d',
    'a_b snake_case_word ___ *** **x** _y_',
    '1. *a* | **b** | ***c***',
  ];
  expect(parseSource('markdown', lines.join('\n').concat('\n').repeat(400))).toMatchObject({ ok: true });
  expect(parseSource('markdown', '*a b_ '.repeat(300))).toMatchObject({ problems: [{ kind: 'tooDeep' }] });
});

/** Many marks and brackets, which formats without nesting read in passing. */
const MARKS: readonly (readonly [Format, string])[] = [
  ['php', "<?php return ['a' => "],
  ['sami', '<SAMI><BODY><SYNC Start=1><P>'],
  ['vtt', 'WEBVTT\n\n00:01.000 --> 00:02.000\n'],
  ['srt', '1\n00:00:01,000 --> 00:00:02,000\n'],
  ['ass', '[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:02.00,'],
  ['sbv', '0:00:01.000,0:00:02.000\n'],
  ['lrc', '[00:01.00]'],
  ['microdvd', '{1}{2}'],
  ['po', 'msgid "'],
  ['apple_strings', '"a" = '],
  ['properties', 'a='],
  ['csv', 'key,en\na,'],
  ['tsv', 'key\ten\na\t'],
  ['text', ''],
];

test.each(MARKS)('%s: 100 KB of brackets, tags and quotes are read or refused', (format, before) => {
  for (const mark of ['[', '(', '{', '<b>', '<i', '"', "'", '\\', '{\\b1}', "['a'=>", '<!--', '/*'])
    expect(parseSource(format, before + mark.repeat(100_000 / mark.length))).toMatchObject({
      readAs: format,
    });
});

test('an object of 150,000 texts is refused as too many', () => {
  const file = `{${Array.from({ length: 150_000 }, (_, nth) => `"k${nth}": "a"`).join(',')}}`;
  expect(parseSource('nested_json', file)).toMatchObject({ problems: [{ kind: 'tooMany' }] });
});
