import { importFile } from '#contract/files/files.ts';
import { createProject } from '#contract/projects/projects.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { readSource } from '../../demo/source-text.ts';
import type { BrowserUser } from '../browser-user.ts';

const NOTE = ['A Note on the Text', 'The text is that of 1865, with its spelling.'];

/** The first chapters of Alice as lists of paragraphs, each with its heading first. */
const chapters = (): string[][] =>
  readSource('alice-in-wonderland.en.txt')
    .split(/^(?=CHAPTER )/m)
    .slice(1, 8)
    .map((chapter) =>
      chapter
        .split(/\n{2,}/)
        .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
        .filter((paragraph) => /\w/.test(paragraph)),
    );

/** A web page with these chapters. */
const pageOf = (chapters: readonly (readonly string[])[]): Buffer =>
  Buffer.from(
    `<!doctype html><html lang="en"><body>${chapters
      .map(([name = '', ...texts]) => `<h1>${name}</h1>${texts.map((text) => `<p>${text}</p>`).join('')}`)
      .join('')}</body></html>`,
  );

/** The first edition of the book lacks a chapter, and has a note that the second one leaves out. */
const firstEdition = () => pageOf([NOTE, ...chapters().toSpliced(5, 1)]);

/** The second edition of the book: two chapters are changed, one is new, and the note is not there. */
export const secondEdition = (): Buffer =>
  pageOf(
    chapters().map((texts, nth) => {
      if (nth !== 0 && nth !== 2) return texts;
      const edited = texts.map((text, at) =>
        at === 1 || at === 2 ? text.replace(/,[^,]*$/, '. So it was.') : text,
      );
      return nth === 0 ? edited : edited.toSpliced(4, 0, 'That is how the second edition has it.');
    }),
  );

/** A project of a book in a web page, whose first paragraphs are translated. */
export async function makeBook(owner: BrowserUser, name: string): Promise<number> {
  const { id: project } = await owner.does(createProject, {
    body: {
      name,
      handle: name.toLowerCase().replaceAll(/\W+/g, '_'),
      description: 'Seven chapters to read aloud.',
      visibility: 'closed',
      source_lang: 'en',
      target_lang: 'ru',
    },
  });
  const { sections } = await owner.does(importFile, {
    params: { project },
    query: { name: 'alice.html' },
    body: firstEdition(),
  });
  const inside = { project, section: sections[1]?.id ?? 0 };
  for (const { id } of (await owner.does(listStrings, { params: inside })).slice(1, 3)) {
    const body = {
      text: 'Алисе наскучило сидеть на берегу подле сестры и ничего не делать.',
      status: 0,
    } as const;
    await owner.does(addTranslation, { params: { ...inside, string: id }, body });
  }
  return project;
}
