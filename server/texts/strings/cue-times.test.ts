import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, exportStrings, importFile } from '#contract/files/files.ts';
import { readHistory } from '#contract/history/history.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import {
  addStrings,
  deleteString,
  editString,
  listStrings,
  mergeStrings,
  splitString,
} from '#contract/texts/strings.ts';
import { cueOf } from '#domain/formats/cues/cues.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
const FILE = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:05,000 --> 00:00:07,000\nTwo\n';
let testProject: Awaited<ReturnType<typeof projectOf>>;
let params: { project: number; section: number };
let first: { project: number; section: number; string: number };

beforeEach(async () => {
  testProject = await projectOf(anna, { strings: ['No cue.'] });
  const { project } = testProject.params;
  const query = { name: 'film.srt' };
  const { section } = await anna.does(importFile, { params: { project }, query, body: Buffer.from(FILE) });
  params = { project, section: section?.id ?? 0 };
  first = { ...params, string: (await strings())[0]?.id ?? 0 };
});

const strings = () => anna.does(listStrings, { params });
const contexts = async () => (await strings()).map(({ context }) => context);
const exported = () => exportedWith({ source: '' });
const exportedWith = async (options: object) => {
  const query = { sections: String(params.section), ...options };
  const url = addressOf(exportFile.path, { project: params.project }, query);
  return (await testApp.app.inject({ url, headers: anna.headers })).payload;
};
const undo = async () => {
  const [last] = await anna.does(listMyEvents, { params: { project: params.project } });
  await anna.does(undoEvent, { params: { project: params.project, event: last?.id ?? 0 } });
};

test('the times of one cue are changed, in its file too, undone and redone (subtitles.14)', async () => {
  const edited = await anna.does(editString, { params: first, body: { start: 1250, end: 3000 } });
  expect(edited.context).toBe('1 · 00:00:01.250 → 00:00:03.000');
  const now = FILE.replace('00:00:01,000 --> 00:00:02,000', '00:00:01,250 --> 00:00:03,000');
  expect(await exported()).toBe(now);
  const { events } = await anna.does(readHistory, { params: first, query: {} });
  expect(events[0]).toMatchObject({
    kind: 'editString',
    source: {
      before: { context: '1 · 00:00:01.000 → 00:00:02.000' },
      after: { context: '1 · 00:00:01.250 → 00:00:03.000' },
    },
  });
  await undo();
  expect(await exported()).toBe(FILE);
  await undo();
  expect(await exported()).toBe(now);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, params.project)).toHaveLength(0);
});

test('one of the times may stay, and a context that says other times changes them (subtitles.14)', async () => {
  await anna.does(editString, { params: first, body: { end: 1500 } });
  expect((await contexts())[0]).toBe('1 · 00:00:01.000 → 00:00:01.500');
  const context = '1 · 00:00:01.000 → 00:00:01.750 · Anna';
  await anna.does(editString, { params: first, body: { context } });
  expect((await contexts())[0]).toBe(context);
  expect(await exported()).toContain('00:00:01,000 --> 00:00:01,750\nOne');
  await anna.does(editString, { params: first, body: { context: 'Anna', text: 'One more' } });
  expect(await exported()).toContain('00:00:01,000 --> 00:00:01,750\nOne more');
});

test('times that are as they were are no change (subtitles.14)', async () => {
  const [before] = await strings();
  const same = await anna.does(editString, { params: first, body: { start: 1000, end: 2000 } });
  expect(same.updated_at).toBe(before?.updated_at);
});

test('a cue ends after it begins, and other strings have no times (subtitles.14)', async () => {
  const tries = (body: object) => anna.tries(editString, { params: first, body });
  expect(await tries({ start: 2000 })).toBe('400 end min');
  expect(await tries({ start: 3000, end: 2999 })).toBe('400 end min');
  expect(await tries({ end: 1000, updated_at: 1 })).toBe('409 general changed');
  const other = testProject.strings[0] ?? expect.fail();
  expect(await anna.tries(editString, { params: other, body: { start: 0, end: 1 } })).toBe(
    '400 start notSubtitles',
  );
  await joinAs(testApp, boris, testProject.project, 'translator');
  expect(await boris.tries(editString, { params: first, body: { end: 2500 } })).toBe('403 role role');
});

test('a cue is added between two at its times, and another is deleted (subtitles.15)', async () => {
  const body = { text: 'Between', context: '00:00:03.000 → 00:00:04.000' };
  const [added] = await anna.does(addStrings, { params, query: { pos: 2 }, body: [body] });
  expect(await exported()).toBe(
    FILE.replace('\n\n2\n', '\n\n2\n00:00:03,000 --> 00:00:04,000\nBetween\n\n2\n'),
  );
  const string = { ...params, string: added?.id ?? 0 };
  await anna.does(editString, { params: string, body: { start: 3250 } });
  expect(await exported()).toContain('00:00:03,250 --> 00:00:04,000\nBetween');
  await anna.does(deleteString, { params: first });
  expect(await exported()).not.toContain('One');
});

const target = (target_start: number | null, target_end: number | null) =>
  anna.does(editString, { params: first, body: { target_start, target_end } });
const targets = async () =>
  (await strings()).map(({ target_start, target_end }) => [target_start, target_end]);

test('the translation of a cue has times of its own, which are logged, undone and reset (subtitles.16)', async () => {
  expect(await target(1100, 2500)).toMatchObject({ target_start: 1100, target_end: 2500 });
  await anna.does(editString, { params: first, body: { target_end: 2700 } });
  const { events } = await anna.does(readHistory, { params: first, query: {} });
  expect(events[0]?.source).toMatchObject({ before: { target_end: 2500 }, after: { target_end: 2700 } });
  await undo();
  expect((await targets())[0]).toEqual([1100, 2500]);
  await undo();
  await anna.does(editString, { params: first, body: { target_end: null } });
  expect(await targets()).toEqual([
    [null, null],
    [null, null],
  ]);
  await undo();
  expect((await targets())[0]).toEqual([1100, 2700]);
  expect(await exported()).toBe(FILE);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, params.project)).toHaveLength(0);
});

test('times that are older than an edit of them cannot be undone (subtitles.16, undo.11)', async () => {
  await target(1100, 2500);
  const [event] = await anna.does(listMyEvents, { params: { project: params.project } });
  await target(1100, 2600);
  const asked = { params: { project: params.project, event: event?.id ?? 0 } };
  expect(await anna.tries(undoEvent, asked)).toBe('409 string editedSince');
});

test('a time that is not given is that of the source, and both are of one cue (subtitles.16)', async () => {
  const tries = (body: object) => anna.tries(editString, { params: first, body });
  await anna.does(editString, { params: first, body: { target_end: 2500 } });
  expect((await targets())[0]).toEqual([1000, 2500]);
  expect(await tries({ target_start: 2500 })).toBe('400 target_end min');
  expect(await tries({ target_start: null, target_end: 2500 })).toBe('400 target_end required');
  expect(await tries({ target_start: 1000, target_end: null })).toBe('400 target_end required');
  const other = testProject.strings[0] ?? expect.fail();
  expect(await anna.tries(editString, { params: other, body: { target_start: 0, target_end: 1 } })).toBe(
    '400 target_start notSubtitles',
  );
  await joinAs(testApp, boris, testProject.project, 'translator');
  expect(await boris.tries(editString, { params: first, body: { target_end: 2600 } })).toBe('403 role role');
});

test('other times of the source leave those of the translation as they are (subtitles.16)', async () => {
  await target(1100, 2500);
  await anna.does(editString, { params: first, body: { start: 500, end: 900 } });
  expect((await targets())[0]).toEqual([1100, 2500]);
});

test('a copy has the times of its original, and a deleted cue returns with them (subtitles.16)', async () => {
  await target(1100, 2500);
  const [copy] = await anna.does(addStrings, { params, body: [{ copy_of: first.string }] });
  expect(copy).toMatchObject({ target_start: 1100, target_end: 2500 });
  await anna.does(deleteString, { params: first });
  await undo();
  expect((await strings())[0]).toMatchObject({ id: first.string, target_start: 1100, target_end: 2500 });
  expect(await wrongRevisions(testApp.sql, params.project)).toHaveLength(0);
});

test('parts of a cue share the times of its translation, and merged ones join them (subtitles.16)', async () => {
  await anna.does(editString, { params: first, body: { text: 'One Two' } });
  await target(2000, 4000);
  await anna.does(splitString, { params: first, body: { at: 3 } });
  const [one, two] = await strings();
  const middle = (one?.target_end ?? 0) - 2000;
  expect(middle).toBeGreaterThan(0);
  expect(await targets()).toEqual([
    [2000, 2000 + middle],
    [2000 + middle, 4000],
    [null, null],
  ]);
  const sourceMiddle = cueOf(one?.context ?? '')?.end ?? 0;
  expect(middle).toBe((sourceMiddle - 1000) * 2);
  await undo();
  expect(await targets()).toEqual([
    [2000, 4000],
    [null, null],
  ]);
  await undo();
  await anna.does(mergeStrings, { params: first, body: { next: two?.id ?? 0 } });
  expect((await targets())[0]).toEqual([2000, 4000]);
  const last = (await strings())[1];
  await anna.does(mergeStrings, { params: first, body: { next: last?.id ?? 0 } });
  expect(await targets()).toEqual([[2000, 7000]]);
  await undo();
  expect((await targets())[0]).toEqual([2000, 4000]);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, params.project)).toHaveLength(0);
});

test('a file has the times of the translation on request (subtitles.17)', async () => {
  await target(1100, 2500);
  const times = FILE.replace('00:00:01,000 --> 00:00:02,000', '00:00:01,100 --> 00:00:02,500');
  const file = (query: object) => exportedWith({ untranslated: 'source', ...query });
  expect(await file({})).toBe(FILE);
  expect(await file({ target_times: '' })).toBe(times);
  expect(await file({ target_times: '', cue_format: 'sbv' })).toBe(
    '0:00:01.100,0:00:02.500\nOne\n\n0:00:05.000,0:00:07.000\nTwo\n',
  );
  // The source is as it was imported.
  expect(await file({ target_times: '', source: '' })).toBe(FILE);
});

test('a list of selected strings says the times of their translation on request (subtitles.17, exports.19)', async () => {
  await target(1100, 2500);
  const url = addressOf(exportStrings.path, { project: params.project });
  const selected = async (options: object) => {
    const payload = { strings: (await strings()).map(({ id }) => id), format: 'special_json', ...options };
    const reply = await testApp.app.inject({ method: 'POST', url, headers: anna.headers, payload });
    return JSON.parse(reply.payload).map(({ context }: { context: string }) => context);
  };
  const second = '2 · 00:00:05.000 → 00:00:07.000';
  expect(await selected({})).toEqual(['1 · 00:00:01.000 → 00:00:02.000', second]);
  expect(await selected({ target_times: true })).toEqual(['1 · 00:00:01.100 → 00:00:02.500', second]);
});
