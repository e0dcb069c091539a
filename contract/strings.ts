import { z } from 'zod';
import { LIMITS } from '#domain/limits.ts';
import { SPLITTINGS } from '#domain/splitting.ts';
import { endpoint } from './endpoint.ts';
import { Translation } from './translations.ts';
import { broken, Flag, text } from './values.ts';

/** A fragment of the source text (SPEC §3). `SourceString` in code, since `String` is taken. */
export const SourceString = z.object({
  id: z.int(),
  section_id: z.int(),
  /** Place in its section, from 1. */
  index: z.int(),
  text: z.string(),
  /** Empty means no key. */
  key: z.string(),
  context: z.string(),
  /** Code points that a translation may have; null: SPEC's limit alone. */
  max_length: z.int().nullable(),
  updated_at: z.int(),
  comments_amount: z.int(),
  /** With `?fetch_translations`; in the order of DECISIONS §5.4. */
  translations: z.array(Translation).optional(),
});
export type SourceString = z.infer<typeof SourceString>;

export const StringDraft = z.object({
  text: text(LIMITS.stringText),
  key: text(LIMITS.key).default(''),
  context: text(LIMITS.context).default(''),
  max_length: z.int().min(LIMITS.maxLength.min).max(LIMITS.maxLength.max).nullable().default(null),
});
export type StringDraft = z.input<typeof StringDraft>;

const STRINGS = '/api/projects/:project/sections/:section/strings' as const;

export const listStrings = endpoint('GET', STRINGS, {
  summary: 'The strings of a section in their order',
  query: z.object({ fetch_translations: Flag, fetch_votes: Flag }),
  reply: z.array(SourceString),
});

export const loadStrings = endpoint('POST', STRINGS, {
  summary: 'Append strings to a section: all of them or none',
  query: z.object({
    /** How the text was cut, kept for the download. */
    splitting: z.enum(SPLITTINGS).optional(),
  }),
  bodyLimit: LIMITS.loadBodyBytes,
  body: z
    .array(StringDraft)
    .min(1)
    .superRefine((strings, issues) => {
      if (strings.length > LIMITS.stringsPerSection) issues.addIssue(broken('tooMany'));
    }),
  reply: z.array(SourceString.pick({ id: true, index: true })),
  status: 201,
});
