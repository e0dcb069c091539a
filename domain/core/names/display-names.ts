import { type Bounds, LIMITS } from '../limits.ts';
import { type TextProblem, whyNotText } from '../text/text.ts';

/**
 * Why a name could be mistaken for another one or change the text around it: `invisible`, an invisible character or one that
 * changes the text direction; `mixedScripts`, a word with letters of scripts that look alike, such as a Cyrillic 'а' among
 * Latin letters.
 */
export type NameTrick = 'invisible' | 'mixedScripts';

/**
 * Why a project can't have this name (projects.5): its length, or characters that could deceive. 'Перевод Dune' is
 * valid.
 */
export function whyNotProjectName(name: string): TextProblem | NameTrick | undefined {
  return whyNotNamed(name, LIMITS.name) ?? (name.match(WORD) ?? []).map(trickIn).find(Boolean);
}

/** Why a custom role can't have this name (members.30), for the same reasons. */
export function whyNotRoleName(name: string): TextProblem | NameTrick | undefined {
  return whyNotNamed(name, LIMITS.roleName) ?? (name.match(WORD) ?? []).map(trickIn).find(Boolean);
}

/** Why a section can't have this name (sections.2). Its words may mix scripts, because they often come from the text itself. */
export function whyNotSectionName(name: string): TextProblem | NameTrick | undefined {
  return whyNotNamed(name, LIMITS.sectionName);
}

function whyNotNamed(name: string, bounds: Bounds): TextProblem | NameTrick | undefined {
  return whyNotText(name, bounds) ?? whyNotSeen(name);
}

/**
 * `invisible` if a name has invisible characters. Line breaks and tabs don't count, because they are stored as spaces.
 */
function whyNotSeen(name: string): NameTrick | undefined {
  const onOneLine = name.replace(/[\t-\r\p{Z}]+/gu, ' ');
  // NUL can't be stored; another check refuses it.
  return UNSEEN.test(onOneLine.replace(NEEDED, '').replaceAll('\0', '')) ? 'invisible' : undefined;
}

/**
 * Invisible characters: controls, also those of text direction; characters without a glyph, such as the soft hyphen, zero-width
 * spaces and tags; annotation marks.
 */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/u;

/**
 * Invisible but needed: joiners inside words of scripts that use them and between emoji; variation selectors of emoji and
 * Chinese characters.
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

/** A word: letters with their marks, and digits. Anything else, also a hyphen, separates words. */
const WORD = /[\p{L}\p{M}\p{N}\u200C\u200D]+/gu;

/**
 * Scripts with letters that look alike; a word may have letters of only one of them. Chinese, Japanese and others mix freely.
 */
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
