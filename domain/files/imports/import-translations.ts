import type { Viewer } from '../../core/access/roles.ts';
import { isCopiedText } from '../../core/plurals/copied-text.ts';
import { missingForms } from '../../core/plurals/forms.ts';
import { mayBePlural } from '../../core/text/may-be-plural.ts';
import { hasControls, isStorable } from '../../core/text/text.ts';
import { withoutBlankLines } from '../../formats/cues/cue-file.ts';
import { formatOf } from '../../formats/detect.ts';
import type { Untranslated } from '../../formats/model/file-format.ts';
import type { FileLanguages } from '../../formats/model/file-languages.ts';
import type {
  FoundTranslation,
  KeyedLine,
  MatchedBy,
  RowNote,
  TargetString,
  TranslationReadOptions,
  TranslationsProblem,
} from '../../formats/model/translation-reading.ts';
import { FILE_FORMATS } from '../../formats/registry.ts';
import { mayEditTranslation, whyNotTranslate } from '../../texts/translations/translations.ts';
import {
  type PairStatus,
  type TranslationPair,
  type TranslationsType,
  translationsFormat,
  translationsTypeOf,
} from './translation-pairs.ts';

export type TranslationsOptions = TranslationReadOptions & {
  /** Whether translations equal to their source are imported too where the file doesn't say that they are translated (imports.31). */
  readonly loadsSame: boolean;
  /** What the exports of which the file is one have in place of a missing translation; undefined if it isn't known to be one. */
  readonly writtenWith?: Untranslated | undefined;
  /** Who imports, by whose rights a document for proofreading edits translations or adds others (imports.68). */
  readonly viewer?: Viewer | undefined;
};

/** A text parsed for the preview; it has no pairs while there are problems. */
export type ParsedTranslations = {
  readonly pairs: readonly TranslationPair[];
  readonly problems: readonly TranslationsProblem[];
  readonly by: MatchedBy;
  /** The languages that the file says it is in. */
  readonly languages?: FileLanguages;
  /** Values for strings that are no plain texts, by their lines and keys (programs.22). */
  readonly notPlain?: readonly KeyedLine[];
  /** Cues at other times than those of their strings (imports.65). */
  readonly otherTimes?: readonly KeyedLine[];
  /** How many rows of a document for proofreading are no longer in it. */
  readonly missing?: number;
};

/** The most likely type of a text or file. */
export function detectTranslationsType(content: string, fileName?: string): TranslationsType {
  return translationsTypeOf(formatOf(content, fileName));
}

/** The translations of each string so far, in all texts of an import, so that repeated ones count as existing. */
export type TextsByString = Map<TargetString, Set<string>>;

/**
 * Parses a text into pairs of strings and translations, or lists its problems (imports.33). `given` is shared by the
 * texts of one import.
 */
export function parseTranslations(
  type: TranslationsType,
  content: string,
  strings: readonly TargetString[],
  options: TranslationsOptions,
  given: TextsByString = new Map(),
): ParsedTranslations {
  const format = FILE_FORMATS[translationsFormat(type, content)];
  const { pieces, problems, by, ...facts } = format.readTranslations(content, strings, options);
  if (problems.length > 0) return { pairs: [], problems, by };
  const pairs = pairsOf(pieces, strings, { ...options, by, hasLists: type === 'json' }, given);
  return { pairs, problems: [], by, ...facts };
}

function pairsOf(
  pieces: readonly FoundTranslation[],
  strings: readonly TargetString[],
  options: TranslationsOptions & {
    readonly by: MatchedBy;
    /** Whether a key may have several translations, each for all strings with it. */
    readonly hasLists: boolean;
  },
  given: TextsByString,
): TranslationPair[] {
  const byKey = Map.groupBy(
    strings.filter(({ key }) => key !== ''),
    ({ key }) => key,
  );
  const amounts = new Map<string, number>();
  for (const piece of pieces) if ('key' in piece) amounts.set(piece.key, (amounts.get(piece.key) ?? 0) + 1);
  const passed = new Map<string, number>();
  /** The strings with a key; where the file has it as often as there are strings, one after the other. */
  const stringsWith = (key: string) => {
    const all = byKey.get(key) ?? [];
    const nth = passed.get(key) ?? 0;
    passed.set(key, nth + 1);
    return !options.hasLists && amounts.get(key) === all.length ? all.slice(nth, nth + 1) : all;
  };
  const seen = (text: string) => comparable(SEEN[options.by](text, options));
  return pieces.flatMap((piece): TranslationPair[] => {
    const isByKey = 'key' in piece;
    const index = isByKey ? undefined : piece.at;
    const places = isByKey
      ? stringsWith(piece.key)
      : index === undefined
        ? []
        : strings.slice(index, index + 1);
    const pair = {
      line: piece.line,
      text: piece.text,
      shared: places.length,
      ...(piece.isDraft && { isDraft: true }),
      ...(piece.isApproved && { isApproved: true }),
    };
    const label = isByKey ? piece.key : piece.label;
    const key = isByKey ? piece.key : undefined;
    if (places.length === 0) {
      const status = piece.proofread?.is === 'unchanged' ? 'unchanged' : 'unknown';
      return [{ ...pair, key: label ?? '', string: undefined, status }];
    }
    return places.map((string) => {
      const had = given.get(string) ?? new Set(string.translations.map(seen));
      given.set(string, had);
      const counts = options.loadsSame || piece.isStated === true || isWritten(piece, options);
      const isKnown =
        had.has(seen(piece.text)) ||
        (mayBePlural(string.text) && [...had].some((one) => isCopiedText(seen(piece.text), one)));
      const isSame = !counts && !isKnown && isCopiedText(seen(piece.text), seen(string.text));
      const { is = 'changed', replaces } = piece.proofread ?? {};
      const status = is !== 'changed' ? is : isSame ? 'same' : statusOf(piece.text, string, isKnown);
      if (status === 'new') had.add(seen(piece.text));
      const isWhole = status !== 'new' || piece.isDraft || hasAllForms(string.text, piece.text, options);
      const mayEdit = isWhole && replaces && options.viewer && mayEditTranslation(options.viewer, replaces);
      const proofread = piece.proofread && {
        edits: mayEdit ? { id: replaces.id, updated_at: replaces.updated_at } : undefined,
        before: string.current?.text ?? '',
        notes: piece.proofread.notes.filter((note) => status === 'new' || !WHY_NOT_EDITED.includes(note)),
      };
      const name = proofread ? (label ?? '') : (key ?? string.key);
      const matched = { ...pair, key: name, string, status, ...(proofread && { proofread }) };
      if (piece.hasOtherForms) return { ...matched, formsDoubt: 'otherForms' };
      return isWhole ? matched : { ...matched, formsDoubt: 'missingForms' };
    });
  });
}

/** Notes of why a translation is added that could have been edited, which say nothing of one that isn't. */
const WHY_NOT_EDITED: readonly RowNote[] = ['sourceChanged', 'translationChanged', 'unmarked'];

const hasAllForms = (source: string, translation: string, { language }: TranslationsOptions) =>
  !mayBePlural(source) || missingForms(source, translation, language).length === 0;

const withSpaces = (text: string, { escapesBreaks }: TranslationsOptions) =>
  escapesBreaks ? text : text.replace(/\r\n|\n|\r/g, ' ');

/** Whether an export would have no source in place of a translation here, so that one that equals its source was written. */
const isWritten = ({ mayStay }: FoundTranslation, { writtenWith = 'source' }: TranslationsOptions) =>
  writtenWith === 'empty' || (writtenWith === 'skip' && mayStay !== true);

/**
 * The text as an export writes it, which counts as equal to the original: lines lose their breaks, cues their blank
 * lines.
 */
const inCue = (text: string) => withoutBlankLines(text, (line) => line.replace(/-->|->|–>|—>/g, '→'));

const SEEN = {
  line: withSpaces,
  key: (text) => text,
  number: inCue,
  time: inCue,
  source: (text) => text,
  row: (text) => text,
} as const satisfies Record<MatchedBy, (text: string, options: TranslationsOptions) => string>;

function statusOf(text: string, { max_length }: TargetString, isKnown: boolean): PairStatus {
  const kind = whyNotTranslate(text, max_length);
  if (kind === 'required') return 'empty';
  if (isKnown) return 'identical';
  if (kind === 'maxlength') return 'tooLong';
  return isStorable(text) && !hasControls(text) ? 'new' : 'illegal';
}

/**
 * A text in a form in which different Unicode compositions are equal, as for identical translations (translations.23,
 * strings.9).
 */
function comparable(text: string): string {
  return text.normalize('NFC');
}
