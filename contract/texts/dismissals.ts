import { z } from 'zod';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import {
  DISMISSAL_SCOPES,
  DISMISSIBLE_CHECKS,
  type DismissibleCheck,
} from '#domain/texts/checks/dismissals.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { anyText, BodyId, Flag, replyList, trimmed } from '../core/values.ts';
import * as routes from './dismissals.routes.ts';

const CheckId = z.enum(DISMISSIBLE_CHECKS as [DismissibleCheck, ...DismissibleCheck[]]);

/** A finding of a check that a member has dismissed (dismissals.1). */
export const Dismissal = z.object({
  id: z.int(),
  check: CheckId,
  scope: z.enum(DISMISSAL_SCOPES),
  /** The fingerprint of the finding (dismissals.2), or words, one a line; empty for a whole check. */
  what: z.string(),
  /** Empty if none was given. */
  reason: z.string(),
  /** Null if it is of the whole project. */
  string_id: z.int().nullable(),
  user: UserName,
  at: z.int(),
});
export type Dismissal = z.infer<typeof Dismissal>;

export const listDismissals = endpoint(routes.listDismissals, {
  summary:
    'List what is dismissed in a whole project; what is dismissed in a string is in its row of the editor',
  query: z.object({
    /** Whether the findings are named that were dismissed in several strings. */
    offers: Flag,
  }),
  reply: z.object({
    items: replyList(Dismissal, CAPS.dismissalsOfProject),
    /** Findings that were dismissed in so many strings that one may want to dismiss them in the project (dismissals.5). */
    offered: replyList(
      z.object({ check: CheckId, what: z.string(), strings: z.int() }),
      CAPS.dismissalsOffered,
    ),
  }),
});

export const addDismissal = endpoint(routes.addDismissal, {
  summary: 'Dismiss a finding of a check',
  body: z.object({
    check: CheckId,
    scope: z.enum(DISMISSAL_SCOPES),
    /** The string, for the scopes `here` and `string`; otherwise it is not read. */
    string: BodyId.nullable(),
    /** For the scope `string` it is not read. */
    what: anyText(LIMITS.dismissedText),
    reason: trimmed(LIMITS.dismissalReason).default(''),
  }),
  reply: Dismissal.extend({
    /** In how many strings the same finding is dismissed, for the scope `here`; otherwise 0. */
    alike: z.int(),
  }),
});

export const deleteDismissal = endpoint(routes.deleteDismissal, {
  summary: 'Restore a finding that was dismissed',
});
