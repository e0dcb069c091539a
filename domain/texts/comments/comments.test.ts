import { expect, test } from 'vitest';
import { type FixedRole, ROLES } from '../../core/access/roles.ts';
import {
  isDeleted,
  mayComment,
  mayDeleteComment,
  mayEditComment,
  unreadOf,
  whyNotComment,
} from './comments.ts';

const own = { id: 5, author_id: 1, text: 'mine' };
const others = { id: 6, author_id: 2, text: 'theirs' };
const as = (role: FixedRole['id'] | undefined, limitations = 0) => ({
  id: 1,
  role: role === undefined ? undefined : ROLES[role],
  limitations,
});
const rolesThat = (may: (viewer: ReturnType<typeof as>) => boolean) =>
  ROLES.map(({ id }) => id).filter((role) => may(as(role)));

test('every member may comment, unless limited in it', () => {
  expect(rolesThat(mayComment)).toEqual([0, 1, 2, 3, 4, 5]);
  expect(mayComment(as(undefined))).toBe(false);
  expect(mayComment(as(0, 8))).toBe(false);
  expect(mayComment(as(4, 2 + 4 + 16))).toBe(true);
});

test('authors edit their own comments, and nobody else does', () => {
  expect(rolesThat((viewer) => mayEditComment(viewer, own))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rolesThat((viewer) => mayEditComment(viewer, others))).toEqual([]);
});

test('bit 4 keeps from editing comments, not from deleting them', () => {
  expect(mayEditComment(as(4, 4), own)).toBe(false);
  expect(mayDeleteComment(as(4, 4), own)).toBe(true);
});

test('authors delete their own comments, managers of strings any', () => {
  expect(rolesThat((viewer) => mayDeleteComment(viewer, own))).toEqual([0, 1, 2, 3, 4, 5]);
  expect(rolesThat((viewer) => mayDeleteComment(viewer, others))).toEqual([0, 1, 2, 3]);
});

test('who has left the project edits and deletes nothing', () => {
  expect(mayEditComment(as(undefined), own)).toBe(false);
  expect(mayDeleteComment(as(undefined), own)).toBe(false);
});

test('a deleted comment is empty, and is neither edited nor deleted', () => {
  const deleted = { ...own, text: '' };
  expect(isDeleted(deleted)).toBe(true);
  expect(isDeleted(own)).toBe(false);
  expect(mayEditComment(as(0), deleted)).toBe(false);
  expect(mayDeleteComment(as(0), deleted)).toBe(false);
});

test.each([
  ['', 'required'],
  [' \n', 'required'],
  ['a', undefined],
  ['я'.repeat(1000), undefined],
  ['я'.repeat(1001), 'maxlength'],
])('the comment %.10j: %s', (text, kind) => {
  expect(whyNotComment(text)).toBe(kind);
});

test('unread are others’ comments after the last one read that are not deleted', () => {
  const comments = [others, own, { ...others, id: 7 }, { ...others, id: 8, text: '' }, { ...others, id: 9 }];
  const idsOf = (readTo: number, viewer: number | undefined) =>
    unreadOf(comments, readTo, viewer).map(({ id }) => id);
  expect(idsOf(0, 1)).toEqual([6, 7, 9]);
  expect(idsOf(7, 1)).toEqual([9]);
  expect(idsOf(9, 1)).toEqual([]);
  expect(idsOf(0, undefined)).toEqual([6, 5, 7, 9]);
});
