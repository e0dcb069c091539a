/** What a line is a heading of: `label` is equal for two lines that announce the same chapter, as a list of contents does. */
export type Heading = { readonly kind: HeadingKind; readonly label: string; readonly title: string };

/** How headings are told: by a word with a number, as Markdown, by a number alone or before a title, by capitals alone. */
export type HeadingKind = 'named' | 'markdown1' | 'markdown2' | 'markdown3' | 'numbered' | 'capitals';

const PARTS = [
  'chapter|part|book|section|volume|act|scene|canto|letter|stave|episode',
  'глава|часть|книга|раздел|том|акт|действие|сцена|явление|песнь|письмо|серия',
  'capitolo|parte|libro|sezione|volume|atto|scena|canto|lettera|episodio',
  'chapitre|partie|livre|tome|kapitel|teil|buch|band|capítulo|libro|rozdział|capitulum|розділ|частина',
].join('|');

const NUMBERS = [
  String.raw`\d{1,4}`,
  '[ivxlcdm]{1,9}',
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty(?:-[a-z]{3,5})?',
  '(?:the )?(?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|last)',
  String.raw`(?:перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят|десят|одиннадцат|двенадцат|тринадцат|четырнадцат|пятнадцат|последн)\p{L}{1,3}`,
  '(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|undicesim|dodicesim|ultim)[oa]',
].join('|');

const NAMED = new RegExp(
  String.raw`^(${PARTS})\s{1,9}(?:№\s?|no\.\s?)?(${NUMBERS})(?=$|[\s.:,)\]—–-])[\s.:,)\]—–-]*(.*)$`,
  'iu',
);
const ALONE =
  /^(prologue|epilogue|preface|foreword|introduction|afterword|conclusion|interlude|пролог|эпилог|предисловие|введение|вступление|послесловие|заключение|интермедия|prologo|epilogo|prefazione|introduzione|postfazione|conclusione)[.:]?$/iu;
const MARKDOWN = /^(#{1,3})\s+(\S.*?)\s*#*$/;
const CAPITALS = /^(?=(?:\P{Lu}*\p{Lu}){3})[^\p{Ll}*[\]{}<>=|]{3,70}(?<![,;:])$/u;
const NUMBERED = /^(\d{1,3}|[IVXLC]{1,8})(?:[.)]\s*(\S.*)?)?$/;

/** So long a line is no heading. */
const LONGEST = 150;

const MARKDOWN_KINDS = ['markdown1', 'markdown2', 'markdown3'] as const;

/** What a line is a heading of, by itself; undefined when it is none. */
export function headingIn(line: string): Heading | undefined {
  if (line.length > LONGEST) return undefined;
  const words = line.trim().replace(/^[*_]{1,3}(.*?)[*_]{1,3}$/, '$1');
  if (words === '') return undefined;
  const named = NAMED.exec(words);
  if (named) {
    const [, part = '', number = '', title = ''] = named;
    return { kind: 'named', label: `${part} ${number}`.toLowerCase(), title };
  }
  if (ALONE.test(words)) return { kind: 'named', label: words.toLowerCase(), title: words };
  const markdown = MARKDOWN.exec(words);
  if (markdown) {
    const [, marks = '', title = ''] = markdown;
    return { kind: MARKDOWN_KINDS[marks.length - 1] ?? 'markdown3', label: title.toLowerCase(), title };
  }
  const [, number = '', title = ''] = NUMBERED.exec(words) ?? [];
  const value = numberOf(number);
  if (value !== undefined && title.length <= 80) return { kind: 'numbered', label: String(value), title };
  return CAPITALS.test(words) ? { kind: 'capitals', label: words.toLowerCase(), title: words } : undefined;
}

const ROMAN: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10, L: 50, C: 100 };

/** The value of an Arabic or well-formed Roman number below 400. */
function numberOf(written: string): number | undefined {
  if (written === '') return undefined;
  if (/^\d+$/.test(written)) return Number(written);
  if (!/^C{0,3}(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$/.test(written)) return undefined;
  return [...written].reduce((sum, letter, at) => {
    const value = ROMAN[letter] ?? 0;
    return sum + (value < (ROMAN[written[at + 1] ?? ''] ?? 0) ? -value : value);
  }, 0);
}
