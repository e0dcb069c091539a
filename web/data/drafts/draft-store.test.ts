import { afterEach, expect, test, vi } from 'vitest';
import { LIMITS } from '#domain/core/limits.ts';
import { type Save, withFailure, withoutSave, withSave, withSaveMovedToField } from './draft.ts';
import { changeDraft, draftNames, getDraft, onDrafts, readDraftText, storeDraftText } from './draft-store.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const name of draftNames()) changeDraft(name, () => ({ text: '', changed: 0, saves: [] }));
});

const save = (text: string): Save => ({ key: text, text, isInitial: false, begun: 1, failures: 0 });
const why = { status: 500, errors: [{ key: 'general', kind: 'broken' }] } as const;

/** A browser's storage, as far as drafts use it. */
function storage() {
  const items: Record<string, string> = {};
  const methods = {
    getItem: (key: string) => items[key] ?? null,
    setItem: (key: string, value: string) => Object.assign(items, { [key]: value }),
    removeItem: (key: string) => void delete items[key],
  };
  for (const [name, value] of Object.entries(methods)) Object.defineProperty(items, name, { value });
  vi.stubGlobal('localStorage', items);
  return items;
}

test('a text is kept until it is sent, also where the browser keeps nothing', () => {
  storeDraftText('a', 'Begun.');
  expect(readDraftText('a')).toBe('Begun.');
  storeDraftText('a', '');
  expect(draftNames()).toEqual([]);
});

test('what is being saved makes room for another text, and is kept until the server has it', () => {
  storage();
  storeDraftText('b', 'One.');
  changeDraft('b', (draft) => withSave(draft, save('One.')));
  expect(readDraftText('b')).toBe('');
  storeDraftText('b', 'Two');
  changeDraft('b', (draft) => withFailure(draft, 'One.', why));
  expect(getDraft('b')).toMatchObject({ text: 'Two', saves: [{ text: 'One.', why, failures: 1 }] });
  changeDraft('b', (draft) => withoutSave(draft, 'One.'));
  expect(getDraft('b')).toMatchObject({ text: 'Two', saves: [] });
});

test('what was refused comes back before what was typed since, with the reason until it is edited', () => {
  changeDraft('c', (draft) => withSave({ ...draft, text: 'One.' }, save('One.')));
  storeDraftText('c', 'Two');
  changeDraft('c', (draft) => withSaveMovedToField(draft, 'One.', why));
  expect(getDraft('c')).toMatchObject({ text: 'One.\n\nTwo', saves: [], refused: { text: 'One.' } });
  storeDraftText('c', 'One');
  expect(getDraft('c').refused).toBeUndefined();
});

test('a draft stays the same object until it changes, and one of an older version is a text', () => {
  const items = storage();
  storeDraftText('d', 'One');
  expect(getDraft('d')).toBe(getDraft('d'));
  items['dragoman.draft.d'] = '{"word":"One"}';
  expect(readDraftText('d')).toBe('{"word":"One"}');
});

test('of too many the oldest text goes, never one that is being saved', () => {
  storage();
  changeDraft('saved', (draft) => withSave(draft, save('One.')));
  for (let nth = 1; nth < LIMITS.draftsKept; nth++)
    changeDraft(`n${nth}`, (draft) => ({ ...draft, text: 'x', changed: nth }));
  storeDraftText('new', 'New.');
  expect(draftNames()).toHaveLength(LIMITS.draftsKept);
  expect(draftNames()).toContain('saved');
  expect(draftNames()).not.toContain('n1');
});

test('the target of a draft that an earlier version stored as its place is kept', () => {
  const items = storage();
  items['dragoman.draft.e'] = JSON.stringify({ text: 'One', changed: 1, saves: [], place: { user: 7 } });
  expect(getDraft('e')).toEqual({ text: 'One', changed: 1, saves: [], target: { user: 7 } });
});

test('whoever shows a draft is told when it changes', () => {
  let told = 0;
  const stop = onDrafts(() => told++);
  storeDraftText('e', 'New.');
  stop();
  storeDraftText('e', '');
  expect(told).toBe(1);
});
