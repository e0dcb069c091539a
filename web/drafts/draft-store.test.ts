import { expect, test } from 'vitest';
import { draftArrived, draftCameBack, keepDraft, onDrafts, readDraft, sendDraft } from './draft-store.ts';

test('a text is kept until it is sent, also where the browser keeps nothing', () => {
  keepDraft('a', 'Begun.');
  expect(readDraft('a')).toBe('Begun.');
  keepDraft('a', '');
  expect(readDraft('a')).toBe('');
});

test('what is on its way makes room for another, which stays when it has arrived', () => {
  keepDraft('b', 'One.');
  sendDraft('b', 'One.');
  expect(readDraft('b')).toBe('');
  keepDraft('b', 'Two');
  draftArrived('b', 'One.');
  expect(readDraft('b')).toBe('Two');
});

test('what was not taken comes back, before what was typed since', () => {
  keepDraft('c', 'One.');
  sendDraft('c', 'One.');
  draftCameBack('c', 'One.');
  expect(readDraft('c')).toBe('One.');
  sendDraft('c', 'One.');
  keepDraft('c', 'Two.');
  sendDraft('c', 'Two.');
  keepDraft('c', 'Three');
  draftCameBack('c', 'One.');
  draftArrived('c', 'Two.');
  expect(readDraft('c')).toBe('One.\n\nThree');
});

test('whoever shows a draft is told when it changes', () => {
  let told = 0;
  const stop = onDrafts(() => told++);
  keepDraft('d', 'New.');
  stop();
  keepDraft('d', '');
  expect(told).toBe(1);
});
