import { z } from 'zod';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { CHECK_KINDS } from '#domain/texts/checks/by-kind.ts';
import { CHECK_FILTERS, FAILED_CHECKS } from '#domain/texts/checks/check-filters.ts';
import { endpoint } from '../core/endpoint.ts';
import { BodyId, Flag, list, replyList, SectionsList } from '../core/values.ts';
import { Batch } from './batches.ts';
import { Checks, PageSize } from './editor.ts';
import { Cursor, ReplacingPreview } from './find.ts';
import * as routes from './findings.routes.ts';
import { Translation } from './translations.ts';

/** A part of a text in UTF-16 units; the end is behind it. */
const Range = z.object({ start: z.int(), end: z.int() });
const Ranges = replyList(Range, CAPS.findingPlaces).optional();

/** What a check has found in a translation. */
const Finding = z.object({
  check: z.enum(CHECK_FILTERS),
  kind: z.enum(CHECK_KINDS),
  /** Says which explanation there is, once in a form of a text. */
  code: z.string(),
  /** The values of the explanation, by their names. */
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** Where it is in the source and in the translation; absent where something lacks, or where it can’t be told. */
  source: Ranges,
  target: Ranges,
  /** The change of the translation that mends it, if there is one that is likely right. */
  fix: Range.extend({ text: z.string() }).optional(),
  /** The selector of the form that it is in, if the translation is a plural. */
  form: z.string().optional(),
});

/** A string whose current translation fails a check, or a cue whose times do. */
export const FaultyString = z.object({
  id: z.int(),
  section_id: z.int(),
  /** Its number in its section, from 1. */
  index: z.int(),
  key: z.string(),
  context: z.string(),
  text: z.string(),
  /** Null where nothing is translated: the times of a cue may be wrong all the same. */
  translation: Translation.pick({ id: true, text: true, author_id: true, status: true }).nullable(),
  /** When its source or its translation was last changed, the later: what mending sends as `seen`. */
  changed_at: z.int(),
  findings: replyList(Finding, CAPS.findings),
});
export type FaultyString = z.infer<typeof FaultyString>;

export const listFindings = endpoint(routes.listFindings, {
  summary:
    'List the strings whose current translation fails a check, with what is found in each, page by page',
  query: z.object({
    sections: SectionsList,
    /** The checks; those that are *certain* or *very likely* by default. */
    checks: Checks.default(FAILED_CHECKS),
    /** Only strings with a finding that has a fix. */
    fixable: Flag,
    /** The `next` of the reply before. */
    after: Cursor.optional(),
    /** How many strings are looked at for a reply. */
    size: PageSize,
  }),
  reply: z.object({
    strings: replyList(FaultyString, LIMITS.pageSize.max),
    /** How many strings there are in all. */
    amount: z.int(),
    /** Where the list goes on; null at its end. */
    next: z.string().nullable(),
  }),
});

/** What is mended: what a check finds, in which translations. */
const Request = z.object({
  check: z.enum(CHECK_FILTERS),
  /** Current translations, and the `changed_at` that was seen: one that has changed since, or its source, stays as it is. */
  texts: list(z.object({ id: BodyId, seen: z.int().min(0) }), { min: 1, max: LIMITS.batch }),
});

export const previewFixing = endpoint(routes.previewFixing, {
  summary: 'Count what mending would change, add, lose and leave as it is and why; changes nothing',
  body: Request,
  isPersonal: true,
  reply: ReplacingPreview,
});

export const startFixing = endpoint(routes.startFixing, {
  summary: 'Mend what a check finds, as a batch: in the background where there are many texts',
  status: 201,
  stores: 'imports',
  body: Request,
  reply: Batch,
});
