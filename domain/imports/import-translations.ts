import { withoutBlankLines } from '../formats/cues/cue-file.ts';
import { formatOf, formatWithin } from '../formats/detect.ts';
import { FORMATS, type FormatFamily } from '../formats/model/format.ts';
import type {
  MatchedBy,
  Piece,
  TranslationReadOptions,
  UploadProblem,
  UploadString,
} from '../formats/model/translation-reading.ts';
import { FILE_FORMATS } from '../formats/registry.ts';
import { LIMITS } from '../limits.ts';
import { isStorable } from '../texts/text.ts';
import { whyNotTranslate } from '../translations/translations.ts';

/** How a file is to be read: as a family of formats, where both of JSON are one (imports.28, imports.29, imports.30). */
export const UPLOAD_TYPES = ['text', 'json', 'subtitles', 'po', 'markdown'] as const satisfies FormatFamily[];
export type UploadType = (typeof UPLOAD_TYPES)[number];

/**
 * What will become of a translation (imports.31, imports.32): uploaded, or left out because it is the source, there already (or earlier in the
 * paste), for a key that no string has, blank, longer than its string allows, or of characters that can't be stored.
 */
export const UPLOAD_FATES = ['new', 'same', 'identical', 'unknown', 'empty', 'tooLong', 'illegal'] as const;
export type UploadFate = (typeof UPLOAD_FATES)[number];

/** A translation and the string it is for; none for a key that no string has, or a cue with neither its number nor its time. */
export type UploadPair = {
  readonly line: number;
  readonly key: string;
  readonly text: string;
  readonly string: UploadString | undefined;
  /** How many strings have this key: each of them gets the translation (imports.29). */
  readonly shared: number;
  readonly fate: UploadFate;
  /** Whether the file says that it is not sure. */
  readonly isDraft?: boolean;
};

export type UploadOptions = TranslationReadOptions & {
  /** Whether translations equal to their source are uploaded too (imports.31). */
  readonly loadsSame: boolean;
};

/** A paste transformed for the preview; no pairs while there are problems. */
export type Upload = {
  readonly pairs: readonly UploadPair[];
  readonly problems: readonly UploadProblem[];
  readonly by: MatchedBy;
};

/** How a paste or a file is most likely to be read. */
export function uploadTypeOf(content: string, fileName?: string): UploadType {
  const { family } = FORMATS[formatOf(content, fileName)];
  return family === 'special_json' ? 'json' : family;
}

/** What each string has been given so far, by an upload of several texts too: what comes again is there already. */
export type Given = Map<UploadString, Set<string>>;

/**
 * Transforms a paste into pairs of strings and translations, or says all that is wrong with it (imports.33). `given`: shared
 * by the texts of one upload.
 */
export function parseUpload(
  type: UploadType,
  content: string,
  strings: readonly UploadString[],
  options: UploadOptions,
  given: Given = new Map(),
): Upload {
  const format = FILE_FORMATS[formatWithin(type, content)];
  const { pieces, problems, by } = format.readTranslations(content, strings, options);
  if (problems.length > 0) return { pairs: [], problems, by };
  return { pairs: pairsOf(pieces, strings, { ...options, by }, given), problems: [], by };
}

/**
 * Why a preview can't be uploaded as it stands (imports.33): blank translations that are not to be skipped, all the same as
 * their source, or nothing new.
 */
export function whyNotUpload(
  { pairs }: Upload,
  { skipsEmpty }: { skipsEmpty: boolean },
): 'empty' | 'same' | 'nothing' | undefined {
  if (!skipsEmpty && pairs.some(({ fate }) => fate === 'empty')) return 'empty';
  if (pairs.some(({ fate }) => fate === 'new')) return undefined;
  const filled = pairs.filter(({ fate }) => fate !== 'empty');
  return filled.length > 0 && filled.every(({ fate }) => fate === 'same') ? 'same' : 'nothing';
}

/**
 * Splits an upload into calls: each within the maximum pairs of a call (imports.34, imports.35), and small enough to show
 * progress.
 */
export function batchesOf<Item>(items: readonly Item[]): Item[][] {
  const batches: Item[][] = [];
  let bytes = 0;
  for (const item of items) {
    // A UTF-16 unit is at most three bytes; one more for the comma.
    const size = JSON.stringify(item).length * 3 + 1;
    const last = batches.at(-1);
    if (last && last.length < LIMITS.uploadBatch && bytes + size <= LIMITS.uploadPartBytes) {
      last.push(item);
      bytes += size;
    } else {
      batches.push([item]);
      bytes = size + 2;
    }
  }
  return batches;
}

function pairsOf(
  pieces: readonly Piece[],
  strings: readonly UploadString[],
  options: UploadOptions & { readonly by: MatchedBy },
  given: Given,
): UploadPair[] {
  const byKey = Map.groupBy(
    strings.filter(({ key }) => key !== ''),
    ({ key }) => key,
  );
  const seen = (text: string) => comparable(SEEN[options.by](text, options));
  return pieces.flatMap((piece): UploadPair[] => {
    const isByKey = 'key' in piece;
    const at = isByKey ? undefined : piece.at;
    const found = isByKey ? (byKey.get(piece.key) ?? []) : at === undefined ? [] : strings.slice(at, at + 1);
    const pair = {
      line: piece.line,
      text: piece.text,
      shared: found.length,
      ...(piece.isDraft && { isDraft: true }),
    };
    const label = isByKey ? piece.key : piece.label;
    const key = isByKey ? piece.key : undefined;
    if (found.length === 0) return [{ ...pair, key: label ?? '', string: undefined, fate: 'unknown' }];
    return found.map((string) => {
      const had = given.get(string) ?? new Set(string.translations.map(seen));
      given.set(string, had);
      const isSame = seen(piece.text) === seen(string.text) && !options.loadsSame;
      const fate = isSame ? 'same' : fateOf(piece.text, string, had.has(seen(piece.text)));
      if (fate === 'new') had.add(seen(piece.text));
      return { ...pair, key: key ?? string.key, string, fate };
    });
  });
}

const withSpaces = (text: string, { escapesBreaks }: UploadOptions) =>
  escapesBreaks ? text : text.replace(/\r\n|\n|\r/g, ' ');
/** What a download makes of a text is equal to it: a line can't say where breaks were, a cue has no blank lines. */
const inCue = (text: string) => withoutBlankLines(text, (line) => line.replace(/-->|->|–>|—>/g, '→'));

const SEEN = {
  line: withSpaces,
  key: (text) => text,
  number: inCue,
  time: inCue,
  source: (text) => text,
} as const satisfies Record<MatchedBy, (text: string, options: UploadOptions) => string>;

function fateOf(text: string, { max_length }: UploadString, isKnown: boolean): UploadFate {
  const kind = whyNotTranslate(text, max_length);
  if (kind === 'required') return 'empty';
  if (isKnown) return 'identical';
  if (kind === 'maxlength') return 'tooLong';
  return isStorable(text) ? 'new' : 'illegal';
}

/** Two spellings of one letter are one text, as where a proposal meets an identical one (translations.23, strings.9). */
function comparable(text: string): string {
  return text.normalize('NFC');
}
