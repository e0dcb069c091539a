import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../test/empty-database.ts';
import { wayTo } from '../../test/forward.ts';
import type { Way } from '../../test/way.ts';
import { connect } from '../database/connect.ts';
import { notify } from './bus-queries.ts';
import { openEars } from './ears.ts';

/** Ears behind a way that can be cut, and what they have heard of a database that can be reached all the time. */
async function listening(times: { echo: number; silence: number }) {
  const place = await emptyDatabase();
  const way = await wayTo(place);
  const sql = connect(place, { max: 1 });
  const heard: string[] = [];
  let begun = 0;
  let opened = 0;
  const ears = openEars(
    {
      open() {
        opened += 1;
        return connect(way.place, { max: 1 });
      },
      heard: (payload) => payload !== 'echo' && heard.push(payload),
      begun: () => (begun += 1),
      echo: () => void notify(sql, ['echo']),
      failed: () => {},
    },
    times,
  );
  onTestFinished(async () => {
    await ears.stop();
    await sql.end();
  });
  ears.begin();
  await expect.poll(() => begun).toBe(1);
  const say = (word: string) => notify(sql, [word]);
  return { way, ears, heard, say, begun: () => begun, opened: () => opened };
}

const heal = (way: Way) => way.close().then(way.carryOn).then(way.open);

test('what is said is heard, once, and again after the connection broke', async () => {
  const { way, ears, heard, say, begun, opened } = await listening({ echo: 60_000, silence: 60_000 });
  ears.begin();
  await say('one');
  await expect.poll(() => heard).toEqual(['one']);
  await heal(way);
  await expect.poll(begun).toBe(2);
  await say('two');
  await expect.poll(() => heard).toEqual(['one', 'two']);
  expect(opened()).toBe(1);
});

test('a connection that has fallen silent without a word is left for another', async () => {
  const { way, heard, say, begun, opened } = await listening({ echo: 20, silence: 300 });
  way.stall();
  await expect.poll(opened).toBeGreaterThan(1);
  way.carryOn();
  await expect.poll(begun).toBeGreaterThan(1);
  await say('here');
  await expect.poll(() => heard).toEqual(['here']);
});
