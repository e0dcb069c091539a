import { expect, test } from 'vitest';
import { LIMITS } from '#domain/core/limits.ts';
import type { CheckSeverities } from '#domain/texts/checks/severities.ts';
import { keptFindings } from './kept-findings.ts';

const CONTEXT = { sourceLanguage: 'en', targetLanguage: 'ru', format: 'json' } as const;
const rowOf = (text: string) => ({ text, section_id: 1, max_length: null, flags: null });

test('a text is checked once while its row stays as it is', () => {
  const row = rowOf('Hello {name}');
  const findings = keptFindings(row, 'Привет ', CONTEXT);
  expect(findings.map(({ check }) => check)).toEqual(['placeholders', 'edge-spaces']);
  expect(keptFindings(row, 'Привет ', { ...CONTEXT })).toBe(findings);
  expect(keptFindings(rowOf('Hello'), 'Привет ', CONTEXT)).toHaveLength(1);
  expect(keptFindings(row, 'Привет ', { ...CONTEXT, format: 'po' })).not.toBe(findings);
});

test('a check that the project has switched off finds nothing (severities.3)', () => {
  const row = rowOf('Hello {name}');
  const found = (severities: CheckSeverities) =>
    keptFindings(row, 'Привет ', CONTEXT, severities).map(({ check }) => check);
  expect(found({ placeholders: 'off' })).toEqual(['edge-spaces']);
  expect(found({ placeholders: 'saving' })).toEqual(['placeholders', 'edge-spaces']);
});

test('what was written long ago is forgotten', () => {
  const row = rowOf('Hello {name}');
  const first = keptFindings(row, 'а', CONTEXT);
  for (let length = 2; length <= 30; length++) keptFindings(row, 'а'.repeat(length), CONTEXT);
  const again = keptFindings(row, 'а', CONTEXT);
  expect(again).toEqual(first);
  expect(again).not.toBe(first);
});

test('a text that is too long to be saved is not checked (checks.29)', () => {
  const row = rowOf('Hello {name}');
  const { max } = LIMITS.translation;
  expect(keptFindings(row, 'а'.repeat(max), CONTEXT)).toHaveLength(1);
  expect(keptFindings(row, 'а'.repeat(max + 1), CONTEXT)).toEqual([]);
});
