import {
  parseTranslations,
  type TextsByString,
  type TranslationPair,
  type TranslationsOptions,
  type TranslationsType,
  translationsFormat,
} from '#domain/files/imports/import-translations.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import type { FileLanguages } from '#domain/formats/model/file-languages.ts';
import type {
  MatchedBy,
  TargetString,
  TranslationsProblem,
} from '#domain/formats/model/translation-reading.ts';
import { loadFormat } from '#domain/formats/registry.ts';

/** A text with translations: pasted, or a file. */
export type TranslationsText = {
  readonly id: number;
  readonly file?: File | undefined;
  readonly encoding?: Encoding | undefined;
  /** Whether that is no more than a guess. */
  readonly isGuess?: boolean | undefined;
  /** Whether bytes of the file are none of it. */
  readonly hasLost?: boolean | undefined;
  readonly content: string;
  /** Whether it is short enough to be edited here; true by default. */
  readonly isWhole?: boolean | undefined;
  /** Whether it is read as plain text, whatever its format. */
  readonly isPlain?: boolean | undefined;
};

/** The id of the text that contains something. */
type From = { readonly from: number };

/** A pair or a problem, with the id of its text. */
export type PairInText = TranslationPair & From;
export type ProblemInText = TranslationsProblem & From;

/** All texts paired with strings for the preview; no pairs while there are problems. */
export type PairedTexts = {
  readonly pairs: readonly PairInText[];
  readonly problems: readonly ProblemInText[];
  readonly by: MatchedBy;
  /** What each of the texts says of its languages. */
  readonly languages: readonly (FileLanguages | undefined)[];
  /** How many rows of documents for proofreading are no longer in them. */
  readonly missing: number;
};

/** A request to pair texts with strings. */
export type PairRequest = {
  readonly texts: readonly Pick<TranslationsText, 'id' | 'content'>[];
  readonly type: TranslationsType;
  readonly strings: readonly TargetString[];
  readonly options: TranslationsOptions;
};

/**
 * Transforms texts into pairs of strings and translations, or lists their problems. It is slow for long texts, so it runs in
 * a worker.
 */
export async function pairTexts({ texts, type, strings, options }: PairRequest): Promise<PairedTexts> {
  await Promise.all(texts.map(({ content }) => loadFormat(translationsFormat(type, content))));
  const given: TextsByString = new Map();
  const read = texts.map(({ id, content }) => {
    return { id, ...parseTranslations(type, content, strings, options, given) };
  });
  const problems = read.flatMap(({ id, problems }) => problems.map((one) => ({ ...one, from: id })));
  const pairs = read.flatMap(({ id, pairs }) => pairs.map((one) => ({ ...one, from: id })));
  return {
    pairs: problems.length > 0 ? [] : pairs,
    problems,
    languages: read.map(({ languages }) => languages),
    missing: read.reduce((sum, { missing = 0 }) => sum + missing, 0),
    by: read.find(({ by }) => by === 'time')?.by ?? read[0]?.by ?? 'line',
  };
}

/** An empty text field. */
export const EMPTY_TEXT: TranslationsText = { id: 1, content: '' };

/** Adds files to the texts, or replaces them; an empty text is removed. */
export function withTexts(
  texts: readonly TranslationsText[],
  added: readonly TranslationsText[],
  isInstead: boolean,
): TranslationsText[] {
  return isInstead ? [...added] : [...texts.filter(({ file, content }) => file || content !== ''), ...added];
}

/** Removes a text; the last one is replaced by an empty text. */
export function withoutText(texts: readonly TranslationsText[], id: number): TranslationsText[] {
  const remaining = texts.filter((one) => one.id !== id);
  return remaining.length > 0 ? remaining : [{ id, content: '' }];
}
