import { expect, test } from 'vitest';
import type { Section } from '#contract/texts/sections.ts';
import { neighbours, openSections, sectionsToRead } from './open-sections.ts';

const stats = {
  strings_amount: 0,
  strings_translated: 0,
  strings_approved: 0,
  strings_initial: 0,
  strings_needing_review: 0,
  translations_amount: 0,
};
const sections = [10, 11, 12].map(
  (id, at): Section => ({
    id,
    project_id: 1,
    translated_name: null,
    source_path: null,
    source_hash: null,
    has_only_labels: false,
    published_at: null,
    name: `Section ${id}`,
    num: at + 1,
    type: 'text',
    format: 'text',
    splitting: null,
    updated_at: 0,
    stats: { ...stats, last_update: 0 },
  }),
);
const ids = (found: readonly Section[] | undefined) => found?.map(({ id }) => id);

test.each([
  ['all', [10, 11, 12]],
  ['b', [11]],
  ['c_a', [12, 10]],
  ['b_ff', undefined],
  ['chapter', undefined],
])('%s opens %j', (list, opened) => {
  expect(ids(openSections(list, sections))).toEqual(opened);
});

test('who reads on comes to the section after, or back to the one before', () => {
  const around = (list: string) => {
    const { before, after } = neighbours(openSections(list, sections) ?? [], sections);
    return [before?.id, after?.id];
  };
  expect(around('a')).toEqual([undefined, 11]);
  expect(around('b')).toEqual([10, 12]);
  expect(around('c')).toEqual([11, undefined]);
});

test('labels of a book are opened by their own address alone, unless there is nothing else (reading.14)', () => {
  const [first, ...others] = sections;
  const labelled = [{ ...(first as Section), has_only_labels: true }, ...others];
  const read = sectionsToRead(labelled);
  expect(ids(openSections('all', labelled))).toEqual([11, 12]);
  expect(ids(openSections('a', labelled))).toEqual([10]);
  expect(neighbours(openSections('b', labelled) ?? [], read).before).toBeUndefined();
  expect(neighbours(openSections('a', labelled) ?? [], read)).toEqual({
    before: undefined,
    after: undefined,
  });
  expect(ids(openSections('all', labelled.slice(0, 1)))).toEqual([10]);
});
