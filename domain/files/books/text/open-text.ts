import ISO6391 from 'iso-639-1';
import { languageCodeOf } from '../../../formats/model/file-languages.ts';
import { type OneFile, onlyPart } from '../markup/one-file.ts';
import type { ChapterStart, OpenBook } from '../model/book.ts';
import { startsInText } from './chapter-starts.ts';
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
  const begin = all.findIndex((paragraph) => BEGIN.test(paragraph.text));
  const end = all.findIndex(
    (paragraph, index) => index > begin && END.test(paragraph.text) && text.length - paragraph.from < LICENCE,
  );
  const own = all.slice(begin + 1, end < 0 ? undefined : end);
  const within = { from: own[0]?.from ?? text.length, to: all[end]?.from ?? text.length };
  const byWords = startsInText(text, within);
  const starts = byWords.length > 0 ? byWords : startsApart(own);
  const head = text.slice(0, begin < 0 ? 0 : Math.min(all[begin]?.from ?? 0, SAID_WITHIN));
  const fieldOf = (name: string) => new RegExp(`^${name}: *(.{1,200})$`, 'im').exec(head)?.[1]?.trim() ?? '';
  const title = fieldOf('Title') || titleOf(own, starts[0]?.offset);
  return {
    facts: {
      title,
      author: fieldOf('Author') || authorOf(own.slice(0, 4)),
      language: languageCodeOf(ISO6391.getCode(fieldOf('Language'))),
      description: '',
      cover: null,
    },
    parts: [{ path: '', texts: all }],
    starts: [...startsOfLibrary({ all, begin, end }, title), ...starts],
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

/** How many blank lines tell that a title follows, and how many characters it has at most. */
const APART = { blanks: 3, longest: 120 };

/** The chapters of a text without any other heading: at lines far below the text before them. */
function startsApart(own: readonly TextParagraph[]): ChapterStart[] {
  const titles = own.filter(
    ({ blanks, lines, text }) => blanks >= APART.blanks && lines === 1 && text.length <= APART.longest,
  );
  return titles.length > 1
    ? titles.map(({ from, text }) => ({ part: 0, offset: from, name: text, depth: 0 }))
    : [];
}

/** What says who made the file. */
const MAKER = /^(?:produced|transcribed|prepared|e-?text|scanned|proofread)\b/i;

/** The first line of a text, if it stands apart before its first chapter. */
function titleOf(own: readonly TextParagraph[], chapter: number | undefined): string {
  const first = own.find(({ text }) => !MAKER.test(text));
  if (!first || chapter === undefined || first.from >= chapter || first.text.length > LONGEST_TITLE)
    return '';
  return first.lines === 1 ? first.text : '';
}

const authorOf = (first: readonly TextParagraph[]): string =>
  first.flatMap(
    ({ text }) => /^(?:by|автор:?|di|von|par|por)\s+(\p{Lu}.{1,80})$/iu.exec(text)?.[1] ?? [],
  )[0] ?? '';
