import type { Encoding } from './encoding.ts';

/** Languages with one set of encodings, the most common first, and the letters beyond ASCII of each. */
const GROUPS: readonly {
  readonly encodings: readonly Encoding[];
  readonly letters: Readonly<Record<string, string>>;
}[] = [
  {
    encodings: ['windows-1250', 'iso-8859-2', 'iso-8859-16'],
    letters: {
      cs: 'áčďéěíňóřšťúůýž',
      sk: 'áäčďéíĺľňóôŕšťúýž',
      pl: 'ąćęłńóśźż',
      hu: 'áéíóöőúüű',
      sl: 'čšž',
      hr: 'čćđšž',
      bs: 'čćđšž',
      ro: 'ăâîşţșț',
      sq: 'çë',
    },
  },
  {
    encodings: ['windows-1257', 'iso-8859-13', 'iso-8859-4'],
    letters: { lt: 'ąčęėįšųūž', lv: 'āčēģīķļņšūž', et: 'äõöüšž' },
  },
  { encodings: ['windows-1253', 'iso-8859-7'], letters: { el: 'αάβγδεέζηήθιίϊΐκλμνξοόπρσςτυύϋΰφχψωώ' } },
  {
    encodings: ['windows-1255', 'iso-8859-8'],
    letters: { he: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת', yi: 'אבגדהוזחטיךכלםמןנסעףפץצקרשת' },
  },
  {
    encodings: ['windows-1256', 'iso-8859-6'],
    letters: {
      ar: 'ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىي',
      fa: 'ءآأؤئابپتثجچحخدذرزژسشصضطظعغفقکكگلمنهوىیي',
      ur: 'ءآأؤئابپتٹثجچحخدڈذرڑزژسشصضطظعغفقکگلمنںهھہويے',
    },
  },
  { encodings: ['windows-1254'], letters: { tr: 'çğıöşüâîûİ', az: 'əçğıöşüİ' } },
  { encodings: ['windows-1258'], letters: { vi: 'ăâđêôơưàáèéìíòóùúýãõ' } },
  {
    encodings: ['windows-1251', 'koi8-r', 'ibm866', 'iso-8859-5', 'koi8-u'],
    letters: {
      ru: 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя',
      uk: 'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя',
      be: 'абвгдеёжзійклмнопрстуўфхцчшыьэюя',
      bg: 'абвгдежзийклмнопрстуфхцчшщъьюя',
      sr: 'абвгдђежзијклљмнњопрстћуфхцчџш',
      mk: 'абвгдѓежзѕијклљмнњопрстќуфхцчџш',
    },
  },
  {
    encodings: ['windows-1252', 'iso-8859-15'],
    letters: {
      de: 'äöüß',
      fr: 'àâæçèéêëîïôœùûüÿ',
      it: 'àèéìíîòóùú',
      es: 'áéíñóúü',
      pt: 'àáâãçéêíóôõúü',
      nl: 'áéëïíóöüúè',
      sv: 'åäöé',
      da: 'æøåé',
      nb: 'æøåéòôê',
      nn: 'æøåéòôê',
      no: 'æøåéòôê',
      fi: 'äöåšž',
      is: 'áéíóúýðþæö',
      ca: 'àçèéíïòóúü·',
      gl: 'áéíñóúü',
      eu: 'ñçü',
    },
  },
];

/** A word with capitals where words have them. */
const CAPITALS = /^(?:\p{Lu}?[\p{Ll}\p{Lo}'’-]*|[\p{Lu}'’-]+)$/u;
/** Control characters in the place where some code pages have letters: texts have none. */
const UNDEFINED = /[\uFFFD\x80-\x9f]/;

/** Whether each byte of a text is defined in an encoding. */
export const isDefinedIn = (encoding: Encoding, bytes: Uint8Array): boolean =>
  isKnown(encoding) && !UNDEFINED.test(new TextDecoder(encoding).decode(bytes));

/** Whether this Node has an encoding: Node 20, on which the command line runs, has no ISO-8859-16. */
function isKnown(encoding: Encoding): boolean {
  try {
    return new TextDecoder(encoding) !== undefined;
  } catch {
    return false;
  }
}

/**
 * The share of a text's letters beyond ASCII that belongs to an alphabet, in words of one script whose capitals are
 * where words have them; 0 for a text without such letters.
 */
function shareOf(text: string, alphabet: ReadonlySet<string>): number {
  const isLatin = [...alphabet].some((letter) => /\p{Script=Latin}/u.test(letter));
  let [all, own] = [0, 0];
  for (const [word] of text.matchAll(/[\p{L}\p{M}\p{N}'’-]+/gu)) {
    const beyond = word.match(/[^\0-\x7f\P{L}]/gu) ?? [];
    all += beyond.length;
    if (!CAPITALS.test(word) || (!isLatin && /[a-z]/i.test(word))) continue;
    own += beyond.filter((letter) => alphabet.has(letter.toLowerCase()) || alphabet.has(letter)).length;
  }
  // Signs that texts have seldom are as telling as a strange letter.
  const signs = text.match(SIGNS)?.length ?? 0;
  return all === 0 ? 0 : own / (all + signs);
}

/** Signs beyond ASCII, without those of print and the points of Hebrew and Arabic. */
const SIGNS = /[^\0-\x7f\p{L}\p{M}\p{Zs}\p{Pd}\p{Pi}\p{Pf}\p{Cf}…„‚‰€°§№©®™•·¡¿،؛؟΄΅]/gu;

/** The share of letters from which the language of a text is taken for the one that is expected. */
const OWN = 0.9;

type Guess = { readonly encoding: Encoding; readonly share: number };

/**
 * The encoding in which bytes are words of a language, and how much of them is; undefined if none fits, or the language is not
 * known here.
 */
export function encodingOfLanguage(language: string, bytes: Uint8Array): Encoding | undefined {
  const best = bestIn(language, bytes);
  return best && best.share >= OWN ? best.encoding : undefined;
}

function bestIn(language: string, bytes: Uint8Array, each = bytes): Guess | undefined {
  const code = language.toLowerCase().split('-')[0] ?? '';
  const group = GROUPS.find(({ letters }) => Object.hasOwn(letters, code));
  if (!group) return undefined;
  const alphabet = new Set(group.letters[code]);
  let best: Guess | undefined;
  for (const encoding of group.encodings) {
    if (!isDefinedIn(encoding, each)) continue;
    const share = shareOf(new TextDecoder(encoding).decode(bytes), alphabet);
    if (!best || share > best.share) best = { encoding, share };
  }
  return best;
}

/** The encoding in which lines are most likely words of any language, among those in which each of these bytes is defined. */
export function encodingOfAny(lines: Uint8Array, each: Uint8Array): Encoding | undefined {
  const guesses = GROUPS.flatMap(({ letters }) => Object.keys(letters)).flatMap(
    (language) => bestIn(language, lines, each) ?? [],
  );
  return guesses.toSorted((one, other) => other.share - one.share)[0]?.encoding;
}
