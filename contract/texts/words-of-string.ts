import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { message, replyList } from '../core/values.ts';
import * as routes from './words-of-string.routes.ts';

/** A place of dictionary words in a source, in UTF-16 units. */
const WordPlace = z.object({
  start: z.int(),
  end: z.int(),
  /** The form that it is in, if the source is a plural; its places are those in the form. */
  form: z.string().optional(),
  /** The ids of the entries, of which one is meant. */
  entries: replyList(z.int(), LIMITS.meanings),
  /** Whether what stands there may as well be another word (terms.4). */
  is_maybe: z.boolean(),
});
export type WordPlace = z.infer<typeof WordPlace>;

export const listWordsOfString = endpoint(routes.listWordsOfString, {
  summary: 'Get the dictionary words in the source of a string, in any of their forms',
  reply: z.object({
    places: replyList(WordPlace, SERVICE_LIMITS.wordPlaces),
    /** How many entries were not looked for, because the patterns that users wrote are too complex (dictionary.17). */
    left: z.int(),
  }),
});

export const listMissingWords = endpoint(routes.listMissingWords, {
  summary:
    'Get the dictionary words whose agreed translation a text lacks, and those whose unwanted one it has; stores nothing',
  isPersonal: true,
  body: z.object({ text: message(LIMITS.translation) }),
  /** The ids of the entries, in the order of their words in the source. */
  reply: z.object({
    entries: replyList(z.int(), SERVICE_LIMITS.wordPlaces),
    /** Those whose translation is forbidden or obsolete, and stands in the text (dictionary.19). */
    unwanted: replyList(z.int(), SERVICE_LIMITS.wordPlaces),
  }),
});
