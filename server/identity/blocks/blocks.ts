import { blockUser, listBlocks, unblockUser } from '#contract/identity/blocks.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { signedIn } from '../../core/guards/guards.ts';
import { forbidden, orNotFound } from '../../platform/http/failures.ts';
import { findUser } from '../users/queries.ts';
import { addBlock, blocksOf, deleteBlock } from './queries.ts';

/** Blocking other users (accounts.35, accounts.36). Nobody learns who has blocked them. */
export const blocks: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listBlocks, signedIn, ({ me }) => blocksOf(sql, me.id));

  registerEndpoint(context, blockUser, signedIn, async ({ me, params }) => {
    const { id } = orNotFound(await findUser(sql, params.user), 'user');
    if (id === me.id) throw forbidden('user', 'own');
    if (!(await addBlock(sql, me.id, id))) throw forbidden('blocks', 'tooMany');
  });

  registerEndpoint(context, unblockUser, signedIn, async ({ me, params }) => {
    // Also a deleted user, who is known by id alone.
    const id =
      typeof params.user === 'number' ? params.user : orNotFound(await findUser(sql, params.user), 'user').id;
    await deleteBlock(sql, me.id, id);
  });
};
