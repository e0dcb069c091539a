import { appendFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { logSteps } from '../../server/core/events/record.ts';
import type { Sql, Transaction } from '../../server/platform/database/connect.ts';
import { readSetup } from './setup.ts';

const AT_ONCE = 10;
const { setup, args, sql } = readSetup(AT_ONCE);
const [number = '', acknowledged = ''] = args;

let written = 0;
let isStopping = false;
process.on('SIGTERM', () => {
  isStopping = true;
});

const random = (below: number) => Math.floor(Math.random() * below);

/**
 * Changes a string and logs it; the entry has the number of the string's change, and a mark instead of a translation.
 */
async function write(on: Sql | Transaction, mark: number): Promise<void> {
  const { id, strings } = setup.projects[random(setup.projects.length)] ?? { id: 0, strings: [] };
  const string = strings[random(strings.length)] ?? 0;
  await on`
    WITH done AS (
      UPDATE strings SET comments_amount = comments_amount + 1 WHERE project_id = ${id} AND id = ${string}
      RETURNING comments_amount
    ), ${logSteps('vote', id, {
      actor: setup.actor,
      string,
      translation: mark,
      data: sql`jsonb_build_object('amount', comments_amount)`,
    })}
    SELECT`;
}

/** The ways in which a transaction ends: at once, rolled back, later than others, much later. */
async function writeSomehow(mark: number): Promise<boolean> {
  const way = random(100);
  if (way < 70) {
    await write(sql, mark);
    return true;
  }
  const pause = way < 80 ? 0 : way < 97 ? random(30) : 500 + random(1500);
  return sql
    .begin(async (tx) => {
      await write(tx, mark);
      await wait(pause);
      if (way < 80) throw new Error('rolled back');
      return true;
    })
    .catch((error: Error) => {
      if (error.message !== 'rolled back') throw error;
      return false;
    });
}

async function writeOn() {
  while (!isStopping) {
    written += 1;
    const mark = Number(number) * 1_000_000 + written;
    try {
      await wait(random(100));
      if (await writeSomehow(mark)) appendFileSync(acknowledged, `${mark}\n`);
    } catch {
      // Whether it was committed is unknown, as for any client.
      await wait(20);
    }
  }
}

await Promise.all(Array.from({ length: AT_ONCE }, writeOn));
await sql.end({ timeout: 1 });
