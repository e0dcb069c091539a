import type { Sql, Transaction } from '../connect.ts';
import { disableTimeout } from '../deadline.ts';
import { changeShardsInTurn } from '../shards-in-turn.ts';
import { CONTENT_FUNCTIONS, TABLES } from './tables.ts';

/** One step of the distribution, in a transaction of its own; it does nothing if it was done before. */
type DistributionStep = { does: string; run(tx: Transaction): Promise<void> };

/**
 * The steps that turn a migrated database into a distributed one, in order. Foreign keys are dropped first and kept in a
 * table, because distributed tables can't refer to tables that are not distributed yet. A run that was cut off goes on
 * from where it was.
 */
const distributionSteps = (): DistributionStep[] => [
  { does: 'drop the foreign keys', run: dropForeignKeys },
  ...TABLES.content.map((table) => ({
    does: `distribute ${table}`,
    run: (tx: Transaction) => distributeTable(tx, table),
  })),
  ...TABLES.directory.map((table) => ({
    does: `copy ${table} to every server`,
    run: (tx: Transaction) => copyToEveryServer(tx, table),
  })),
  ...CONTENT_FUNCTIONS.map((name) => ({
    does: `distribute ${name}`,
    run: async (tx: Transaction) => {
      await tx`SELECT create_distributed_function(${name}::regprocedure, '$1', colocate_with := 'sections')`;
      // They are called by queries that are already at the project's shard, and read no other.
      await tx.unsafe(`ALTER FUNCTION ${name} SET citus.allow_nested_distributed_execution = on`);
    },
  })),
  { does: 'add the foreign keys again', run: addForeignKeys },
];

/** Runs all steps; `onStep` is told before each. */
export async function distribute(sql: Sql, onStep: (does: string) => void = () => {}): Promise<void> {
  for (const { does, run } of distributionSteps()) {
    onStep(does);
    await sql.begin(async (tx) => {
      await disableTimeout(tx);
      await run(tx);
    });
  }
}

async function dropForeignKeys(tx: Transaction) {
  await tx`CREATE TABLE IF NOT EXISTS dropped_keys (
    on_table text NOT NULL, name text NOT NULL, definition text NOT NULL, PRIMARY KEY (on_table, name))`;
  const keys = await tx<{ on_table: string; name: string }[]>`
    INSERT INTO dropped_keys
    SELECT conrelid::regclass::text, conname, pg_get_constraintdef(oid) FROM pg_constraint
    WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0
      AND NOT EXISTS (SELECT FROM pg_dist_partition WHERE logicalrelid = conrelid)
    RETURNING on_table, name`;
  for (const { on_table, name } of keys) await tx`ALTER TABLE ${tx(on_table)} DROP CONSTRAINT ${tx(name)}`;
}

async function isInMetadata(tx: Transaction, table: string): Promise<boolean> {
  return (await tx`SELECT FROM pg_dist_partition WHERE logicalrelid = ${table}::regclass`).length > 0;
}

async function distributeTable(tx: Transaction, table: string) {
  if (await isInMetadata(tx, table)) return;
  const [first] = TABLES.content;
  const together = table === first ? 'none' : first;
  await tx`SELECT create_distributed_table(${table}, 'project_id', colocate_with := ${together})`;
  await tx`SELECT truncate_local_data_after_distributing_table(${table})`;
}

async function copyToEveryServer(tx: Transaction, table: string) {
  if (await isInMetadata(tx, table)) return;
  await tx`SELECT create_reference_table(${table})`;
}

async function addForeignKeys(tx: Transaction) {
  // Their rows are compared in all shards, and Citus refuses to read the directory after it did so in parallel.
  await changeShardsInTurn(tx);
  const keys = await tx<{ on_table: string; name: string; definition: string }[]>`SELECT * FROM dropped_keys`;
  for (const { on_table, name, definition } of keys)
    await tx.unsafe(`ALTER TABLE "${on_table}" ADD CONSTRAINT "${name}" ${definition}`);
  await tx`DROP TABLE dropped_keys`;
}
