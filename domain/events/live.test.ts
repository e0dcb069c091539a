import { expect, test } from 'vitest';
import { LIVE_EFFECTS, LIVE_TOPICS, liveEffectOf } from './live.ts';
import { LOG_KINDS, type LogKind, logKindOf } from './log.ts';

const kindsWhere = (is: (kind: LogKind) => unknown) => LOG_KINDS.filter(is);

test('who invites, asks, turns out or promotes whom is not told to everyone who reads', () => {
  expect(kindsWhere((kind) => !LIVE_EFFECTS[kind].isTold)).toEqual([
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
  ]);
});

test('streams are judged again when somebody may see less', () => {
  expect(kindsWhere((kind) => liveEffectOf(kind).isJudging)).toEqual([
    'editProject',
    'leave',
    'kick',
    'hideProject',
    'restoreProject',
  ]);
});

test('every list that a page may have to fetch again is named by some deed, the log by each', () => {
  const named = new Set(LOG_KINDS.flatMap((kind) => liveEffectOf(kind).topics));
  expect(LIVE_TOPICS.filter((topic) => !named.has(topic))).toEqual(['log']);
});

test('a code that stands for nothing changes nothing', () => {
  expect(liveEffectOf(logKindOf(99))).toEqual({ isTold: false, topics: [] });
});
