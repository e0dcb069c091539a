import { afterEach, beforeEach, expect, test } from 'vitest';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, importFile } from '#contract/files/files.ts';
import { readLog } from '#contract/history/log.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { previewBatch, startBatch } from '#contract/texts/batches.ts';
import { editString, listStrings } from '#contract/texts/strings.ts';
import { LATEST } from '#domain/texts/retiming/times.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { handleBatchItems } from '../../programs/batch-items.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { runBatch } from './run.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
const FILE =
  '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:05,000 --> 00:00:07,000\nTwo\n\n3\n00:00:08,000 --> 00:00:08,000\nThree\n';
let testProject: Awaited<ReturnType<typeof projectOf>>;
let params: { project: number };
let section: number;
let ids: number[];

const imported = async (name: string, content: string) => {
  const body = Buffer.from(content);
  const report = await anna.does(importFile, { params, query: { name }, body });
  return report.section?.id ?? 0;
};
const listed = () => anna.does(listStrings, { params: { ...params, section } });
const contexts = async () => (await listed()).map(({ context }) => context.slice(4));
const targets = async () =>
  (await listed()).map(({ target_start, target_end }) => [target_start, target_end]);
const exported = async () => {
  const query = { sections: String(section), source: '' } as const;
  const url = addressOf(exportFile.path, params, query);
  return (await testApp.app.inject({ url, headers: anna.headers })).payload;
};
type Asked = Omit<BodyOf<typeof startBatch>, 'action' | 'strings'> & { strings?: number[] };
const bodyFor = (asked: Asked) => ({ action: 'retime' as const, strings: ids, ...asked });
const start = (asked: Asked, who = anna) => who.does(startBatch, { params, body: bodyFor(asked) });
const tryStart = (asked: Asked, who = anna) => who.tries(startBatch, { params, body: bodyFor(asked) });
const preview = (asked: Asked) => anna.does(previewBatch, { params, body: bodyFor(asked) });
/** Undoes a batch, and runs what is queued of it, as a server does. */
const undo = async (event: number) => {
  await anna.does(undoEvent, { params: { ...params, event } });
  const [log] = await anna.does(readLog, { params, query: {} });
  const key = { project: params.project, batch: log?.id ?? 0 };
  const settings = readSettings({ SIGNUP_CODE: 'of the tests' });
  const signal = new AbortController().signal;
  await runBatch(testApp.sql, key, { settings, handle: handleBatchItems, signal });
};

beforeEach(async () => {
  testProject = await projectOf(anna, { strings: ['No cue.'] });
  params = { project: testProject.params.project };
  section = await imported('film.srt', FILE);
  ids = (await listed()).map(({ id }) => id);
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, params.project)).toHaveLength(0);
});

test('the times of chosen cues are shifted, in their file too, as one act that is undone (batches.11)', async () => {
  const [one = 0, , three = 0] = ids;
  const other = testProject.strings[0]?.string ?? 0;
  const strings = [one, three, other];
  const skipped = [{ reason: 'notSubtitles', amount: 1, strings: [other] }];
  expect(await preview({ by: 1500, strings })).toEqual({ changed: 2, skipped });
  const batch = await start({ by: 1500, strings });
  expect(batch).toMatchObject({
    action: 'retime',
    changed: 2,
    skipped: [{ reason: 'notSubtitles', amount: 1 }],
  });
  expect(await contexts()).toEqual([
    '00:00:02.500 → 00:00:03.500',
    '00:00:05.000 → 00:00:07.000',
    '00:00:09.500 → 00:00:09.500',
  ]);
  expect(await exported()).toBe(
    FILE.replace('01,000 --> 00:00:02,000', '02,500 --> 00:00:03,500').replace(
      '08,000 --> 00:00:08,000',
      '09,500 --> 00:00:09,500',
    ),
  );
  const [entry] = await anna.does(readLog, { params, query: {} });
  expect(entry).toMatchObject({ id: batch.id, action: 'retime', amount: 2 });
  await undo(batch.id);
  expect(await exported()).toBe(FILE);
});

test('times of translations are shifted where strings have them (batches.11, subtitles.16)', async () => {
  const string = { ...params, section, string: ids[1] ?? 0 };
  await anna.does(editString, { params: string, body: { target_start: 5100, target_end: 7100 } });
  const batch = await start({ by: -100, times: 'target' });
  expect(batch).toMatchObject({ changed: 1, skipped: [{ reason: 'noTimes', amount: 2 }] });
  const none = [null, null];
  expect(await targets()).toEqual([none, [5000, 7000], none]);
  expect(await exported()).toBe(FILE);
  await undo(batch.id);
  expect(await targets()).toEqual([none, [5100, 7100], none]);
});

test('times are stretched by a factor, and what is as it was is no change (batches.11)', async () => {
  expect(await start({ factor: 2, by: -1000 })).toMatchObject({ changed: 3 });
  expect((await contexts()).slice(0, 2)).toEqual([
    '00:00:01.000 → 00:00:03.000',
    '00:00:09.000 → 00:00:13.000',
  ]);
  expect(await start({ by: 0 })).toMatchObject({ changed: 0, skipped: [{ reason: 'already', amount: 3 }] });
});

test('no part of the cues moves if a time would be before 0 or too late (batches.11)', async () => {
  expect(await tryStart({ by: -1001 })).toBe('400 by min');
  expect(await anna.tries(previewBatch, { params, body: bodyFor({ by: -1001 }) })).toBe('400 by min');
  expect(await tryStart({ by: LATEST - 7000 })).toBe('400 by max');
  expect(await exported()).toBe(FILE);
  expect(await start({ by: -1000 })).toMatchObject({ changed: 3 });
});

test('a shift needs to say by how much, and other actions have no times (batches.11)', async () => {
  expect(await tryStart({})).toBe('400 by required');
  expect(await anna.tries(startBatch, { params, body: { action: 'delete', strings: ids, by: 1 } })).toBe(
    '400 by choice',
  );
  await joinAs(testApp, boris, testProject.project, 'translator');
  expect(await tryStart({ by: 1 }, boris)).toBe('403 role role');
});

test('in a format that counts hundredths of a second times are what it can say (batches.11, subtitles.14)', async () => {
  section = await imported('film.ass', '[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,Default,,0,0,0,,One\n');
  ids = (await listed()).map(({ id }) => id);
  await start({ by: 255 });
  expect((await listed())[0]?.context).toContain('00:00:01.260 → 00:00:02.260');
});
