import { z } from 'zod';
import { STRING_STATES } from '#domain/strings.ts';
import { endpoint } from './endpoint.ts';

/** A string as a reader meets it: its source and its current translation (DECISIONS §5.4). */
export const ReadString = z.object({
  id: z.int(),
  /** Place in its section, from 1. */
  index: z.int(),
  text: z.string(),
  /** Where it stood: for subtitles their number and times. */
  context: z.string(),
  state: z.enum(STRING_STATES),
  /** Null where there is none. */
  translation: z.string().nullable(),
});
export type ReadString = z.infer<typeof ReadString>;

export const readSection = endpoint('GET', '/api/projects/:project/sections/:section/reading', {
  summary: 'A section as a running text: each string with its current translation, in order',
  reply: z.array(ReadString),
  isStreamed: true,
});
