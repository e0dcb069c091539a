import { expect, test } from 'vitest';
import {
  changedFields,
  draftOf,
  EMPTY_STRING,
  isString,
  parseDraft,
  printDraft,
  rebased,
} from './string-draft.ts';

const seen = { ...EMPTY_STRING, text: 'Hello', key: 'greeting', context: 'A button', max_length: 20 };

test('only what was changed is sent', () => {
  expect(changedFields(seen, { ...seen, text: 'Hi', max_length: null })).toEqual({
    text: 'Hi',
    max_length: null,
  });
  expect(changedFields(seen, seen)).toEqual({});
});

test('over what another has saved stands what was changed, and theirs in all else', () => {
  const theirs = { ...seen, text: 'Good day', context: 'A headline' };
  expect(rebased(seen, { ...seen, text: 'Hi' }, theirs)).toEqual({ ...theirs, text: 'Hi' });
});

test('a draft that is kept and read again is the same; one that changes nothing is not kept', () => {
  const draft = { ...seen, key: '', max_length: null };
  expect(parseDraft(printDraft(seen, draft), seen)).toEqual(draft);
  expect(printDraft(seen, { ...seen })).toBe('');
  expect(parseDraft('', seen)).toEqual(seen);
});

test('what another field became meanwhile shows through a kept draft', () => {
  const kept = printDraft(seen, { ...seen, text: 'Hi' });
  expect(parseDraft(kept, { ...seen, context: 'New' })).toEqual({ ...seen, text: 'Hi', context: 'New' });
});

test.each(['no json', '7', 'null', '{"text":7,"max_length":"9"}'])('%s was never a draft', (kept) => {
  expect(parseDraft(kept, seen)).toEqual(seen);
});

test('a form has the fields of a string and no others', () => {
  expect(draftOf({ ...EMPTY_STRING, text: 'Hello', id: 7 } as typeof EMPTY_STRING)).toEqual({
    ...EMPTY_STRING,
    text: 'Hello',
  });
});

test('the string of a 409 is told from an order', () => {
  expect(isString({ section_id: 1, text: 'Hello' })).toBe(true);
  expect([isString([1, 2]), isString(undefined)]).toEqual([false, false]);
});
