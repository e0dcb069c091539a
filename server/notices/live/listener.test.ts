import { expect, onTestFinished, test } from 'vitest';
import { emptyDatabase } from '../../../test/empty-database.ts';
import { pastPooler } from '../../../test/pgbouncer/past-pooler.ts';
import { proxyTo } from '../../../test/proxy-to.ts';
import type { TcpProxy } from '../../../test/tcp-proxy.ts';
import { sendPayloads } from '../../core/events/bus-queries.ts';
import { connect } from '../../platform/database/connect.ts';
import { openListener } from './bus.ts';

/** A listener behind a connection that can be cut, and the messages that it has received. */
async function openListening(times: { echo: number; silence: number }) {
  const place = pastPooler(await emptyDatabase(), 'listens');
  const way = await proxyTo(place);
  const sql = connect(place, { max: 1 });
  const messages: string[] = [];
  let listening = 0;
  let opened = 0;
  const listener = openListener(
    {
      open() {
        opened += 1;
        return connect(way.place, { max: 1 });
      },
      onMessage: (payload) => payload !== 'echo' && messages.push(payload),
      onListening: () => (listening += 1),
      sendEcho: () => void sendPayloads(sql, ['echo']),
      onError: () => {},
    },
    times,
  );
  onTestFinished(async () => {
    await listener.stop();
    await sql.end();
  });
  listener.start();
  await expect.poll(() => listening).toBe(1);
  const say = (word: string) => sendPayloads(sql, [word]);
  return { way, listener, messages, say, listening: () => listening, opened: () => opened };
}

const heal = (way: TcpProxy) => way.close().then(way.carryOn).then(way.open);

test('a message arrives once, and again after the connection broke', async () => {
  const { way, listener, messages, say, listening, opened } = await openListening({
    echo: 60_000,
    silence: 60_000,
  });
  listener.start();
  await say('one');
  await expect.poll(() => messages).toEqual(['one']);
  await heal(way);
  await expect.poll(listening).toBe(2);
  await say('two');
  await expect.poll(() => messages).toEqual(['one', 'two']);
  expect(opened()).toBe(1);
});

test('a connection that was cut off is replaced', async () => {
  const { way, messages, say, listening, opened } = await openListening({ echo: 20, silence: 300 });
  way.stall();
  await expect.poll(opened).toBeGreaterThan(1);
  way.carryOn();
  await expect.poll(listening).toBeGreaterThan(1);
  await say('here');
  await expect.poll(() => messages).toEqual(['here']);
});
