import type { FormatOfText } from '../placeholders/placeholders-of-format.ts';
import type { CheckedCue } from './checked-cue.ts';
import type { CheckedText, Range } from './checked-text.ts';
import type { GrammarMatch } from './grammar-match.ts';

/**
 * How sure a check is of what it finds: *certain* finds what breaks a text where it is used, *likely* what is hardly ever meant,
 * *perhaps* what is worth a look (checks.1).
 */
export type CheckKind = 'certain' | 'likely' | 'perhaps';

/** What a check knows of a string beside its texts. */
export type CheckContext = FormatOfText & {
  /** Codes of languages (languages.1). */
  readonly sourceLanguage: string;
  readonly targetLanguage: string;
  /** The most code points that a translation of the string may have; null if there is no such bound. */
  readonly maxLength?: number | null | undefined;
  /** The selector of the form that is checked, if the translation is a plural: `few`, `=0`. A form of one number may leave the number out. */
  readonly form?: string | undefined;
  /** Of a cue when it is shown, and what its project allows (subtitles.13). */
  readonly cue?: CheckedCue | undefined;
  /** The first and the last percentile of the project's ratios of length (checks.24). */
  readonly lengthRatios?: { readonly low: number; readonly high: number } | undefined;
  /** Translations of other strings with the same source, and sources of other strings with the same translation (checks.25). */
  readonly sameSource?: readonly string[] | undefined;
  readonly sameTarget?: readonly string[] | undefined;
  /** Whether a word is spelt right in the target language, or known otherwise (spelling.1). */
  readonly isWord?: ((word: string) => boolean) | undefined;
  /** What a grammar server has said of a text (spelling.11). */
  readonly grammarOf?: ((text: string) => readonly GrammarMatch[]) | undefined;
  /** Of a plural the general form of the source. */
  readonly generalSource?: CheckedText | undefined;
};

/** The values of an explanation, by their names in its words. */
export type FindingValues = Readonly<Record<string, string | number>>;

/** What a check has found in a translation. */
export type CheckFinding<Code extends string = string> = {
  /** Says which explanation there is, once in a text or once for each `word` of its values: the words `checks.<id>.<code>`. */
  readonly code: Code;
  readonly values?: FindingValues;
  /** Where it is in the source, and in the translation; empty where something lacks. */
  readonly source?: readonly Range[];
  readonly target?: readonly Range[];
  /** The change of the translation that mends it, if there is one that is likely right. */
  readonly fix?: Range & { readonly text: string };
  /** What the fix may say instead, the likeliest first. */
  readonly alternatives?: readonly string[];
};

/** A check of translations: one file of this folder, listed in `registry.ts`. */
export type Check<Id extends string = string, Code extends string = string> = {
  readonly id: Id;
  readonly kind: CheckKind;
  /** The explanations that it has. */
  readonly codes: readonly Code[];
  /** Whether it reads texts of these languages and this format; without it, all. */
  appliesTo?(context: CheckContext): boolean;
  /**
   * What it finds in a translation, in linear time. Texts are those of one form where a string is a plural, unless the check reads whole
   * messages.
   */
  find(source: CheckedText, target: CheckedText, context: CheckContext): CheckFinding<Code>[];
  /** Whether it is given whole texts, plurals too, instead of their forms one by one. */
  readonly readsMessages?: true;
  /** Whether it finds nothing unless it is told of other strings or of words, as only the server can. */
  readonly readsOtherStrings?: true;
  /** Where the words are that it is about, if it is about words, which can be dismissed in a whole project (dismissals.3). */
  readonly words?: readonly ('source' | 'target')[];
};

/** A check with the types of its id and codes kept. */
export const defineCheck = <const Id extends string, const Code extends string>(
  check: Check<Id, Code>,
): Check<Id, Code> => check;
