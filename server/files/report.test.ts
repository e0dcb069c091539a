import { expect, test } from 'vitest';
import { CAPS } from '#domain/core/limits.ts';
import { type Line, linesReport } from './report.ts';

const lines = (kind: Line['kind'], amount: number, from = 1): Line[] =>
  Array.from({ length: amount }, (_, nth) => ({ line: from + nth, kind }));

test('a loss is in the report however much stands before it that is none', () => {
  const many = [...lines('unknown', CAPS.linesReported), ...lines('identical', CAPS.linesReported)];
  const { total, lines: listed } = linesReport([...many, { line: 9999, kind: 'maxlength' }]);
  expect(total).toBe(2 * CAPS.linesReported + 1);
  expect(listed).toHaveLength(CAPS.linesReported);
  expect(listed.at(-1)).toEqual({ line: 9999, kind: 'maxlength' });
  expect(listed.some(({ kind }) => kind === 'identical')).toBe(false);
});
