import { randomBytes } from 'node:crypto';
import { inject, onTestFinished } from 'vitest';
import { type ConnectionParameters, connect } from '../server/platform/database/connect.ts';

/**
 * An empty database for one test; `made` are options of CREATE DATABASE. What is still connected is cut off after the
 * test; where that costs little the database is dropped too, otherwise after the run.
 */
export async function emptyDatabase(made = ''): Promise<ConnectionParameters> {
  const { place, template, dropsClones } = inject('database');
  const database = `${template}_${randomBytes(4).toString('hex')}`;
  const run = async (command: string) => {
    const admin = connect(place, { max: 1 });
    // On a busy machine it waits for a checkpoint for longer than statements usually may.
    await admin.unsafe('SET statement_timeout = 0');
    await admin.unsafe(command).finally(() => admin.end());
  };
  await run(`CREATE DATABASE ${database} TEMPLATE template0 ${made}`);
  onTestFinished(() =>
    run(
      dropsClones
        ? `DROP DATABASE ${database} WITH (FORCE)`
        : `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${database}'`,
    ),
  );
  return { ...place, database };
}
