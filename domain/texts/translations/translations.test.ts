import { expect, test } from 'vitest';
import { type HeldRole, ROLES } from '../../core/access/roles.ts';
import { translationLimit } from '../../core/text/translation-limit.ts';
import {
  APPROVED,
  INITIAL,
  isApproved,
  isAuthor,
  isInitial,
  mayApprove,
  mayConfirm,
  mayDeleteTranslation,
  mayEditTranslation,
  mayReadDeleted,
  mayTranslate,
  REGULAR,
  startsAsInitial,
  whyNotTranslate,
} from './translations.ts';

const own = { author_id: 1 };
const others = { author_id: 2 };
const rolesThat = (may: (viewer: { id: number; role: HeldRole | undefined }) => boolean) =>
  [...ROLES, undefined].filter((role) => may({ id: 1, role })).map((role) => role?.id);

test('every member may translate, and members only', () => {
  expect(rolesThat(mayTranslate)).toEqual([0, 1, 2, 3, 4, 5]);
});

test('the switch "mark as initial" is on unless a member may approve their own', () => {
  expect(rolesThat(startsAsInitial)).toEqual([4, undefined]);
});

test.each([
  ['edit', mayEditTranslation],
  ['delete', mayDeleteTranslation],
])('authors %s their own translations, managers of translations any', (_deed, may) => {
  expect(rolesThat((viewer) => may(viewer, own))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rolesThat((viewer) => may(viewer, others))).toEqual([0, 1, 2, 3]);
});

test('approving one’s own and approving others’ are two rights', () => {
  expect(rolesThat((viewer) => mayApprove(viewer, own))).toEqual([0, 1, 2, 3, 5]);
  expect(rolesThat((viewer) => mayApprove(viewer, others))).toEqual([0, 1, 2, 3]);
});

test('who may edit or approve a translation says that it needs no review (translations.30)', () => {
  expect(rolesThat((viewer) => mayConfirm(viewer, own))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rolesThat((viewer) => mayConfirm(viewer, others))).toEqual([0, 1, 2, 3]);
  const approver = { id: 1, role: { id: 100, permissions: ['can_approve'] } } as const;
  expect([own, others].map((translation) => mayConfirm(approver, translation))).toEqual([false, true]);
});

test('authors read their own deleted translations, managers of translations any (revisions.10)', () => {
  expect(rolesThat((viewer) => mayReadDeleted(viewer, own))).toEqual([0, 1, 2, 3, 4, 5, undefined]);
  expect(rolesThat((viewer) => mayReadDeleted(viewer, others))).toEqual([0, 1, 2, 3]);
});

test('a translation is initial, regular or approved', () => {
  const statuses = ([INITIAL, REGULAR, APPROVED] as const).map((status) => ({ status }));
  expect(statuses.map(isInitial)).toEqual([true, false, false]);
  expect(statuses.map(isApproved)).toEqual([false, false, true]);
});

test('a guest is the author of nothing', () => {
  expect(isAuthor({ id: undefined, role: undefined }, own)).toBe(false);
  expect(mayEditTranslation({ id: undefined, role: undefined }, own)).toBe(false);
});

test.each([
  ['', undefined, 'required'],
  [' \n\t', undefined, 'required'],
  ['\u200b', undefined, 'required'],
  ['x', undefined, undefined],
  [' x ', undefined, undefined],
  ['😀'.repeat(2000), undefined, undefined],
  ['x'.repeat(2001), undefined, 'maxlength'],
  ['12345', 5, undefined],
  ['123456', 5, 'maxlength'],
  ['123456', null, undefined],
])('the translation %.10j with its string’s max_length %j: %s', (text, maxLength, kind) => {
  expect(whyNotTranslate(text, maxLength)).toBe(kind);
});

test('the limit of a translation is the lesser of its own and its string’s', () => {
  expect([translationLimit(null), translationLimit(30), translationLimit(9000)]).toEqual([2000, 30, 2000]);
});
