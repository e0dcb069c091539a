import { expect, test } from 'vitest';
import { joinMethod } from './join-method.ts';

const NINA = 1;
const BORIS = 2;

test.each([
  ['public', 'join'],
  ['private', 'request'],
] as const)('into a %s project a guest comes by signing in to %s', (visibility, way) => {
  expect(joinMethod({ visibility, invite: null }, undefined)).toBe(way);
});

test.each([
  ['public', null, 'join'],
  ['private', null, 'request'],
  ['private', { id: 1, inviter_id: NINA }, 'requested'],
  ['private', { id: 1, inviter_id: BORIS }, 'join'],
  ['closed', { id: 1, inviter_id: BORIS }, 'join'],
] as const)('into a %s project with the invite %j Nina comes by: %s', (visibility, invite, way) => {
  expect(joinMethod({ visibility, invite }, NINA)).toBe(way);
});
