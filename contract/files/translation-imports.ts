import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { SEVERITY_CHECKS } from '#domain/texts/checks/severities.ts';
import { REGULAR } from '#domain/texts/translations/translations.ts';
import { endpoint } from '../core/endpoint.ts';
import { BodyId, list, message, replyList } from '../core/values.ts';
import { IMPORT_OUTCOMES, importedStatus } from '../texts/translations.ts';
import * as routes from './translation-imports.routes.ts';

/** Stores existing translations in one transaction; the caller becomes their author. */
const batch = {
  body: list(
    z.object({
      string_id: BodyId,
      text: message(LIMITS.translation),
      status: importedStatus.default(REGULAR),
      /**
       * A translation of the string that gets this text instead, if it is unchanged since `updated_at` and the caller may edit
       * it; otherwise the text is added as another. An edited one keeps its status.
       */
      replaces: z.object({ id: BodyId, updated_at: z.int() }).optional(),
    }),
    { min: 1, max: LIMITS.translationBatch },
  ),
  /** An outcome for each translation, in order. */
  reply: replyList(
    z.object({
      string_id: z.int(),
      outcome: z.enum(Object.keys(IMPORT_OUTCOMES) as [keyof typeof IMPORT_OUTCOMES]),
      /** The new translation, the edited or the identical one. */
      translation_id: z.int().nullable(),
      /** Checks of the project because of which it is initial, or not approved (severities.9). */
      checks: replyList(z.string(), SEVERITY_CHECKS.length).optional(),
    }),
    LIMITS.translationBatch,
  ),
};

export const importTranslationsToProject = endpoint(routes.importTranslationsToProject, {
  summary: 'Import translations into strings of a project',
  isRepeatable: true,
  stores: 'imports',
  ...batch,
});

export const importTranslationsToSection = endpoint(routes.importTranslationsToSection, {
  summary: 'Import translations into a section',
  isRepeatable: true,
  stores: 'imports',
  ...batch,
});
