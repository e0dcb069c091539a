import {
  askAccountDeletion,
  cancelAccountDeletion,
  downloadMyData,
  getAccountDeletion,
} from '#contract/site/account-deletion.ts';
import { verifiedPasswordHash, wrongPassword } from '../../core/auth/verify-password.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { sessionOnly } from '../../core/guards/guards.ts';
import { contentDisposition } from '../../files/content-disposition.ts';
import { forbidden, notFound, refuseMistakes } from '../../platform/http/failures.ts';
import type { Pieces } from '../../platform/streaming/large-responses.ts';
import { writeMyData } from './my-data-queries.ts';
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

  registerEndpoint(context, downloadMyData, sessionOnly, async ({ me, request, reply }) => {
    if (request.method === 'HEAD') {
      await reply.code(200).send();
      return;
    }
    reply.code(200).header('content-disposition', contentDisposition(`dragoman-${me.username}.jsonl`));
    const pieces: Pieces = (tx) => writeMyData(tx, me.id);
    // The call has no reply of JSON, so its type has no place for what says that the response is sent.
    return (await context.large.send(
      { request, reply },
      pieces,
      undefined,
      'application/jsonl; charset=utf-8',
    )) as unknown as undefined;
  });

  registerEndpoint(context, cancelAccountDeletion, sessionOnly, async ({ me }) => {
    if (!(await cancelDeletion(sql, me.id))) throw notFound('deletion');
  });
};
