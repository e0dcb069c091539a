import { z } from 'zod';
import { LIMITS } from '#domain/limits.ts';
import { STRING_STATES } from '#domain/texts/strings.ts';
import { endpoint } from './endpoint.ts';
import { pagesOf } from './paging.ts';
import { BodyId } from './values.ts';

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

/** Where a user has stopped reading a project (reading.12). */
const ReadingPlace = z.object({
  section_id: z.int(),
  string_id: z.int(),
  /** When it was kept. */
  at: z.int(),
});
export type ReadingPlace = z.infer<typeof ReadingPlace>;

const PLACE = '/api/projects/:project/reading/place' as const;

export const getReadingPlace = endpoint('GET', PLACE, {
  summary: 'Get where you have stopped reading a project',
  /** `place` is null if none is kept, or its string is deleted. */
  reply: z.object({ place: ReadingPlace.nullable() }),
});

export const setReadingPlace = endpoint('POST', PLACE, {
  summary: 'Keep where you have stopped reading a project',
  body: z.object({ string_id: BodyId }),
  reply: ReadingPlace,
  isPersonal: true,
});
