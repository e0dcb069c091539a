import { NOTES, UNNUMBERED_HEADINGS, wordHeadingIn } from './heading-words.ts';

/**
 * The parts of a line that is a heading. `label` is equal for two lines of the same chapter, as in a list of contents
 * and in the text; `title` follows the number on its line.
 */
export type Heading = {
  readonly kind: HeadingKind;
  readonly label: string;
  readonly title: string;
  /** The word before the number, in lower case. */
  readonly word?: string;
  /** The number, if it is written in digits. */
  readonly value?: number | undefined;
  /** Whether the line can hardly be anything else, so that its title may continue on the next lines. */
  readonly isSure?: boolean;
};

/**
 * How headings are recognised: by a word with a number, for parts of a book or its chapters; by a word alone, such as
 * *Prologue* or *Notes*; by Markdown; by a number with a title, or alone; by capitals; by a list of contents; by the
 * user's own pattern.
 */
export type HeadingKind =
  | 'volume'
  | 'part'
  | 'chapter'
  | 'unnumbered'
  | 'notes'
  | 'markdown1'
  | 'markdown2'
  | 'markdown3'
  | 'titled'
  | 'numeral'
  | 'capitals'
  | 'listed'
  | 'own';

const MARKDOWN = /^(#{1,3})\s+(\S.*?)\s*#*$/;
const CAPITALS = /^(?=(?:\P{Lu}*\p{Lu}){3})[^\p{Ll}*[\]{}<>=|]{3,90}(?<![,;:])$/u;
const NUMBERED = /^(?:§\s?)?(\d{1,3}|[IVXLC]{1,8})(?:(?:[.):]|\s[—–-])\s*(\S.*)?)?$/u;
/** The beginning of a title, as opposed to the middle of a sentence. */
const BEGINS_TITLE = /^[\p{Lu}\p{Lt}\p{Lo}\p{N}“«„"‘'(*_[…]/u;

/** The length, in UTF-16 units, from which a line is no heading. */
const LONGEST = 150;
const LONGEST_TITLE = 100;

const MARKDOWN_KINDS = ['markdown1', 'markdown2', 'markdown3'] as const;

/** The heading on a line, as far as the line alone tells; undefined if it is none. */
export function headingIn(line: string): Heading | undefined {
  if (line.length > LONGEST) return undefined;
  const words = withoutFrame(withoutPage(withoutEmphasis(line)));
  if (words === '') return undefined;
  return inWords(words) ?? inMarkdown(words) ?? inNumbers(words) ?? inCapitals(words);
}

/** A number without the brackets or dashes around it: `[ 1 ]`, `-- II --`. */
const withoutFrame = (words: string): string =>
  /^(?:\[|[-–—]{1,3})\s*(\d{1,3}|[IVXLC]{1,8})\s*(?:\]|[-–—]{1,3})$/.exec(words)?.[1] ?? words;

/** A line without bold and italic markup around it. */
export function withoutEmphasis(line: string): string {
  return line
    .trim()
    .replace(/^[*_=~]{1,3}\s?(?=\S)/, '')
    .replace(/(?<=[^\s*_=~])\s?[*_=~]{1,3}$/, '');
}

/** A line of a list of contents without its dots and page number. */
export function withoutPage(words: string): string {
  return words.replace(/(?:(?:\s?\.){3,}|\s{3,}|\t)[\s.]{0,99}\d{0,4}$/, '').trim();
}

function inWords(words: string): Heading | undefined {
  const unnumbered = UNNUMBERED_HEADINGS.exec(words);
  if (unnumbered) return { kind: 'unnumbered', label: (unnumbered[1] ?? '').toLowerCase(), title: words };
  if (NOTES.test(words)) return { kind: 'notes', label: words.toLowerCase(), title: words };
  const heading = wordHeadingIn(words);
  if (!heading) return undefined;
  const { rank, word, number, separator, title } = heading;
  const isApart = /[^\s,]/.test(separator);
  if (title !== '' && !isApart && !BEGINS_TITLE.test(title)) return undefined;
  const value = numberOf(number.toUpperCase());
  return {
    kind: rank,
    word,
    label: `${word} ${value ?? number}`,
    title,
    value,
    isSure: isApart || title === '',
  };
}

function inMarkdown(words: string): Heading | undefined {
  const [, marks = '', title = ''] = MARKDOWN.exec(words) ?? [];
  const kind = MARKDOWN_KINDS[marks.length - 1];
  return kind && { kind, label: title.toLowerCase(), title };
}

function inNumbers(words: string): Heading | undefined {
  const [, number = '', title = ''] = NUMBERED.exec(words) ?? [];
  const value = numberOf(number);
  if (value === undefined) return undefined;
  // Several numbers are those of verses that are left out.
  if (/^[\s\dIVXLC.,–—-]*$/.test(title)) return { kind: 'numeral', label: String(value), title: '', value };
  if (title.length > LONGEST_TITLE || !BEGINS_TITLE.test(title) || isSentence(title)) return undefined;
  return { kind: 'titled', label: `${value} ${title.toLowerCase().replace(/[.\s]+$/, '')}`, title, value };
}

/** Whether a title is a sentence: it is long, ends in a full stop and is not in capitals. */
export function isSentence(title: string): boolean {
  if (/[,;]$/.test(title)) return true;
  return /[.!?…:]$/.test(title) && /\p{Ll}/u.test(title) && title.split(/\s+/).length > 8;
}

function inCapitals(words: string): Heading | undefined {
  return CAPITALS.test(words) ? { kind: 'capitals', label: words.toLowerCase(), title: words } : undefined;
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The value of an Arabic or well-formed Roman number below 400. */
function numberOf(written: string): number | undefined {
  if (written === '') return undefined;
  if (/^\d+$/.test(written)) return Number(written);
  if (!/^C{0,3}(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/.test(written)) return undefined;
  return [...written].reduce((sum, letter, index) => {
    const value = ROMAN[letter] ?? 0;
    return sum + (value < (ROMAN[written[index + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
}
