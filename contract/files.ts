import { z } from 'zod';
import { VERSIONS } from '#domain/exports/export-rules.ts';
import { ENCODINGS } from '#domain/formats/encodings.ts';
import { UNTRANSLATED } from '#domain/formats/model/file-format.ts';
import { FORMAT_IDS } from '#domain/formats/model/format.ts';
import { CAPS, LIMITS } from '#domain/limits.ts';
import { SPLITTINGS } from '#domain/texts/splitting.ts';
import { INITIAL, REGULAR } from '#domain/translations/translations.ts';
import { endpoint } from './endpoint.ts';
import { Bytes, bounded, Flag, Id, line, list, replyList, whole } from './values.ts';

/** What a file may hold for a project. */
export const FILE_KINDS = ['source', 'translations'] as const;

/** What the report of an import says of a line. */
export const LINE_KINDS = {
  plural: 'an entry with plural forms stays in the file and is no string',
  tooLong: 'an entry that is longer than a string may be stays in the file and is no string',
  duplicateKey: 'an earlier string has the same key',
  sourceLanguage: 'the file says that its texts are in another language than the project’s',
  targetLanguage: 'the file says that its translations are in another language than the project’s',
  same: 'the translation is equal to its source',
  identical: 'the string has this translation already',
  empty: 'there is no text',
  unknown: 'no string belongs to it',
  maxlength: 'the translation is longer than its string allows',
  illegal: 'has characters that can’t be stored',
  full: 'the string has as many translations as it may',
  gone: 'the string was deleted meanwhile',
} as const;
export type LineKind = keyof typeof LINE_KINDS;

/** Lines of a file: how many there are, and the first of them. */
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

export const importFile = endpoint('POST', '/api/projects/:project/imports', {
  summary: 'Import a file of strings or translations; the body is the bytes of the file',
  isRepeatable: true,
  stores: 'imports',
  bodyLimit: LIMITS.fileBytes,
  query: z.object({
    /** Its name tells its format where its content doesn’t, and is the name of a new section. */
    name: line(LIMITS.fileName).default('file.txt'),
    kind: z.enum(FILE_KINDS).default('source'),
    /**
     * Strings are added at its end, translations to its strings. Left out: strings become a new section; translations are for
     * the whole project, whose sections must all be JSON.
     */
    section: Id.optional(),
    /** Detected when left out, as the encoding and the splitting are. */
    format: z.enum(FORMAT_IDS).optional(),
    encoding: z.enum(ENCODINGS).optional(),
    /** Plain text only. */
    splitting: z.enum(SPLITTINGS).optional(),
    /** Joins the keys of nested JSON by dots. */
    flattens: Flag,
    /** Imports the translations too that a file has beside its strings, if its format has any. */
    with_translations: Flag,
    /** Of the translations: −1 initial, 0 regular. Those that the file is not sure of are initial. */
    status: whole({ min: INITIAL, max: REGULAR }).default(REGULAR),
    /** Imports translations that are equal to their source too. */
    load_same: Flag,
    /** Skips empty translations, which refuse the file otherwise. */
    skip_empty: Flag,
    /** Plain text only: reads `\n` in a translation as a line break. */
    escapes_breaks: Flag,
    /** Answers what would be done, and does nothing. */
    dry_run: Flag,
  }),
  body: Bytes,
  reply: z.object({
    format: z.enum(FORMAT_IDS),
    encoding: z.enum(ENCODINGS),
    /** Null where the file is no plain text. */
    splitting: z.enum(SPLITTINGS).nullable(),
    /** Null for translations of the whole project, and for a new section with `?dry_run`. */
    section: z.object({ id: z.int(), name: z.string() }).nullable(),
    /** Strings or translations in the file. */
    read: z.int(),
    strings_added: z.int(),
    translations_added: z.int(),
    /** Stored, but worth a look. */
    warnings: Lines,
    /** Not stored, since nothing is missing. */
    skipped: Lines,
    /** Not stored, since they can’t be. */
    refused: Lines,
  }),
});

const SectionIds = bounded(LIMITS.sectionsList)
  .transform((value): (string | number)[] => value.split(','))
  .pipe(list(Id, { min: 1, max: LIMITS.sectionsInOrder }));

/** Answers the file itself, not JSON, so it declares no reply. */
export const exportFile = endpoint('GET', '/api/projects/:project/exports', {
  summary:
    'Export the translation of a project or of some sections as a file, or as a ZIP with a file for each',
  query: z.object({
    /** Their ids, joined by commas; all when left out. */
    sections: SectionIds.optional(),
    version: z.enum(VERSIONS).default('current'),
    /** What stands for a string without a translation: the source, nothing, or not even the string. */
    untranslated: z.enum(UNTRANSLATED).default('source'),
    /** Plain text only: writes a line break as `\n`, not as a space. */
    escapes_breaks: Flag,
    /** Joins parts of paragraphs and cues that were split. */
    joins_parts: Flag,
    /** The source, as it can be imported again. */
    source: Flag,
    /** A file for each section. Sections that don’t go into one file need it. */
    zip: Flag,
  }),
});
