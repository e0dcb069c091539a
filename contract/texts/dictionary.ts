import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { EMPTY_ENTRY, PARTS_OF_SPEECH, WORD_GENDERS } from '#domain/texts/dictionary/dictionary.ts';
import { ENTRY_STATUSES } from '#domain/texts/dictionary/entry-status.ts';
import { endpoint } from '../core/endpoint.ts';
import { CHANGED, pagesOf } from '../core/paging.ts';
import { line, link, text } from '../core/values.ts';
import * as routes from './dictionary.routes.ts';

/** What is said of a word (dictionary.1). The keys are patterns that match inflected forms (dictionary.6). */
export const EntryState = z.object({
  word: z.string(),
  word_key: z.string(),
  translate: z.string(),
  translate_key: z.string(),
  desc: z.string(),
  /** What the project wants of the translation (dictionary.19). */
  status: z.enum(ENTRY_STATUSES),
  part_of_speech: z.enum(PARTS_OF_SPEECH),
  /** Of the translation. */
  gender: z.enum(WORD_GENDERS),
  /** Whether the word stays as it is (dictionary.20). */
  is_untranslated: z.boolean(),
  /** Whether it is found only with the same capital and small letters (dictionary.21). */
  is_case_sensitive: z.boolean(),
  note: z.string(),
  example: z.string(),
  link: z.string(),
});

/** A word with its agreed translation. */
export const Entry = EntryState.extend({
  id: z.int(),
  updated_at: z.int(),
  /** Whether the patterns of it that users wrote are switched off, because those of the dictionary are too complex (dictionary.16). */
  is_off: z.boolean(),
});
export type Entry = z.infer<typeof Entry>;

const FIELDS = {
  word: line(LIMITS.word),
  /** Generated from the word if blank. */
  word_key: text(LIMITS.pattern),
  translate: line(LIMITS.word),
  translate_key: text(LIMITS.pattern),
  desc: text(LIMITS.wordDescription),
  status: z.enum(ENTRY_STATUSES),
  part_of_speech: z.enum(PARTS_OF_SPEECH),
  gender: z.enum(WORD_GENDERS),
  is_untranslated: z.boolean(),
  is_case_sensitive: z.boolean(),
  note: text(LIMITS.wordDescription),
  example: text(LIMITS.wordDescription),
  link: link(LIMITS.wordLink),
};

export const listEntries = endpoint(routes.listEntries, {
  summary: 'List the dictionary of a project by word',
  query: z.object({ ...pagesOf(SERVICE_LIMITS.entriesPage), ...CHANGED }),
  reply: z.array(Entry),
  isStreamed: true,
});

export const addEntry = endpoint(routes.addEntry, {
  summary: 'Add a dictionary word',
  stores: 'adds',
  body: z.object({
    ...FIELDS,
    word_key: FIELDS.word_key.default(''),
    translate_key: FIELDS.translate_key.default(''),
    desc: FIELDS.desc.default(''),
    status: FIELDS.status.default(EMPTY_ENTRY.status),
    part_of_speech: FIELDS.part_of_speech.default(EMPTY_ENTRY.part_of_speech),
    gender: FIELDS.gender.default(EMPTY_ENTRY.gender),
    is_untranslated: FIELDS.is_untranslated.default(false),
    is_case_sensitive: FIELDS.is_case_sensitive.default(false),
    note: FIELDS.note.default(''),
    example: FIELDS.example.default(''),
    link: FIELDS.link.default(''),
  }),
  reply: Entry,
  status: 201,
});

export const editEntry = endpoint(routes.editEntry, {
  summary: 'Edit a dictionary word; a pattern generated from the word is regenerated',
  stores: 'edits',
  body: z
    .object({
      ...FIELDS,
      /** The value that the client has; the change is refused if it is no longer current (api.9). */
      updated_at: z.int(),
    })
    .partial(),
  reply: Entry,
});

export const deleteEntry = endpoint(routes.deleteEntry, {
  summary: 'Delete a dictionary word',
});
