import { expect, test } from 'vitest';
import { mergeChanges } from '../../ui/forms/merge-changes.ts';
import { type Profile, profileChanges } from './profile-values.ts';

const seen: Profile = { about: 'I translate.', avatar_url: '', gender: 'hidden' };

test('only what was changed of a profile is sent', () => {
  expect(profileChanges(seen, seen)).toEqual({});
  expect(profileChanges(seen, { ...seen, about: '', avatar_url: ' ' })).toEqual({ about: '' });
});

test('what another tab saved joins what is being changed here, and what both changed is named', () => {
  const mine: Profile = { ...seen, about: 'I write.' };
  const theirs: Profile = { about: 'I edit.', avatar_url: 'https://example.org/a.png', gender: 'hidden' };
  expect(mergeChanges(profileChanges(seen, mine), seen, theirs)).toEqual({
    values: { ...theirs, about: 'I write.' },
    both: ['about'],
  });
});
