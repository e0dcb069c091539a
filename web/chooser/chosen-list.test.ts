import { expect, test } from 'vitest';
import { printSectionsList } from '#domain/sections-list.ts';
import { chosenList } from './chosen-list.ts';

const sections = [{ id: 31 }, { id: 10 }, { id: 255 }];

test('all sections ticked open editor/all', () => {
  expect(printSectionsList(chosenList(sections, new Set([10, 31, 255])))).toBe('all');
});

test('some sections open by their hexadecimal ids joined by underscores', () => {
  expect(printSectionsList(chosenList(sections, new Set([255, 31])))).toBe('1f_ff');
});
