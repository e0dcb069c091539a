import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { HEADING_LEVELS } from '#domain/files/headings/outline.ts';
import { UPDATES_BY } from '#domain/files/imports/matched-strings.ts';
import { TRANSLATIONS_TYPES, type TranslationsType } from '#domain/files/imports/translation-pairs.ts';
import type { Inspected } from '#domain/files/previews/inspect-file.ts';
import type { PairedTexts } from '#domain/files/previews/pair-texts.ts';
import type { ReadBookFile } from '#domain/files/previews/read-book-file.ts';
import type { ReadResult } from '#domain/files/previews/read-text.ts';
import { SOURCE_TYPES, SPLIT_MODES } from '#domain/files/previews/source-choice.ts';
import { ENCODINGS } from '#domain/formats/encoding.ts';
import { type BookFormat, FORMAT_IDS, isBook } from '#domain/formats/model/format.ts';
import { COLUMN_ROLES, MOST_COLUMNS } from '#domain/formats/model/table-choice.ts';
import { RATE_BOUNDS } from '#domain/formats/subtitles/frame-rate.ts';
import { endpoint } from '../core/endpoint.ts';
import {
  anyText,
  Bytes,
  bounded,
  Flag,
  Id,
  integerParam,
  jsonParam,
  line,
  list,
  replyList,
} from '../core/values.ts';
import * as routes from './previews.routes.ts';

/**
 * What a rule of domain/files/previews returns, for the preview of a page (docs/decisions/116). Programs ask the calls that import with
 * `dry_run`.
 */
const preview = <Value>() => z.unknown() as unknown as z.ZodType<Value>;

const TableChoice = z.object({
  columns: list(z.enum(COLUMN_ROLES).nullable(), { max: MOST_COLUMNS }).optional(),
  hasHeader: z.boolean().optional(),
  sheets: list(bounded(LIMITS.sheets), { max: MOST_COLUMNS }).optional(),
});

/** What a file leaves open. */
const OPEN_IN_FILE = {
  table: TableChoice.optional(),
  frameRate: z.number().min(RATE_BOUNDS.min).max(RATE_BOUNDS.max).optional(),
  track: line(LIMITS.track).optional(),
};

const SourceChoice = z.object({
  type: z.enum(SOURCE_TYPES as [(typeof SOURCE_TYPES)[number]]),
  cut: z.enum(SPLIT_MODES),
  isInChapters: z.boolean(),
  headings: z
    .object({
      level: z.enum(HEADING_LEVELS).optional(),
      otherwise: list(z.int().min(1), { max: LIMITS.sectionsPerProject }).optional(),
      pattern: bounded(LIMITS.formedText),
    })
    .optional(),
  flattens: z.boolean().optional(),
  ...OPEN_IN_FILE,
});

const BOOK_IDS = FORMAT_IDS.filter((id): id is BookFormat => isBook(id));

/** It tells the format of a file if its content doesn't. */
const fileName = line(LIMITS.fileName);

export const previewBook = endpoint(routes.previewBook, {
  summary:
    'Read the chapters of a book, which a new project is to begin with; the body is the bytes of the file',
  query: z.object({
    name: fileName.default('book'),
    /** Detected by default. */
    format: z.enum(BOOK_IDS as [BookFormat]).optional(),
    /** The chapters whose texts are wanted too, by their places in the book from 0, separated by commas. */
    texts_of: bounded(LIMITS.sectionsList)
      .transform((value): (string | number)[] => value.split(','))
      .pipe(list(integerParam({ min: 0 }), { min: 1, max: LIMITS.sectionsInOrder }))
      .optional(),
  }),
  body: Bytes,
  /** The cover is in base64. */
  reply: preview<ReadBookFile<string | null>>(),
});

export const previewSource = endpoint(routes.previewSource, {
  summary: 'Read a text as a source, and store nothing; the body is its bytes',
  query: z.object({
    /** Of a file; a text without a name was pasted, in UTF-8. */
    name: fileName.optional(),
    /** Into which it is to be imported: a table is read as this was, unless the choice says it. */
    section: Id.optional(),
    /** How it is read, as JSON; detected by default. */
    choice: jsonParam(SourceChoice, LIMITS.previewChoice).optional(),
    /** Of a file; detected by default. */
    encoding: z.enum(ENCODINGS).optional(),
    /** Of a pasted text that came from a file: the encoding of this. */
    came_in: z.enum(ENCODINGS).optional(),
    /** Reads it as plain text, whatever its format. */
    is_plain: Flag,
    /** Reads it as one section, whatever headings it has. */
    is_one_section: Flag,
  }),
  body: Bytes,
  reply: preview<ReadResult>(),
});

export const previewFile = endpoint(routes.previewFile, {
  summary: 'Tell what a file is, and how many strings it has; the body is the bytes of the file',
  query: z.object({
    name: fileName,
    /** How it is read, as JSON, where the file leaves it open. */
    how: jsonParam(z.object(OPEN_IN_FILE), LIMITS.previewChoice).optional(),
  }),
  body: Bytes,
  reply: preview<Inspected>(),
});

/** The line with which a body of several texts begins: how each of them is read. */
export const TextsOfBody = z.object({
  texts: list(
    z.object({
      /** The number of its bytes in the body; by default what is left of it. */
      bytes: z.int().min(0).max(LIMITS.fileBytes).optional(),
      /** Of a file; a text without a name was pasted, in UTF-8. */
      name: fileName.optional(),
      encoding: z.enum(ENCODINGS).optional(),
      isPlain: z.boolean().optional(),
      /** Whether its type may be that by which all are read. */
      isDetected: z.boolean().optional(),
    }),
    { min: 1, max: LIMITS.filesAtOnce },
  ),
});

const Types = z.enum(TRANSLATIONS_TYPES as [TranslationsType]);

export const previewTranslations = endpoint(routes.previewTranslations, {
  summary:
    'Pair the translations of texts with strings, and store nothing; the body is a line of JSON that says how each text is read, then their bytes, one after another',
  query: z.object({
    /** Whose strings are paired; by default those of the whole project. */
    section: Id.optional(),
    type: Types,
    /** The types that may be detected, as JSON; all are read as `type` if it is none of these. */
    detects: jsonParam(list(Types, { max: 100 }), LIMITS.previewChoice).optional(),
    escapes_breaks: Flag,
    load_same: Flag,
  }),
  body: Bytes,
  reply: preview<PairedTexts>(),
});

/** What is too long to be stored is shown beside its match. */
const ANY_LENGTH = { min: 0, max: LIMITS.importBodyBytes };

export const previewMatches = endpoint(routes.previewMatches, {
  summary: 'Match the strings of a file with those of a section, and store nothing',
  body: z.object({
    by: z.enum(UPDATES_BY),
    strings: list(
      z.object({ text: anyText(ANY_LENGTH), key: anyText(ANY_LENGTH), context: anyText(ANY_LENGTH) }),
      { max: LIMITS.stringsPreviewed },
    ),
  }),
  reply: z.object({
    /** The id of the match of each string; null for one that is new. */
    matches: replyList(z.int().nullable(), LIMITS.stringsPreviewed),
  }),
});
