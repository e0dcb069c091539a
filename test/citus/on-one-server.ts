import { test } from 'vitest';
import { isCitus } from '../waiting-for-locks.ts';

/** Why some tests are left out on a distributed database (`npm run test:citus`). */
const REASONS = {
  plan: 'reads the plan or the rows read of one PostgreSQL; one-shard.test.ts looks at those of a distributed one',
  'round trips':
    'a distributed database is asked about each project apart, a handle is looked up first, and every write is a transaction',
  'own steps':
    'on a distributed database a later step of a statement sees what an earlier one wrote, so a write is noted by a query more',
  constraints: 'lists the constraints of tables, which their shards have too',
  triggers: 'makes a trigger on the directory, which a distributed database refuses',
  'another database': 'opens a database that is not distributed',
} as const;

/** A test that only makes sense on one PostgreSQL. */
export const testOnOneServer = (_why: keyof typeof REASONS) => test.skipIf(isCitus());
