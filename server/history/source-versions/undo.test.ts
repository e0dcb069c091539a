import { afterEach, expect, test } from 'vitest';
import type { BodyOf } from '#contract/core/endpoint.ts';
import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { readLog } from '#contract/history/log.ts';
import { listSourceVersions } from '#contract/history/source-versions.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addSection, getSection } from '#contract/texts/sections.ts';
import {
  addStrings,
  deleteString,
  editString,
  listStrings,
  rearrangeStrings,
  updateStrings,
} from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote, confirmTranslation } from '#contract/texts/translations.ts';
import { eventKindOf } from '#domain/core/events/kinds.ts';
import { sourceFile } from '#domain/files/exports/export.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { fileStringsOf } from '#domain/files/imports/section-update.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { purgeSourceChanges } from './queries.ts';

const testApp = await openTestApp({ PROJECTS_PER_USER: '1000' });
const { anna, boris } = await testApp.signUps('anna', 'boris');
let project = 0;

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, project)).toHaveLength(0);
});

/** A section with an imported file. */
async function loaded(format: Format, content: string, file?: string) {
  const testProject = await projectOf(anna);
  project = testProject.project.id;
  await joinAs(testApp, boris, testProject.project, 'moderator');
  const section = await anna.does(addSection, { params: { project }, body: { name: 'File' } });
  const params = { project, section: section.id };
  const body = { ...importBody(parseSource(format, content)), file };
  const strings = await anna.does(addStrings, { params, body });
  return { params, ids: strings.map(({ id }) => id) };
}

type Params = Awaited<ReturnType<typeof loaded>>['params'];

const update = (
  params: Params,
  format: Format,
  content: string,
  more: Partial<BodyOf<typeof updateStrings>> = {},
) => {
  const load = parseSource(format, content);
  const strings = fileStringsOf(load, load.strings);
  return anna.does(updateStrings, {
    params,
    body: { format: load.readAs, ...load.headerAndFooter, strings, ...more },
  });
};

/** Everything of a section that an undo has to bring back. */
async function stateOf(params: Params) {
  const strings = await anna.does(listStrings, {
    params,
    query: { fetch_translations: '', fetch_votes: '', fetch_frames: '', fetch_comments: '' },
  });
  const section = await anna.does(getSection, { params, query: { fetch_frames: '' } });
  const { type, format, header, footer, stats } = section;
  return {
    strings: strings.map(({ updated_at: _, ...string }) => string),
    section: { type, format, header, footer, stats: { ...stats, last_update: null } },
    file: sourceFile(section, strings),
  };
}

const texts = async (params: Params) => (await anna.does(listStrings, { params })).map(({ text }) => text);
const undo = (event: number | null, who: TestUser = anna) =>
  who.does(undoEvent, { params: { project, event: event ?? expect.fail('the update has an entry') } });
const tryUndo = (event: number | null, who: TestUser = anna) =>
  who.tries(undoEvent, { params: { project, event: event ?? 0 } });
const flagged = async () =>
  (
    await testApp.sql<{ text: string }[]>`
      SELECT text FROM translations WHERE project_id = ${project} AND needs_review ORDER BY id`
  ).map(({ text }) => text);

const OLD = 'One cat sat there.\nTwo dogs ran home.\nThree birds sang loud.\nFour fish swam by.\nFive.\n';
const NEW = 'Four fish swam by.\nTwo big dogs ran home.\nNew.\nOne cat sat there.\nFive.\n';

/** Updates a text with something in each string: one string is changed, two are moved, one is deleted and one added. */
async function updated() {
  const { params, ids } = await loaded('text', OLD);
  const at = (nth: number) => ({ ...params, string: ids[nth] ?? 0 });
  const made: number[] = [];
  for (const nth of ids.keys()) {
    const { id } = await boris.does(addTranslation, { params: at(nth), body: { text: `Перевод ${nth}` } });
    await anna.does(castVote, { params: { ...at(nth), translation: id } });
    await boris.does(addComment, { params: at(nth), body: { text: `Comment ${nth}` } });
    made.push(id);
  }
  await anna.does(approve, { params: { ...at(1), translation: made[1] ?? 0 } });
  await anna.does(approve, { params: { ...at(2), translation: made[2] ?? 0 } });
  const before = await stateOf(params);
  const reply = await update(params, 'text', NEW, { remove: [ids[2] ?? 0] });
  expect(reply).toMatchObject({ added: 1, changed: [ids[1]], moved: 2, removed: 1 });
  return { params, ids, at, made, before, event: reply.event };
}

test('an update is one entry of the log, which opens with its parts (updates.8)', async () => {
  const { params, event } = await updated();
  const [entry, ...others] = await anna.does(readLog, { params: { project }, query: { limit: 5 } });
  expect(entry).toMatchObject({
    id: event,
    w: 51,
    amount: 5,
    se: { id: params.section },
    version: { file: null, added: 1, changed: 1, moved: 2, removed: 1 },
  });
  expect(others.map(({ w }) => eventKindOf(w))).not.toContain('deleteString');
  const parts = await anna.does(readLog, { params: { project }, query: { batch: event ?? 0 } });
  expect(parts.map(({ w }) => eventKindOf(w)).toSorted()).toEqual([
    'addStrings',
    'deleteString',
    'editString',
    'rearrange',
  ]);
  expect((await anna.does(listMyEvents, { params: { project } }))[0]).toMatchObject({ id: event });
});

test('undoing an update brings back texts, order, file, deleted strings with all in them, and what needs no review', async () => {
  const { params, before, event } = await updated();
  expect(await flagged()).toEqual(['Перевод 1']);
  const undone = await undo(event);
  expect(undone).toMatchObject({
    w: 51,
    undoes: event,
    version: { added: 1, changed: 1, removed: 1, skipped: {} },
  });
  expect(await stateOf(params)).toEqual(before);
  expect(await flagged()).toEqual([]);
  expect(await tryUndo(event)).toBe('409 event undone');
});

test('an undone update is done again, and undone again', async () => {
  const { params, before, event } = await updated();
  const after = await stateOf(params);
  const first = await undo(event);
  const again = await undo(first.id);
  expect(again).toMatchObject({ undoes: first.id, redo: true });
  expect(await stateOf(params)).toEqual(after);
  expect(await flagged()).toEqual(['Перевод 1']);
  await undo(again.id);
  expect(await stateOf(params)).toEqual(before);
  expect(await flagged()).toEqual([]);
});

test('frames, header and format of the former file are back, also for JSON', async () => {
  const { params, ids } = await loaded(
    'json',
    '{\n  "open": "Open",\n  "close": "Close",\n  "old": "Old"\n}\n',
  );
  const before = await stateOf(params);
  const newer = '{\n    "open": "Open",\n    "new": "New",\n    "close": "Shut"\n}\n';
  const { event } = await update(params, 'json', newer, { remove: [ids[2] ?? 0] });
  expect((await stateOf(params)).file).toBe(newer);
  await undo(event);
  expect(await stateOf(params)).toEqual(before);
});

test('subtitles get their former format, times and numbers', async () => {
  const srt = '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n';
  const { params, ids } = await loaded('srt', srt);
  const before = await stateOf(params);
  const vtt = 'WEBVTT\n\nNOTE ours\n\n00:00.000 --> 00:00.500\nZero\n\n00:01.000 --> 00:02.000\nFirst\n';
  const { event } = await update(params, 'vtt', vtt, { remove: [ids[1] ?? 0] });
  expect((await stateOf(params)).section.format).toBe('vtt');
  await undo(event);
  expect(await stateOf(params)).toEqual(before);
});

test('what others have built on an update stays and is counted, and all else is undone (updates.9)', async () => {
  const { params, ids, event } = await updated();
  const after = await anna.does(listStrings, { params });
  const added = after[2]?.id ?? 0;
  await boris.does(addTranslation, { params: { ...params, string: added }, body: { text: 'Новое.' } });
  await boris.does(editString, { params: { ...params, string: ids[1] ?? 0 }, body: { text: 'Two cats.' } });
  expect(await undo(event)).toMatchObject({ version: { skipped: { editedSince: 1, filledSince: 1 } } });
  expect(await texts(params)).toEqual([
    'One cat sat there.',
    'Two cats.',
    'New.',
    'Three birds sang loud.',
    'Four fish swam by.',
    'Five.',
  ]);
});

test('a string that was deleted since is left out, and one that was restored by hand stays', async () => {
  const { params, ids, event } = await updated();
  await boris.does(deleteString, { params: { ...params, string: ids[1] ?? 0 } });
  const deleted = await anna.does(listDeleted, { params: { project }, query: { kind: 'string' } });
  const own = deleted.find(({ text }) => text.startsWith('Three'));
  await anna.does(restoreDeleted, { params: { project, event: own?.event ?? 0 } });
  expect(await undo(event)).toMatchObject({ version: { added: 0, skipped: { gone: 1 } } });
  expect((await texts(params)).toSorted()).toEqual([
    'Five.',
    'Four fish swam by.',
    'One cat sat there.',
    'Three birds sang loud.',
  ]);
});

test('an order that somebody has changed since stays', async () => {
  const { params, event } = await updated();
  const order = (await anna.does(listStrings, { params })).map(({ id }) => id);
  await boris.does(rearrangeStrings, { params, body: { strings: order.toReversed() } });
  expect(await undo(event)).toMatchObject({ version: { moved: 0, skipped: { movedSince: 1 } } });
  expect((await texts(params))[0]).toBe('Five.');
});

test('translations that were written or confirmed for the new text need review once it is undone, and not once it is redone', async () => {
  const { at, made, event } = await updated();
  await anna.does(confirmTranslation, { params: { ...at(1), translation: made[1] ?? 0 } });
  await boris.does(addTranslation, { params: at(1), body: { text: 'Для нового.' } });
  const { id } = await undo(event);
  expect(await flagged()).toEqual(['Перевод 1', 'Для нового.']);
  await undo(id);
  expect(await flagged()).toEqual([]);
});

test('an update before a later one is undone after that', async () => {
  const { params, before, event } = await updated();
  const { event: later } = await update(params, 'text', `${NEW}Six.\n`);
  expect(await tryUndo(event)).toBe('409 section editedSince');
  await undo(later);
  await undo(event);
  expect(await stateOf(params)).toEqual(before);
});

test('only who updated undoes it, while what it changed is kept', async () => {
  const { event } = await updated();
  expect(await tryUndo(event, boris)).toBe('403 role role');
  await purgeSourceChanges(testApp.sql, 60_000);
  await purgeSourceChanges(testApp.sql, -1000);
  expect(await tryUndo(event)).toBe('409 section notKept');
});

test('a section lists its source versions, newest first, page by page (updates.11)', async () => {
  const { params } = await loaded('json', '{"a":"A","b":"B"}', 'en.json');
  await anna.does(addStrings, { params, body: [{ text: 'By hand', key: 'c' }] });
  const { event } = await update(params, 'json', '{"b":"B","a":"Aa","d":"D"}', { file: 'newer.json' });
  const undone = await undo(event);
  const versions = await anna.does(listSourceVersions, { params });
  expect(versions).toMatchObject([
    { event: undone.id, is_update: true, file: 'newer.json', undoes: event, is_undone: false, removed: 1 },
    {
      event,
      is_update: true,
      file: 'newer.json',
      added: 1,
      changed: 1,
      moved: 1,
      removed: 0,
      undoes: null,
      is_undone: true,
    },
    { is_update: false, file: 'en.json', added: 2, user: { username: 'anna' } },
  ]);
  const [first] = await anna.does(listSourceVersions, { params, query: { limit: 1 } });
  expect(first).toEqual(versions[0]);
  expect(await anna.does(listSourceVersions, { params, query: { before: event ?? 0 } })).toEqual(
    versions.slice(2),
  );
});

test('pairs are corrected before an update: a renamed key keeps its translation, and another pair is none (updates.6)', async () => {
  const { params, ids } = await loaded('json', '{"old":"Open","close":"Close"}');
  await anna.does(addTranslation, { params: { ...params, string: ids[0] ?? 0 }, body: { text: 'Открыть' } });
  const before = await stateOf(params);
  const pairs = [
    { nth: 0, id: ids[0] ?? 0 },
    { nth: 1, id: null },
  ];
  const { event, ...reply } = await update(params, 'json', '{"open":"Open!","close":"Shut"}', {
    pairs,
    remove: [ids[1] ?? 0],
  });
  expect(reply).toMatchObject({ changed: [ids[0]], added: 1, removed: 1 });
  expect((await stateOf(params)).strings).toMatchObject([
    { id: ids[0], key: 'open', text: 'Open!', translations: [{ text: 'Открыть', needs_review: true }] },
    { key: 'close', text: 'Shut', translations: [] },
  ]);
  await undo(event);
  expect(await stateOf(params)).toEqual(before);
});

test('strings with the same key are paired in order, which is corrected in the same way', async () => {
  const list = (...words: string[]) => JSON.stringify(words.map((text) => ({ key: 'same', text })));
  const { params, ids } = await loaded('special_json', list('One', 'Two'));
  const [one = 0, two = 0] = ids;
  const pairs = [
    { nth: 0, id: two },
    { nth: 1, id: one },
  ];
  expect(await update(params, 'special_json', list('Two', 'One'), { pairs })).toMatchObject({
    changed: [],
    moved: 1,
    unchanged: 2,
  });
});

test.each([
  ['of no string of the section', () => [{ nth: 0, id: 9_007_199_254_740_991 }]],
  ['of no string of the file', () => [{ nth: 2, id: null }]],
  [
    'twice of one string of the file',
    (id: number) => [
      { nth: 0, id },
      { nth: 0, id: null },
    ],
  ],
  [
    'twice of one string of the section',
    (id: number) => [
      { nth: 0, id },
      { nth: 1, id },
    ],
  ],
])('a correction %s is refused', async (_, pairsOf) => {
  const { params, ids } = await loaded('json', '{"a":"A","b":"B"}');
  const pairs = pairsOf(ids[0] ?? 0);
  const load = parseSource('json', '{"a":"A","b":"B"}');
  const answer = await anna.asks(updateStrings, {
    params,
    body: { strings: fileStringsOf(load, load.strings), pairs },
  });
  expect(answer.json()).toMatchObject({
    status: 400,
    errors: [{ key: 'pairs', kind: 'unknown', index: pairs.length - 1 }],
  });
});
