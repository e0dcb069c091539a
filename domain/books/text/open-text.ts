import ISO6391 from 'iso-639-1';
import { languageCodeOf } from '../../formats/model/file-languages.ts';
import { type OneFile, onlyPart } from '../markup/one-file.ts';
import type { ChapterStart, OpenBook } from '../model/book.ts';
import { startsOfHeadings } from '../model/outline.ts';
import { headingsOf } from './chapter-headings.ts';
import { BEGIN, layoutOf, paragraphsIn, type TextParagraph } from './paragraphs.ts';
import { textSyntax } from './text-syntax.ts';

/** Where Project Gutenberg ends the book in its file. */
const END = /^(?:\*\*\* ?END OF (?:THE|THIS) PROJECT GUTENBERG|End of (?:the )?Project Gutenberg)/i;
const LIBRARY = 'Project Gutenberg';
/** How many characters of the file say what book it is. */
const SAID_WITHIN = 5000;
/** How many characters the library puts behind a book at most: a file may have several books. */
const LICENCE = 60_000;
const LONGEST_TITLE = 100;

/** Opens a plain text. */
export function openText(file: OneFile): OpenBook {
  const { text } = file.part;
  const all = paragraphsIn(text, layoutOf(text));
  const begin = all.findIndex((one) => BEGIN.test(one.text));
  const end = all.findIndex(
    (one, at) => at > begin && END.test(one.text) && text.length - one.from < LICENCE,
  );
  const own = all.slice(begin + 1, end < 0 ? undefined : end);
  const headings = headingsOf(own);
  const head = text.slice(0, begin < 0 ? 0 : Math.min(all[begin]?.from ?? 0, SAID_WITHIN));
  const said = (name: string) => new RegExp(`^${name}: *(.{1,200})$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const title = said('Title') || titleOf(own, headings[0]?.offset);
  return {
    facts: {
      title,
      author: said('Author') || authorOf(own.slice(0, 4)),
      language: languageCodeOf(ISO6391.getCode(said('Language'))),
      description: '',
      cover: null,
    },
    parts: [{ path: '', texts: all }],
    starts: [...startsOfLibrary({ all, begin, end }, title), ...startsOfHeadings(headings)],
    partOf: onlyPart(file, textSyntax()),
    fronts: () => [],
    written: file.written,
  };
}

/** What a library puts before and behind a book are sections of their own, which are left out unless they are chosen. */
function startsOfLibrary(
  { all, begin, end }: { all: readonly TextParagraph[]; begin: number; end: number },
  title: string,
): ChapterStart[] {
  const starts: ChapterStart[] = [];
  const add = (paragraph: TextParagraph | undefined, name: string, isAside: boolean) => {
    if (paragraph) starts.push({ part: 0, offset: paragraph.from, name, depth: 0, isAside });
  };
  if (begin >= 0) {
    add(all[0], LIBRARY, true);
    add(all[begin + 1], title, false);
  }
  if (end >= 0) add(all[end], LIBRARY, true);
  return starts;
}

/** The first line of a text, if it stands apart before its first chapter. */
function titleOf([first]: readonly TextParagraph[], chapter: number | undefined): string {
  if (!first || chapter === undefined || first.from >= chapter || first.text.length > LONGEST_TITLE)
    return '';
  return first.lines === 1 ? first.text : '';
}

const authorOf = (first: readonly TextParagraph[]): string =>
  first.flatMap(
    ({ text }) => /^(?:by|автор:?|di|von|par|por)\s+(\p{Lu}.{1,80})$/iu.exec(text)?.[1] ?? [],
  )[0] ?? '';
