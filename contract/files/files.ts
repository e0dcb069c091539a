import { z } from 'zod';
import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '#domain/core/languages/interface-languages.ts';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { SPLITTINGS } from '#domain/core/text/splitting.ts';
import { CHAPTER_STATES } from '#domain/files/books/chapter-state.ts';
import { readChosen } from '#domain/files/books/chosen-sections.ts';
import { BOOK_FORMATS, EXPORT_LAYOUTS } from '#domain/files/exports/books/book.ts';
import { BLOCKED_TEXTS, VERSIONS } from '#domain/files/exports/export-rules.ts';
import { SELECTION_FORMATS } from '#domain/files/exports/selection-file.ts';
import { isRelativePath } from '#domain/files/imports/source-path.ts';
import { ENCODINGS } from '#domain/formats/encoding.ts';
import { UNTRANSLATED } from '#domain/formats/model/file-format.ts';
import { FORMAT_IDS, SUBTITLE_FORMATS } from '#domain/formats/model/format.ts';
import { INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  BodyId,
  Bytes,
  bounded,
  ColumnsParam,
  Flag,
  FrameRateParam,
  Id,
  integerParam,
  issueOf,
  line,
  list,
  replyList,
  SheetsParam,
  shortString,
  TimeParam,
} from '../core/values.ts';
import * as routes from './files.routes.ts';

/** What a file is imported as. */
export const FILE_KINDS = ['source', 'translations'] as const;

/** What an import reports about a line of the file. */
export const LINE_KINDS = {
  plural: 'an entry with plural forms, which is kept in the file but not imported',
  tooLong: `an entry with more than ${LIMITS.stringText.max} characters, which is kept in the file but not imported`,
  notPlain: 'a value that is no plain text, which is kept in the file but not imported',
  control: 'an entry with control characters, which is kept in the file but not imported',
  duplicateKey: 'an earlier string has the same key',
  encodingGuess: 'the encoding of the file is a guess: this line is the first whose letters tell',
  lostBytes: 'bytes that the encoding doesn’t have were read as U+FFFD, here for the first time',
  sourceLanguage: 'the file declares another source language than the project’s',
  targetLanguage:
    'the file declares another target language than the project’s; its texts are taken all the same, but it is not kept as the file of the language',
  otherForms: 'the plural forms of the file are not those of the language, so the translation is initial',
  missingForms: 'the translation lacks plural forms that the language needs, so it is initial',
  checks: 'checks of the project block the translation, so it is initial, or not approved',
  otherTimes: 'the cue is at other times than its source, whose times exports have',
  same: 'the translation is equal to its source',
  identical: 'the string already has this translation',
  empty: 'the translation is empty',
  unknown: 'no string matches',
  maxlength: 'the translation is longer than its string allows',
  illegal: 'has characters that can’t be stored',
  renamed: 'the string of the first key, which the file lacks, has the second now, by its text',
  renamedSimilar:
    'the string of the first key, which the file lacks, has the second now, by a similar text; its translations need review',
  returned: 'a deleted string has this key, and is back with the translations that were deleted with it',
  keptInFile:
    'the translation is longer than its string allows, is no plain text, or has characters that can’t be stored, and is kept in the file',
  cleared: 'the translation was cleared in the document; nothing is deleted',
  brokenForm: 'the text can’t be a form of a plural, because a brace or a quote of it has no other',
  sourceChanged:
    'the source has changed since the document was exported, so the text was added as a translation and replaces none',
  translationChanged:
    'the translation has changed since the document was exported, so the text was added as another and replaces none',
  unmarked:
    'the row has lost its mark and was found by number and source, so the text was added as a translation and replaces none',
  sourceEdited: 'the source was edited in the document, which changes nothing',
  comments: 'the row has comments in the document, which are not imported',
  full: 'the string has the maximum number of translations',
  gone: 'the string has been deleted',
} as const;
export type LineKind = keyof typeof LINE_KINDS;

/** Lines of a file: their total number, and the first ones. */
const Lines = z.object({
  total: z.int(),
  lines: replyList(
    z.object({
      /** The line of the file, from 1. */
      line: z.int(),
      kind: z.enum(Object.keys(LINE_KINDS) as [LineKind, ...LineKind[]]),
      key: z.string().optional(),
    }),
    CAPS.linesReported,
  ),
});

const StoredSection = z.object({ id: z.int(), name: z.string() });

export const importFile = endpoint(routes.importFile, {
  summary: 'Import a file of strings or translations; the body is the bytes of the file',
  isRepeatable: true,
  stores: 'imports',
  query: z.object({
    /** The name of a new section; also tells the format if the content doesn’t. */
    name: line(LIMITS.fileName).default('file.txt'),
    kind: z.enum(FILE_KINDS).default('source'),
    /**
     * Strings are added at its end, translations to its strings. Without it strings become a new section, and translations are
     * imported into the whole project, whose sections must all be JSON.
     */
    section: Id.optional(),
    /** Detected by default, like the encoding and the splitting. */
    format: z.enum(FORMAT_IDS).optional(),
    encoding: z.enum(ENCODINGS).optional(),
    /** Plain text only. */
    splitting: z.enum(SPLITTINGS).optional(),
    /**
     * Books only: which chapters become sections, by their places in the book from 0, in the order of the sections; `2+3` makes one
     * section of two, `2:0-40,2:40-` two of one, of its first 40 strings and of the others. All by default.
     */
    chapters: bounded(LIMITS.sectionsList)
      .transform((written, context) => {
        const chosen = readChosen(written);
        if (!chosen) context.addIssue(issueOf('illegal'));
        return chosen;
      })
      .optional(),
    /** Joins the keys of nested JSON with dots. */
    flattens: Flag,
    /** MicroDVD subtitles whose file doesn’t say it: frames a second, by default 23.976. */
    frame_rate: FrameRateParam.optional(),
    /** SAMI subtitles in several languages: the class that is read, by default that of the source language, or the first. */
    track: line(LIMITS.track).optional(),
    /**
     * Tables only: what each column has, of `key`, `source`, `translation`, `context`, `max_length` and `state`, such as
     * `key,source,,translation`. By default what was chosen for the section before, otherwise what names and content tell.
     */
    columns: ColumnsParam.optional(),
    /** Tables only: whether the first record has names; by default the table tells. */
    header_row: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    /** XLSX only: the names of the sheets that are read, separated by slashes; by default those with texts that are not hidden. */
    sheets: SheetsParam.optional(),
    /** Also imports the translations that the file has for its strings. */
    with_translations: Flag,
    /** Status of the translations: −1 initial, 0 regular. Those that the file marks as unfinished are initial. */
    status: integerParam({ min: INITIAL, max: REGULAR }).default(REGULAR),
    /** Approves the translations that the file says are approved, which needs `can_self_approve`. */
    approves: Flag,
    /** Also imports translations that are equal to their source, where the file doesn’t say itself that they are translated. */
    load_same: Flag,
    /**
     * How exports of this file write what isn’t translated. If not as its source, translations that are equal to their source are
     * imported too.
     */
    untranslated: z.enum(UNTRANSLATED).optional(),
    /** Skips empty translations; without it they are errors. */
    skip_empty: Flag,
    /** Plain text only: reads `\n` in a translation as a line break. */
    escapes_breaks: Flag,
    /** Returns the result without importing anything. */
    dry_run: Flag,
  }),
  body: Bytes,
  reply: z.object({
    format: z.enum(FORMAT_IDS),
    encoding: z.enum(ENCODINGS),
    /** Null unless the file is plain text. */
    splitting: z.enum(SPLITTINGS).nullable(),
    /** Null for translations of the whole project, for a book, and for a new section with `dry_run`. */
    section: StoredSection.nullable(),
    /** The sections that the file was imported into: of a book one for each chapter. */
    sections: replyList(StoredSection, LIMITS.sectionsInOrder),
    /** Number of strings or translations in the file. */
    read: z.int(),
    strings_added: z.int(),
    translations_added: z.int(),
    /**
     * Of a document for proofreading: translations whose text was changed, rows that say what was exported, and rows that it has
     * no more.
     */
    translations_edited: z.int(),
    unchanged: z.int(),
    missing: z.int(),
    /** Imported, but possibly wrong. */
    warnings: Lines,
    /** Not imported because already stored or empty. */
    skipped: Lines,
    /** Not imported because invalid. */
    refused: Lines,
  }),
});

export const keepWorkbook = endpoint(routes.keepWorkbook, {
  summary:
    'Keep a workbook, so that strings that come from it can name it in their header; the body is the bytes of the file',
  stores: 'imports',
  query: z.object({ name: line(LIMITS.fileName).default('file.xlsx') }),
  body: Bytes,
  /** The id stands behind `#workbook @` in the header of a section. The same file has the same id. */
  reply: z.object({ id: z.string() }),
});

/** The path of a file in its repository: names joined by slashes, none of which leads up. */
const SourcePath = line(LIMITS.sourcePath).superRefine((value, issues) => {
  if (value !== '' && !isRelativePath(value)) issues.addIssue(issueOf('illegal'));
});

/** What a push does to strings. */
const PUSHED_COUNTS = {
  added: z.int(),
  changed: z.int(),
  moved: z.int(),
  unchanged: z.int(),
  removed: z.int(),
  /** Strings that the file lacks and that stay. */
  kept: z.int(),
  /** How many translations need review because of it. */
  needs_review: z.int(),
};

/** What a push of a book does to a section: its strings by what becomes of them, and its translations that need review then. */
const PushedChapter = z.object({
  name: z.string(),
  /** Null for a chapter that becomes a section. */
  section: z.int().nullable(),
  /** `missing`: the file has nothing of it, and it stays. */
  becomes: z.enum(CHAPTER_STATES),
  ...PUSHED_COUNTS,
});
export type PushedChapter = z.infer<typeof PushedChapter>;

export const pushFile = endpoint(routes.pushFile, {
  summary:
    'Push a source file by its path: its section is updated from it, or made if there is none, of a book those of its chapters; the body is the bytes of the file',
  isRepeatable: true,
  stores: 'imports',
  query: z.object({
    /** Names the section from then on. */
    path: SourcePath,
    /**
     * The name of the section, by default that of the file. A section with this name that has no path yet is taken instead of
     * making a new one. The sections of a book are named after its chapters.
     */
    name: line(LIMITS.sectionName).optional(),
    /** The section to update, whatever its path and name; of a book any of its sections. */
    section: Id.optional(),
    /** Kept as `source_hash` of the section for as long as its source is this file. */
    hash: shortString.regex(/^[0-9a-f]{64}$/).optional(),
    /** Detected by default, like the encoding and the splitting; a section that has been split stays split so. */
    format: z.enum(FORMAT_IDS).optional(),
    encoding: z.enum(ENCODINGS).optional(),
    /** Plain text only. */
    splitting: z.enum(SPLITTINGS).optional(),
    /** Joins the keys of nested JSON with dots. */
    flattens: Flag,
    /** MicroDVD subtitles whose file doesn’t say it: frames a second, by default 23.976. */
    frame_rate: FrameRateParam.optional(),
    /** SAMI subtitles in several languages: the class that is read, by default that of the source language, or the first. */
    track: line(LIMITS.track).optional(),
    /**
     * Tables only: what each column has, of `key`, `source`, `translation`, `context`, `max_length` and `state`, such as
     * `key,source,,translation`. By default what was chosen for the section before, otherwise what names and content tell.
     */
    columns: ColumnsParam.optional(),
    /** Tables only: whether the first record has names; by default the table tells. */
    header_row: z
      .enum(['true', 'false'])
      .transform((value) => value === 'true')
      .optional(),
    /** XLSX only: the names of the sheets that are read, separated by slashes; by default those with texts that are not hidden. */
    sheets: SheetsParam.optional(),
    /** Deletes the strings that the file lacks. Without it they stay. */
    removes_missing: Flag,
    /** Lets no string that the file lacks get a new key of the file by its text. */
    keeps_keys: Flag,
    /** Books only: gives the sections the order of their chapters in the file, which needs `can_manage_sections`. */
    orders_sections: Flag,
    /** Returns the result without changing anything. */
    dry_run: Flag,
  }),
  body: Bytes,
  reply: z.object({
    format: z.enum(FORMAT_IDS),
    encoding: z.enum(ENCODINGS),
    /** Null for a new section with `dry_run`, and for a book. */
    section: StoredSection.nullable(),
    /** The sections that are as the file is now: of a book one for each chapter; none with `dry_run` if they are new. */
    sections: replyList(StoredSection, LIMITS.sectionsInOrder),
    /** Whether the project had no section of the file. */
    is_new: z.boolean(),
    /** Number of strings in the file. */
    read: z.int(),
    ...PUSHED_COUNTS,
    /** Of a book that the project has: what becomes of each section, in the order of the file, then of those that it lacks. */
    chapters: replyList(PushedChapter, LIMITS.sectionsInOrder),
    /** How many sections of the book stand in another order than in the file; with `orders_sections` they are moved. */
    misplaced: z.int(),
    /**
     * With `dry_run`, of a book that the project has not by its path or name: a section of a book that has most of its texts, if
     * there is one.
     */
    resembles: StoredSection.nullable(),
    /** The log entry of an update; null if nothing changed, for a first import, and with `dry_run`. */
    event: z.int().nullable(),
    /** Imported, but possibly wrong. */
    warnings: Lines,
    /** Kept in the file but not imported. */
    skipped: Lines,
  }),
});

const SectionIds = bounded(LIMITS.sectionsList)
  .transform((value): (string | number)[] => value.split(','))
  .pipe(list(Id, { min: 1, max: LIMITS.sectionsInOrder }));

/**
 * What an export does with translations that checks of the project keep from approval: takes them, leaves them out as if their strings
 * had none, or is refused (400 `checks`, with their number in `current`).
 */
const blockedTexts = z.enum(BLOCKED_TEXTS).default('take');

/** Declares no reply because the response is the file, not JSON. */
export const exportFile = endpoint(routes.exportFile, {
  summary:
    'Export the translation of a project or of some sections as a file, or as a ZIP with a file for each',
  query: z.object({
    /** Section ids separated by commas; all by default. */
    sections: SectionIds.optional(),
    /** The text as it was at this time, as JSON or plain text (exports.18); not with `excludes_needs_review`. */
    at: TimeParam.optional(),
    /** With `at`: what stands for texts that have been removed since. */
    removed: line(LIMITS.removedText).default('[removed]'),
    version: z.enum(VERSIONS).default('current'),
    /** Skips translations that need review (translations.27). */
    excludes_needs_review: Flag,
    /** For strings without a translation: their source, an empty text, or nothing (`skip`). */
    untranslated: z.enum(UNTRANSLATED).default('source'),
    /** Not with `at`. */
    blocked: blockedTexts,
    /** Plain text only: writes a line break as `\n` instead of a space. */
    escapes_breaks: Flag,
    /** Joins strings that continue each other into one paragraph or cue. */
    joins_parts: Flag,
    /** Subtitles only: the format of the file, by default that of the section. */
    cue_format: z.enum(SUBTITLE_FORMATS).optional(),
    /** Subtitles only: numbers cues anew, from 1. */
    renumbers: Flag,
    /** CSV and TSV only: begins the file with a byte order mark, by which Excel knows that it is UTF-8. */
    for_excel: Flag,
    /** Writes UTF-8 without a byte order mark, with lines ended by LF, instead of what the file came in (exports.29). */
    normalizes: Flag,
    /** Subtitles only: cues at the times of their translation, where these differ from the source’s (subtitles.17). */
    target_times: Flag,
    /** Exports the source instead of the translation, so that it can be imported again. */
    source: Flag,
    /** A ZIP with a file for each section; required for sections that can’t be exported as one file. */
    zip: Flag,
  }),
});

const bookFormat = z.enum(BOOK_FORMATS).default('epub');
/** The language of what a book says besides its text. */
const wordsLanguage = z
  .enum(INTERFACE_LANGUAGES as [InterfaceLanguage, ...InterfaceLanguage[]])
  .default(DEFAULT_LANGUAGE);

/** Declares no reply, as `exportFile`. */
export const exportAsBook = endpoint(routes.exportAsBook, {
  summary: 'Export a project or some of its sections as a book for readers, whose chapters are the sections',
  query: z.object({
    /** Section ids separated by commas; all by default. */
    sections: SectionIds.optional(),
    format: bookFormat,
    /**
     * The translation alone, the source above each paragraph, or both in columns, which `fb2`, `md` and `txt` don’t have; of
     * `docx` also a table of numbered strings for proofreading, which can be imported as translations again.
     */
    layout: z.enum(EXPORT_LAYOUTS).default('translation'),
    version: z.enum(VERSIONS).default('current'),
    /** Skips translations that need review (translations.27). */
    excludes_needs_review: Flag,
    /** For strings without a translation, of the translation alone: their source, an empty text, or nothing (`skip`). */
    untranslated: z.enum(UNTRANSLATED).default('source'),
    blocked: blockedTexts,
    /** Does not name the translators by their shares of the text. */
    without_credits: Flag,
    /** Does not say where the text comes from, and when it was changed last. */
    without_colophon: Flag,
    lang: wordsLanguage,
    /** A ZIP with a book of each section. */
    zip: Flag,
  }),
});

/** Declares no reply, as `exportFile`. Everyone is a guest here. */
export const guestBook = endpoint(routes.guestBook, {
  summary: 'Download the translation of a public project as a book, if its managers offer it to everyone',
  isPublic: true,
  attempts: { most: LIMITS.guestBookAttempts, key: 'general' },
  query: z.object({ format: bookFormat, lang: wordsLanguage }),
});

/** Declares no reply, as `exportFile`. */
export const exportFamily = endpoint(routes.exportFamily, {
  summary: 'Export the translations of all languages of a project as one ZIP with a folder for each',
  query: z.object({
    /** Skips languages of which less is translated, in percent. */
    min_complete: integerParam({ min: 0, max: 100 }).default(0),
    version: z.enum(VERSIONS).default('current'),
    /** Skips translations that need review (translations.27). */
    excludes_needs_review: Flag,
    /** For strings without a translation: their source, an empty text, or nothing (`skip`). */
    untranslated: z.enum(UNTRANSLATED).default('source'),
    blocked: blockedTexts,
    /** Plain text only: writes a line break as `\n` instead of a space. */
    escapes_breaks: Flag,
    /** Joins strings that continue each other into one paragraph or cue. */
    joins_parts: Flag,
    /** Writes UTF-8 without a byte order mark, with lines ended by LF, instead of what the files came in (exports.29). */
    normalizes: Flag,
    /** Subtitles only: cues at the times of their translation in each language, where these differ from the source’s (subtitles.17). */
    target_times: Flag,
  }),
});

/** Declares no reply, as `exportFile`. */
export const exportStrings = endpoint(routes.exportStrings, {
  summary: 'Export the translations of some strings as a file, in the order of the project; changes nothing',
  isPersonal: true,
  body: z.object({
    /** Strings of the project, also of several sections; those that are gone are left out. */
    strings: list(BodyId, { min: 1, max: LIMITS.batch }),
    /** `json` by key, `special_json` as a list with source, key and context, `bilingualText` with the source above each. */
    format: z.enum(SELECTION_FORMATS).default('text'),
    version: z.enum(VERSIONS).default('current'),
    /** Skips translations that need review (translations.27). */
    excludes_needs_review: z.boolean().default(false),
    /** For strings without a translation: their source, an empty text, or nothing (`skip`). */
    untranslated: z.enum(UNTRANSLATED).default('source'),
    blocked: blockedTexts,
    /** Plain text only: writes a line break as `\n` instead of a space. */
    escapes_breaks: z.boolean().default(false),
    /** `special_json` only: contexts of cues say the times of their translation, where these differ from the source’s (subtitles.17). */
    target_times: z.boolean().default(false),
  }),
  status: 200,
});
