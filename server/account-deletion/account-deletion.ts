import { askAccountDeletion, cancelAccountDeletion, getAccountDeletion } from '#contract/account-deletion.ts';
import { verifiedPasswordHash, wrongPassword } from '../auth/verify-password.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { sessionOnly } from '../guards/guards.ts';
import { forbidden, notFound, refuseMistakes } from '../http/failures.ts';
import { cancelDeletion, deletionOf, storeDeletion } from './queries.ts';

/** Asking for the deletion of one's account, and cancelling it (accounts.27). Jobs delete it: `delete-accounts.ts`. */
export const accountDeletion: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, getAccountDeletion, sessionOnly, ({ me }) => deletionOf(sql, me.id));

  registerEndpoint(context, askAccountDeletion, sessionOnly, async ({ me, body }) => {
    refuseMistakes({ current_password: body.current_password === '' ? 'required' : undefined });
    const passwordHash = await verifiedPasswordHash(context, me, body.current_password);
    const outcome = await storeDeletion(sql, settings, {
      user: me.id,
      passwordHash,
      erases: body.texts === 'erase',
    });
    if (outcome === 'changed') throw wrongPassword();
    if (outcome !== 'stored') throw forbidden('general', outcome);
    return deletionOf(sql, me.id);
  });

  registerEndpoint(context, cancelAccountDeletion, sessionOnly, async ({ me }) => {
    if (!(await cancelDeletion(sql, me.id))) throw notFound('deletion');
  });
};
