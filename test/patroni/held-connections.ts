import { type ConnectionParameters, connect } from '../../server/database/connect.ts';
import { guarantee } from '../cluster/scenario.ts';

const CONNECTIONS = 9;
/** Milliseconds for open writes to end after the old primary has become a standby. */
const TIMEOUT = 60_000;

/** Connections of other clients to a machine, opened while it is the primary, and the fate of what they write later. */
export async function holdConnections(place: ConnectionParameters) {
  const pools = Array.from({ length: CONNECTIONS }, () => connect(place, { max: 1, statementTimeout: 0 }));
  for (const sql of pools) await sql`CREATE TABLE IF NOT EXISTS held (n int)`;
  const written: Promise<number | undefined>[] = [];
  return {
    /** Sends a write over each of the next third of the connections. */
    write() {
      const from = written.length;
      for (const [nth, sql] of pools.slice(from, from + CONNECTIONS / 3).entries()) {
        const n = from + nth;
        written.push(
          sql`INSERT INTO held VALUES (${n})`.then(
            () => n,
            () => undefined,
          ),
        );
      }
    },
    /** Waits until every write has ended; returns how many were refused. Throws if any was acknowledged. */
    async end(primary: ConnectionParameters): Promise<number> {
      const late = new Promise<never>((_, reject) =>
        setTimeout(() => reject(new Error('A write to the old primary has not ended')), TIMEOUT).unref(),
      );
      const outcomes = await Promise.race([Promise.all(written), late]);
      await Promise.all(pools.map((sql) => sql.end({ timeout: 0 })));
      const acknowledged = outcomes.filter((n) => n !== undefined);
      const now = connect(primary, { max: 1 });
      const kept = await now<{ n: number }[]>`SELECT n FROM held`.finally(() => now.end());
      guarantee(
        acknowledged.length === 0,
        `The old primary acknowledged ${acknowledged.length} writes; the new one has ${kept.length} of ${outcomes.length}`,
      );
      return outcomes.length;
    },
  };
}
