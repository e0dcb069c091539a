import { expect, test } from 'vitest';
import { checkedText } from './checked-text.ts';
import { lengthRatio, lengthRatioOf } from './length-ratio.ts';
import { findingsOf } from './run-checks.ts';

const CONTEXT = { format: 'po', sourceLanguage: 'en', targetLanguage: 'ru' } as const;
const SOURCE = 'The quick brown fox jumps over it';
const codes = (source: string, translation: string, lengthRatios?: { low: number; high: number }) =>
  findingsOf(source, translation, { ...CONTEXT, lengthRatios }, [lengthRatio]).map(({ code }) => code);

test.each([
  ['Лиса', ['short']],
  ['Быстрая лиса прыгает через него', []],
  ['Быстрая лиса прыгает через него. '.repeat(4), ['long']],
])('beside a source of 33 characters %j is %j (checks.24)', (translation, expected) => {
  expect(codes(SOURCE, translation, { low: 0.5, high: 2 })).toEqual(expected);
});

test('a translation at the bounds is not found, nor one whose project has no bounds (checks.24)', () => {
  const source = 'a'.repeat(40);
  expect(codes(source, 'а'.repeat(20), { low: 0.5, high: 2 })).toEqual([]);
  expect(codes(source, 'а'.repeat(80), { low: 0.5, high: 2 })).toEqual([]);
  expect(codes(source, 'а'.repeat(81), { low: 0.5, high: 2 })).toEqual(['long']);
  expect(codes(source, 'а')).toEqual([]);
});

test('a short source says nothing, and code and spaces are not read (checks.24)', () => {
  expect(codes('OK', 'Всё будет хорошо', { low: 0.5, high: 2 })).toEqual([]);
  const ratio = (source: string, target: string) =>
    lengthRatioOf(checkedText(source, CONTEXT), checkedText(target, CONTEXT));
  expect(ratio(`<b>${'a'.repeat(20)}</b> https://example.org/`, 'а  а'.repeat(10))).toBe(1);
  expect(ratio('a'.repeat(19), 'а')).toBeUndefined();
});

test('the explanation has both ratios in percent (checks.24)', () => {
  const [finding] = findingsOf(SOURCE, 'Лиса', { ...CONTEXT, lengthRatios: { low: 0.5, high: 2 } }, [
    lengthRatio,
  ]);
  expect(finding?.values).toEqual({ percent: 15, usual: 50 });
});
