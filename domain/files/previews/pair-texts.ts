import type { Encoding } from '../../formats/encoding.ts';
import type { FileLanguages } from '../../formats/model/file-languages.ts';
import type {
  MatchedBy,
  TargetString,
  TranslationsProblem,
} from '../../formats/model/translation-reading.ts';
import { decodeFile, type FileRefusal, whyNotPasted } from '../imports/decode-file.ts';
import {
  detectTranslationsType,
  parseTranslations,
  type TextsByString,
  type TranslationsOptions,
} from '../imports/import-translations.ts';
import type { TranslationPair, TranslationsType } from '../imports/translation-pairs.ts';
import { firstLines, isLong } from './long-text.ts';
import type { FileBytes } from './read-text.ts';

/** A text with translations, pasted or as a file. */
export type TranslationsToRead = {
  readonly id: number;
  readonly text: string | FileBytes;
  /** Of a file; by default the one that is detected. */
  readonly encoding?: Encoding | undefined;
  /** Whether it is read as plain text, whatever its format. */
  readonly isPlain?: boolean | undefined;
  /** Whether its type may be that by which all are read. */
  readonly isDetected?: boolean | undefined;
};

/** A text with translations that was read, or why it can't be. */
export type ReadTranslations = { readonly id: number } & (
  | {
      readonly ok: true;
      /** Its detected type. */
      readonly type: TranslationsType;
      /** The text, or its beginning if it is too long to be shown. */
      readonly content: string;
      readonly isWhole: boolean;
      /** The encoding of a file. */
      readonly encoding?: Encoding | undefined;
      /** Whether that is no more than a guess. */
      readonly isGuess?: boolean | undefined;
      /** Whether bytes of the file are none of it. */
      readonly hasLost?: boolean | undefined;
    }
  | { readonly ok: false; readonly why: FileRefusal }
);

/** The id of the text that contains something. */
type From = { readonly from: number };

/** A pair or a problem, with the id of its text, and what is shown of its string. */
export type PairInText = Omit<TranslationPair, 'string'> &
  From & { readonly string: Pick<TargetString, 'id' | 'text' | 'max_length'> | undefined };
export type ProblemInText = TranslationsProblem & From;

/** All texts paired with strings for the preview; no pairs while there are problems. */
export type PairedTexts = {
  readonly texts: readonly ReadTranslations[];
  /** By which they were read. */
  readonly type: TranslationsType;
  readonly pairs: readonly PairInText[];
  readonly problems: readonly ProblemInText[];
  readonly by: MatchedBy;
  /** What each of the texts says of its languages. */
  readonly languages: readonly (FileLanguages | null)[];
  /** How many rows of documents for proofreading are no longer in them. */
  readonly missing: number;
};

/** How texts are read: by their type, or by the detected one of the first that may tell it, if it is one of these. */
export type TypeChoice = { readonly type: TranslationsType; readonly detects: readonly TranslationsType[] };

/**
 * Reads texts and transforms them into pairs of strings and translations, or lists their problems (imports.33). Those that can't be read
 * are left out, with the reason.
 */
export function pairTexts(
  texts: readonly TranslationsToRead[],
  strings: readonly TargetString[],
  { type: chosen, detects, ...options }: TranslationsOptions & TypeChoice,
): PairedTexts {
  const opened = texts.map((text) => ({
    id: text.id,
    isDetected: text.isDetected,
    ...openText(text, options.language),
  }));
  const readable = opened.filter((file) => file.ok);
  const detected = readable.find(({ isDetected }) => isDetected)?.type;
  const type = detected && detects.includes(detected) ? detected : chosen;
  const given: TextsByString = new Map();
  const read = readable.map(({ id, text }) => ({
    id,
    ...parseTranslations(type, text, strings, options, given),
  }));
  const problems = read.flatMap(({ id, problems }) => problems.map((problem) => ({ ...problem, from: id })));
  const pairs = read.flatMap(({ id, pairs }) =>
    pairs.map((pair) => ({ ...pair, from: id, string: pair.string && shownOf(pair.string) })),
  );
  return {
    texts: opened.map((file): ReadTranslations => {
      if (!file.ok) return file;
      const { text, isDetected: _, ...facts } = file;
      const isWhole = !isLong(text);
      return { ...facts, isWhole, content: isWhole ? text : firstLines(text) };
    }),
    type,
    pairs: problems.length > 0 ? [] : pairs,
    problems,
    languages: read.map(({ languages = null }) => languages),
    missing: read.reduce((sum, { missing = 0 }) => sum + missing, 0),
    by: read.find(({ by }) => by === 'time')?.by ?? read[0]?.by ?? 'line',
  };
}

/** A text with its detected type, or why it can't be read. */
function openText({ text, encoding, isPlain = false }: TranslationsToRead, language: string) {
  if (typeof text === 'string') {
    const why = isPlain ? undefined : whyNotPasted(text);
    return why ? ({ ok: false, why } as const) : ({ ok: true, text, type: typeIn(text, isPlain) } as const);
  }
  const file = decodeFile(text.name, text.bytes, { encoding, language, isPlain, hasTranslations: true });
  if (file.ok) return { ...file, type: typeIn(file.text, isPlain, text.name) };
  const { ok, ...why } = file;
  return { ok, why };
}

const typeIn = (text: string, isPlain: boolean, name?: string): TranslationsType =>
  isPlain ? 'text' : detectTranslationsType(text, name);

const shownOf = ({ id, text, max_length }: TargetString) => ({ id, text, max_length });
