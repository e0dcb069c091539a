import { expect, test } from 'vitest';
import { placeNameOf } from './place.ts';

const NOWHERE = { project: null, section: null, string: null, comment: null, report: null };
const there = (...names: string[]) => ({
  ...NOWHERE,
  ...Object.fromEntries(names.map((name) => [name, {}])),
});

test.each([
  ['mention', there('project', 'section', 'string', 'comment'), 'comment'],
  ['approved', there('project', 'section', 'string'), 'string'],
  ['sectionFinished', there('project', 'section'), 'section'],
  ['jobFinished', there('project'), 'project'],
  ['projectState', there('project', 'section'), 'project'],
  ['joinRequest', there('project'), 'members'],
  ['invitation', there('project'), 'invitations'],
  ['invitation', NOWHERE, 'invitations'],
  ['reportDecided', { ...NOWHERE, report: { user: {} } }, 'profile'],
  ['reportDecided', NOWHERE, 'notifications'],
] as const)('%s with %j leads to: %s (notifications.21)', (kind, about, place) => {
  expect(placeNameOf({ kind, ...about })).toBe(place);
});
