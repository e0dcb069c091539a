import { z } from 'zod';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { SPLITTINGS } from '#domain/core/text/splitting.ts';
import { UPDATES_BY } from '#domain/files/imports/matched-strings.ts';
import { FORMAT_IDS } from '#domain/formats/model/format.ts';
import { SEVERITY_CHECKS } from '#domain/texts/checks/severities.ts';
import { LATEST } from '#domain/texts/retiming/times.ts';
import { REGULAR } from '#domain/texts/translations/translations.ts';
import { endpoint } from '../core/endpoint.ts';
import { CHANGED, pagesOf } from '../core/paging.ts';
import {
  anyText,
  BodyId,
  Flag,
  integerParam,
  issueOf,
  line,
  list,
  message,
  replyList,
  shortString,
  withPreprocess,
} from '../core/values.ts';
import { Comment } from './comments.ts';
import * as routes from './strings.routes.ts';
import { IMPORT_OUTCOMES, importedStatus, Translation } from './translations.ts';

/** A piece of the source text (strings.1). `SourceString` in code, since `String` is taken. */
export const SourceString = z.object({
  id: z.int(),
  section_id: z.int(),
  /** Position in its section, from 1. */
  index: z.int(),
  text: z.string(),
  /** Empty if it has none. */
  key: z.string(),
  context: z.string(),
  /** Maximum code points of a translation; null for LIMITS.translation. */
  max_length: z.int().nullable(),
  /** Whether it is a further part of the previous string's paragraph or cue. Ignored on the first string of a section. */
  continues: z.boolean(),
  /** When the translation of a cue is shown, in milliseconds; null for the times of its source (subtitles.16). */
  target_start: z.int().nullable(),
  target_end: z.int().nullable(),
  /** When text, key, context, max_length, continues or the times of the translation last changed. */
  updated_at: z.int(),
  comments_amount: z.int(),
});
export type SourceString = z.infer<typeof SourceString>;

/**
 * Text around a string in its file (sections.8): `lead` is everything since the previous string, `raw` the string's spelling
 * in the file, null if the format would write it the same.
 */
export const Frame = z.object({ lead: anyText(LIMITS.frame), raw: anyText(LIMITS.frame).nullable() });

/** A string with the fields that flags of the query add. */
export const ListedString = SourceString.extend({
  /** With `?fetch_frames`; null for a string that isn't from a file. */
  frame: z.object({ lead: z.string(), raw: z.string().nullable() }).nullable().optional(),
  /**
   * With `?fetch_frames`: the white space between it and the string that it continues (splits.2); null for a space, or nothing in
   * languages without spaces.
   */
  joint: z.string().nullable().optional(),
  /** With `?fetch_amounts`. */
  translations_amount: z.int().optional(),
  /** With `?fetch_translations`, the current one first (translations.13). */
  translations: replyList(Translation, CAPS.translationsListed).optional(),
  /** With `?fetch_comments`, oldest first. */
  comments: replyList(Comment, CAPS.commentsListed).optional(),
});
export type ListedString = z.infer<typeof ListedString>;

const FIELDS = {
  text: message(LIMITS.stringText),
  key: anyText(LIMITS.key),
  context: anyText(LIMITS.context),
  max_length: z.int().min(LIMITS.maxLength.min).max(LIMITS.maxLength.max).nullable(),
  continues: z.boolean(),
};

/** A time of a film in milliseconds. */
const CueTime = z.int().min(0).max(LATEST);

/** The white space between a string and the one that it continues (splits.2). */
const Joint = shortString.regex(/^\s*$/).nullish();

/** A string to import. */
export type StringDraft = {
  text: string;
  key?: string;
  context?: string;
  max_length?: number | null;
  continues?: boolean;
  frame?: z.input<typeof Frame> | null;
};

/**
 * A string to add (strings.13): either its text, or `copy_of`, the id of a string of the project to copy; other fields given
 * replace those of the copy.
 */
const NewString = z
  .object(FIELDS)
  .partial()
  .extend({ copy_of: BodyId.optional(), frame: Frame.nullish(), joint: Joint })
  .superRefine(({ copy_of, text }, issues) => {
    if (copy_of === undefined && text === undefined) {
      issues.addIssue({ ...issueOf('required'), path: ['text'] });
    }
  });
export type NewString = z.output<typeof NewString>;

const NewStrings = list(NewString, { min: 1, max: LIMITS.stringsPerSection });

/** The strings of a file, and the parts of the file before the first and after the last of them. */
const ImportBody = z.object({
  strings: NewStrings,
  /** Format of the section's download; follows from its strings by default. */
  format: z.enum(FORMAT_IDS).optional(),
  header: anyText(LIMITS.headerOrFooter).optional(),
  footer: anyText(LIMITS.headerOrFooter).optional(),
  /** The name of the file, for the list of source versions (updates.11). */
  file: line(LIMITS.fileName).optional(),
});
export type ImportBody = z.output<typeof ImportBody>;

/** Accepts one string without a list around it (api.26). */
const inList = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) && !('strings' in sent) ? [sent] : sent;

const flags = { fetch_translations: Flag, fetch_votes: Flag, fetch_comments: Flag };

export const listStrings = endpoint(routes.listStrings, {
  summary: 'List the strings of a section in order',
  query: z.object({
    ...flags,
    fetch_frames: Flag,
    fetch_amounts: Flag,
    ...pagesOf(LIMITS.stringsPage),
    ...CHANGED,
  }),
  reply: z.array(ListedString),
  isStreamed: true,
  isExact: true,
});

export const getString = endpoint(routes.getString, {
  summary: 'Get a string',
  query: z.object(flags),
  reply: ListedString,
});

export const addStrings = endpoint(routes.addStrings, {
  summary: 'Add or import strings, all or none, at the end of a section or at a position',
  stores: 'imports',
  query: z.object({
    /** How the imported text was split into strings, kept for exports. */
    splitting: z.enum(SPLITTINGS).optional(),
    /** The index of the first new string; by default, and if too large, they are added at the end. */
    pos: integerParam({ min: 1, max: LIMITS.stringsPerSection }).optional(),
    /** Returns an empty list, to make the response of a large import small. */
    silent: Flag,
  }),
  isRepeatable: true,
  body: withPreprocess(inList, z.union([NewStrings, ImportBody])),
  reply: replyList(SourceString, LIMITS.stringsPerSection),
  status: 201,
});

/** A translation in the same file; `string` is the index of its string in `strings`, from 0. */
const OwnTranslation = z.object({
  string: z.int().min(0),
  text: message(LIMITS.translation),
  status: importedStatus.default(REGULAR),
});

const { added: _added, edited: _edited, ...notAdded } = IMPORT_OUTCOMES;
const NOT_ADDED = Object.keys(notAdded) as [keyof typeof notAdded];

export const importStrings = endpoint(routes.importStrings, {
  summary: 'Import strings with their translations at the end of a section; all of the strings, or nothing',
  stores: 'imports',
  query: z.object({
    /** How the imported text was split into strings, kept for exports. */
    splitting: z.enum(SPLITTINGS).optional(),
  }),
  isRepeatable: true,
  body: ImportBody.extend({
    /** The caller becomes their author. */
    translations: list(OwnTranslation, { max: LIMITS.stringsPerImport }),
  }).superRefine(({ strings, translations }, issues) => {
    const index = translations.findIndex(({ string }) => string >= strings.length);
    if (strings.length > 0 && index !== -1) {
      issues.addIssue({ ...issueOf('unknown'), path: ['translations', index, 'string'] });
    }
  }),
  reply: z.object({
    /** The ids of the new strings, in their order. */
    strings: replyList(z.int(), LIMITS.stringsPerSection),
    strings_added: z.int(),
    translations_added: z.int(),
    /** The translations that weren't added: their indexes in `translations`, and why. */
    not_added: replyList(z.object({ index: z.int(), outcome: z.enum(NOT_ADDED) }), LIMITS.stringsPerImport),
    /** The translations that are initial, or not approved, because checks of the project block them (severities.9): their indexes, and the checks. */
    blocked: replyList(
      z.object({ index: z.int(), checks: replyList(z.string(), SEVERITY_CHECKS.length) }),
      LIMITS.stringsPerImport,
    ),
  }),
  status: 201,
});

export const rearrangeStrings = endpoint(routes.rearrangeStrings, {
  summary: 'Rearrange the strings of a section; the list holds every id once',
  body: z.object({ strings: list(BodyId, { max: LIMITS.stringsPerSection }) }),
  reply: replyList(z.int(), LIMITS.stringsPerSection),
});

/** A string of the file that a section is updated from (imports.25). Absent fields stay. */
const FileString = z
  .object(FIELDS)
  .partial({ key: true, context: true, max_length: true, continues: true })
  .extend({ frame: Frame.nullish(), joint: Joint });

export const updateStrings = endpoint(routes.updateStrings, {
  summary: 'Update a section from a newer file, matching by key, timing or text; translations stay',
  stores: 'imports',
  query: z.object({
    /** Returns the result without changing anything. */
    dry_run: Flag,
  }),
  isRepeatable: true,
  body: z.object({
    /** All strings of the file in order. */
    strings: list(FileString, { min: 1, max: LIMITS.stringsPerSection }),
    /** The format of the section's download with its header and footer; absent ones stay. */
    format: z.enum(FORMAT_IDS).optional(),
    header: anyText(LIMITS.headerOrFooter).optional(),
    footer: anyText(LIMITS.headerOrFooter).optional(),
    /** The name of the file, for the list of source versions (updates.11). */
    file: line(LIMITS.fileName).optional(),
    /**
     * Pairs that are corrected (updates.6): the index of a string in `strings`, from 0, and the id of the one that it is matched
     * with; null for none.
     */
    pairs: list(z.object({ nth: z.int().min(0), id: BodyId.nullable() }), {
      max: LIMITS.stringsPerSection,
    }).optional(),
    /** Ids of strings to delete, which the file doesn't have. Other strings that the file doesn't have stay. */
    remove: list(BodyId, { max: LIMITS.stringsPerSection }).optional(),
    /** The section's strings that the client has, in order; the update is refused if they are no longer current (imports.26). */
    seen: list(z.object({ id: BodyId, updated_at: z.int() }), { max: LIMITS.stringsPerSection }).optional(),
  }),
  reply: z.object({
    by: z.enum(UPDATES_BY),
    added: z.int(),
    /** Ids of strings whose text, context, max_length or continues changed. */
    changed: replyList(z.int(), LIMITS.stringsPerSection),
    unchanged: z.int(),
    /** How many of the section's strings change their place among the others. */
    moved: z.int(),
    removed: z.int(),
    /** Ids of strings that the file doesn't have and that stay. */
    kept: replyList(z.int(), LIMITS.stringsPerSection),
    /** The log entry of the update; null if nothing changed, and for a dry run. */
    event: z.int().nullable(),
  }),
});

export const editString = endpoint(routes.editString, {
  summary: 'Edit a string, or move it with its translations to another position or section',
  stores: 'edits',
  body: z
    .object({
      ...FIELDS,
      /** The section to move to: to its end, or to `pos`. */
      section_id: BodyId,
      /** The index to move to; the end if too large. */
      pos: z.int().min(1).max(LIMITS.stringsPerSection),
      /** When a cue of subtitles is shown, in milliseconds; they take the place of the times in `context` (subtitles.14). */
      start: CueTime,
      end: CueTime,
      /** When its translation is shown, each alone or both; null for the times of the source (subtitles.16). */
      target_start: CueTime.nullable(),
      target_end: CueTime.nullable(),
      /** The value that the client has; the change is refused if it is no longer current (api.9). */
      updated_at: z.int(),
    })
    .partial(),
  reply: SourceString,
});

export const deleteString = endpoint(routes.deleteString, {
  summary: 'Delete a string with its translations and comments',
});

export const splitString = endpoint(routes.splitString, {
  summary: 'Split a string with its translations in two',
  stores: 'edits',
  body: z.object({
    /** The code point before which its text is split, from 0. White space around it belongs to neither part. */
    at: z.int().min(1).max(LIMITS.stringText.max),
    /** The value that the client has; the split is refused if it is no longer current (api.9). */
    updated_at: z.int().optional(),
    /** Where translations are split; those that aren't listed are split at the matching place (splits.4). */
    translations: list(
      z.object({
        id: BodyId,
        /** Null leaves it whole, with the first part. */
        at: z.int().min(1).max(LIMITS.translation.max).nullable(),
        updated_at: z.int().optional(),
      }),
      { max: LIMITS.translationsPerString },
    ).optional(),
  }),
  /** Both parts. */
  reply: replyList(SourceString, 2),
  status: 201,
});

export const mergeStrings = endpoint(routes.mergeStrings, {
  summary: 'Merge a string with the next one and their translations',
  stores: 'edits',
  body: z.object({
    /** The id of the next string that the client has; refused if another one is. */
    next: BodyId,
    /** The values of both that the client has; refused if they are no longer current (api.9). */
    updated_at: z.int().optional(),
    next_updated_at: z.int().optional(),
  }),
  reply: SourceString,
});
