import { BOOK_FORMATS, SUBTITLE_FORMATS } from '../../formats/model/format-lists.ts';
import { type CheckContext, type CheckFinding, defineCheck } from './check.ts';
import type { Range } from './checked-text.ts';
import { type EndOfText, endOfText } from './end-of-text.ts';
import { type EndMeaning, endsOf } from './languages/end-marks.ts';
import { punctuationSpacesOf } from './languages/punctuation-spaces.ts';

type Meaning = EndMeaning | 'none' | 'dash';

/** A translation that ends with another mark than its source, or one of which alone has one (checks.21). */
export const endPunctuation = defineCheck({
  id: 'end-punctuation',
  kind: 'likely',
  codes: ['lacks', 'adds', 'differs'],
  find({ prose: source }, { prose: target }, context) {
    const theirs = endOfText(source, context.sourceLanguage);
    const own = endOfText(target, context.targetLanguage, true);
    if (!theirs || !own || mayDiffer(theirs, own, source, target, context)) return [];
    const code = own.marks === '' ? 'lacks' : theirs.marks === '' ? 'adds' : 'differs';
    const fix = fixOf(source, theirs, target, own, context.targetLanguage);
    return [
      {
        code,
        values: { mark: code === 'lacks' ? theirs.marks : own.marks, source: theirs.marks },
        source: [rangeOf(theirs)],
        target: [rangeOf(own)],
        ...(fix && { fix }),
      },
    ];
  },
});

const rangeOf = ({ start, end }: Range): Range => ({ start, end });

/** Ends that programs may have for each other: a greeting with a comma may be one with another mark. */
const SAME_IN_PROGRAMS: readonly string[] = [
  'comma exclamation',
  'comma colon',
  'comma stop',
  'comma ellipsis',
  'semicolon stop',
  'semicolon comma',
];
/** Ends that books and subtitles may have for each other beside those: sentences are joined and cut, and cried or said. */
const SAME_IN_PROSE: readonly string[] = [
  ...SAME_IN_PROGRAMS,
  'stop exclamation',
  'stop ellipsis',
  'stop colon',
  'exclamation question',
  'exclamation ellipsis',
  'exclamation colon',
  'exclamation semicolon',
  'question ellipsis',
  'question comma',
  'colon ellipsis',
  'colon semicolon',
  'colon none',
  'comma none',
  'semicolon none',
  'semicolon ellipsis',
  'ellipsis none',
];

/** Words of a heading in a book, at most: it ends with a full stop in some languages or editions. */
const WORDS_OF_HEADING = 6;

function mayDiffer(
  theirs: EndOfText,
  own: EndOfText,
  source: string,
  target: string,
  { sourceLanguage, targetLanguage, format }: CheckContext,
): boolean {
  if (theirs.meanings.has('dash') || own.meanings.has('dash')) return true;
  const isBook = format === undefined || BOOK_FORMATS.includes(format);
  const same = isBook || SUBTITLE_FORMATS.includes(format) ? SAME_IN_PROSE : SAME_IN_PROGRAMS;
  const isSame = (one: Meaning, other: Meaning) =>
    one === other || same.includes(`${one} ${other}`) || same.includes(`${other} ${one}`);
  const areSame = [...theirs.meanings].some((one) => [...own.meanings].some((other) => isSame(one, other)));
  if (areSame || mayBeUnmarked(theirs, own, [sourceLanguage, targetLanguage])) return true;
  const marked = theirs.marks === '' ? own : theirs;
  if (!marked.meanings.has('stop') || (theirs.marks !== '' && own.marks !== '')) return false;
  const isHeading = (text: string) =>
    text.trim().split(/\s+/, WORDS_OF_HEADING + 1).length <= WORDS_OF_HEADING;
  // Sentences that a translation makes of one end with a full stop each.
  const isSplit = theirs.marks === '' && INNER_END.test(target) && !INNER_END.test(source);
  return isSplit || (isBook && isHeading(source) && isHeading(target));
}

const INNER_END = /[.!?]["»”)]?\s+\p{Lu}|[。！？][^\s)）]/u;

/** Whether one of the languages says by words, or inside them, what a mark says in the other text. */
function mayBeUnmarked(theirs: EndOfText, own: EndOfText, languages: readonly string[]): boolean {
  const unmarked = languages.flatMap((language) => endsOf(language)?.unmarked ?? []);
  const isPlain = ({ meanings }: EndOfText) => meanings.has('none') || meanings.has('stop');
  const says = ({ meanings }: EndOfText) => unmarked.some((meaning) => meanings.has(meaning));
  return (isPlain(theirs) && says(own)) || (isPlain(own) && says(theirs));
}

const MARKS: Readonly<Record<EndMeaning, string>> = {
  stop: '.',
  question: '?',
  exclamation: '!',
  ellipsis: '…',
  colon: ':',
  semicolon: ';',
  comma: ',',
};

/** The mark of the source as the language of the translation writes it; undefined if it is more than one. */
function markFor({ meanings, marks }: EndOfText, language: string): string | undefined {
  const [meaning, ...others] = [...meanings].filter(
    (one): one is EndMeaning => one !== 'none' && one !== 'dash',
  );
  if (!meaning || others.length > 0 || (meaning !== 'ellipsis' && marks.length > 1)) return undefined;
  if (meaning === 'ellipsis' && language !== 'zh') return marks;
  const mark = meaning === 'ellipsis' ? '……' : (endsOf(language)?.own?.[meaning] ?? MARKS[meaning]);
  return mark && (punctuationSpacesOf(language)?.[mark] ?? '') + mark;
}

function fixOf(
  source: string,
  theirs: EndOfText,
  target: string,
  own: EndOfText,
  language: string,
): CheckFinding['fix'] {
  const text = theirs.marks === '' ? '' : markFor(theirs, language);
  if (
    text === undefined ||
    (text === '' && theirs.marks !== '') ||
    [...own.meanings].filter((one) => one !== 'none').length > 1
  )
    return undefined;
  if (own.marks === '') {
    const isInside = theirs.isClosed && source.length > theirs.end;
    const at = isInside ? own.end : target.trimEnd().length;
    return { start: at, end: at, text };
  }
  const start = target.slice(0, own.start).trimEnd().length;
  return { start, end: own.end, text };
}
