import { setTimeout as wait } from 'node:timers/promises';
import { type Consumer, consumeEvents } from '../../server/core/events/consume-queries.ts';
import { resilientSql } from '../../server/platform/database/resilient-sql.ts';
import { readSetup } from './setup.ts';

const { args, sql: own } = readSetup(4);
const sql = resilientSql(own);
const [name = ''] = args;

const consumer: Consumer = {
  name,
  handle: (tx, project, logIds) => tx`
    INSERT INTO received (consumer, project_id, log_id)
    SELECT ${name}, ${project}, log_id FROM unnest(${[...logIds]}::bigint[]) WITH ORDINALITY AS one (log_id, nth) ORDER BY nth`,
};

for (;;) {
  await consumeEvents(sql, consumer).catch(() => {});
  await wait(10);
}
