import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createProject } from '#contract/projects/projects.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { splitParagraphs } from '#domain/core/text/splitting.ts';
import type { Person } from './place.ts';

const book = splitParagraphs(
  readFileSync(join(import.meta.dirname, '../demo/alice-in-wonderland.en.txt'), 'utf8'),
);

/** So many pieces of a real book, each made unique by its number. */
export const fragments = (amount: number) =>
  Array.from({ length: amount }, (_, index) => ({ text: `${index} ${book[index % book.length]?.text}` }));

let projects = 0;

export async function makeProject(owner: Person) {
  projects += 1;
  const { id } = await owner.call(createProject, {
    body: {
      name: `Bench ${projects}`,
      handle: `bench_${projects}`,
      visibility: 'public',
      source_lang: 'en',
      target_lang: 'ru',
    },
  });
  return { project: id };
}

export async function makeSection(owner: Person, at: { project: number }) {
  const { id } = await owner.call(addSection, { params: at, body: { name: 'Section' } });
  return { ...at, section: id };
}

/** The ids in the path of a call on a string. */
export type StringPath = { project: number; section: number; string: number };

/** A section with so many strings; returns the paths of its strings. */
export async function makeStrings(owner: Person, at: { project: number }, amount: number) {
  const params = await makeSection(owner, at);
  const made = await owner.call(addStrings, {
    params,
    query: { splitting: 'paragraphs' },
    body: fragments(amount),
  });
  return { params, strings: made.map(({ id }) => ({ ...params, string: id })) };
}
