import { expect, test } from 'vitest';
import type { Section } from '#contract/texts/sections.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { type DraftSection, rowsOf } from '../draft/draft.ts';
import { remainingImport } from './remaining-import.ts';
import type { ImportPart, UnfinishedImport } from './stored-imports.ts';

const KEPT: UnfinishedImport = { id: 'a', user: 1, project: 2, name: 'Book', places: [10, 11], left: 2 };
const part = (name: string, text: string): ImportPart => {
  const load = parseSource('text', text);
  const section: DraftSection = {
    id: name,
    source: 1,
    name,
    read: { load, cut: 'lines', isAll: true },
    rows: rowsOf(load, name),
    isSkipped: false,
  };
  return { key: `key of ${name}`, section };
};
const PARTS = [part('III', 'One\nTwo'), part('IV', 'Three')];
/** Only the compared fields. */
const there = (...sections: readonly (readonly [id: number, name: string, strings: number])[]) =>
  sections.map(([id, name, strings_amount]) => ({ id, name, stats: { strings_amount } }) as Section);

test('an import goes on after the last section that was stored', () => {
  const sections = there([10, 'I', 3], [11, 'II', 3], [12, 'Later', 2]);
  expect(remainingImport(KEPT, PARTS, sections)).toEqual({
    parts: PARTS,
    places: [10, 11],
    place: undefined,
  });
});

test('a section whose answer was lost with the page is not stored again, whether its strings are there or not', () => {
  const full = there([10, 'I', 3], [11, 'II', 3], [12, 'III', 2], [9, 'Later', 2]);
  expect(remainingImport(KEPT, PARTS, full)).toEqual({
    parts: PARTS.slice(1),
    places: [10, 11, 12],
    place: undefined,
  });
  const empty = there([10, 'I', 3], [11, 'II', 3], [12, 'III', 0]);
  expect(remainingImport(KEPT, PARTS, empty)).toEqual({ parts: PARTS, places: [10, 11], place: 12 });
});

test('a section of the same name with other strings is another one', () => {
  const sections = there([10, 'I', 3], [11, 'II', 3], [12, 'III', 7]);
  expect(remainingImport(KEPT, PARTS, sections)).toMatchObject({ parts: PARTS, place: undefined });
});

test('the first part goes into the section where the import began, unless it is there', () => {
  const begun: UnfinishedImport = { ...KEPT, places: [], into: { section: 8, strings: 5 } };
  expect(remainingImport(begun, PARTS, there([8, 'Book', 5]))).toMatchObject({ parts: PARTS, place: 8 });
  expect(remainingImport(begun, PARTS, there([8, 'III', 7]))).toMatchObject({
    parts: PARTS.slice(1),
    places: [8],
  });
  expect(remainingImport(begun, PARTS, there())).toEqual({ parts: PARTS, places: [], place: undefined });
});

test('sections that were deleted meanwhile are not gone back to', () => {
  expect(remainingImport(KEPT, PARTS, there([10, 'I', 3], [12, 'Later', 2]))).toMatchObject({ places: [10] });
  expect(remainingImport(KEPT, PARTS, there())).toEqual({ parts: PARTS, places: [], place: undefined });
});
