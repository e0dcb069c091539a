import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { FIND_IN, FIND_SCOPES } from '#domain/texts/find/finding.ts';
import { endpoint } from '../core/endpoint.ts';
import { BodyId, bounded, Flag, list, replyList, SectionsList, text } from '../core/values.ts';
import { Batch, REASONS, Reason } from './batches.ts';
import * as routes from './find.routes.ts';
import { Translation } from './translations.ts';

const Sought = text({ min: 0, max: LIMITS.pattern.max });

/** A place in the order of strings: section, index in it, and string. */
export const Cursor = bounded(LIMITS.findCursor).regex(/^[1-9]\d{0,15}\.\d{1,15}\.[1-9]\d{0,15}$/);

/** A text in which something was found. */
const FoundText = z.object({
  /** The translation; null if it is the source. */
  translation: z.int().nullable(),
  text: z.string(),
  /** The time of its last change, by which replacing knows that it is still what was found. */
  updated_at: z.int(),
  author_id: z.int().nullable(),
  status: Translation.shape.status.nullable(),
  /** How many places in it were found. */
  places: z.int(),
});
export type FoundText = z.infer<typeof FoundText>;

const FoundString = z.object({
  id: z.int(),
  section_id: z.int(),
  /** Its number in its section, from 1. */
  index: z.int(),
  texts: replyList(FoundText, LIMITS.findTexts),
});
export type FoundString = z.infer<typeof FoundString>;

export const findTexts = endpoint(routes.findTexts, {
  summary: 'Find a text or a pattern of RE2 in translations or sources, so much at a time',
  query: z.object({
    sections: SectionsList,
    find: Sought,
    /** What is sought is a regular expression of RE2. */
    regex: Flag,
    match_case: Flag,
    whole_words: Flag,
    in: z.enum(FIND_IN).default('translations'),
    /** Which translations of each string. */
    scope: z.enum(FIND_SCOPES).default('all'),
    /** The `next` of the reply before. */
    after: Cursor.optional(),
  }),
  reply: z.object({
    strings: replyList(FoundString, LIMITS.findTexts),
    /** How many strings are to be searched, and how many of them have been, with those of the replies before. */
    amount: z.int(),
    searched: z.int(),
    /** Where the search goes on; null at its end. */
    next: z.string().nullable(),
  }),
});

/** What is replaced by what, and in which of the texts that were found. */
const Request = z.object({
  in: z.enum(FIND_IN),
  find: Sought,
  regex: z.boolean().default(false),
  match_case: z.boolean().default(false),
  whole_words: z.boolean().default(false),
  /** With `regex` also `$1`, `$<name>` and `$&` for what was found, `$$`, `\n`, `\t` and `\\`. */
  replace: text({ min: 0, max: LIMITS.translation.max }),
  /** Translations or, in sources, strings, and the `updated_at` that was seen: one that has changed since stays as it is. */
  texts: list(z.object({ id: BodyId, seen: z.int().min(0) }), { min: 1, max: LIMITS.batch }),
  /** Places to leave out, by their number in their text from 0. */
  except: list(z.object({ id: BodyId, place: z.int().min(0).max(LIMITS.translation.max) }), {
    max: LIMITS.placesExcepted,
  }).default([]),
});

/** What replacing in texts would do (find.10). */
export const ReplacingPreview = z.object({
  /** How many texts would be edited in place, and how many new translations be added. */
  edited: z.int(),
  added: z.int(),
  votes_lost: z.int(),
  approvals_lost: z.int(),
  /** How many new translations would lack or add placeholders or tags of their sources, and the first of these texts. */
  breaking: z.object({ amount: z.int(), texts: replyList(z.int(), LIMITS.batchExamples) }),
  skipped: replyList(
    z.object({
      reason: Reason,
      amount: z.int(),
      /** The first of these translations or strings. */
      texts: replyList(z.int(), LIMITS.batchExamples),
    }),
    REASONS.length,
  ),
});

export const previewReplacing = endpoint(routes.previewReplacing, {
  summary: 'Count what replacing would change, add, lose and leave as it is and why; changes nothing',
  body: Request,
  isPersonal: true,
  reply: ReplacingPreview,
});

export const startReplacing = endpoint(routes.startReplacing, {
  summary: 'Replace what was found, as a batch: in the background where there are many texts',
  status: 201,
  stores: 'imports',
  body: Request,
  reply: Batch,
});
