import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { line, replyList, text } from '../core/values.ts';
import * as routes from './shared-words.routes.ts';

/** A word of the source that all languages of a family share (families.18). */
export const SharedWord = z.object({
  id: z.int(),
  word: z.string(),
  desc: z.string(),
  updated_at: z.int(),
});
export type SharedWord = z.infer<typeof SharedWord>;

const SharedWords = z.object({
  /** The project that manages them: the first one of the family. Null if the caller may not read it, or there is no family. */
  home: z.object({ project_id: z.int(), name: z.string() }).nullable(),
  words: replyList(SharedWord, LIMITS.sharedWords),
});
export type SharedWords = z.infer<typeof SharedWords>;

const FIELDS = { word: line(LIMITS.word), desc: text(LIMITS.wordDescription) };

export const listSharedWords = endpoint(routes.listSharedWords, {
  summary: 'List the words of the source that all languages of a project share',
  reply: SharedWords,
});

export const addSharedWord = endpoint(routes.addSharedWord, {
  summary: 'Add a word for all languages of a project; each translates it in its dictionary',
  body: z.object({ ...FIELDS, desc: FIELDS.desc.default('') }),
  reply: SharedWord,
  status: 201,
});

export const editSharedWord = endpoint(routes.editSharedWord, {
  summary: 'Edit a word that all languages share; words of their dictionaries stay',
  body: z
    .object({
      ...FIELDS,
      /** The value that the client has; the change is refused if it is no longer current (api.9). */
      updated_at: z.int(),
    })
    .partial(),
  reply: SharedWord,
});

export const deleteSharedWord = endpoint(routes.deleteSharedWord, {
  summary: 'Delete a word that all languages share; words of their dictionaries stay',
});
