import type { Encoding } from '#domain/formats/encodings.ts';
import type { MatchedBy, UploadProblem, UploadString } from '#domain/formats/model/translation-reading.ts';
import {
  type Given,
  parseUpload,
  type UploadOptions,
  type UploadPair,
  type UploadType,
} from '#domain/imports/import-translations.ts';

/** A text that translations come from: what is pasted, or a file. */
export type TranslationsText = {
  readonly id: number;
  readonly file?: File | undefined;
  readonly encoding?: Encoding | undefined;
  readonly content: string;
  /** Whether it can be edited here; true when left out. */
  readonly isWhole?: boolean | undefined;
  /** Whether it is read as plain text whatever its format is. */
  readonly isPlain?: boolean | undefined;
};

/** Which text something stands in. */
type From = { readonly from: number };

/** A translation or what is wrong at a line, with the text that it stands in. */
export type PairInText = UploadPair & From;
export type ProblemInText = UploadProblem & From;

/** All texts transformed for the preview; no pairs while there are problems. */
export type PairedTexts = {
  readonly pairs: readonly PairInText[];
  readonly problems: readonly ProblemInText[];
  readonly by: MatchedBy;
};

/** Texts to be paired with strings. */
export type PairRequest = {
  readonly texts: readonly Pick<TranslationsText, 'id' | 'content'>[];
  readonly type: UploadType;
  readonly strings: readonly UploadString[];
  readonly options: UploadOptions;
};

/**
 * Transforms texts one by one into pairs of strings and translations, or says all that is wrong with them. Slow for long
 * ones, so it runs in a worker.
 */
export function pairTexts({ texts, type, strings, options }: PairRequest): PairedTexts {
  const given: Given = new Map();
  const read = texts.map(({ id, content }) => {
    return { id, ...parseUpload(type, content, strings, options, given) };
  });
  const problems = read.flatMap(({ id, problems }) => problems.map((one) => ({ ...one, from: id })));
  const pairs = read.flatMap(({ id, pairs }) => pairs.map((one) => ({ ...one, from: id })));
  return {
    pairs: problems.length > 0 ? [] : pairs,
    problems,
    by: read.find(({ by }) => by === 'time')?.by ?? read[0]?.by ?? 'line',
  };
}

/** An empty paste. */
export const EMPTY_TEXT: TranslationsText = { id: 1, content: '' };

/** Files come beside what is there, or in its place; an empty paste goes. */
export function withTexts(
  texts: readonly TranslationsText[],
  added: readonly TranslationsText[],
  isInstead: boolean,
): TranslationsText[] {
  return isInstead ? [...added] : [...texts.filter(({ file, content }) => file || content !== ''), ...added];
}

/** A text goes; an empty paste takes the place of the last. */
export function withoutText(texts: readonly TranslationsText[], id: number): TranslationsText[] {
  const left = texts.filter((one) => one.id !== id);
  return left.length > 0 ? left : [{ id, content: '' }];
}
