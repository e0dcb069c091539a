import { z } from 'zod';
import { LIMITS } from '#domain/limits.ts';
import { REGULAR } from '#domain/translations/translations.ts';
import { endpoint } from './endpoint.ts';
import { draftStatus } from './translations.ts';
import { BodyId, list, replyList, text } from './values.ts';

/** What may become of a pair of an upload (imports.34). */
export const UPLOAD_OUTCOMES = {
  added: 'it is a new translation',
  identical: 'the string has this translation already',
  maxlength: 'it is longer than the string allows',
  full: 'the string has as many translations as it may',
  gone: 'no such string is there',
} as const;

const batch = {
  /** Existing translations, stored as proposed by the asking user; in one transaction. */
  bodyLimit: LIMITS.uploadBodyBytes,
  body: list(
    z.object({
      string_id: BodyId,
      text: text(LIMITS.translation),
      status: draftStatus.default(REGULAR),
    }),
    { min: 1, max: LIMITS.uploadBatch },
  ),
  /** One for each pair, in their order. */
  reply: replyList(
    z.object({
      string_id: z.int(),
      outcome: z.enum(Object.keys(UPLOAD_OUTCOMES) as [keyof typeof UPLOAD_OUTCOMES]),
      /** The new translation, or the identical one. */
      translation_id: z.int().nullable(),
    }),
    LIMITS.uploadBatch,
  ),
};

export const uploadToProject = endpoint('POST', '/api/projects/:project/translations', {
  summary: 'Import translations into a project whose sections are all JSON',
  isRepeatable: true,
  stores: 'imports',
  ...batch,
});

export const uploadToSection = endpoint('POST', '/api/projects/:project/sections/:section/translations', {
  summary: 'Import translations into a section',
  isRepeatable: true,
  stores: 'imports',
  ...batch,
});
