import { expect, test } from 'vitest';
import { announce, announcements } from './announce.ts';

const said = () => announcements.get().map(({ message }) => message);

test('an announcement is left beside those that follow at once, so that each is read (screens.20)', () => {
  for (const message of ['Translation saved', 'Certain: no “.” at the end']) announce(message);
  expect(said()).toEqual(['Translation saved', 'Certain: no “.” at the end']);
  for (let nth = 0; nth < 100; nth++) announce(`String ${nth}`);
  expect(said()).toEqual(['String 97', 'String 98', 'String 99']);
});

test('a repeated announcement is a new one, and there once', () => {
  for (const message of ['Approved', 'You voted for this']) announce(message);
  const [, first] = announcements.get();
  announce('Approved');
  expect(said()).toEqual(['String 99', 'You voted for this', 'Approved']);
  expect(announcements.get().at(-1)?.id).not.toBe(first?.id);
});
