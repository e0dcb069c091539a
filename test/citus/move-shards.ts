import type { Sql } from '../../server/platform/database/connect.ts';

/** A part of the content and the port of its server; the shards of all tables in it are moved together. */
type ShardPlace = { shard: number; port: number };

/** Where the shards of `sections` are. */
export const shardPlaces = (sql: Sql) => sql<ShardPlace[]>`
  SELECT shardid::int AS shard, nodeport AS port FROM citus_shards
  WHERE table_name = 'sections'::regclass ORDER BY shardid`;

/** Moves every shard from one of two workers to the other; returns how many that were. */
export async function moveEveryShard(sql: Sql, ports: readonly number[]): Promise<number> {
  const places = await shardPlaces(sql);
  for (const { shard, port } of places) {
    const to = ports.find((other) => other !== port) ?? 0;
    await sql`SELECT citus_move_shard_placement(${shard}, '127.0.0.1', ${port}, '127.0.0.1', ${to})`;
  }
  return places.length;
}
