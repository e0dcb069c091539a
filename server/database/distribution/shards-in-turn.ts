import type { Transaction } from '../connect.ts';

/**
 * Lets a transaction that changes content of all projects also change the directory. On a distributed database each server
 * then changes one shard after the other; elsewhere the setting means nothing.
 */
export async function changeShardsInTurn(tx: Transaction): Promise<void> {
  await tx`SELECT set_config('citus.multi_shard_modify_mode', 'sequential', true)`;
}
