import { ENCODINGS, type Encoding } from './encoding.ts';
import type { HeaderAndFooter } from './model/skeleton.ts';

/** What the bytes of a file are besides its text: its encoding, whether it begins with a byte order mark, and its line breaks. */
export type FileForm = {
  readonly encoding: Encoding;
  readonly hasMark: boolean;
  /** Empty if all lines end in LF; one letter if all end alike; otherwise runs, such as `12c1l`. */
  readonly breaks: string;
};

/** The form of files of which nothing else is known, and of those that Dragoman makes. */
export const USUAL_FORM: FileForm = { encoding: 'utf-8', hasMark: false, breaks: '' };

/** Line breaks by their letters. */
export const BREAKS = { c: '\r\n', l: '\n', r: '\r' } as const;
type Letter = keyof typeof BREAKS;

const isLetter = (value: string): value is Letter => Object.hasOwn(BREAKS, value);
const letterOf = (lineBreak: string): Letter => (lineBreak === '\r\n' ? 'c' : lineBreak === '\n' ? 'l' : 'r');

/** The form of a file by its text as it was decoded, with its mark and line breaks. */
export function formOfFile(content: string, encoding: Encoding): FileForm {
  return { encoding, hasMark: content.startsWith('\uFEFF'), breaks: breaksIn(content) };
}

/** The most changes from one line break to another that are stored; a file with more gets the break of most of its lines. */
const MOST_RUNS = 5000;

function mostOf(runs: readonly { letter: Letter; length: number }[]): Letter {
  const lines = { c: 0, l: 0, r: 0 };
  for (const { letter, length } of runs) lines[letter] += length;
  return (['l', 'c', 'r'] as const).reduce((most, one) => (lines[one] > lines[most] ? one : most));
}

function breaksIn(content: string): string {
  if (!content.includes('\r')) return '';
  const runs: { letter: Letter; length: number }[] = [];
  for (const [lineBreak] of content.matchAll(/\r\n|\n|\r/g)) {
    const letter = letterOf(lineBreak);
    const last = runs.at(-1);
    if (last?.letter === letter) last.length++;
    else runs.push({ letter, length: 1 });
  }
  const [only, ...others] = runs;
  if (only && others.length === 0) return only.letter;
  if (runs.length > MOST_RUNS) return mostOf(runs);
  return runs.map(({ letter, length }) => `${length}${letter}`).join('');
}

/** The letter of each line break of a file, or the one that all have. */
export function lettersOf(breaks: string): Letter | readonly Letter[] {
  if (isLetter(breaks)) return breaks;
  return [...breaks.matchAll(/(\d{1,9})([clr])/g)].flatMap(([, length, letter = '']) =>
    isLetter(letter) ? Array<Letter>(Number(length)).fill(letter) : [],
  );
}

/** The last line of a stored footer, which says the form of the file. */
const FORM = /\n#file ([\w-]+)( bom)?(?: ([clr]|(?:\d{1,9}[clr])+))?$/;

/**
 * Header and footer as a section stores them: with the form of the file, unless it is the usual one
 * (docs/decisions/012). Of a plain text only the texts are kept, so it has nothing else in them.
 */
export function withForm<Around extends HeaderAndFooter | null>(
  around: Around,
  { encoding, hasMark, breaks }: FileForm,
): Around | HeaderAndFooter {
  const isUsual = encoding === USUAL_FORM.encoding && !hasMark && breaks === '';
  const { header = '', footer = '' } = around ?? {};
  // A footer that ends like such a line gets one, so that its own is none.
  if (isUsual && !FORM.test(footer)) return around;
  const words = [`#file ${encoding}`, ...(hasMark ? ['bom'] : []), ...(breaks ? [breaks] : [])];
  return { header, footer: `${footer}\n${words.join(' ')}` };
}

/** A stored footer without the form of its file, and this. */
export function formIn(footer: string): { readonly form: FileForm; readonly footer: string } {
  const match = FORM.exec(footer);
  const encoding = ENCODINGS.find((one) => one === match?.[1]);
  if (!match || !encoding) return { form: USUAL_FORM, footer };
  const [, , mark, breaks = ''] = match;
  return { form: { encoding, hasMark: mark !== undefined, breaks }, footer: footer.slice(0, match.index) };
}
