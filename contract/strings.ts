import { z } from 'zod';
import { FORMAT_IDS } from '#domain/formats/model/format.ts';
import { UPDATES_BY } from '#domain/imports/section-update.ts';
import { CAPS, LIMITS } from '#domain/limits.ts';
import { SPLITTINGS } from '#domain/texts/splitting.ts';
import { REGULAR } from '#domain/translations/translations.ts';
import { Comment } from './comments.ts';
import { endpoint } from './endpoint.ts';
import { pagesOf } from './paging.ts';
import { IMPORT_OUTCOMES } from './translation-imports.ts';
import { draftStatus, Translation } from './translations.ts';
import { BodyId, Flag, issueOf, list, preprocessed, replyList, text, whole } from './values.ts';

/** A piece of the source text (strings.1). `SourceString` in code, since `String` is taken. */
export const SourceString = z.object({
  id: z.int(),
  section_id: z.int(),
  /** Place in its section, from 1. */
  index: z.int(),
  text: z.string(),
  /** Empty means no key. */
  key: z.string(),
  context: z.string(),
  /** Code points that a translation may have; null: only the limit of all translations. */
  max_length: z.int().nullable(),
  /** Whether its text continues the string before it: both were one paragraph. Ignored on the first string of a section. */
  continues: z.boolean(),
  /** When text, key, context, max_length or continues last changed. */
  updated_at: z.int(),
  comments_amount: z.int(),
});
export type SourceString = z.infer<typeof SourceString>;

/**
 * What stands around a string's text in the file it came from (sections.8): what leads to it from the text before, and
 * its own spelling there where it would be spelt otherwise; null: as it is.
 */
export const Frame = z.object({ lead: text(LIMITS.frame), raw: text(LIMITS.frame).nullable() });

/** A string with what the flags of a listing asked for. */
export const ListedString = SourceString.extend({
  /** With `?fetch_frames`; null for a string that came without a file. */
  frame: z.object({ lead: z.string(), raw: z.string().nullable() }).nullable().optional(),
  /** With `?fetch_amounts`. */
  translations_amount: z.int().optional(),
  /** With `?fetch_translations`; the best first (translations.13). */
  translations: replyList(Translation, CAPS.translationsListed).optional(),
  /** With `?fetch_comments`; oldest first. */
  comments: replyList(Comment, CAPS.commentsListed).optional(),
});
export type ListedString = z.infer<typeof ListedString>;

const FIELDS = {
  text: text(LIMITS.stringText),
  key: text(LIMITS.key),
  context: text(LIMITS.context),
  max_length: z.int().min(LIMITS.maxLength.min).max(LIMITS.maxLength.max).nullable(),
  continues: z.boolean(),
};

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
 * A string to be added (strings.13): its text, or another of the project to copy, with other values in place of some of its
 * own.
 */
const NewString = z
  .object(FIELDS)
  .partial()
  .extend({ copy_of: BodyId.optional(), frame: Frame.nullish() })
  .superRefine(({ copy_of, text }, issues) => {
    if (copy_of === undefined && text === undefined) {
      issues.addIssue({ ...issueOf('required'), path: ['text'] });
    }
  });
export type NewString = z.output<typeof NewString>;

const NewStrings = list(NewString, { min: 1, max: LIMITS.stringsPerSection });

/** A file's strings, with what stands before and after all of them in it. */
const ImportBody = z.object({
  strings: NewStrings,
  /** What the section is downloaded as again; as its strings make it when left out. */
  format: z.enum(FORMAT_IDS).optional(),
  header: text(LIMITS.headerOrFooter).optional(),
  footer: text(LIMITS.headerOrFooter).optional(),
});
export type ImportBody = z.output<typeof ImportBody>;

/** One string may come without a list around it (api.26). */
const inList = (sent: unknown) =>
  typeof sent === 'object' && sent !== null && !Array.isArray(sent) && !('strings' in sent) ? [sent] : sent;

const STRINGS = '/api/projects/:project/sections/:section/strings' as const;
const STRING = `${STRINGS}/:string` as const;
const flags = { fetch_translations: Flag, fetch_votes: Flag, fetch_comments: Flag };

export const listStrings = endpoint('GET', STRINGS, {
  summary: 'List the strings of a section in order',
  query: z.object({ ...flags, fetch_frames: Flag, fetch_amounts: Flag, ...pagesOf(LIMITS.stringsPage) }),
  reply: z.array(ListedString),
  isStreamed: true,
  isExact: true,
});

export const getString = endpoint('GET', STRING, {
  summary: 'Get a string',
  query: z.object(flags),
  reply: ListedString,
});

export const addStrings = endpoint('POST', STRINGS, {
  summary: 'Add or import strings, all or none, at the end of a section or at a position',
  stores: 'imports',
  query: z.object({
    /** How the imported text was split, kept for the export. */
    splitting: z.enum(SPLITTINGS).optional(),
    /** The index that the first of them gets; at the end when left out or past it. */
    pos: whole({ min: 1, max: LIMITS.stringsPerSection }).optional(),
    /** Answers an empty list: who loads ten thousand strings has them already. */
    silent: Flag,
  }),
  bodyLimit: LIMITS.importBodyBytes,
  isRepeatable: true,
  body: preprocessed(inList, z.union([NewStrings, ImportBody])),
  reply: replyList(SourceString, LIMITS.stringsPerSection),
  status: 201,
});

/** A translation that a file has for one of its strings, whose place in `strings` is `string`, from 0. */
const OwnTranslation = z.object({
  string: z.int().min(0),
  text: text(LIMITS.translation),
  status: draftStatus.default(REGULAR),
});

const { added: _added, ...notAdded } = IMPORT_OUTCOMES;
const NOT_ADDED = Object.keys(notAdded) as [keyof typeof notAdded];

export const importStrings = endpoint('POST', `${STRINGS}/import`, {
  summary: 'Import strings with their translations at the end of a section; all of the strings, or nothing',
  stores: 'imports',
  query: z.object({
    /** How the imported text was split, kept for the export. */
    splitting: z.enum(SPLITTINGS).optional(),
  }),
  bodyLimit: LIMITS.importBodyBytes,
  isRepeatable: true,
  body: ImportBody.extend({
    /** Stored as proposed by the asking user. */
    translations: list(OwnTranslation, { max: LIMITS.stringsPerImport }),
  }).superRefine(({ strings, translations }, issues) => {
    const index = translations.findIndex(({ string }) => string >= strings.length);
    if (strings.length > 0 && index !== -1) {
      issues.addIssue({ ...issueOf('unknown'), path: ['translations', index, 'string'] });
    }
  }),
  reply: z.object({
    strings_added: z.int(),
    translations_added: z.int(),
    /** The translations that were not stored, by their places in the body, and why. */
    not_added: replyList(z.object({ index: z.int(), outcome: z.enum(NOT_ADDED) }), LIMITS.stringsPerImport),
  }),
  status: 201,
});

export const rearrangeStrings = endpoint('PATCH', STRINGS, {
  summary: 'Rearrange the strings of a section; the list holds every id once',
  bodyLimit: LIMITS.orderBodyBytes,
  body: z.object({ strings: list(BodyId, { max: LIMITS.stringsPerSection }) }),
  reply: replyList(z.int(), LIMITS.stringsPerSection),
});

/** A string of a file that a section is updated from (imports.25). What is left out stays as it is in the section. */
const FileString = z
  .object(FIELDS)
  .partial({ key: true, context: true, max_length: true, continues: true })
  .extend({ frame: Frame.nullish() });

export const updateStrings = endpoint('PATCH', `${STRINGS}/update`, {
  summary: 'Update a section from a newer file, matching by key or by timing; translations stay',
  stores: 'imports',
  query: z.object({
    /** Answers what would be done, and does nothing. */
    dry_run: Flag,
  }),
  bodyLimit: LIMITS.importBodyBytes,
  isRepeatable: true,
  body: z.object({
    /** All strings of the file, in its order. */
    strings: list(FileString, { min: 1, max: LIMITS.stringsPerSection }),
    /** What the section is downloaded as from now on, with what stands around the strings there; as before when left out. */
    format: z.enum(FORMAT_IDS).optional(),
    header: text(LIMITS.headerOrFooter).optional(),
    footer: text(LIMITS.headerOrFooter).optional(),
    /** Strings that the file lacks and that are to be deleted. All others stay. */
    remove: list(BodyId, { max: LIMITS.stringsPerSection }).optional(),
    /** The strings of the section in order, as the client saw them (imports.26); others now in place refuse the update (409). */
    seen: list(z.object({ id: BodyId, updated_at: z.int() }), { max: LIMITS.stringsPerSection }).optional(),
  }),
  reply: z.object({
    by: z.enum(UPDATES_BY),
    added: z.int(),
    /** Strings of which text, context, max_length or continues changed. */
    changed: replyList(z.int(), LIMITS.stringsPerSection),
    unchanged: z.int(),
    removed: z.int(),
    /** Strings that the file lacks and that stay. */
    kept: replyList(z.int(), LIMITS.stringsPerSection),
  }),
});

export const editString = endpoint('PATCH', STRING, {
  summary: 'Edit a string, or move it with its translations to another position or section',
  stores: 'edits',
  body: z
    .object({
      ...FIELDS,
      /** The section to move to; at its end unless `pos` says where. */
      section_id: BodyId,
      /** The index to move to; the last one when past it. */
      pos: z.int().min(1).max(LIMITS.stringsPerSection),
      /** What the client saw; another value now in place refuses the change (api.9). */
      updated_at: z.int(),
    })
    .partial(),
  reply: SourceString,
});

export const deleteString = endpoint('DELETE', STRING, {
  summary: 'Delete a string with its translations and comments',
});
