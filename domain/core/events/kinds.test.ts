import { expect, test } from 'vitest';
import { EVENT_KINDS, EVENTS, type EventKind, eventKindOf, liveEffectOf } from './kinds.ts';
import { LIVE_TOPICS } from './live.ts';

const kindsWhere = (is: (kind: EventKind) => unknown) => EVENT_KINDS.filter(is);

test('codes run from 0 to 57, from 60 to 62, from 67 to 73, 76 and 77', () => {
  expect(EVENT_KINDS).toHaveLength(70);
  expect(new Set(EVENT_KINDS).size).toBe(70);
  for (const kind of EVENT_KINDS) expect(eventKindOf(EVENTS[kind].code)).toBe(kind);
  expect(eventKindOf(58)).toBeUndefined();
  expect(eventKindOf(-1)).toBeUndefined();
});

test.each([
  ['createUser', 0],
  ['createProject', 1],
  ['addSection', 2],
  ['addStrings', 3],
  ['addTranslation', 4],
  ['addRole', 5],
  ['invite', 6],
  ['join', 7],
  ['requestInvite', 8],
  ['resolveInvite', 9],
  ['resolveRequest', 10],
  ['grantRole', 11],
  ['vote', 12],
  ['unvote', 13],
  ['approve', 14],
  ['unapprove', 15],
  ['addEntry', 16],
  ['addComment', 17],
  ['editProject', 18],
  ['editRole', 19],
  ['editSection', 20],
  ['editString', 21],
  ['editTranslation', 22],
  ['rearrange', 23],
  ['editEntry', 24],
  ['editComment', 25],
  ['deleteSection', 26],
  ['deleteString', 27],
  ['deleteTranslation', 28],
  ['deleteInvite', 29],
  ['deleteRole', 30],
  ['leave', 31],
  ['kick', 32],
  ['deleteEntry', 33],
  ['deleteComment', 34],
  ['addCode', 35],
  ['editUser', 36],
  ['deleteProject', 37],
  ['hideProject', 38],
  ['restoreProject', 39],
  ['removeTranslation', 40],
  ['removeComment', 41],
  ['removeProfile', 42],
  ['restoreSection', 43],
  ['restoreString', 44],
  ['restoreTranslation', 45],
  ['restoreComment', 46],
  ['restoreEntry', 47],
  ['undeleteProject', 48],
  ['runBatch', 49],
  ['confirmTranslation', 50],
  ['updateSource', 51],
  ['splitString', 52],
  ['mergeStrings', 53],
  ['addSharedWord', 54],
  ['editSharedWord', 55],
  ['deleteSharedWord', 56],
  ['decideReports', 57],
  ['askDeletion', 60],
  ['cancelDeletion', 61],
  ['deleteUser', 62],
  ['addWebhook', 67],
  ['editWebhook', 68],
  ['deleteWebhook', 69],
  ['disableWebhook', 70],
  ['assignSection', 71],
  ['editAssignment', 72],
  ['unassignSection', 73],
  ['dismissFinding', 76],
  ['restoreFinding', 77],
] as const)('the code of %s is %i', (kind, code) => {
  expect(EVENTS[kind].code).toBe(code);
});

test('0, 35 to 42, 48, 57 and 60 to 62 are the site’s, of which 37, 38, 39 and 48 are also the project’s', () => {
  expect(kindsWhere((kind) => EVENTS[kind].log !== 'project').map((kind) => EVENTS[kind].code)).toEqual([
    0, 35, 36, 37, 38, 39, 40, 41, 42, 48, 57, 60, 61, 62,
  ]);
  expect(kindsWhere((kind) => EVENTS[kind].log === 'both').map((kind) => EVENTS[kind].code)).toEqual([
    37, 38, 39, 48,
  ]);
});

test('entries name the invited, the kicked and other members in different fields', () => {
  const kindsWith = (field: string) => EVENT_KINDS.filter((kind) => EVENTS[kind].userField === field);
  expect(kindsWith('i')).toEqual([
    'invite',
    'requestInvite',
    'resolveInvite',
    'resolveRequest',
    'deleteInvite',
  ]);
  expect(kindsWith('k')).toEqual(['kick']);
  expect(kindsWith('m')).toEqual([
    'createUser',
    'join',
    'grantRole',
    'vote',
    'unvote',
    'editProject',
    'leave',
    'editUser',
    'removeTranslation',
    'removeComment',
    'removeProfile',
    'runBatch',
    'decideReports',
    'askDeletion',
    'cancelDeletion',
    'deleteUser',
    'assignSection',
    'editAssignment',
    'unassignSection',
  ]);
});

test('who invites, asks, turns out or promotes whom is not told to everyone who reads', () => {
  expect(kindsWhere((kind) => !EVENTS[kind].live.isPublicEvent)).toEqual([
    'createUser',
    'createProject',
    'addRole',
    'invite',
    'join',
    'requestInvite',
    'resolveInvite',
    'resolveRequest',
    'grantRole',
    'editProject',
    'editRole',
    'deleteInvite',
    'deleteRole',
    'leave',
    'kick',
    'addCode',
    'editUser',
    'deleteProject',
    'hideProject',
    'restoreProject',
    'removeTranslation',
    'removeComment',
    'removeProfile',
    'undeleteProject',
    'runBatch',
    'updateSource',
    'addSharedWord',
    'editSharedWord',
    'deleteSharedWord',
    'decideReports',
    'askDeletion',
    'cancelDeletion',
    'deleteUser',
    'addWebhook',
    'editWebhook',
    'deleteWebhook',
    'disableWebhook',
    'assignSection',
    'editAssignment',
    'unassignSection',
  ]);
});

test('streams are judged again when somebody may see less', () => {
  expect(kindsWhere((kind) => liveEffectOf(kind).revokesAccess)).toEqual([
    'editProject',
    'leave',
    'kick',
    'deleteProject',
    'hideProject',
    'restoreProject',
  ]);
});

test('every list that a page may have to fetch again is named by some deed, the log by each', () => {
  const named = new Set(EVENT_KINDS.flatMap((kind) => liveEffectOf(kind).topics));
  expect(LIVE_TOPICS.filter((topic) => !named.has(topic))).toEqual(['log']);
});

test('a code that stands for nothing changes nothing', () => {
  expect(liveEffectOf(eventKindOf(99))).toEqual({ isPublicEvent: false, topics: [] });
});
