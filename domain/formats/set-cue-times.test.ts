import { expect, test } from 'vitest';
import { parseSource } from '../files/imports/import-source.ts';
import { importBody } from '../files/imports/parsed-source.ts';
import type { SubtitleFormat } from './model/format.ts';
import { changedTimes, withCueTimes } from './set-cue-times.ts';

/** The first cue of a file at other times, and its lead and raw. */
function retimed(format: SubtitleFormat, file: string, start: number, end: number) {
  const { strings, header = '' } = importBody(parseSource(format, file));
  const [cue] = strings;
  if (!cue) throw new Error('No cue');
  const { context, frame } = withCueTimes(
    { text: cue.text, context: cue.context ?? '', frame: cue.frame ?? null },
    { format, header },
    { start, end },
  );
  return [context, frame?.lead, frame?.raw];
}

test.each([
  ['srt', '7\n00:00:01,000 --> 00:00:02,000\nOne\n', '7\n00:00:01,500 --> 00:00:02,255\n', 1500, 2255],
  [
    'vtt',
    'WEBVTT\n\n00:01.000 --> 00:02.000 line:0\nOne\n',
    '00:00:01.500 --> 00:00:02.255 line:0\n',
    1500,
    2255,
  ],
  ['sbv', '0:00:01.000,0:00:02.000\nOne\n', '0:00:01.500,0:00:02.255\n', 1500, 2255],
  // Hundredths of a second, and frames, are what these files can say.
  [
    'ass',
    '[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,One\n',
    'Dialogue: 0,0:00:01.50,0:00:02.26,Default,,0,0,0,,',
    1500,
    2260,
  ],
  ['microdvd', '{1}{1}25\n{25}{50}One\n', '{38}{56}', 1520, 2240],
] as const)('a cue of %s is shown at other times (subtitles.14)', (format, file, lead, start, end) => {
  const time = (ms: number) => `00:00:0${(ms / 1000).toFixed(3)}`;
  const [context, now] = retimed(format, file, 1500, 2255);
  expect(now).toBe(lead);
  expect(context).toContain(`${time(start)} → ${time(end)}`);
});

test('in a format without ends only the beginning is written, and times of words move along (subtitles.14)', () => {
  expect(retimed('lrc', '[00:01.00]<00:01.00>One <00:01.50>two\n[00:05.00]Three\n', 2000, 4000)).toEqual([
    '1 · 00:00:02.000 → 00:00:04.000',
    '[00:02.00]',
    '<00:02.00>One <00:02.50>two',
  ]);
});

test('a cue that is from no file has its times in its context (subtitles.14)', () => {
  const cue = { text: 'One', context: '', frame: null };
  expect(withCueTimes(cue, { format: 'srt', header: '' }, { start: 0, end: 1000 })).toEqual({
    context: '00:00:00.000 → 00:00:01.000',
    frame: null,
  });
});

test('other numbers and notes are no other times (subtitles.14)', () => {
  expect(
    changedTimes('1 · 00:00:01.000 → 00:00:02.000', '2 · 00:00:01.000 → 00:00:02.000 · Anna'),
  ).toBeUndefined();
  expect(changedTimes('1 · 00:00:01.000 → 00:00:02.000', 'Anna')).toBeUndefined();
  expect(changedTimes('Anna', '00:00:01.000 → 00:00:02.000')).toEqual({ start: 1000, end: 2000 });
});
