import { LIMITS } from '../../core/limits.ts';
import { SPLITTERS } from '../../core/text/splitting.ts';
import { formatOf, formatWithin } from '../../formats/detect.ts';
import type { Encoding } from '../../formats/encoding.ts';
import { FORMATS, type Format, isBook, isSubtitles } from '../../formats/model/format.ts';
import type { TableChoice } from '../../formats/model/table-choice.ts';
import { type Chapter, chaptersOf, splitHeadings } from '../headings/chapters.ts';
import { type HeadingSize, sizesOf } from '../headings/heading-sizes.ts';
import { type HeadingLevel, outlineOf } from '../headings/outline.ts';
import { decodeFile, type FileRefusal, whyNotPasted } from '../imports/decode-file.ts';
import { type ParseOptions, parseSource } from '../imports/import-source.ts';
import { type OwnTranslation, ownTranslations } from '../imports/own-translations.ts';
import type { ParsedSource } from '../imports/parsed-source.ts';
import { type SplitString, splitStrings } from '../imports/split-long-string.ts';
import { firstLines, isLong } from './long-text.ts';
import { choiceFor, DEFAULT_HEADINGS, type SourceChoice } from './source-choice.ts';

/** A file to be read. */
export type FileBytes = { readonly name: string; readonly bytes: Uint8Array };

/** A text to be read, pasted or as a file. Without a choice or an encoding these are detected. */
export type TextToRead = {
  readonly text: string | FileBytes;
  readonly choice?: SourceChoice | undefined;
  readonly encoding?: Encoding | undefined;
  /** For a text that came from a file: the encoding of this. */
  readonly cameIn?: Encoding | undefined;
  /** Its language, for splitting long strings. */
  readonly lang?: string | undefined;
  /** The language of the translations in it; by default the one that the file says it is in. */
  readonly targetLang?: string | undefined;
  /** Whether it is read as plain text, whatever its format. */
  readonly isPlain?: boolean | undefined;
  /** Whether it is read as one section, whatever headings it has. */
  readonly isOneSection?: boolean | undefined;
  /** How a table is read unless the choice says it: as its section was. */
  readonly table?: TableChoice | undefined;
  /** How subtitles are read unless the choice says it. */
  readonly frameRate?: number | undefined;
  readonly track?: string | undefined;
};

/** A detected heading at a line, counted from 1, with the size of its section. */
export type FoundHeading = HeadingSize & {
  readonly line: number;
  readonly name: string;
  readonly level: HeadingLevel;
  /** Whether the user's own pattern found it. */
  readonly isOwn: boolean;
};

/** The headings of a text, and the level at which it is split by default. */
export type Headings = { readonly found: readonly FoundHeading[]; readonly level: HeadingLevel | undefined };

/** A part of a text that becomes a section. */
export type ReadPart = {
  /** Which part of a book it is, or `whole` for a text that is one section. */
  readonly kind: 'whole' | 'front' | 'chapter' | 'back';
  /** A chapter's heading. */
  readonly name: string;
  readonly load: ParsedSource;
  /** Strings that are too long, split at ends of sentences. */
  readonly cuts: readonly SplitString[];
  /** The translations that the file has for its strings. */
  readonly translations: readonly OwnTranslation[];
  /** Whether these are all strings that the text has: a page could not hold millions. */
  readonly isAll: boolean;
};

type UncutPart = Omit<ReadPart, 'cuts' | 'translations'>;

/** A text that was read. */
export type ReadText = {
  readonly ok: true;
  readonly content: string;
  /** False if the text is too long to be shown, so that the content is only its beginning. */
  readonly isWhole: boolean;
  /** The encoding of a file. */
  readonly encoding?: Encoding;
  /** Whether that is no more than a guess. */
  readonly isGuess?: boolean | undefined;
  /** Whether bytes of it are none of that encoding. */
  readonly hasLost?: boolean | undefined;
  readonly choice: SourceChoice;
  /** The detected format. */
  readonly format: Format;
  /** How many sections it could be split into at its headings. */
  readonly chapters: number;
  readonly headings: Headings;
  readonly parts: readonly ReadPart[];
};

export type ReadResult = ReadText | ({ readonly ok: false } & FileRefusal);

/** Decodes a text, detects its format and splits it into strings, as it would be imported (imports.3). */
export function readText(request: TextToRead): ReadResult {
  const { text, choice, encoding, isPlain, isOneSection, lang, targetLang } = request;
  const file =
    typeof text === 'string'
      ? undefined
      : decodeFile(text.name, text.bytes, { encoding, isPlain, language: lang });
  if (file && !file.ok) return file;
  const unread = file || isPlain ? undefined : whyNotPasted(String(text));
  if (unread) return { ok: false, ...unread };
  const content = file ? file.text : String(text);
  const cameIn = file ? file.encoding : request.cameIn;
  const detected = isPlain ? 'text' : formatOf(content, typeof text === 'string' ? '' : text.name);
  const chosen = choice ?? choiceFor(detected, content);
  const format = formatFor(chosen, detected, content);
  const { chapters, headings } =
    format === 'text' ? cutBy(content, chosen) : { chapters: [], headings: NO_HEADINGS };
  const { flattens = false, frameRate = request.frameRate, track = request.track } = chosen;
  const table = chosen.table ?? request.table;
  const options =
    chosen.cut === 'subtitles'
      ? { frameRate, track, language: lang, encoding: cameIn }
      : { splitting: chosen.cut, flattens, table, targetLanguage: targetLang, encoding: cameIn };
  const inChapters = chosen.isInChapters && !isOneSection ? partsOf(content, chapters, options) : [];
  const uncut = inChapters?.length
    ? inChapters
    : [wholeOf(onceNested(parseSource(format, content, options)))];
  const readAs = uncut[0]?.load.readAs ?? format;
  const parts = uncut.map((part): ReadPart => {
    // Chapters are plain text, which has no translations.
    const translations =
      part.kind === 'whole'
        ? ownTranslations(part.load, content, targetLang ?? part.load.languages?.target ?? '', table)
        : [];
    return { ...part, translations, cuts: splitStrings(part.load, lang) };
  });
  // A workbook is no text to be edited.
  const isWhole = detected !== 'xlsx' && !isLong(content);
  return {
    ok: true,
    content: isWhole ? content : firstLines(content),
    isWhole,
    ...(file ? { encoding: file.encoding, isGuess: file.isGuess, hasLost: file.hasLost } : {}),
    // Pasted JSON is recognised by its structure (imports.15).
    choice: isSubtitles(readAs) || isBook(readAs) ? chosen : { ...chosen, type: FORMATS[readAs].family },
    format: readAs,
    chapters: inChapters ? chapters.length : 0,
    headings: inChapters ? headings : NO_HEADINGS,
    parts,
  };
}

const NO_HEADINGS: Headings = { found: [], level: undefined };

/** Splits a plain text into sections at its headings. */
function cutBy(content: string, { cut, headings = DEFAULT_HEADINGS }: SourceChoice) {
  const outline = outlineOf(content, headings.pattern);
  const isCut = new Set(splitHeadings(outline, headings));
  const pieces = outline.headings.length > 0 && cut !== 'subtitles' ? SPLITTERS[cut](content) : [];
  const sizes = sizesOf(outline.headings, isCut, pieces);
  const foundHeadings = outline.headings.map(({ index: at, name, level, kind }, nth): FoundHeading => {
    return { line: at + 1, name, level, isOwn: kind === 'own', strings: 0, characters: 0, ...sizes[nth] };
  });
  return {
    chapters: chaptersOf(content, outline, headings),
    headings: { found: foundHeadings, level: outline.level },
  };
}

/**
 * Each chapter read as a text of its own, its lines counted as in the whole; nothing when they have more strings than a
 * page can hold.
 */
function partsOf(content: string, chapters: readonly Chapter[], options: ParseOptions) {
  const lines = content.replace(/^\uFEFF/, '').split(/(?<=\r\n|\n|\r(?!\n))/);
  // Each chapter has what the bytes of the file have.
  const mark = content.startsWith('\uFEFF') ? '\uFEFF' : '';
  const parts: UncutPart[] = [];
  let strings = 0;
  for (const { kind, name, from, to } of chapters) {
    const load = parseSource('text', mark + lines.slice(from - 1, to).join(''), options);
    strings += load.strings.length;
    if (strings > LIMITS.stringsPreviewed) return undefined;
    const below = <Placed extends { line?: number }>(one: Placed): Placed =>
      one.line === undefined ? one : { ...one, line: one.line + from - 1 };
    const placed = { ...load, strings: load.strings.map(below), warnings: load.warnings.map(below) };
    parts.push({
      kind,
      name,
      load: placed.ok ? placed : { ...placed, problems: placed.problems.map(below) },
      isAll: true,
    });
  }
  return parts;
}

/** Keeps one of the problems of nested JSON, since one button flattens all of it. */
function onceNested(load: ParsedSource): ParsedSource {
  if (load.ok || load.readAs !== 'json') return load;
  const first = load.problems.find(({ kind }) => kind === 'nested');
  return {
    ...load,
    problems: load.problems.filter((problem) => problem === first || problem.kind !== 'nested'),
  };
}

/** The format of a choice; for subtitles the detected one, also of a text that is read again without its file’s name. */
function formatFor({ type, cut }: SourceChoice, detected: Format, content: string): Format {
  if (type !== 'text' || cut !== 'subtitles') return type;
  return isSubtitles(detected) ? detected : formatWithin('subtitles', content);
}

/** A text as one section, no more of it than a page can hold. */
function wholeOf(load: ParsedSource): UncutPart {
  const isKept = ({ index = 0 }: { index?: number }) => index < LIMITS.stringsPreviewed;
  const strings = load.strings.slice(0, LIMITS.stringsPreviewed);
  const warnings = load.warnings
    .filter((warning) => warning.kind !== 'duplicateKey' || isKept(warning))
    .slice(0, LIMITS.stringsPreviewed);
  const shown = { ...load, strings, warnings };
  return {
    kind: 'whole',
    name: '',
    load: shown.ok
      ? shown
      : { ...shown, problems: shown.problems.filter(isKept).slice(0, LIMITS.stringsPreviewed) },
    isAll: strings.length === load.strings.length,
  };
}
