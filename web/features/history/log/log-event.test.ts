import { expect, test } from 'vitest';
import { PROJECT_KINDS } from '#domain/core/events/kind-groups.ts';
import type { EventKind } from '#domain/core/events/kinds.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { eventOf } from './log-event.ts';

const anna = { id: 1, username: 'anna' };
const boris = { id: 2, username: 'boris' };
const eventFor = (kind: EventKind, entry: object = {}) =>
  eventOf({ w: LOG_CODES[kind], u: anna, i: null, k: null, m: null, r: null, acts: {}, se: null, ...entry });

test.each([
  ['addTranslation', {}, 'addTranslation'],
  ['vote', { acts: { is_minus: [null, false] } }, 'voteFor'],
  ['vote', { acts: { is_minus: [null, true] } }, 'voteAgainst'],
  ['vote', {}, 'vote'],
  ['resolveInvite', { i: anna, acts: { accept: [null, true] } }, 'acceptInvite'],
  ['resolveInvite', { i: anna, acts: { accept: [null, false] } }, 'declineInvite'],
  ['resolveRequest', { i: boris, acts: { accept: [null, true] } }, 'acceptRequest'],
  ['resolveRequest', { i: boris, acts: { accept: [null, false] } }, 'refuseRequest'],
  ['invite', { i: boris }, 'invite'],
  ['invite', { r: 'translator' }, 'makeLink'],
  ['deleteInvite', { r: 'translator' }, 'revokeLink'],
  ['deleteInvite', { i: boris }, 'cancelInvite'],
  ['deleteInvite', { i: anna }, 'cancelRequest'],
  ['rearrange', {}, 'rearrangeSections'],
  ['rearrange', { se: { id: 1, name: 'One' } }, 'rearrangeStrings'],
  ['updateSource', { se: { id: 1, name: 'One' } }, 'updateSource'],
  ['updateSource', {}, 'updateBook'],
  ['editProject', { acts: { name: ['Alice', 'Alisa'] } }, 'editProject'],
  ['editProject', { acts: { status: ['opened', 'frozen'] } }, 'frozen'],
  ['editProject', { acts: { status: ['opened', 'frozen'], name: ['A', 'B'] } }, 'editProject'],
  ['editProject', { m: boris, acts: { owner: ['anna', 'boris'] } }, 'handOver'],
  ['editSection', { acts: { name: ['One', 'Two'] } }, 'renameSection'],
  ['editSection', { acts: { translated_name: [null, 'Раз'] } }, 'translateSectionName'],
  ['editSection', { acts: { published: [false, true] } }, 'publishSection'],
  ['editSection', { acts: { published: [true, false] } }, 'unpublishSection'],
  ['editSection', { acts: { type: ['json', 'text'] } }, 'editSection'],
  ['editString', { acts: { text: ['a', 'b'] } }, 'editString'],
  ['editString', { acts: { place: [2, 4] } }, 'placeString'],
  ['editString', { acts: { section: ['One', 'Two'], place: [4, 1], text: ['a', 'b'] } }, 'moveString'],
  ['deleteTranslation', {}, 'deleteTranslation'],
  ['deleteTranslation', { by_site: true }, 'removeTranslation'],
  ['deleteComment', { by_site: true }, 'removeComment'],
  ['hideProject', {}, 'hideProject'],
  ['restoreProject', {}, 'restoreProject'],
  ['deleteProject', {}, 'deleteProject'],
  ['undeleteProject', {}, 'undeleteProject'],
  ['runBatch', { action: 'copySource' }, 'batchCopySource'],
  ['runBatch', { action: 'move' }, 'batchMove'],
  ['runBatch', { action: 'undo' }, 'batchUndo'],
  ['runBatch', { action: 'replaceSource' }, 'batchReplaceSource'],
  ['assignSection', { m: boris }, 'assignSection'],
  ['assignSection', { m: anna }, 'claimSection'],
  ['editAssignment', { m: boris }, 'editAssignment'],
  ['editAssignment', { m: anna }, 'editOwnDeadline'],
  ['unassignSection', { m: boris }, 'unassignSection'],
  ['unassignSection', { m: anna }, 'giveBackSection'],
  ['editUser', {}, 'other'],
] as const)('%s with %j tells of %s', (kind, entry, told) => {
  expect(eventFor(kind, entry)).toBe(told);
});

test('every kind that a project’s log holds has a sentence', () => {
  expect(PROJECT_KINDS).toHaveLength(60);
  expect(
    PROJECT_KINDS.map((kind) => [kind, eventFor(kind, { action: 'approve' })]).filter(
      ([, told]) => told === 'other',
    ),
  ).toEqual([]);
});
