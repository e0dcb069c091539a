import { expect, test } from 'vitest';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { ownTranslations } from '#domain/files/imports/own-translations.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { type DraftSection, rowsOf } from '../draft/draft.ts';
import { splitRow } from '../draft/split-row.ts';
import { countTranslations, sizeOfTranslations, withChosen } from './chosen.ts';
import { bodyOfTranslations, NOTHING_IMPORTED, notSent, withReport } from './result.ts';

const FILE = `msgid "Open"
msgstr "Открыть"

#, fuzzy
msgid "Save"
msgstr "Сохранить"

#, fuzzy
msgid "OK"
msgstr "OK"

msgid "Long"
msgstr "${'х'.repeat(2001)}"
`;

const load = parseSource('po', FILE);
const section: DraftSection = {
  id: '1',
  source: 1,
  name: 'App',
  read: { load, cut: 'lines', isAll: true },
  rows: rowsOf(load, '1', ownTranslations(load, FILE, 'ru')),
  isSkipped: false,
};
const ALL = { isOn: true, loadsSame: true };
const DIFFERENT = { isOn: true, loadsSame: false };
const NONE = { isOn: false, loadsSame: true };

test('translations are counted as they can be imported, and as they are', () => {
  expect(countTranslations([section])).toEqual({ different: 2, same: 1, approved: 0 });
  expect(sizeOfTranslations([section], ALL)).toEqual({ amount: 3, bytes: 14 + 18 + 2 });
  expect(sizeOfTranslations([section], DIFFERENT).amount).toBe(2);
  expect(sizeOfTranslations([section], NONE)).toEqual({ amount: 0, bytes: 0 });
  expect(sizeOfTranslations([{ ...section, isSkipped: true }], ALL).amount).toBe(0);
});

test('each is sent for the place that its string has in the draft, an unsure one as initial', () => {
  const [open, ...others] = section.rows;
  const moved = { ...section, rows: open ? [...others, open] : [] };
  expect(bodyOfTranslations(withChosen(moved, ALL))).toEqual([
    { string: 0, text: 'Сохранить', status: INITIAL },
    { string: 1, text: 'OK', status: INITIAL },
    { string: 3, text: 'Открыть', status: REGULAR },
  ]);
  expect(bodyOfTranslations(withChosen(section, NONE))).toEqual([]);
});

test('what a file says is approved is sent as approved only if that is chosen (imports.55)', () => {
  const approved = {
    ...section,
    rows: section.rows.map(({ translations = [], ...row }) => ({
      ...row,
      translations: translations.map((one) => ({ ...one, isApproved: !one.isDraft })),
    })),
  };
  expect(countTranslations([approved]).approved).toBe(1);
  const statuses = (approves: boolean) =>
    bodyOfTranslations(withChosen(approved, { ...ALL, approves })).map(({ status }) => status);
  expect(statuses(false).toSorted()).toEqual([INITIAL, INITIAL, REGULAR]);
  expect(statuses(true).toSorted()).toEqual([INITIAL, INITIAL, APPROVED]);
});

test('the result names what the server refused and what was not sent, with line and reason', () => {
  const chosen = withChosen(section, DIFFERENT);
  const report = {
    strings: [1, 2, 3, 4],
    strings_added: 4,
    translations_added: 1,
    not_added: [{ index: 1, outcome: 'full' as const }],
    blocked: [{ index: 0, checks: ['placeholders'] }],
  };
  const { notAdded, blocked, ...sums } = withReport(NOTHING_IMPORTED, chosen, report);
  expect(sums).toEqual({ strings: 4, added: 1 });
  expect(blocked).toMatchObject([{ source: expect.any(String), why: 'blocked' }]);
  expect(notAdded).toMatchObject([{ line: 4, source: 'Save', text: 'Сохранить', why: 'full' }]);
  expect(notSent([section], DIFFERENT).map(({ line, why }) => [line, why])).toEqual([
    [8, 'same'],
    [12, 'tooLong'],
  ]);
});

test('the pieces of a text that was split get none of its translations', () => {
  const [row] = section.rows;
  const text = 'One more sentence. '.repeat(150).trim();
  const long = row?.string ? { ...row, string: { ...row.string, text } } : expect.fail();
  const plain = { ...section, read: { ...section.read, load: { ...load, readAs: 'text' as const } } };
  const pieces = splitRow(plain, long, 'en');
  expect(pieces.length).toBeGreaterThan(1);
  expect(pieces.every(({ translations }) => translations === undefined)).toBe(true);
});
