import { expect, test } from 'vitest';
import type { Format } from './model/format.ts';
import { formatAfter, type StoredFormat, storedFormat } from './stored-format.ts';

const CUE = { context: '1 · 00:00:01.000 → 00:00:02.000', frame: null };
const LINE = { context: 'a remark', frame: null };
const FRAMED = { context: '', frame: { lead: '1\n00:00:01,000 --> 00:00:02,000\n', raw: null } };

test.each<
  [StoredFormat | null, Format | undefined, (typeof CUE | typeof FRAMED)[], ReturnType<typeof formatAfter>]
>([
  ['srt', 'srt', [FRAMED], 'kept'],
  ['srt', 'vtt', [CUE], 'kept'],
  ['srt', undefined, [CUE], 'kept'],
  ['srt', undefined, [FRAMED], 'kept'],
  ['srt', undefined, [CUE, LINE], 'none'],
  ['ass', 'text', [LINE], 'none'],
  ['vtt', 'json', [LINE], 'none'],
  ['json', 'text', [LINE], 'kept'],
  ['special_json', 'srt', [CUE], 'kept'],
  [null, 'srt', [CUE], 'kept'],
])('a section of %s that gets a load of %s has its format %#', (format, loaded, strings, whose) => {
  expect(formatAfter({ format, isEmpty: false }, { format: loaded, strings })).toBe(whose);
  expect(formatAfter({ format, isEmpty: true }, { format: loaded, strings })).toBe('loaded');
});

test('a plain text keeps no format', () => {
  expect([storedFormat('text'), storedFormat(undefined), storedFormat('ass')]).toEqual([null, null, 'ass']);
});
