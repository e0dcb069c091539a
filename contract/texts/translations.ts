import { z } from 'zod';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { APPROVED, INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { issueOf, message, replyList, text } from '../core/values.ts';
import * as routes from './translations.routes.ts';

/** What can become of a translation in an import (imports.34). */
export const IMPORT_OUTCOMES = {
  added: 'added as a new translation',
  edited: 'the translation that it replaces was edited',
  identical: 'the string already has this translation',
  maxlength: 'longer than the string allows',
  full: 'the string has the maximum number of translations',
  gone: 'the string doesn’t exist',
} as const;

/** A translation of a string (translations.1). */
export const Translation = z.object({
  id: z.int(),
  string_id: z.int(),
  text: z.string(),
  /** The author's note on this translation; empty if there is none. */
  context: z.string(),
  /** −1 initial, 0 regular, 1 approved (translations.2). */
  status: z.literal([INITIAL, REGULAR, APPROVED]),
  /** Whether an update from a file has changed the string's text since it was made or reviewed (translations.27). */
  needs_review: z.boolean(),
  author_id: z.int(),
  author: UserName,
  /** The last user who edited it, if not the author. */
  editor_id: z.int().nullable(),
  editor: UserName.nullable(),
  /** When its text was added or last changed, regardless of votes and approval (translations.16). */
  updated_at: z.int(),
  /** The voters; in listings empty without `?fetch_votes`. */
  votes_plus: replyList(UserName, CAPS.votersPerTranslation),
  votes_minus: replyList(UserName, CAPS.votersPerTranslation),
  /** Whether it is newer than the approved translation of the string. */
  competing: z.boolean(),
});
export type Translation = z.infer<typeof Translation>;

/** Only `/approve` gives status 1 (translations.8). */
export const draftStatus = z.int().superRefine((value, issues) => {
  if (value !== INITIAL && value !== REGULAR) issues.addIssue(issueOf('status'));
});

/** The status of an imported translation. 1 approves it, which needs `can_self_approve` (imports.55). */
export const importedStatus = z.int().superRefine((value, issues) => {
  if (value !== INITIAL && value !== REGULAR && value !== APPROVED) issues.addIssue(issueOf('status'));
});

export const addTranslation = endpoint(routes.addTranslation, {
  summary: 'Add a translation',
  isRepeatable: true,
  stores: 'adds',
  body: z.object({
    text: message(LIMITS.translation),
    context: text(LIMITS.context).default(''),
    status: draftStatus.default(REGULAR),
  }),
  reply: Translation,
  status: 201,
});

export const editTranslation = endpoint(routes.editTranslation, {
  summary: 'Edit a translation’s text, or switch it between initial and regular',
  stores: 'edits',
  body: z.object({
    text: message(LIMITS.translation).optional(),
    context: text(LIMITS.context).optional(),
    status: draftStatus.optional(),
    /** The value that the client has; the change is refused if it is no longer current (api.9). */
    updated_at: z.int().optional(),
  }),
  reply: Translation,
});

export const deleteTranslation = endpoint(routes.deleteTranslation, {
  summary: 'Delete a translation with its votes',
});

const sign = z.object({
  /** Whether the vote is against; by default it is for. */
  is_minus: z.boolean().default(false),
});

export const castVote = endpoint(routes.castVote, {
  summary: 'Vote for or against another’s translation',
  body: sign.default({ is_minus: false }),
  reply: Translation,
});

export const removeVote = endpoint(routes.removeVote, {
  summary: 'Remove your vote; 409 if it has the other sign than the one given',
  body: z.object({ is_minus: z.boolean().optional() }).default({}),
  reply: Translation,
});

export const approve = endpoint(routes.approve, {
  summary: 'Approve a translation; the previously approved one becomes regular',
  reply: Translation,
});

export const confirmTranslation = endpoint(routes.confirmTranslation, {
  summary: 'Confirm a translation that needs review since an update of its source',
  reply: Translation,
});

export const unapprove = endpoint(routes.unapprove, {
  summary: 'Unapprove a translation; it becomes regular',
  reply: Translation,
});
