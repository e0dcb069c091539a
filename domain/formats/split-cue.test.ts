import { expect, test } from 'vitest';
import { lengthOf } from '../core/text/text.ts';
import { parseSource } from '../files/imports/import-source.ts';
import { importBody } from '../files/imports/parsed-source.ts';
import { ASS } from './ass.ts';
import { printSkeleton } from './skeleton/print-skeleton.ts';
import { splitCue } from './split-cue.ts';
import { SRT } from './srt.ts';
import { VTT } from './vtt.ts';

const long = (words: string, length: number) =>
  `${words} ${'And on it goes, word by word. '.repeat(200)}`.slice(0, length).trim();
const LONG = `${long('One.', 1500)}. ${long('Two.', 1490)}.`;

const SUBTITLES = { srt: SRT, vtt: VTT, ass: ASS };

/** A file whose first cue is split, with the texts of the parts. */
function cut(format: keyof typeof SUBTITLES, file: string) {
  const { headerAndFooter, strings } = parseSource(format, file);
  const [first, ...others] = strings;
  const pieces =
    (first && splitCue(first, format, { locale: 'en', header: headerAndFooter?.header })) ?? expect.fail();
  const rows = [...pieces, ...others].map((string) => ({ ...string, words: string.text }));
  expect(importBody(parseSource(format, file), pieces).strings).toHaveLength(pieces.length);
  const short = printSkeleton(SUBTITLES[format], headerAndFooter, rows).replaceAll(
    /(One|And|Two)[^<{\n]{500,}/g,
    '…',
  );
  return { pieces, short, printed: printSkeleton(SUBTITLES[format], headerAndFooter, rows) };
}

test('a long SubRip cue becomes two in its time, and the others stay as they are', () => {
  const file = `1\n00:00:01,000-->00:00:04,0  X1:1 X2:2\n${LONG}\n\n2\n00:00:05,000 --> 00:00:06,000\nEnd\n`;
  const { pieces, short } = cut('srt', file);
  expect(pieces.map(({ context }) => context)).toEqual([
    expect.stringMatching(/^1 · 00:00:01.000 → 00:00:02.\d\d0$/),
    expect.stringMatching(/^1 · 00:00:02.\d\d0 → 00:00:04.000$/),
  ]);
  const middle = pieces[0]?.context.slice(-6).replace('.', ',') ?? '';
  expect(short).toBe(
    `1\n00:00:01,000-->00:00:${middle}  X1:1 X2:2\n…\n\n1\n00:00:${middle}-->00:00:04,0  X1:1 X2:2\n…\n\n2\n00:00:05,000 --> 00:00:06,000\nEnd\n`,
  );
});

test('in WebVTT settings go with each piece, the name with the first, notes stay in front', () => {
  const file = `WEBVTT\n\nNOTE x\n\nintro\n00:01.000 --> 00:03.000 align:start\n${LONG}\n`;
  expect(cut('vtt', file).short).toMatch(
    /^WEBVTT\n\nNOTE x\n\nintro\n00:01.000 --> 00:00:02.\d\d0 align:start\n…\n\n00:00:02.\d\d0 --> 00:03.000 align:start\n…\n$/,
  );
});

test('in ASS each piece is an event of that style, whatever the order of fields', () => {
  const head = '[Events]\nFormat: Start, End, Style, Text\n';
  const { short, pieces } = cut('ass', `${head}Dialogue: 0:00:01.00,0:00:03.00,Sign,{\\an8}${LONG}\n`);
  expect(short).toMatch(
    /Dialogue: 0:00:01.00,0:00:02.\d\d,Sign,\{\\an8\}…\nDialogue: 0:00:02.\d\d,0:00:03.00,Sign,\{\\an8\}…\n$/,
  );
  expect(pieces.map(({ context }) => context.split(' · ').at(-1))).toEqual(['Sign', 'Sign']);
});

test('tags over the cut are closed before it and opened behind it; pieces are read again as they are', () => {
  const file = `1\n00:00:01,000 --> 00:00:04,000\n<font color="red"><i>${LONG}</i> end</font>\n`;
  const { short, pieces, printed } = cut('srt', file);
  expect(short).toContain('\n<font color="red"><i>…</i></font>\n');
  expect(short).toContain('\n<font color="red"><i>…</i> end</font>\n');
  expect(parseSource('srt', printed)).toMatchObject({ ok: true });
  expect(parseSource('srt', printed).strings.map(({ text, context }) => ({ text, context }))).toEqual(
    pieces.map(({ text, context }) => ({ text, context })),
  );
  expect(pieces.filter(({ text }) => lengthOf(text) > 2000)).toEqual([]);
});

test('a string that is no cue has no time to be shared', () => {
  expect(splitCue({ text: LONG, context: '', frame: null }, 'srt')).toBeUndefined();
});

test('no piece ends after the cue did, however short its time was', () => {
  const words = `${long('One.', 1980)}. ${long('Two.', 300)}.`;
  const { pieces } = cut('srt', `1\n00:00:01,000 --> 00:00:01,006\n${words}\n`);
  expect(pieces.map(({ context }) => context)).toEqual([
    '1 · 00:00:01.000 → 00:00:01.000',
    '1 · 00:00:01.000 → 00:00:01.006',
  ]);
});
