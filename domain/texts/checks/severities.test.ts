import { expect, test } from 'vitest';
import { CHECKS } from './registry.ts';
import {
  blockingChecks,
  type CheckSeverities,
  changedSeverities,
  choicesOf,
  ownSeverities,
  SEVERITY_CHECKS,
  severityOf,
} from './severities.ts';
import { whatBlocks } from './what-blocks.ts';
import { dismissalIndex } from './without-dismissed.ts';

/** As a project may have stored it: with a check that is no more, and values that mean nothing. */
const STORED = {
  retired: 'saving',
  tags: 'saving',
  numbers: 'saving',
  urls: 'loud',
  'double-spaces': 'off',
} as unknown as CheckSeverities;

test('a check is a warning unless the project says otherwise, whatever else is stored (severities.1)', () => {
  expect(severityOf({}, 'tags')).toBe('warning');
  expect(
    ['retired', 'tags', 'numbers', 'urls', 'double-spaces', 'toString', '__proto__'].map((check) =>
      severityOf(STORED, check),
    ),
  ).toEqual(['warning', 'saving', 'warning', 'warning', 'off', 'warning', 'warning']);
  expect(ownSeverities({ 'double-spaces': 'off', urls: 'warning', tags: 'saving' })).toEqual({
    tags: 'saving',
    'double-spaces': 'off',
  });
  expect(Object.keys(ownSeverities(STORED))).toEqual(['tags', 'double-spaces']);
});

test('only certain checks block saving, and none that other rules block (severities.2)', () => {
  const ofChoice = (choice: 'approval' | 'saving') =>
    SEVERITY_CHECKS.filter((check) => choicesOf(check).includes(choice));
  const kinds = new Map<string, string>(CHECKS.map(({ id, kind }) => [id, kind]));
  expect([...new Set(ofChoice('saving').map((check) => kinds.get(check)))]).toEqual(['certain']);
  expect(ofChoice('saving')).not.toContain('length');
  expect(ofChoice('approval')).not.toContain('plural-forms');
  expect(ofChoice('approval')).toContain('repeated-word');
});

test('every check that may block finds what it does without other strings (severities.7)', () => {
  const alone = CHECKS.filter((check) => !('readsOtherStrings' in check)).map(({ id }) => id as string);
  for (const check of SEVERITY_CHECKS)
    if (choicesOf(check).includes('approval')) expect(alone, check).toContain(check);
});

test('what blocks saving blocks approval too (severities.6)', () => {
  expect(blockingChecks(STORED, 'approval')).toEqual(['tags']);
  expect(blockingChecks({ numbers: 'approval', tags: 'saving' }, 'approval')).toEqual(['tags', 'numbers']);
  expect(blockingChecks({ numbers: 'approval', tags: 'saving' }, 'saving')).toEqual(['tags']);
  expect(blockingChecks({}, 'approval')).toEqual([]);
});

test('the log has the checks that changed, before and after (severities.4)', () => {
  expect(changedSeverities({ tags: 'warning', urls: 'off' }, { urls: 'off' })).toEqual(['', '']);
  expect(changedSeverities({ tags: 'off', urls: 'off' }, { tags: 'saving', urls: 'off' })).toEqual([
    'tags:off',
    'tags:saving',
  ]);
});

const NONE = dismissalIndex([]);

test('a translation is blocked by the checks that find something in it (severities.5)', () => {
  const context = { sourceLanguage: 'en', targetLanguage: 'ru', format: 'json' } as const;
  const blocks = (severities: CheckSeverities, least: 'approval' | 'saving') =>
    whatBlocks('<b>Hello</b> {name}', 'Привет  ', context, { severities, dismissals: NONE }, least);
  const severities = { placeholders: 'saving', tags: 'approval', 'double-spaces': 'off' } as const;
  expect(blocks(severities, 'approval')).toEqual(['placeholders', 'tags']);
  expect(blocks(severities, 'saving')).toEqual(['placeholders']);
  expect(blocks({}, 'approval')).toEqual([]);
  const settings = { severities, dismissals: NONE };
  expect(whatBlocks('<b>Hello</b>', '<b>Привет</b>', context, settings, 'approval')).toEqual([]);
  const dismissals = dismissalIndex([{ check: 'tags', scope: 'string', what: '' }]);
  const dismissed = { severities, dismissals };
  expect(whatBlocks('<b>Hello</b> {name}', 'Привет', context, dismissed, 'approval')).toEqual([
    'placeholders',
  ]);
});
