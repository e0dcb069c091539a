import type { ConnectionParameters } from '../../server/platform/database/connect.ts';

/** Why some tests reach PostgreSQL itself while the others go through PgBouncer (`npm run test:pgbouncer`). */
const REASONS = {
  listens: 'a pooler delivers no notifications',
  'starts on it':
    'what a start says of PostgreSQL in DATABASE_URL; pooler.test.ts has what it says of a pooler',
  'several hosts': 'a URL names the hosts of one PostgreSQL',
  'another role': 'PgBouncer’s list of users has only that of the tests',
} as const;

/** The address of a database without the pooler, if there is one. */
export function pastPooler(
  { direct, ...place }: ConnectionParameters,
  _why: keyof typeof REASONS,
): ConnectionParameters {
  return { ...place, ...direct };
}
