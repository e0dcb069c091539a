import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { replyList } from '../core/values.ts';
import { Project } from '../projects/projects.ts';
import * as routes from './account-deletion.routes.ts';

/** Whether the caller's account is going to be deleted, and what stands in the way (accounts.27). */
export const AccountDeletion = z.object({
  /** How many days lie between the request and the deletion. */
  days: z.int(),
  /** Null if the caller has not asked for it. */
  deletion: z
    .object({ asked_at: z.int(), due_at: z.int(), texts: z.enum(routes.TEXTS_AFTER_DELETION) })
    .nullable(),
  /** Projects that the caller owns, by name: they have to be transferred or deleted first. */
  projects: replyList(Project.pick({ id: true, handle: true, name: true }), SERVICE_LIMITS.ownedShown),
  /** Whether the caller is the last site administrator, whose account can't be deleted. */
  is_last_admin: z.boolean(),
});
export type AccountDeletion = z.infer<typeof AccountDeletion>;

export const getAccountDeletion = endpoint(routes.getAccountDeletion, {
  summary: 'Get when your account will be deleted, and what prevents it',
  reply: AccountDeletion,
});

export const askAccountDeletion = endpoint(routes.askAccountDeletion, {
  summary: 'Ask for the deletion of your account, which happens some days later unless you cancel it',
  attempts: { most: LIMITS.signInAttempts, key: 'attempts' },
  body: z.object({
    current_password: z.string().max(LIMITS.typedPassword),
    texts: z.enum(routes.TEXTS_AFTER_DELETION).default('keep'),
  }),
  reply: AccountDeletion,
});

export const cancelAccountDeletion = endpoint(routes.cancelAccountDeletion, {
  summary: 'Cancel the deletion of your account',
});

export const downloadMyData = endpoint(routes.downloadMyData, {
  summary: 'Download all that is stored about you, as JSON Lines',
  attempts: { most: LIMITS.signInAttempts, key: 'attempts' },
});
