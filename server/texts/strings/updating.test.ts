import { expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addSection, editSection, getSection } from '#contract/texts/sections.ts';
import { addStrings, deleteString, editString, listStrings, updateStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { eventKindOf } from '#domain/core/events/kinds.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { sourceFile } from '#domain/files/exports/export.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { fileStringsOf } from '#domain/files/imports/section-update.ts';
import { splitStrings } from '#domain/files/imports/split-long-string.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { askApp } from '../../../test/ask-app.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');

type Params = { project: number; section: number };

/** A file as it is imported, with its long strings split. */
function read(format: Format, content: string) {
  const load = parseSource(format, content);
  const cuts = new Map(splitStrings(load, 'en').map(({ at, pieces }) => [at, pieces]));
  return { ...load, strings: load.strings.flatMap((string, at) => cuts.get(at) ?? [string]) };
}

/** A section with an imported file. */
async function loaded(format: Format, content: string) {
  const { project } = await projectOf(anna);
  const section = await anna.does(addSection, { params: { project: project.id }, body: { name: 'File' } });
  const params = { project: project.id, section: section.id };
  const made = await anna.does(addStrings, { params, body: importBody(read(format, content)) });
  return { project, params, ids: made.map(({ id }) => id) };
}

/** A newer file in the form of the call. */
function bodyOf(format: Format, content: string, more: object = {}) {
  const load = read(format, content);
  return {
    format: load.readAs,
    ...load.headerAndFooter,
    strings: fileStringsOf(load, load.strings),
    ...more,
  };
}

const update = (params: Params, body: ReturnType<typeof bodyOf>, headers: Record<string, string> = {}) => {
  const { method, path } = updateStrings;
  const url = addressOf(path, params);
  return askApp(testApp.app, { method, url, payload: body, headers: { ...anna.headers, ...headers } });
};

const list = (params: Params) =>
  anna.does(listStrings, { params, query: { fetch_translations: '', fetch_votes: '', fetch_frames: '' } });
const texts = async (params: Params) => (await list(params)).map(({ text }) => text);
const source = async (params: Params) =>
  sourceFile(await anna.does(getSection, { params, query: { fetch_frames: '' } }), await list(params));
const lines = async (params: Params) =>
  (
    await testApp.sql<{ w: number }[]>`
    SELECT w FROM log WHERE section_id = ${params.section} AND w <> ${LOG_CODES.addSection} ORDER BY id`
  ).map(({ w }) => eventKindOf(w));

const JSON_FILE = '{\n  "open": "Open",\n  "close": "Close",\n  "old": "Old"\n}\n';
const NEW_FILE = '{\n    "open": "Open",\n    "new": "New",\n    "close": "Shut"\n}\n';

test('a changed file updates the strings with its keys, which keep all inside them', async () => {
  const { project, params, ids } = await loaded('json', JSON_FILE);
  await joinAs(testApp, boris, project, 'translator');
  const string = ids[1] ?? expect.fail();
  const inside = { ...params, string };
  const { id: translation } = await anna.does(addTranslation, { params: inside, body: { text: 'Закрыть' } });
  await boris.does(castVote, { params: { ...inside, translation }, body: { is_minus: false } });
  await anna.does(approve, { params: { ...inside, translation } });
  await anna.does(addComment, { params: inside, body: { text: 'Which?' } });

  const reply = await anna.does(updateStrings, { params, body: bodyOf('json', NEW_FILE) });
  expect(reply).toEqual({
    by: 'key',
    added: 1,
    changed: [string],
    unchanged: 1,
    moved: 0,
    removed: 0,
    kept: [ids[2]],
    event: expect.any(Number),
  });
  const after = await list(params);
  expect(after.map(({ text, key }) => `${key}=${text}`)).toEqual([
    'open=Open',
    'new=New',
    'close=Shut',
    'old=Old',
  ]);
  expect(after[2]).toMatchObject({ id: string, comments_amount: 1 });
  expect(after[2]?.translations).toMatchObject([{ id: translation, text: 'Закрыть', status: 1 }]);
  expect(after[2]?.translations?.[0]?.votes_plus).toHaveLength(1);
  expect(await lines(params)).toEqual([
    'addStrings',
    'addTranslation',
    'vote',
    'approve',
    'addComment',
    'updateSource',
    'editString',
    'addStrings',
  ]);
  expect((await anna.does(getSection, { params })).stats).toMatchObject({
    strings_amount: 4,
    strings_approved: 1,
  });
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('strings that the file lacks are deleted when the request says so, and the download is the new file', async () => {
  const { params, ids } = await loaded('json', JSON_FILE);
  const removed = ids[2] ?? expect.fail();
  await anna.does(addTranslation, { params: { ...params, string: removed }, body: { text: 'Старый' } });
  const body = bodyOf('json', NEW_FILE, { remove: [removed] });
  expect(await anna.does(updateStrings, { params, body })).toMatchObject({ removed: 1, kept: [] });
  expect(await source(params)).toBe(NEW_FILE);
  expect((await lines(params)).slice(2)).toEqual([
    'updateSource',
    'deleteString',
    'editString',
    'addStrings',
  ]);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('only strings that the file lacks can be deleted', async () => {
  const { params, ids } = await loaded('json', JSON_FILE);
  const body = bodyOf('json', NEW_FILE, { remove: [ids[2], ids[0]] });
  expect((await update(params, body)).json()).toEqual({
    status: 400,
    errors: [{ key: 'remove', kind: 'unknown', index: 1 }],
  });
  expect(await source(params)).toBe(JSON_FILE);
});

test('the order of the file is that of the section, and is one line of the log', async () => {
  const { params } = await loaded('json', '{"a":"A","b":"B","c":"C"}');
  const file = '{"c":"C","x":"X","a":"A","b":"B"}';
  await anna.does(updateStrings, { params, body: bodyOf('json', file) });
  expect(await source(params)).toBe(file);
  expect((await lines(params)).toSorted()).toEqual(['addStrings', 'addStrings', 'rearrange', 'updateSource']);
});

test('subtitles are updated by their times', async () => {
  const cue = (number: number, from: number, text: string) =>
    `${number}\n00:00:0${from},000 --> 00:00:0${from + 1},000\n${text}\n`;
  const film = [cue(1, 1, 'One'), cue(2, 4, 'Two'), cue(3, 7, 'Three')].join('\n');
  const cut = [cue(1, 1, 'One'), cue(2, 2, 'Between'), cue(3, 4, 'Second')].join('\n');
  const { params, ids } = await loaded('srt', film);
  const kept = ids[2] ?? expect.fail();
  const reply = await anna.does(updateStrings, { params, body: bodyOf('srt', cut) });
  expect(reply).toMatchObject({ by: 'time', added: 1, changed: [ids[1]], unchanged: 1, kept: [kept] });
  expect(await texts(params)).toEqual(['One', 'Between', 'Second', 'Three']);
  await anna.does(deleteString, { params: { ...params, string: kept } });
  expect(await source(params)).toBe(cut);
});

test('subtitles of another format give the section that format', async () => {
  const { params, ids } = await loaded(
    'srt',
    '1\n00:00:01,000 --> 00:00:02,000\nOne\n\n2\n00:00:03,000 --> 00:00:04,000\nTwo\n',
  );
  const file = 'WEBVTT\n\nNOTE ours\n\n00:01.000 --> 00:02.000\nFirst\n';
  await anna.does(updateStrings, { params, body: bodyOf('vtt', file, { remove: [ids[1]] }) });
  expect(await source(params)).toBe(file);
});

test('notes of a file are in it once, also when a subtitle that it lacks stays', async () => {
  const one = '00:01.000 --> 00:02.000\nOne\n';
  const { params } = await loaded(
    'vtt',
    `WEBVTT\n\n${one}\nNOTE ours\n\n00:03.000 --> 00:04.000\nTwo\n\n00:05.000 --> 00:06.000\nEnd\n`,
  );
  await anna.does(updateStrings, {
    params,
    body: bodyOf('vtt', `WEBVTT\n\n${one}\nNOTE ours\n\n00:05.000 --> 00:06.000\nEnd\n`),
  });
  expect((await source(params)).match(/NOTE/g)).toHaveLength(1);
  expect(await texts(params)).toEqual(['One', 'Two', 'End']);
});

test('contexts that were written here stay where the file says none', async () => {
  const { params, ids } = await loaded('json', JSON_FILE);
  await anna.does(editString, {
    params: { ...params, string: ids[0] ?? 0 },
    body: { context: 'A button', max_length: 9 },
  });
  await anna.does(updateStrings, { params, body: bodyOf('json', NEW_FILE) });
  expect((await list(params))[0]).toMatchObject({ context: 'A button', max_length: 9 });
});

test('a dry run answers what would be done, and does nothing', async () => {
  const { params, ids } = await loaded('json', JSON_FILE);
  const [query, body] = [{ dry_run: '' } as const, bodyOf('json', NEW_FILE)];
  const report = await anna.does(updateStrings, { params, query, body });
  expect(report).toMatchObject({ added: 1, changed: [ids[1]], kept: [ids[2]] });
  expect(await source(params)).toBe(JSON_FILE);
  expect(report.event).toBeNull();
  expect(await anna.does(updateStrings, { params, body })).toEqual({ ...report, event: expect.any(Number) });
});

test('a new subtitle at the beginning changes no other, whose numbers follow it', async () => {
  const cue = (start: number, text: string) => `00:0${start}.000 --> 00:0${start + 1}.000\n${text}\n\n`;
  const { params, ids } = await loaded('vtt', `WEBVTT\n\n${cue(3, 'One')}${cue(5, 'Two')}`);
  const newer = `WEBVTT\n\n${cue(1, 'Zero')}${cue(3, 'One')}${cue(5, 'Two')}`;
  expect(await anna.does(updateStrings, { params, body: bodyOf('vtt', newer) })).toMatchObject({
    added: 1,
    changed: [],
    unchanged: 2,
  });
  const after = await list(params);
  expect(after.slice(1).map(({ id }) => id)).toEqual(ids);
  expect(after.map(({ context }) => context.split(' · ')[0])).toEqual(['1', '2', '3']);
  expect(await lines(params)).toEqual(['addStrings', 'updateSource', 'addStrings']);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

const LONG = 'It goes on and on. '.repeat(150).trim();

test.each<[Format, string]>([
  ['json', JSON_FILE],
  [
    'special_json',
    `[{"text": "Save", "key": "save"}, {"text": "${LONG}"},\n {"text": "Quit", "key": "quit"}]`,
  ],
  ['srt', `1\n00:00:01,000 --> 00:00:04,000\n${LONG}\n\n2\n00:00:05,000 --> 00:00:06,000\nEnd\n`],
  ['vtt', `WEBVTT\n\n00:01.000 --> 00:04.000\n${LONG}\n\n00:05.000 --> 00:06.000\nEnd\n`],
  ['ass', `[Events]\nFormat: Start, End, Text\nDialogue: 0:00:01.00,0:00:04.00,${LONG}\n`],
])(
  'an unchanged download of %s changes nothing, and neither does the file that came, also where texts were cut',
  async (format, file) => {
    const { params, ids } = await loaded(format, file);
    // A cue without a number is numbered by its position in the file.
    const listed = async () =>
      (await list(params)).map(({ frame: _, ...one }) => ({
        ...one,
        context: one.context.replace(/^\d+ · /, ''),
      }));
    const before = await listed();
    expect(before.some(({ continues }) => continues)).toBe(file.includes(LONG));
    for (const same of [await source(params), file]) {
      expect(await anna.does(updateStrings, { params, body: bodyOf(format, same) })).toMatchObject({
        added: 0,
        changed: [],
        unchanged: ids.length,
        kept: [],
      });
      expect(await listed()).toEqual(before);
    }
    // What stands around the texts may differ.
    expect((await lines(params)).filter((kind) => kind !== 'updateSource')).toEqual(['addStrings']);
  },
);

test.each([
  [
    'edited',
    (params: Params, string: number) =>
      anna.does(editString, { params: { ...params, string }, body: { text: 'Mine' } }),
  ],
  [
    'moved',
    (params: Params, string: number) =>
      anna.does(editString, { params: { ...params, string }, body: { pos: 1 } }),
  ],
  ['deleted', (params: Params, string: number) => anna.does(deleteString, { params: { ...params, string } })],
  ['added', (params: Params) => anna.does(addStrings, { params, body: [{ text: 'More', key: 'more' }] })],
])('when a string was %s meanwhile, the update is refused and nothing is done', async (_, act) => {
  const { params, ids } = await loaded('json', JSON_FILE);
  const seen = (await list(params)).map(({ id, updated_at }) => ({ id, updated_at }));
  await act(params, ids[2] ?? 0);
  const before = await source(params);
  const answer = await update(params, bodyOf('json', NEW_FILE, { seen }));
  expect(answer.json()).toMatchObject({ status: 409, errors: [{ key: 'seen', kind: 'changed' }] });
  expect(await source(params)).toBe(before);
  const now = (await list(params)).map(({ id, updated_at }) => ({ id, updated_at }));
  expect(answer.json().current).toEqual(now);
  expect((await update(params, bodyOf('json', NEW_FILE, { seen: now }))).statusCode).toBe(200);
});

test('of two updates at once that have seen the same strings one is done, and the other refused', async () => {
  const { params } = await loaded('json', JSON_FILE);
  const seen = (await list(params)).map(({ id, updated_at }) => ({ id, updated_at }));
  const files = ['{"open":"A","one":"1"}', '{"open":"B","two":"2"}'];
  const answers = await Promise.all(files.map((file) => update(params, bodyOf('json', file, { seen }))));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  const won = answers.findIndex(({ statusCode }) => statusCode === 200);
  expect(await texts(params)).toEqual([won === 0 ? 'A' : 'B', 'Close', 'Old', won === 0 ? '1' : '2']);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('a translation that came meanwhile refuses nothing', async () => {
  const { params, ids } = await loaded('json', JSON_FILE);
  const seen = (await list(params)).map(({ id, updated_at }) => ({ id, updated_at }));
  await anna.does(addTranslation, { params: { ...params, string: ids[0] ?? 0 }, body: { text: 'Открыть' } });
  expect((await update(params, bodyOf('json', NEW_FILE, { seen }))).statusCode).toBe(200);
});

test('a request that is repeated with its key is done once', async () => {
  const { params } = await loaded('json', '{"a":"A"}');
  const headers = { 'idempotency-key': 'an-update' };
  const body = bodyOf('json', '{"a":"B","b":"B"}');
  const first = await update(params, body, headers);
  expect(first.json()).toMatchObject({ added: 1, unchanged: 0 });
  const again = await update(params, body, headers);
  expect(again.json()).toEqual(first.json());
  expect(again.headers['idempotent-replayed']).toBe('true');
  expect(await texts(params)).toEqual(['B', 'B']);
});

test('lines without keys are updated by their text, and changed and moved ones keep all inside them (updates.1)', async () => {
  const { project, params, ids } = await loaded('text', 'The cat sat on the mat.\nOne\nTwo\nGone for good');
  await joinAs(testApp, boris, project, 'translator');
  const inside = { ...params, string: ids[0] ?? expect.fail() };
  const { id: translation } = await anna.does(addTranslation, { params: inside, body: { text: 'Кот' } });
  await boris.does(castVote, { params: { ...inside, translation }, body: { is_minus: false } });
  await anna.does(approve, { params: { ...inside, translation } });
  await anna.does(addComment, { params: inside, body: { text: 'Which?' } });

  const body = bodyOf('text', 'One\nTwo\nThe black cat sat on the mat.\nNew');
  expect(await anna.does(updateStrings, { params, body })).toEqual({
    by: 'text',
    added: 1,
    changed: [ids[0]],
    unchanged: 2,
    moved: 1,
    removed: 0,
    kept: [ids[3]],
    event: expect.any(Number),
  });
  const after = await list(params);
  expect(after.map(({ text }) => text)).toEqual([
    'One',
    'Two',
    'Gone for good',
    'The black cat sat on the mat.',
    'New',
  ]);
  expect(after[3]).toMatchObject({ id: ids[0], comments_amount: 1 });
  expect(after[3]?.translations).toMatchObject([{ id: translation, text: 'Кот', status: 1 }]);
  expect(after[3]?.translations?.[0]?.votes_plus).toHaveLength(1);
  expect((await lines(params)).slice(5).toSorted()).toEqual([
    'addStrings',
    'editString',
    'rearrange',
    'updateSource',
  ]);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('a file of text is none of JSON', async () => {
  const keyed = await loaded('json', JSON_FILE);
  expect((await update(keyed.params, bodyOf('text', 'One'))).json().errors).toEqual([
    { key: 'strings', kind: 'keys' },
  ]);
});

test('a section that was named text keeps its strings, and becomes JSON by a file of pairs', async () => {
  const { params } = await loaded('json', JSON_FILE);
  await anna.does(editSection, { params, body: { type: 'text' } });
  await anna.does(updateStrings, { params, body: bodyOf('json', NEW_FILE) });
  expect(await anna.does(getSection, { params })).toMatchObject({ type: 'json', format: 'json' });
});

test('a text that comes back ends the need of review of what was written for it, and of nothing else (translations.27)', async () => {
  const { params, ids } = await loaded('json', '{"a": "Ein"}');
  const at = { ...params, string: ids[0] ?? 0 };
  const becomes = (text: string) => update(params, bodyOf('json', JSON.stringify({ a: text })));
  const needing = async () => {
    const [string] = await list(params);
    return Object.fromEntries(
      (string?.translations ?? []).map(({ text, needs_review }) => [text, needs_review]),
    );
  };
  await anna.does(addTranslation, { params: at, body: { text: 'Один' } });
  await becomes('Zwei');
  await anna.does(addTranslation, { params: at, body: { text: 'Два' } });
  await becomes('Drei');
  expect(await needing()).toEqual({ Один: true, Два: true });
  await becomes('Ein');
  expect(await needing()).toEqual({ Один: false, Два: true });
  await becomes('Zwei');
  expect(await needing()).toEqual({ Один: true, Два: false });
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

test('an update never has more strings than a section may, and is stored at once however many', async () => {
  const file = (amount: number, from = 0) =>
    JSON.stringify(
      Object.fromEntries(Array.from({ length: amount }, (_, at) => [`k${at + from}`, `Text ${at + from}`])),
    );
  // Statistics that know of few strings and changes alone make no plan that compares all with all.
  await update((await loaded('json', file(3))).params, bodyOf('json', file(4)));
  await testApp.sql`ANALYZE strings, source_changes`;
  const { params } = await loaded('json', file(5000));
  const over = await update(params, bodyOf('json', file(5001, 5000)));
  expect(over.json()).toMatchObject({ status: 413, errors: [{ key: 'strings', kind: 'tooMany' }] });
  const whole = await update(params, bodyOf('json', file(10_000)));
  expect(whole.json()).toMatchObject({ added: 5000, unchanged: 5000 });
  const changed = await update(params, bodyOf('json', file(10_000).replaceAll('Text', 'Words')));
  expect(changed.json().changed).toHaveLength(10_000);
  expect((await texts(params)).slice(-1)).toEqual(['Words 9999']);
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});
