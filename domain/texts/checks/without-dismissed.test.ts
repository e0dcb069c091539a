import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ROLES } from '../../core/access/roles.ts';
import { LIMITS } from '../../core/limits.ts';
import { isLongerThan } from '../../core/text/text.ts';
import { DISMISSIBLE_CHECKS, type Dismissed, shownWhat, storedWhat, whyNotDismiss } from './dismissals.ts';
import { CHECKS } from './registry.ts';
import { type Finding, findingsOf } from './run-checks.ts';
import type { CheckSeverities } from './severities.ts';
import {
  dismissalIndex,
  dismissalOf,
  fingerprintOf,
  withoutDismissed,
  wordsOf,
} from './without-dismissed.ts';

const CONTEXT = { sourceLanguage: 'en', targetLanguage: 'ru', format: 'json' } as const;

/** What a check finds in a translation, and the texts. */
function found(source: string, translation: string, check: string) {
  const texts = { source, translation, targetLanguage: 'ru' };
  const finding = findingsOf(source, translation, CONTEXT).find((finding) => finding.check === check);
  if (!finding) expect.fail(`${check} finds nothing`);
  return { texts, finding, print: fingerprintOf(finding, texts) };
}

/** The checks whose findings are left in a translation. */
const left = (source: string, translation: string, dismissals: readonly Dismissed[]) =>
  withoutDismissed(
    findingsOf(source, translation, CONTEXT),
    { source, translation, targetLanguage: 'ru' },
    dismissalIndex(dismissals),
  ).map(({ check }) => check);

const SOURCE = 'He walked along the road.';
const DOUBLED = 'Он шел шел по дороге.';

test('a finding dismissed here stays so when other words change, and returns when what was found does (dismissals.2)', () => {
  const { print } = found(SOURCE, DOUBLED, 'repeated-word');
  const dismissed = [{ check: 'repeated-word', scope: 'here', what: print }] as const;
  expect(left(SOURCE, DOUBLED, [])).toEqual(['repeated-word']);
  expect(left(SOURCE, DOUBLED, dismissed)).toEqual([]);
  expect(left(SOURCE, 'Потом он снова шел шел по дороге.', dismissed)).toEqual([]);
  expect(left(SOURCE, 'Он шел по по дороге.', dismissed)).toEqual(['repeated-word']);
  // Another check is another matter.
  expect(left(SOURCE, DOUBLED, [{ check: 'capitals', scope: 'here', what: print }])).toEqual([
    'repeated-word',
  ]);
});

test('a dismissal for the project has the same fingerprint (dismissals.5)', () => {
  const { print } = found(SOURCE, DOUBLED, 'repeated-word');
  expect(left(SOURCE, DOUBLED, [{ check: 'repeated-word', scope: 'project', what: print }])).toEqual([]);
});

test('a check dismissed in a string finds nothing there, whatever the text (dismissals.1)', () => {
  const dismissed = [{ check: 'repeated-word', scope: 'string', what: '' }] as const;
  expect(left(SOURCE, DOUBLED, dismissed)).toEqual([]);
  expect(left(SOURCE, 'Он шел по по дороге', dismissed)).toEqual(['end-punctuation']);
});

test('words are dismissed regardless of case, and a finding of several words if all of them are (dismissals.3)', () => {
  const one = { check: 'repeated-word', scope: 'word', what: 'шел шел' } as const;
  const two = { check: 'repeated-word', scope: 'word', what: 'да-да да-да\nпо по' } as const;
  expect(left(SOURCE, 'Шел шел он по дороге.', [one])).toEqual([]);
  expect(left(SOURCE, 'Он шел шел по по дороге.', [one])).toEqual(['repeated-word']);
  expect(left(SOURCE, 'Он шел шел по по дороге.', [one, two])).toEqual([]);
  expect(left(SOURCE, 'Он шел шел по по дороге.', [two])).toEqual(['repeated-word']);
});

test('a check that points at a letter is about its word (dismissals.3)', () => {
  const { finding, texts } = found(
    'The road was long and empty.',
    'дорога была длинной и пустой.',
    'capitals',
  );
  expect(wordsOf(finding, texts)).toEqual(['дорога']);
  const brackets = found('The road (long).', 'Дорога (длинная.', 'brackets');
  expect(wordsOf(brackets.finding, brackets.texts)).toBeUndefined();
});

test('words are stored as they are compared, and a whole check without any (dismissals.3)', () => {
  expect(storedWhat({ scope: 'word', what: 'Two\n one \n\nONE' }, 'en')).toBe('one\ntwo');
  expect(storedWhat({ scope: 'word', what: 'ISTANBUL' }, 'tr')).toBe('ıstanbul');
  expect(storedWhat({ scope: 'string', what: 'anything' }, 'en')).toBe('');
  expect(storedWhat({ scope: 'here', what: '["A"]' }, 'en')).toBe('["A"]');
});

test('the first of two dismissals of a finding is named', () => {
  const { finding, texts, print } = found(SOURCE, DOUBLED, 'repeated-word');
  const here = { check: 'repeated-word', scope: 'here', what: print } as const;
  const index = dismissalIndex([
    { ...here, id: 1 },
    { ...here, id: 2 },
  ]);
  expect(dismissalOf(finding, texts, index)).toMatchObject({ id: 1 });
});

test('a finding without places is told by its values, a form of a plural by its name (dismissals.2)', () => {
  const source = '{n, plural, one {# file} other {# files}}';
  const { print } = found(source, '{n, plural, one {# файл} other {# файла}}', 'plural-forms');
  expect(shownWhat({ scope: 'here', what: print })).toEqual(['few many']);
  const edges = findingsOf(
    source,
    '{n, plural, one {# файл } few {# файла } many {# файлов} other {# файла}}',
    CONTEXT,
  );
  const texts = { source, translation: '', targetLanguage: 'ru' };
  expect(new Set(edges.map((finding) => fingerprintOf(finding, texts))).size).toBe(2);
});

test('a fingerprint has a bounded length, says what it is of, and differs where the texts do (dismissals.2)', () => {
  const finding = { check: 'capitals', kind: 'perhaps', code: 'upper' } as const;
  const printOf = (text: string, places = 1): string => {
    const range = { start: 0, end: text.length };
    const target = Array.from({ length: places }, () => range);
    return fingerprintOf({ ...finding, target } as Finding, {
      source: '',
      translation: text,
      targetLanguage: 'ru',
    });
  };
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 600 }),
      fc.integer({ min: 1, max: 50 }),
      (text, places) => {
        const print = printOf(text, places);
        expect(isLongerThan(print, LIMITS.dismissedText.max)).toBe(false);
        expect(shownWhat({ scope: 'here', what: print })).toBeInstanceOf(Array);
        expect(printOf(`${text}.`, places)).not.toBe(print);
      },
    ),
  );
});

test('what breaks or blocks a text, and what holds in the whole project, is dismissed by those who manage translations (dismissals.6)', () => {
  const may = (
    role: string,
    check: Dismissed['check'],
    scope: Dismissed['scope'],
    severities: CheckSeverities = {},
  ) => {
    const viewer = { id: 1, role: ROLES.find(({ name }) => name === role) };
    return whyNotDismiss(viewer, { check, scope }, severities) === undefined;
  };
  for (const scope of ['here', 'string'] as const) {
    expect(may('translator', 'capitals', scope)).toBe(true);
    expect(may('translator', 'numbers', scope)).toBe(true);
    expect(may('translator', 'tags', scope)).toBe(false);
    expect(may('redactor', 'tags', scope)).toBe(true);
    expect(may('translator', 'numbers', scope, { numbers: 'approval' })).toBe(false);
    expect(may('redactor', 'numbers', scope, { numbers: 'approval' })).toBe(true);
    expect(may('guest', 'capitals', scope)).toBe(false);
  }
  for (const scope of ['word', 'project'] as const) {
    expect(may('translator', 'capitals', scope)).toBe(false);
    expect(may('redactor', 'capitals', scope)).toBe(true);
  }
});

test('every check can be dismissed (dismissals.1)', () => {
  expect(DISMISSIBLE_CHECKS.toSorted()).toEqual(CHECKS.map(({ id }) => id).toSorted());
});
