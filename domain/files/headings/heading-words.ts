/** Words that, with a number, begin a part of a book, from the outermost level to the innermost. */
const WORDS = {
  volume: 'volume|tome|tomo|tom|band|том',
  part: [
    'part|book|act|epoch|phase|часть|книга|акт|действие|частина|дія|parte|libro|atto|acto|partie|livre|acte|teil|buch|akt|aufzug|część|księga',
  ].join('|'),
  chapter: [
    'chapter|chap\\.|letter|adventure|stave|canto|episode|scene|section|story|tale|sketch|night|day|essay|lecture|fable|sonnet|dialogue',
    'глава|письмо|приключение|песнь|песня|серия|сцена|явление|раздел|рассказ|новелла|повесть|сказка|ночь|тетрадь|лекция|розділ|лист',
    'capitolo|lettera|avventura|episodio|scena|sezione|racconto|novella|giornata|notte|fiaba',
    'chapitre|lettre|aventure|chant|scène|nouvelle|conte|kapitel|brief|gesang|szene|auftritt|abenteuer|capítulo|carta|escena|cuento|rozdział|capitulum',
  ].join('|'),
} as const;

/** The level of a word's headings: a book contains chapters. */
export type WordRank = keyof typeof WORDS;

const UNITS = 'one|two|three|four|five|six|seven|eight|nine';
const ORDINAL_UNITS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth';
const TENS = '(?:twen|thir|for|fif|six|seven|eigh|nine)ty';
const RUSSIAN_UNITS = 'перв|втор|трет|четв[её]рт|пят|шест|седьм|восьм|девят';

const CARDINALS = [
  `${UNITS}|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|${TENS}(?:[- ](?:${UNITS}))?`,
  'uno|due|tre|quattro|cinque|sei|sette|otto|nove|dieci',
].join('|');

const ORDINALS = [
  `${ORDINAL_UNITS}|tenth|eleventh|twelfth|(?:thir|four|fif|six|seven|eigh|nine)teenth|(?:twen|thir|for|fif|six|seven|eigh|nine)tieth|${TENS}[- ](?:${ORDINAL_UNITS})|last`,
  `(?:(?:двадцать|тридцать|сорок|пятьдесят|шестьдесят|семьдесят|восемьдесят|девяносто|сто) )?(?:${RUSSIAN_UNITS}|десят|(?:один|две|три|четыр|пят|шест|сем|восем|девят)надцат|двадцат|тридцат|сороков|пятидесят|последн)\\p{L}{1,3}`,
  '(?:prim|second|terz|quart|quint|sest|settim|ottav|non|decim|ultim|\\p{L}{2,16}esim)[oa]',
  'premier|première|seconde?|dernière?|\\p{L}{3,16}ième|(?:primer|segund|tercer|cuart|quint|sext|séptim|octav|noven|décim)[oa]',
  '(?:erst|zweit|dritt|viert|fünft|sechst|siebent|siebt|acht|neunt|zehnt|elft|zwölft|letzt|\\p{L}{2,16}(?:zehn|zigs)t)e[srn]?',
].join('|');

/** A number in digits, in Roman digits, or in words. */
const NUMBER = `\\d{1,4}(?:-?(?:я|ая|ой|й|е|st|nd|rd|th)|[ªº°])?|[ivxlcdm]{1,9}(?:-я)?|${CARDINALS}|(?:the )?(?:${ORDINALS})`;

/** What follows the number of a heading, then its title. */
const TITLE = '(?=$|[\\s.:,)\\]—–-])([\\s.:,)\\]—–-]*)(.*)$';

const LAST = /^(?:last|последн|ultim|derni|letzt)/iu;

const LISTED = Object.values(WORDS).join('|');
const AFTER_WORD = new RegExp(`^(${LISTED})\\s{1,9}(?:№\\s?|no\\.\\s?)?(${NUMBER})${TITLE}`, 'iu');
const BEFORE_WORD = new RegExp(`^(?:the )?(${ORDINALS}) (${LISTED}|epilogue|эпилог|epilogo)${TITLE}`, 'iu');
const RANKS = Object.entries(WORDS).map(([rank, words]) => ({
  rank: rank as WordRank,
  is: new RegExp(`^(?:${words})$`, 'iu'),
}));

/** A heading with a word for its level: `CHAPTER IV. Pig and Pepper`, `Часть вторая`, `FIRST EPILOGUE: 1813`. */
export type WordHeading = {
  readonly rank: WordRank;
  readonly word: string;
  /** The number as written, in lower case. */
  readonly number: string;
  /** The text between number and title. */
  readonly separator: string;
  readonly title: string;
};

/** Reads a line as a heading with a word and a number. */
export function wordHeadingIn(line: string): WordHeading | undefined {
  const after = AFTER_WORD.exec(line);
  const [, word = '', number = '', separator = '', title = ''] = after ?? inverted(BEFORE_WORD.exec(line));
  if (word === '') return undefined;
  // *Last night I dreamt* is the beginning of a story, not a heading.
  if (!after && (LAST.test(number) || (title !== '' && !/[.:—–]/.test(separator)))) return undefined;
  const rank = RANKS.find(({ is }) => is.test(word))?.rank ?? 'part';
  return {
    rank,
    word: word.toLowerCase(),
    number: number.toLowerCase().replace(/^the /, ''),
    separator,
    title,
  };
}

function inverted(match: RegExpExecArray | null): readonly (string | undefined)[] {
  return match ? [match[0], match[2], match[1], match[3], match[4]] : [];
}

/** Headings of chapters that have no number. */
export const UNNUMBERED_HEADINGS =
  /^(prologue|epilogue|preface|foreword|introduction|afterword|conclusion|interlude|postscript|appendix|пролог|эпилог|предисловие|введение|вступление|послесловие|заключение|интермедия|приложение|prologo|epilogo|prefazione|introduzione|postfazione|conclusione|appendice|prologue|épilogue|préface|avant-propos|prolog|epilog|vorwort|nachwort|prólogo|epílogo|передмова|післямова)[.:]?$/iu;

/** The heading of notes, which are numbered like chapters. */
export const NOTES =
  /^(?:notes|footnotes|endnotes|примечания|сноски|комментарии|примітки|note|anmerkungen|fußnoten|notas|przypisy)[.:]?$/iu;

/** The heading of a list of contents. */
export const CONTENTS =
  /^(?:table of contents|contents|list of chapters|оглавление|содержание|зміст|indice|sommario|table des matières|inhalt|inhaltsverzeichnis|índice|spis treści)[.:]?$/iu;
