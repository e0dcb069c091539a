import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { orderEvents } from '../../server/core/events/order-queries.ts';
import { updateAfter } from '../../server/notices/live/changes.ts';
import { readEventsAfter } from '../../server/notices/live/log-queries.ts';
import { resilientSql } from '../../server/platform/database/resilient-sql.ts';
import { readSetup } from './setup.ts';

// An open page with its server: it continues from its last event, which is all that it stores.
const { setup, args, sql: own } = readSetup(2);
const sql = resilientSql(own);
const [file = ''] = args;

const lastSeen = new Map(setup.projects.map(({ id }) => [id, 0]));
if (existsSync(file)) {
  for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
    const [project, position] = line.split(' ').map(Number);
    if (project && position) lastSeen.set(project, position);
  }
}

for (;;) {
  try {
    await orderEvents(sql, [...lastSeen.keys()]);
    for (const [project, read] of await readEventsAfter(sql, lastSeen)) {
      if (updateAfter(lastSeen.get(project), read) === 'reset') throw new Error('too far behind');
      for (const { position, entry } of read.events) {
        appendFileSync(file, `${project} ${position} ${entry.translation_id}\n`);
        lastSeen.set(project, position);
      }
    }
  } catch {
    await wait(20);
  }
  await wait(5);
}
