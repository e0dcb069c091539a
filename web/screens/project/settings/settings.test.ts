import { expect, test } from 'vitest';
import { CUE_PROFILES } from '#domain/core/access/cue-limits.ts';
import { NO_WORK } from '#domain/core/works/work-fields.ts';
import { mergeChanges } from '../../../ui/forms/merge-changes.ts';
import { changesOf, type Settings, whyNotSettings } from './settings.ts';

const seen: Settings = {
  name: 'Alice',
  handle: 'alice',
  description: '',
  recomendations: '',
  ...NO_WORK,
  cover_url: '',
  source_lang: 'en',
  target_lang: 'ru',
  visibility: 'public',
  status: 'opened',
  guest_books: false,
  grammar_consent: false,
  feed_shows: 'translated',
  check_severities: {},
  placeholder_patterns: '',
  ...CUE_PROFILES.netflix,
};

test('only what was changed is sent', () => {
  expect(changesOf(seen, seen)).toEqual({});
  expect(changesOf(seen, { ...seen, status: 'frozen', name: ' Alice ' })).toEqual({ status: 'frozen' });
  expect(changesOf({ ...seen, description: 'Old' }, { ...seen, description: '' })).toEqual({
    description: '',
  });
});

test('what somebody else changed meanwhile joins what I changed', () => {
  const mine = { ...seen, description: 'My words.' };
  const theirs = { ...seen, name: 'Alice in Wonderland' };
  expect(mergeChanges(changesOf(seen, mine), seen, theirs)).toEqual({
    values: { ...seen, name: 'Alice in Wonderland', description: 'My words.' },
    both: [],
  });
});

test('what we both changed stays mine and is named, unless we agree', () => {
  const mine = { ...seen, name: 'Mine', status: 'closed' } as const;
  const theirs = { ...seen, name: 'Theirs', status: 'closed' } as const;
  expect(mergeChanges(changesOf(seen, mine), seen, theirs)).toEqual({ values: mine, both: ['name'] });
});

test.each([
  [{ name: 'Abc' }, 'name', 'minlength'],
  [{ handle: 'Alice' }, 'handle', 'illegal'],
  [{ description: 'x'.repeat(1001) }, 'description', 'maxlength'],
  [{ recomendations: 'x'.repeat(4001) }, 'recomendations', 'maxlength'],
  [{ cover_url: 'javascript:alert(1)' }, 'cover_url', 'link'],
  [{ target_lang: 'en' }, 'target_lang', 'same'],
] as const)('settings with %j are refused at %s: %s', (change, field, kind) => {
  expect(whyNotSettings({ ...seen, ...change })[field]).toBe(kind);
});

test('a cue can’t be shown for longer than at most (subtitles.12)', () => {
  const wrong = { ...seen, cue_min_duration: 2000, cue_max_duration: 1999 };
  expect(whyNotSettings(wrong).cue_max_duration).toBe('min');
  expect(whyNotSettings({ ...wrong, cue_max_duration: 2000 }).cue_max_duration).toBeUndefined();
});

test('a name that stands is not judged anew, another one is', () => {
  const old = { ...seen, name: 'D\u0443ne' };
  expect(whyNotSettings(old, old).name).toBeUndefined();
  expect(whyNotSettings({ ...old, name: 'D\u0443ne 2' }, old).name).toBe('mixedScripts');
});
