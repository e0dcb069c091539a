import { expect, onTestFinished } from 'vitest';
import { addTranslation } from '#contract/texts/translations.ts';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { countQueries } from '../../../test/count-queries.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { startLogWatcher } from './log-watcher.ts';
import { createStreams, eventText, type Stream } from './streams.ts';

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

/**
 * Adds so many listeners to each of some projects, and counts the queries that order and send the events of a write in
 * each project.
 */
async function queriesFor(projects: number, listeners: number) {
  const { sql, app } = testApp;
  const streams = createStreams(readSettings({}));
  const watch = startLogWatcher({ sql, streams, log: app.log, onJoined: () => {} });
  onTestFinished(watch.stop);
  const made = await Promise.all(Array.from({ length: projects }, () => projectOf(anna)));
  const heard = new Map<Stream, string>();
  /** Waits until every listener has received an event of this name. */
  const everyoneTold = (name: 'hello' | 'changes') =>
    expect
      .poll(
        () => [...heard.values()].filter((text) => text.includes(eventText(name, '').slice(0, -2))).length,
      )
      .toBe(projects * listeners);
  for (const { project } of made) {
    for (let nth = 0; nth < listeners; nth++) {
      const audience = {
        userId: undefined,
        address: '',
        credential: undefined,
        client: undefined,
        since: undefined,
      };
      const stream: Stream = {
        ...audience,
        project: project.id,
        send: (event) => void heard.set(stream, (heard.get(stream) ?? '') + event),
        end: () => {},
      };
      heard.set(stream, '');
      streams.add(stream);
      watch.join(stream);
    }
  }
  await everyoneTold('hello');
  for (const { strings } of made) {
    const params = strings[0] ?? expect.fail();
    await anna.does(addTranslation, { params, body: { text: 'Раз' } });
  }
  return countQueries(testApp, async () => {
    watch.readSoon();
    await everyoneTold('changes');
  });
}

testOnOneServer('round trips')(
  'sending events takes three queries, for one stream as for many streams of many projects',
  async () => {
    expect(await queriesFor(1, 1)).toBe(3);
    expect(await queriesFor(1, 200)).toBe(3);
    expect(await queriesFor(8, 25)).toBe(3);
  },
);
