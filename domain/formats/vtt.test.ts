import { expect, test } from 'vitest';
import { parseSource } from '../files/imports/import-source.ts';
import { formIn } from './file-form.ts';
import { normalizeLineEndings } from './model/skeleton.ts';
import { printSkeleton } from './skeleton/print-skeleton.ts';
import { VTT } from './vtt.ts';

const read = (content: string) => parseSource('vtt', content);
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
    VTT,
    headerAndFooter && { ...headerAndFooter, footer: formIn(headerAndFooter.footer).footer },
    rows,
  );
}

test.each<[string, string, string[][]]>([
  [
    'names and settings of cues',
    'WEBVTT\n\nintro - 1\n00:01.000 --> 00:02.000 align:start position:10%\n<v Ann>Hello,\nall.</v>\n\n00:00:03.000 --> 01:00:04.000\n&amp;',
    [
      ['intro - 1 · 00:00:01.000 → 00:00:02.000', '<v Ann>Hello,\nall.</v>'],
      ['2 · 00:00:03.000 → 01:00:04.000', '&amp;'],
    ],
  ],
  [
    'notes, styles and regions',
    'WEBVTT Title\nKind: captions\n\nSTYLE\n::cue(b) {\n  color: red;\n}\n\nREGION\nid:fred\nwidth:40%\n\nNOTE\nby hand\n\n00:01.000 --> 00:02.000\nA\n\nNOTE one line\n\n00:03.000 --> 00:04.000\nB\n\nNOTE the end\n',
    [
      ['1 · 00:00:01.000 → 00:00:02.000', 'A'],
      ['2 · 00:00:03.000 → 00:00:04.000', 'B'],
    ],
  ],
  [
    'a blank line ends a cue, what follows is nobody’s',
    'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\nlost\n\n00:03.000 --> 00:04.000\nB',
    [
      ['1 · 00:00:01.000 → 00:00:02.000', 'A'],
      ['2 · 00:00:03.000 → 00:00:04.000', 'B'],
    ],
  ],
  [
    'cues without blank lines between',
    'WEBVTT\n1\n00:01.000 --> 00:02.000\nA\n2\n00:03,000 --> 00:04,000\nB',
    [
      ['1 · 00:00:01.000 → 00:00:02.000', 'A'],
      ['2 · 00:00:03.000 → 00:00:04.000', 'B'],
    ],
  ],
  [
    'a file that begins without its name, BOM and CRLF',
    '\uFEFF00:01.000 --> 00:02.000\r\nA\r\n\r\n',
    [['1 · 00:00:01.000 → 00:00:02.000', 'A']],
  ],
  [
    'cues without words',
    'WEBVTT\n\n00:01.000 --> 00:02.000\n\n00:03.000 --> 00:04.000\n<c.red></c>\n\n00:05.000 --> 00:06.000\nC',
    [['3 · 00:00:05.000 → 00:00:06.000', 'C']],
  ],
])('%s: read as browsers do, printed as they came', (_, content, cues) => {
  expect(found(content)).toEqual(cues);
  expect(printed(content)).toBe(normalizeLineEndings(content));
});

test('what has no cue is no WebVTT', () => {
  expect(read('WEBVTT\n\nNOTE nothing')).toMatchObject({ ok: false, problems: [{ kind: 'noCues' }] });
});

test('a translation with a blank line or an arrow stays in its cue', () => {
  const content = 'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n';
  expect(printed(content, () => 'A\n\n--> B -> C')).toBe('WEBVTT\n\n00:01.000 --> 00:02.000\nA\n→ B -> C\n');
});

test('a lone & or < in a translation is a reference, tags and references stay', () => {
  const one = 'WEBVTT\n\n00:01.000 --> 00:02.000\nA & <\n';
  expect(printed(one)).toBe(one);
  const text = 'Q&A & R&amp;D &#38; 1 < 2 <3 <b>x</b> <v Ann>y<00:01.500>z</c> &lrm; a <b';
  expect(printed(one, () => text)).toContain(
    '\nQ&amp;A &amp; R&amp;D &#38; 1 &lt; 2 &lt;3 <b>x</b> <v Ann>y<00:01.500>z</c> &lrm; a &lt;b\n',
  );
});

test('notes around a cue that is left out stay', () => {
  const content =
    'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\nNOTE on B\n\nb\n00:03.000 --> 00:04.000\nB\n\n00:05.000 --> 00:06.000\nC\n';
  expect(printed(content, (text) => (text === 'B' ? null : text))).toBe(
    'WEBVTT\n\n00:01.000 --> 00:02.000\nA\n\nNOTE on B\n\n00:05.000 --> 00:06.000\nC\n',
  );
  expect(printed(content, (text) => (text === 'C' ? text : null))).toBe(
    'WEBVTT\n\nNOTE on B\n\n00:05.000 --> 00:06.000\nC\n',
  );
});
