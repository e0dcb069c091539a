import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { sourceFile } from '../../files/exports/export.ts';
import { parseSource } from '../../files/imports/import-source.ts';
import { cueOf } from '../../formats/cues/cues.ts';
import type { SubtitleFormat } from '../../formats/model/format.ts';
import { changeOf, type Retiming, retimeCues } from './retime.ts';
import { writtenTime } from './times.ts';

const FIXTURES = new URL('../../formats/subtitles/fixtures/', import.meta.url);
const fixture = (name: string) => readFileSync(new URL(name, FIXTURES), 'utf8');

/** The file with its times changed, and the times that the contexts of its strings say. */
function done(format: SubtitleFormat, content: string, retiming: Retiming) {
  const { strings, headerAndFooter } = parseSource(format, content);
  const change = changeOf(retiming) ?? expect.fail();
  const now = retimeCues({ format, ...headerAndFooter }, strings, change);
  const file = sourceFile({ format, splitting: null, header: now.header, footer: now.footer }, now.strings);
  const times = now.strings.map(({ context }) => {
    const { start, end } = cueOf(context) ?? expect.fail();
    return [start, end];
  });
  return { file, times };
}

const SRT =
  '1\n00:00:01,000 --> 00:00:02,5  X1:1\nA\n\n2\n00:00:03,000 --> 00:00:04,000\n\n3\n00:00:05,000 --> 00:00:07,000\nB\n';

test('a shift moves every cue, also those without words, and leaves the rest as it is', () => {
  const { file, times } = done('srt', SRT, { kind: 'shift', by: 1500 });
  expect(file).toBe(
    '1\n00:00:02,500 --> 00:00:04,000  X1:1\nA\n\n2\n00:00:04,500 --> 00:00:05,500\n\n3\n00:00:06,500 --> 00:00:08,500\nB\n',
  );
  expect(times).toEqual([
    [2500, 4000],
    [6500, 8500],
  ]);
});

test('no time is before the beginning of the film', () => {
  expect(done('srt', SRT, { kind: 'shift', by: -2000 }).times).toEqual([
    [0, 500],
    [3000, 5000],
  ]);
});

test('two anchors stretch what is between and around them', () => {
  const first = { was: 1000, is: 2000 };
  const last = { was: 5000, is: 10_000 };
  expect(done('srt', SRT, { kind: 'stretch', first, last }).times).toEqual([
    [2000, 5000],
    [10_000, 14_000],
  ]);
  for (const is of [2000, 1000])
    expect(changeOf({ kind: 'stretch', first, last: { was: 5000, is } })).toBeUndefined();
  expect(changeOf({ kind: 'stretch', first, last: { was: 1000, is: 3000 } })).toBeUndefined();
});

test('at another frame rate each frame has another time', () => {
  const change = changeOf({ kind: 'rate', from: 25, to: 24 }) ?? expect.fail();
  expect([0, 24_000, 3_600_000].map(change)).toEqual([0, 25_000, 3_750_000]);
});

test.each<[SubtitleFormat, string]>([
  ['sbv', 'sbv-subviewer.sub'],
  ['microdvd', 'microdvd-player.sub'],
  ['ttml', 'ttml-broadcast.ttml'],
  ['lrc', 'lrc-enhanced.lrc'],
  ['sami', 'sami-two.smi'],
])('the contexts of %s say what its file says then', (format, name) => {
  const { file, times } = done(format, fixture(name), { kind: 'shift', by: 12_345 });
  const again = parseSource(format, file).strings.map(({ context }) => {
    const { start, end } = cueOf(context) ?? expect.fail();
    return [start, end];
  });
  // The end of the last cue of a format without ends is no time of the file.
  expect(again.map(([start]) => start)).toEqual(times.map(([start]) => start));
  if (format !== 'lrc' && format !== 'sami') expect(again).toEqual(times);
});

test('times of words move with their line', () => {
  expect(done('lrc', fixture('lrc-enhanced.lrc'), { kind: 'shift', by: 1000 }).file).toContain(
    '[00:03.500] <00:03.500> How <00:03.900> I <00:04.100> wonder',
  );
});

test.each([
  ['1', 1000],
  ['-1.5', -1500],
  ['−0,04', -40],
  ['+1:02.5', 62_500],
  ['01:02:03.450', 3_723_450],
  ['+00:00:01.500', 1500],
  ['-40 ms', -40],
  ['1500мс', 1500],
  ['1.5 ms', undefined],
  ['', undefined],
  ['a', undefined],
  ['1.2345', undefined],
  ['1::2', undefined],
])('%j is a time of %s', (written, time) => {
  expect(writtenTime(written)).toBe(time);
});
