import { expect, test } from 'vitest';
import { countPositions, formatLeft, moveTargetOf, whyNotMove } from './destination.ts';

const row = { section_id: 1, index: 4, key: 'menu' };
const stays = { section: 1, pos: 4, key: 'menu' };
const stats = {
  strings_amount: 10,
  strings_translated: 0,
  strings_approved: 0,
  strings_initial: 0,
  strings_needing_review: 0,
  translations_amount: 0,
  last_update: null,
};

test('only what differs from where the string stands is sent', () => {
  expect(moveTargetOf(row, stays)).toEqual({});
  expect(moveTargetOf(row, { ...stays, pos: 9 })).toEqual({ pos: 9 });
  expect(moveTargetOf(row, { ...stays, key: '' })).toEqual({ key: '' });
});

test('in another section no number means its end, in its own one too', () => {
  expect(moveTargetOf(row, { ...stays, section: 2, pos: undefined })).toEqual({ section_id: 2 });
  expect(moveTargetOf(row, { ...stays, section: 2, pos: 4 })).toEqual({ section_id: 2, pos: 4 });
  expect(moveTargetOf(row, { ...stays, pos: undefined })).toEqual({ pos: 10_000 });
});

test('another section has a place more than strings', () => {
  expect(countPositions({ id: 1, stats } as Parameters<typeof countPositions>[0], row)).toBe(10);
  expect(countPositions({ id: 2, stats } as Parameters<typeof countPositions>[0], row)).toBe(11);
});

test('a string leaves its file for a section of another format alone', () => {
  const [film, web, plain] = [{ format: 'srt' }, { format: 'vtt' }, { format: 'text' }] as const;
  expect(formatLeft(film, web)).toBe('srt');
  expect(formatLeft(web, plain)).toBe('vtt');
  expect(formatLeft(film, film)).toBeUndefined();
  expect(formatLeft(plain, film)).toBeUndefined();
});

test.each([
  [{ pos: 0 }, { key: 'pos', kind: 'min' }],
  [{ pos: 11 }, { key: 'pos', kind: 'max' }],
  [{ pos: 1.5 }, { key: 'pos', kind: 'number' }],
  [{ key: 'k'.repeat(501) }, { key: 'key', kind: 'maxlength' }],
  [{ pos: undefined }, undefined],
])('%j is %j', (change, problem) => {
  expect(whyNotMove({ ...stays, ...change }, 10)).toEqual(problem);
});
