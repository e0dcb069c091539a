import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { replyList } from '../core/values.ts';
import { Project } from '../projects/projects.ts';

/** What becomes of the texts of a deleted user (accounts.30): they stay without a name, or those that nobody built upon are erased. */
export const TEXTS_AFTER_DELETION = ['keep', 'erase'] as const;
export type TextsAfterDeletion = (typeof TEXTS_AFTER_DELETION)[number];

/** Whether the caller's account is going to be deleted, and what stands in the way (accounts.27). */
export const AccountDeletion = z.object({
  /** How many days lie between the request and the deletion. */
  days: z.int(),
  /** Null if the caller has not asked for it. */
  deletion: z.object({ asked_at: z.int(), due_at: z.int(), texts: z.enum(TEXTS_AFTER_DELETION) }).nullable(),
  /** Projects that the caller owns, by name: they have to be transferred or deleted first. */
  projects: replyList(Project.pick({ id: true, handle: true, name: true }), SERVICE_LIMITS.ownedShown),
  /** Whether the caller is the last site administrator, whose account can't be deleted. */
  is_last_admin: z.boolean(),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

const DELETION = '/api/account/deletion' as const;

export const getAccountDeletion = endpoint('GET', DELETION, {
  summary: 'Get when your account will be deleted, and what prevents it',
  reply: AccountDeletion,
});

export const askAccountDeletion = endpoint('POST', DELETION, {
  summary: 'Ask for the deletion of your account, which happens some days later unless you cancel it',
  attempts: { most: LIMITS.signInAttempts, key: 'attempts' },
  body: z.object({
    current_password: z.string().max(LIMITS.typedPassword),
    texts: z.enum(TEXTS_AFTER_DELETION).default('keep'),
  }),
  reply: AccountDeletion,
});

export const cancelAccountDeletion = endpoint('DELETE', DELETION, {
  summary: 'Cancel the deletion of your account',
});

export const downloadMyData = endpoint('GET', '/api/account/data', {
  summary: 'Download all that is stored about you, as JSON Lines',
  attempts: { most: LIMITS.signInAttempts, key: 'attempts' },
});
