import type { Transaction } from './connect.ts';

/**
 * Lets a transaction that changes content of all projects also change the directory. On a distributed database each server
 * then reads and changes one shard after the other, over one connection, which has one snapshot in a transaction that is
 * REPEATABLE READ. Elsewhere the settings mean nothing.
 */
export async function changeShardsInTurn(tx: Transaction): Promise<void> {
  await tx`
    SELECT set_config('citus.multi_shard_modify_mode', 'sequential', true),
      set_config('citus.max_adaptive_executor_pool_size', '1', true)`;
}
