import { z } from 'zod';
import { LIMITS } from '#domain/limits.ts';
import { STRING_STATES } from '#domain/texts/strings.ts';
import { endpoint } from './endpoint.ts';
import { pagesOf } from './paging.ts';

/** A string for readers (reading.8, reading.2): its source and its current translation (translations.14). */
export const ReadString = z.object({
  id: z.int(),
  /** Its position in its section, from 1. */
  index: z.int(),
  text: z.string(),
  /** Where it is used; for subtitles their number and times. */
  context: z.string(),
  /** Whether it continues the previous string. */
  continues: z.boolean(),
  state: z.enum(STRING_STATES),
  /** Null if there is none. */
  translation: z.string().nullable(),
});
export type ReadString = z.infer<typeof ReadString>;

export const readSection = endpoint('GET', '/api/projects/:project/sections/:section/reading', {
  summary: 'Get a section for reading: each string with its current translation, in order',
  reads: 'replica',
  query: z.object(pagesOf(LIMITS.stringsPage)),
  reply: z.array(ReadString),
  isStreamed: true,
  guests: { query: ['limit', 'after'], mostRows: 500 },
});
