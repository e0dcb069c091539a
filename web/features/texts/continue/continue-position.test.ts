import { expect, test } from 'vitest';
import { continuePosition } from './continue-position.ts';

const SECTIONS = [{ id: 1 }, { id: 31 }];
const HERE = { list: 'all', section: 31, string: 9, at: 100 };
const DONE = { section_id: 1, string_id: 5, at: 200 };
const FIRST = { section_id: 1, string_id: 2, at: null };

test('one goes on where one was later: in this browser, or with the last translation anywhere', () => {
  const here = { sectionsList: 'all', string: 9, section: 31, isContinued: true };
  const done = { sectionsList: '1', string: 5, section: 1, isContinued: true };
  expect(continuePosition(HERE, DONE, SECTIONS)).toEqual(done);
  expect(continuePosition({ ...HERE, at: 201 }, DONE, SECTIONS)).toEqual(here);
  expect(continuePosition(HERE, null, SECTIONS)).toEqual(here);
  expect(continuePosition(HERE, FIRST, SECTIONS)).toEqual(here);
});

test('who never began starts at the first untranslated string; without any there is no place', () => {
  const first = { sectionsList: '1', string: 2, section: 1, isContinued: false };
  expect(continuePosition(undefined, FIRST, SECTIONS)).toEqual(first);
  expect(continuePosition(undefined, null, SECTIONS)).toBeUndefined();
});

test('of a list with a section that is gone the one that is left opens; a place in a section that is gone is none', () => {
  expect(continuePosition({ ...HERE, list: '1_1f_20' }, null, SECTIONS)).toMatchObject({
    sectionsList: '1f',
  });
  expect(continuePosition({ ...HERE, list: '1_1f' }, null, SECTIONS)).toMatchObject({ sectionsList: '1_1f' });
  expect(continuePosition({ ...HERE, list: 'x' }, null, SECTIONS)).toMatchObject({ sectionsList: '1f' });
  expect(continuePosition({ ...HERE, section: 7 }, DONE, SECTIONS)).toMatchObject({ string: 5 });
  expect(continuePosition(undefined, { ...DONE, section_id: 7 }, SECTIONS)).toBeUndefined();
});
