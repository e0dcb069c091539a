import { append } from '../../long-lists.ts';
import type { Heading } from '../model/outline.ts';
import type { TextParagraph } from './paragraphs.ts';

/** Words that begin the heading of a part of a book, and those of a chapter. */
const PARTS =
  'part|book|volume|act|часть|книга|том|действие|parte|libro|atto|teil|buch|band|partie|livre|tome|libro';
const CHAPTERS =
  'chapter|chap\\.|section|letter|scene|canto|stave|глава|раздел|письмо|песнь|явление|рассказ|capitolo|canto|lettera|kapitel|abschnitt|chapitre|lettre|cap[íi]tulo|rozdział|kapitola';
const NUMBER_WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|the (?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last)|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|last|перв(?:ая|ый|ое)|втор(?:ая|ой|ое)|трет(?:ья|ий|ье)|четв[её]рт(?:ая|ый|ое)|пят(?:ая|ый|ое)|шест(?:ая|ой|ое)|седьм(?:ая|ой|ое)|восьм(?:ая|ой|ое)|девят(?:ая|ый|ое)|десят(?:ая|ый|ое)|последн(?:яя|ий|ее)|[а-яё]+надцат(?:ая|ый|ое)|двадцат(?:ая|ый|ое)|primo|prima|secondo|seconda|terzo|terza|quarto|quarta|quinto|quinta|sesto|sesta|erste[rs]?|zweite[rs]?|dritte[rs]?|premi(?:er|ère)|deuxième|troisième';
const ALONE =
  'prologue|epilogue|introduction|preface|foreword|afterword|conclusion|appendix|пролог|эпилог|введение|вступление|предисловие|послесловие|заключение|приложение|prologo|epilogo|introduzione|prefazione|conclusione|prolog|epilog|einleitung|vorwort|nachwort|épilogue|préface|conclusión|prefacio|prólogo';

const worded = (words: string) =>
  new RegExp(
    `^(?:(?:${words})\\s+(?:\\d{1,4}|[ivxlcdm]{1,10}|${NUMBER_WORDS})(?=$|[\\s.:,—–\\-\\]])|(?:${NUMBER_WORDS})\\s+(?:${words})(?=$|[\\s.:,—–\\-]))`,
    'iu',
  );
const LEVELS: readonly (readonly [level: number, heading: RegExp])[] = [
  [1, worded(PARTS)],
  [2, worded(CHAPTERS)],
  [2, new RegExp(`^(?:${ALONE})[.:]?$`, 'iu')],
];
/** A number that stands alone. */
const NUMBER = /^(?:[IVXLC]{1,8}|\d{1,3})\.?$/;

/** How long a heading is at most, in characters, and how many lines it has. */
const LONGEST = 120;
const MOST_LINES = 3;
/** How many blank lines tell that a heading follows. */
const FAR = 3;

/** A text that may be a heading. */
type Short = { readonly from: number; readonly text: string };

const heading = ({ from, text }: Short, level: number): Heading => ({
  part: 0,
  offset: from,
  name: text.replace(/\s+/g, ' '),
  level,
});

/** The headings among texts, by their words. */
export const wordedHeadings = (texts: readonly Short[]): Heading[] =>
  texts.flatMap((one, nth) => {
    if (one.text.length > LONGEST) return [];
    const level = LEVELS.find(([, words]) => words.test(one.text))?.[0];
    if (level === undefined) return [];
    const [title] = [texts[nth + 1]].filter((next) => next !== undefined && isTitle(one.text, next.text));
    return [
      heading(title ? { ...one, text: `${one.text.replace(/[.:\s]+$/, '')}. ${title.text}` } : one, level),
    ];
  });

/** Whether a text is the title of the chapter whose number stands before it: short, and no sentence. */
const isTitle = (before: string, text: string): boolean =>
  /^\S+\s+\S+$/.test(before) &&
  text.length <= LONGEST_TITLE &&
  /^[\p{Lu}\p{N}“‘«"'„]/u.test(text) &&
  !/[.,;:!?…»”"'’]$/.test(text);
const LONGEST_TITLE = 60;

/** The headings of a plain text: by their words, otherwise numbers that stand alone, otherwise short lines after a wide gap. */
export function headingsOf(paragraphs: readonly TextParagraph[]): Heading[] {
  const short = paragraphs.filter(({ text, lines }) => text.length <= LONGEST && lines <= MOST_LINES);
  const isShort = new Set(short.map(({ from }) => from));
  const byWords = wordedHeadings(paragraphs).filter(({ offset }) => isShort.has(offset));
  const found = [
    () => byWords,
    () => short.filter(({ text }) => NUMBER.test(text)).map((one) => heading(one, 2)),
    () => short.filter(({ blanks, lines }) => blanks >= FAR && lines === 1).map((one) => heading(one, 2)),
  ];
  for (const find of found) {
    const headings = withoutContents(find(), paragraphs);
    if (headings.length > 1) return headings;
  }
  return withoutContents(byWords, paragraphs);
}

/** How many headings with nothing between them are a table of contents. */
const CONTENTS = 3;

/** The headings but those of a table of contents, whose entries follow each other. */
function withoutContents(headings: readonly Heading[], paragraphs: readonly TextParagraph[]): Heading[] {
  const at = new Map(paragraphs.map(({ from }, nth) => [from, nth]));
  const kept: Heading[] = [];
  let run: Heading[] = [];
  const end = () => {
    append(kept, run.length > CONTENTS ? run.slice(-1) : run);
    run = [];
  };
  for (const one of headings) {
    const before = run.at(-1);
    if (before && (at.get(one.offset) ?? 0) !== (at.get(before.offset) ?? 0) + 1) end();
    run.push(one);
  }
  end();
  return kept;
}
