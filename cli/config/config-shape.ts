import { z } from 'zod';
import { ID_OR_HANDLE } from '#domain/core/addresses/addresses.ts';
import {
  DEFAULT_LANGUAGE,
  INTERFACE_LANGUAGES,
  type InterfaceLanguage,
} from '#domain/core/languages/interface-languages.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { SPLITTINGS } from '#domain/core/text/splitting.ts';
import { EXPORT_LAYOUTS } from '#domain/files/exports/books/book.ts';
import { BLOCKED_TEXTS, VERSIONS } from '#domain/files/exports/export-rules.ts';
import { ENCODINGS } from '#domain/formats/encoding.ts';
import { UNTRANSLATED } from '#domain/formats/model/file-format.ts';
import { FORMAT_IDS, SUBTITLE_FORMATS } from '#domain/formats/model/format.ts';
import {
  areColumns,
  COLUMN_ROLES,
  type ColumnRole,
  type Columns,
  MOST_COLUMNS,
} from '#domain/formats/model/table-choice.ts';
import { RATE_BOUNDS } from '#domain/formats/subtitles/frame-rate.ts';
import { whyNotPlaceholderPatterns } from '#domain/texts/placeholders/own-placeholders.ts';
import { ACCEPTED_RULES } from './rules.ts';

/** A language that can be a part of a path. */
export const LANGUAGE_IN_PATHS = /^[A-Za-z0-9][\w.@-]{0,49}$/;

const text = z.string().min(1).max(500);
const Glob = text.describe('A path or glob of source files, relative to this file: `locales/en/**/*.json`.');
const Project = z
  .union([z.int().min(1), text.regex(ID_OR_HANDLE, 'must be an id or a handle')])
  .describe('The id or the handle of a project, as in its address.');

/** A language as paths spell it. */
const LanguageCode = z.string().regex(LANGUAGE_IN_PATHS);

/** Columns as the service takes them. */
export const rolesOf = (roles: readonly ('' | ColumnRole)[]): Columns => roles.map((role) => role || null);

const Blocked = z
  .enum(BLOCKED_TEXTS)
  .default('take')
  .describe(
    'What happens with translations that checks of the project keep from approval: `take` them, `leave` them out, or `refuse` the file.',
  );

const FileSet = z
  .strictObject({
    source: Glob,
    ignore: z.array(Glob).max(100).default([]).describe('Globs of files that are left out.'),
    translation: text.describe(
      'Where translations are, with `{lang}`, `{path}` (the folders that the glob found), `{name}` (without extension) and `{ext}`: `locales/{lang}/{name}.json`.',
    ),
    section: text
      .optional()
      .describe(
        'The name of a new section, with `{path}`, `{name}` and `{ext}`; by default the name of the file.',
      ),
    format: z
      .enum(FORMAT_IDS)
      .optional()
      .describe(
        'By default told by the content. Markdown and plain text with chapters: `markdown_document`, `text_document`.',
      ),
    encoding: z.enum(ENCODINGS).optional().describe('By default told by the content.'),
    splitting: z.enum(SPLITTINGS).optional().describe('How a plain text is split into strings.'),
    flatten: z.boolean().default(false).describe('Join the keys of nested JSON by dots.'),
    frameRate: z
      .number()
      .min(RATE_BOUNDS.min)
      .max(RATE_BOUNDS.max)
      .optional()
      .describe('MicroDVD subtitles that don’t say it: frames a second, by default 23.976.'),
    track: text
      .max(LIMITS.track.max)
      .optional()
      .describe('SAMI subtitles in several languages: the class that is read.'),
    columns: z
      .array(z.enum(['', ...COLUMN_ROLES]))
      .max(MOST_COLUMNS)
      .optional()
      .describe(
        'CSV and TSV: what each column has, from the first, `""` for one that is not read: `["key", "source", "", "translation"]`. By default told by names and content.',
      )
      .refine((roles) => roles === undefined || areColumns(rolesOf(roles)), {
        message: 'must have one source, and no other role twice but context',
      }),
    headerRow: z
      .boolean()
      .optional()
      .describe('CSV and TSV: whether the first record has names. By default told by the table.'),
    sheets: z
      .array(text)
      .min(1)
      .max(100)
      .optional()
      .describe(
        'XLSX: the names of the sheets that are read. By default those with texts that are not hidden.',
      ),
    forExcel: z
      .boolean()
      .default(false)
      .describe('CSV and TSV: begin translations with a byte order mark, by which Excel knows UTF-8.'),
    normalize: z
      .boolean()
      .default(false)
      .describe(
        'Write translations in UTF-8 without a byte order mark, with lines ended by LF, instead of what the file came in.',
      ),
    removeMissing: z
      .boolean()
      .default(false)
      .describe('Delete strings that a newer source file lacks. Otherwise they stay.'),
    version: z.enum(VERSIONS).default('current').describe('Which translations are pulled.'),
    untranslated: z
      .enum(UNTRANSLATED)
      .default('source')
      .describe(
        'What stands for a string without a translation: its source, an empty text, or nothing (`skip`).',
      ),
    skipNeedsReview: z.boolean().default(false).describe('Leave out translations that need review.'),
    blocked: Blocked,
    escapeBreaks: z.boolean().default(false).describe('Plain text: write a line break as `\\n`.'),
    cueFormat: z
      .enum(SUBTITLE_FORMATS)
      .optional()
      .describe('Subtitles: the format in which translations are pulled, by default that of the source.'),
    renumber: z.boolean().default(false).describe('Subtitles: number the cues of translations anew.'),
    targetTimes: z
      .boolean()
      .default(false)
      .describe('Subtitles: show cues at the times of their translation, where these differ.'),
    joinParts: z.boolean().default(false).describe('Join the parts of long paragraphs and cues.'),
  })
  .describe('Source files, and where their translations are.');

const Book = z
  .strictObject({
    file: text.describe(
      'Where the book is, with `{lang}`. Its ending is its format: `.epub`, `.fb2`, `.docx`, `.odt`, `.html`, `.md` or `.txt`.',
    ),
    layout: z
      .enum(EXPORT_LAYOUTS)
      .default('translation')
      .describe(
        'The translation alone, the source above each paragraph of it (`interleaved`), or both side by side (`columns`; not FB2, MD and TXT); of `.docx` also a table of numbered strings, which `push --translations` sends back (`proofreading`).',
      ),
    version: z.enum(VERSIONS).default('current').describe('Which translations the book has.'),
    untranslated: z
      .enum(UNTRANSLATED)
      .default('source')
      .describe('What stands for a string without a translation, of the translation alone.'),
    skipNeedsReview: z.boolean().default(false).describe('Leave out translations that need review.'),
    blocked: Blocked,
    credits: z.boolean().default(true).describe('Name the translators, with their shares of the text.'),
    colophon: z
      .boolean()
      .default(true)
      .describe('Say where the text comes from, and when it was changed last.'),
    wordsIn: z
      .enum(INTERFACE_LANGUAGES as [InterfaceLanguage, ...InterfaceLanguage[]])
      .default(DEFAULT_LANGUAGE)
      .describe('The language of what the book says besides its text.'),
  })
  .describe('A book for readers of all sections of a project, which `pull` writes.');

const AcceptedFinding = z
  .strictObject({
    file: text.describe('The path of the file, as `check` prints it.'),
    key: z.string().min(1).describe('The key of the string, or its source text where the file has no keys.'),
    rule: z.enum(ACCEPTED_RULES).describe('The rule, which `check` prints behind what it has found.'),
    reason: text.regex(/\S/, 'must say why').describe('Why this is no mistake.'),
  })
  .describe('What `check` finds in a string and need not say.');

/** The configuration, dragoman.json (command-line.10). */
export const Config = z.strictObject({
  $schema: z.string().optional(),
  server: z
    .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
    .describe('The address of the service.'),
  allowHttp: z
    .boolean()
    .default(false)
    .describe('Send the token over http to another machine, where others may read it.'),
  project: Project.optional(),
  projects: z
    .record(LanguageCode, Project)
    .optional()
    .describe(
      'Instead of `project`, one for each language, named as `{lang}` spells it: `{"ru": "app_ru"}`.',
    ),
  family: Project.optional().describe(
    'Instead of `project`, one with several languages on the service: sources go to it, and from there to the others.',
  ),
  languages: z
    .record(LanguageCode, LanguageCode)
    .optional()
    .describe('With `family`: how `{lang}` spells a language of the service: `{"pt": "pt-BR"}`.'),
  files: z.array(FileSet).min(1).max(200),
  books: z.array(Book).max(50).default([]),
  accepted: z.array(AcceptedFinding).max(10_000).default([]),
  placeholders: z
    .array(
      text.refine((pattern) => whyNotPlaceholderPatterns(pattern) === undefined && !/\s/.test(pattern), {
        error: 'must have one * behind a sign: [[*]]',
      }),
    )
    .max(LIMITS.placeholderPatternsAmount)
    .default([])
    .describe('Placeholders of your own that `check` compares, with `*` where the name stands: `[[*]]`.'),
});
export type Config = z.output<typeof Config>;
export type FileSet = Config['files'][number];
export type Book = Config['books'][number];
export type Accepted = Config['accepted'][number];
