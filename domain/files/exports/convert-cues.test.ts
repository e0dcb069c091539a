import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cueOf } from '../../formats/cues/cues.ts';
import { FORMAT_IDS, isSubtitles, type SubtitleFormat } from '../../formats/model/format.ts';
import { parseSource } from '../imports/import-source.ts';
import { renumberedCues } from './convert-cues.ts';
import { convertedFile, translatedFile } from './export.ts';

const SUBTITLES = FORMAT_IDS.filter((id): id is SubtitleFormat => isSubtitles(id));
const KEPT = { untranslated: 'source', escapesBreaks: false, language: 'ru' } as const;
const FIXTURES = new URL('../../formats/subtitles/fixtures/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, FIXTURES), 'utf8');

function read(format: SubtitleFormat, content: string) {
  const { strings, headerAndFooter } = parseSource(format, content);
  const rows = strings.map((string) => ({ ...string, translation: string.text }));
  return { rows, section: { format, splitting: null, ...headerAndFooter } };
}
const convert = (from: SubtitleFormat, to: SubtitleFormat, content: string, options: object = {}) => {
  const { rows, section } = read(from, content);
  return convertedFile(section, to, rows, { ...KEPT, ...options });
};
const cuesOf = (format: SubtitleFormat, content: string) =>
  read(format, content).rows.map(({ text, context }) => {
    const { start, end } = cueOf(context) ?? expect.fail();
    return [start, end, text];
  });

const STYLED = `1
00:00:01,000 --> 00:00:02,000
<i>Down</i>, <b>down</b>,
<u>down</u>

4
00:00:03,000 --> 00:00:04,000
<font color="#ffff00">& <i>up</i></font>

5
00:00:04,000 --> 00:00:05,000
<i>All of it
in italics</i>
`;

/** What each format makes of the same styles. */
test.each<[SubtitleFormat, readonly string[]]>([
  [
    'vtt',
    [
      '<i>Down</i>, <b>down</b>,\n<u>down</u>',
      '<c.yellow>&amp; <i>up</i></c>',
      '<i>All of it\nin italics</i>',
    ],
  ],
  ['ass', ['{\\i1}Down{\\i0}, {\\b1}down{\\b0},\\N{\\u1}down{\\u0}', '{\\c&H00FFFF&}& {\\i1}up{\\i0}{\\c}']],
  ['ttml', ['<span tts:fontStyle="italic">Down</span>, <span tts:fontWeight="bold">down</span>,<br/>']],
  ['sami', ['<i>Down</i>, <b>down</b>,<br><u>down</u>', '<font color="#ffff00">&amp; <i>up</i></font>']],
  [
    'microdvd',
    ['{24}{48}Down, down,|{y:u}down', '{72}{96}{c:$00FFFF}& up', '{96}{120}{y:i}All of it|{y:i}in italics'],
  ],
  ['sbv', ['Down, down,\ndown', '& up']],
  [
    'lrc',
    ['[00:01.00]Down, down, down\n[00:02.00]\n[00:03.00]& up\n[00:04.00]All of it in italics\n[00:05.00]\n'],
  ],
])('styles of SubRip are in %s what it can say of them', (to, parts) => {
  const file = convert('srt', to, STYLED);
  for (const part of parts) expect(file).toContain(part);
});

test('styles come back from every format that has them', () => {
  for (const to of ['vtt', 'ass', 'ttml', 'sami'] as const) {
    expect(cuesOf('srt', convert(to, 'srt', convert('srt', to, STYLED))), to).toEqual(cuesOf('srt', STYLED));
  }
});

const BY_FORMAT = {
  sbv: 'sbv-youtube.sbv',
  microdvd: 'microdvd-player.sub',
  ttml: 'ttml-streaming.xml',
  lrc: 'lrc-hand.lrc',
  sami: 'sami-two.smi',
} as const;

/** The words of a text, without marks, tags and breaks. */
const words = (text: unknown) =>
  String(text)
    .replace(/<[^<>]{1,40}>/g, '')
    .replace(/\s+/g, ' ');

test.each(Object.entries(BY_FORMAT) as [SubtitleFormat, string][])(
  'cues of %s keep their times and words in every other format',
  (from, name) => {
    const first = cuesOf('srt', convert(from, 'srt', fixture(name)));
    expect(first.length).toBeGreaterThan(2);
    for (const to of SUBTITLES) {
      const cues = cuesOf('srt', convert(to, 'srt', convert(from, to, fixture(name))));
      expect(
        cues.map(([, , text]) => words(text)),
        to,
      ).toEqual(first.map(([, , text]) => words(text)));
      // Half a frame of MicroDVD, and a hundredth of ASS and LRC.
      for (const [nth, [start]] of cues.entries())
        expect(Math.abs(Number(start) - Number(first[nth]?.[0])), to).toBeLessThanOrEqual(21);
    }
  },
);

test('styles that a TTML file names in its head are styles elsewhere', () => {
  expect(cuesOf('srt', convert('ttml', 'srt', fixture('ttml-streaming.xml')))[1]).toEqual([
    6006,
    10_010,
    '<font color="#ffff00"><i>Once upon a time</i></font>\n<font color="#ffffff">there was a <i>very</i> small girl.</font>',
  ]);
});

test('a chorus is a cue for each time, in order', () => {
  expect(cuesOf('srt', convert('lrc', 'srt', fixture('lrc-hand.lrc'))).map(([start]) => start)).toEqual([
    12_000, 15_300, 18_100, 21_200, 30_000, 100_550,
  ]);
});

test('what is left out has no cue, and the others are numbered anew', () => {
  const { rows, section } = read('srt', STYLED);
  const some = rows.map((row, nth) => ({ ...row, translation: nth === 0 ? null : row.translation }));
  const left = convertedFile(section, 'srt', some, { ...KEPT, untranslated: 'skip' });
  expect(left.startsWith('1\n00:00:03,000 --> 00:00:04,000\n')).toBe(true);
  expect(convertedFile(section, 'vtt', some, { ...KEPT, untranslated: 'empty' })).toContain('00:00:01.000');
});

test('cues are numbered anew in their own file, and nothing else of it changes', () => {
  const { rows, section } = read('srt', STYLED);
  const numbered = renumberedCues(rows, 'srt', () => false);
  expect(translatedFile(section, numbered, KEPT)).toBe(
    STYLED.replace('\n4\n', '\n2\n').replace('\n5\n', '\n3\n'),
  );
  const vtt = 'WEBVTT\n\nintro\n00:01.000 --> 00:02.000\nA\n\n7\n00:02.000 --> 00:03.000\nB\n';
  const named = read('vtt', vtt);
  expect(
    translatedFile(
      named.section,
      renumberedCues(named.rows, 'vtt', () => false),
      KEPT,
    ),
  ).toBe(vtt.replace('\n7\n', '\n2\n'));
});

/** Texts that look like something else of a file in one format or another. */
const LOOKALIKES = [
  'A\n\nB',
  '\n A \n\u00a0\nB',
  'A\n\n7\n00:00:09,000 --> 00:00:10,000\nB',
  '00:00:09.000 --> 00:00:10.000 A',
  '0:00:09.000,0:00:10.000\nA',
  '00:00:09.00,00:00:10.00\nA',
  '{200}{250}A',
  '[00:09.00]A',
  'Dialogue: 0,0:00:09.00,0:00:10.00,Default,,0,0,0,,A',
  '</p><p begin="9s" end="10s">A',
  '<SYNC Start=9000><P>A',
  'NOTE A',
  'A --> B & C < D &amp; <e',
  '5',
  'A\n\n5',
];
/** The words of a text, without what formats replace. */
const letters = (text: unknown) =>
  String(text)
    .replace(/<\/?[a-z]+>|&(?:amp|lt|gt);/g, '')
    .match(/[A-Z\d]/g)
    ?.join('');

describe.each(SUBTITLES)('from %s', (from) => {
  test.each(SUBTITLES)('to %s, no text becomes a cue of its own or ends one', (to) => {
    const three =
      '1\n00:00:01,000 --> 00:00:02,000\nX\n\n2\n00:00:03,000 --> 00:00:04,000\nY\n\n3\n00:00:05,000 --> 00:00:06,000\nZ\n';
    const { rows, section } = read(from, convert('srt', from, three));
    for (const text of LOOKALIKES) {
      const translated = rows.map((row, nth) => ({ ...row, translation: nth === 1 ? text : row.text }));
      const file =
        from === to
          ? translatedFile(section, translated, KEPT)
          : convertedFile(section, to, translated, KEPT);
      const cues = cuesOf(to, file);
      expect(cues, text).toHaveLength(3);
      for (const [nth, [start]] of cues.entries())
        expect(Math.abs(Number(start) - (2 * nth + 1) * 1000), text).toBeLessThanOrEqual(42);
      expect(cues[2]?.[2], text).toBe('Z');
      // What is in braces is no word of ASS.
      const said = from === 'ass' && to !== 'ass' ? text.replace(/\{\d+\}/g, '') : text;
      expect(letters(cues[1]?.[2]), text).toBe(letters(said));
    }
  });
});

test('spaces that are there on purpose stay, from every format to every other', () => {
  const text = '\u00a0A\u00a0: B\u202f! \u3000C\u00a0';
  const one = `1\n00:00:01,000 --> 00:00:02,000\n${text}\n`;
  for (const from of SUBTITLES)
    for (const to of SUBTITLES)
      expect(cuesOf(to, convert(from, to, convert('srt', from, one))), `${from} ${to}`).toEqual([
        [expect.any(Number), expect.any(Number), text],
      ]);
});
