import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { SERVICE_CHECKS } from '#domain/texts/checks/service-checks.ts';
import { endpoint } from '../core/endpoint.ts';
import { message, replyList } from '../core/values.ts';
import * as routes from './string-checks.routes.ts';

/** Where something is in a text, in UTF-16 units. */
const Place = z.object({ start: z.int(), end: z.int() });
const Places = replyList(Place, SERVICE_LIMITS.findingPlaces);

/** What a check has found in a translation. */
export const CheckFinding = z.object({
  check: z.enum(SERVICE_CHECKS),
  kind: z.enum(['certain', 'likely', 'perhaps']),
  /** Which explanation it has, and the values of that. */
  code: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])).optional(),
  /** The form that it is in, if the translation is a plural. */
  form: z.string().optional(),
  /** Where it is in the source and in the translation. */
  source: Places.optional(),
  target: Places.optional(),
  /** The change of the translation that mends it, and what may stand there instead. */
  fix: Place.extend({ text: z.string() }).optional(),
  alternatives: replyList(z.string(), SERVICE_LIMITS.findingAlternatives).optional(),
});

export const checkTranslation = endpoint(routes.checkTranslation, {
  summary:
    'Check a translation of a string with what only the service knows, such as spelling; stores nothing',
  isPersonal: true,
  body: z.object({ text: message(LIMITS.translation) }),
  reply: z.object({
    findings: replyList(CheckFinding, SERVICE_LIMITS.findings),
    /** The checks that were run: the others have no dictionary for this language. */
    checked: replyList(z.enum(SERVICE_CHECKS), SERVICE_CHECKS.length),
    /** Those that failed, and may be asked for again. */
    failed: replyList(z.enum(SERVICE_CHECKS), SERVICE_CHECKS.length),
  }),
});
