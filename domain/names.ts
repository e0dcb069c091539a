import { type Bounds, LIMITS } from './limits.ts';
import { type TextProblem, whyNotText } from './text.ts';

/**
 * Why a name could pass for another one, or turn the text around it: `invisible`, a character that is not seen, or steers the
 * direction of text; `mixedScripts`, a word of letters from scripts that look alike, as a Cyrillic 'а' among Latin letters.
 */
export type NameTrick = 'invisible' | 'mixedScripts';

/** Why a project can't have this name: its length, then what could deceive in it. 'Перевод Dune' is a sound one. */
export function whyNotProjectName(name: string): TextProblem | NameTrick | undefined {
  return whyNotNamed(name, LIMITS.name) ?? (name.match(WORD) ?? []).map(trickIn).find(Boolean);
}

/** Why a section can't have this name. Its words may mix scripts: they are often those of the text itself. */
export function whyNotSectionName(name: string): TextProblem | NameTrick | undefined {
  return whyNotNamed(name, LIMITS.sectionName);
}

function whyNotNamed(name: string, bounds: Bounds): TextProblem | NameTrick | undefined {
  return whyNotText(name, bounds) ?? whyNotSeen(name);
}

/** Why a name has something that is not seen in it; the white space of a line is stored as spaces. */
function whyNotSeen(name: string): NameTrick | undefined {
  const onOneLine = name.replace(/[\t-\r\p{Z}]+/gu, ' ');
  // NUL can be stored nowhere, and is refused as such.
  return UNSEEN.test(onOneLine.replace(NEEDED, '').replaceAll('\0', '')) ? 'invisible' : undefined;
}

/**
 * What is not seen: controls, those of direction among them, and characters without a glyph of their own, such as the soft
 * hyphen, zero-width spaces and tags; and the marks of annotations.
 */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;

/**
 * Unseen, but needed where it stands: joiners inside words of scripts that are written with them, and between emoji; and what
 * chooses among forms of an emoji or of a Chinese character.
 */
const NEEDED = new RegExp(
  [
    String.raw`(?<=[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Nko}\p{Script=Mongolian}]\p{M}*)\u200C(?=\p{L})`,
    String.raw`(?<=[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}\p{Script=Oriya}\p{Script=Tamil}\p{Script=Telugu}\p{Script=Kannada}\p{Script=Malayalam}\p{Script=Sinhala}\p{Script=Khmer}\p{Script=Myanmar}\p{Script=Tibetan}])[\u200C\u200D]`,
    String.raw`(?<=\p{Script=Mongolian})[\u180B-\u180F]`,
    String.raw`(?<=\p{Emoji})[\uFE0E\uFE0F]`,
    String.raw`(?<=\p{Extended_Pictographic}[\uFE0F\u{1F3FB}-\u{1F3FF}]?)\u200D(?=\p{Extended_Pictographic})`,
    String.raw`(?<=\p{Script=Han})[\uFE00-\uFE0F\u{E0100}-\u{E01EF}]`,
  ].join('|'),
  'gu',
);

/** A word: letters with their marks and digits; what stands between, a hyphen too, parts two words. */
const WORD = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu;

/** Scripts whose letters look like each other's; one word has those of one alone. Chinese, Japanese and the like mix freely. */
const ALIKE = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Lisu}/u,
];

const trickIn = (word: string): NameTrick | undefined =>
  ALIKE.filter((script) => script.test(word)).length > 1 ? 'mixedScripts' : undefined;
