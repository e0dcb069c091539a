import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { CHANGED, pagesOf } from '../core/paging.ts';
import { line, text } from '../core/values.ts';
import * as routes from './dictionary.routes.ts';

/** A word with its agreed translation (dictionary.1). The keys are patterns that match their inflected forms (dictionary.6). */
export const Entry = z.object({
  id: z.int(),
  word: z.string(),
  word_key: z.string(),
  translate: z.string(),
  translate_key: z.string(),
  desc: z.string(),
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
