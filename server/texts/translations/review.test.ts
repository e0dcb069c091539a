import { afterEach, beforeEach, expect, test } from 'vitest';
import { restoreDeleted } from '#contract/history/deleted.ts';
import { readHistory } from '#contract/history/history.ts';
import { readLog } from '#contract/history/log.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { openEditorPage } from '#contract/texts/editor.ts';
import { addSection, getSection } from '#contract/texts/sections.ts';
import { addStrings, editString, listStrings, updateStrings } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  confirmTranslation,
  deleteTranslation,
  editTranslation,
  unapprove,
} from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { parseSource } from '#domain/files/imports/import-source.ts';
import { importBody } from '#domain/files/imports/parsed-source.ts';
import { fileStringsOf } from '#domain/files/imports/section-update.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp({ PROJECTS_PER_USER: '1000' });
const { anna, boris, carl, dora } = await testApp.signUps('anna', 'boris', 'carl', 'dora');
let params: { project: number; section: number };
let ids: number[];

const OLD = '{\n  "open": "Open",\n  "close": "Close",\n  "quit": "Quit"\n}\n';
const NEW = '{\n  "open": "Open",\n  "close": "Shut",\n  "quit": "Exit"\n}\n';

beforeEach(async () => {
  const { project } = await projectOf(anna);
  for (const [user, role] of [
    [boris, 'translator'],
    [carl, 'redactor'],
    [dora, 'translator'],
  ] as const) {
    await joinAs(testApp, user, project, role);
  }
  const section = await anna.does(addSection, { params: { project: project.id }, body: { name: 'File' } });
  params = { project: project.id, section: section.id };
  const made = await anna.does(addStrings, { params, body: importBody(parseSource('json', OLD)) });
  ids = made.map(({ id }) => id);
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, params.project)).toHaveLength(0);
});

const at = (index: number) => ({ ...params, string: ids[index] ?? expect.fail() });
const add = async (who: TestUser, index: number, text = 'Закрыть', status: -1 | 0 = 0) => {
  const { id } = await who.does(addTranslation, { params: at(index), body: { text, status } });
  return { ...at(index), translation: id };
};
const update = (content = NEW) => {
  const load = parseSource('json', content);
  return anna.does(updateStrings, {
    params,
    query: {},
    body: { format: load.readAs, ...load.headerAndFooter, strings: fileStringsOf(load, load.strings) },
  });
};
const list = async () =>
  (await anna.does(listStrings, { params, query: { fetch_translations: '', fetch_votes: '' } })).flatMap(
    ({ translations }) => translations ?? [],
  );
const flags = async () =>
  Object.fromEntries((await list()).map(({ id, needs_review }) => [id, needs_review]));
/** A translation that needs review. */
const flagged = async (who = boris) => {
  const made = await add(who, 1);
  await update();
  return made;
};
const undoLast = async (who: TestUser) => {
  const [last] = await who.does(listMyEvents, { params });
  return who.does(undoEvent, { params: { ...params, event: last?.id ?? expect.fail() } });
};

test('an update from a file marks the translations of strings whose text it changed, whatever their status', async () => {
  const approved = await add(boris, 1);
  const initial = await add(boris, 1, 'Прикрыть', -1);
  const unchanged = await add(boris, 0, 'Открыть');
  await carl.does(castVote, { params: approved, body: { is_minus: false } });
  await anna.does(approve, { params: approved });
  await update();
  expect(await flags()).toEqual({
    [approved.translation]: true,
    [initial.translation]: true,
    [unchanged.translation]: false,
  });
  expect((await list()).find(({ id }) => id === approved.translation)).toMatchObject({
    status: 1,
    text: 'Закрыть',
  });
  const { stats } = await anna.does(getSection, { params, query: { generate_statistics: '' } });
  expect(stats).toMatchObject({ strings_approved: 1, strings_translated: 2 });
});

test('a try of an update marks nothing, nor does an edit of the string by hand', async () => {
  const { translation } = await add(boris, 1);
  const load = parseSource('json', NEW);
  const strings = fileStringsOf(load, load.strings);
  await anna.does(updateStrings, {
    params,
    query: { dry_run: '' },
    body: { format: load.readAs, ...load.headerAndFooter, strings },
  });
  await anna.does(editString, { params: at(1), body: { text: 'Closes' } });
  expect(await flags()).toEqual({ [translation]: false });
});

test('what is added after the update needs no review', async () => {
  await update();
  const { translation } = await add(boris, 1);
  expect(await flags()).toEqual({ [translation]: false });
});

test('an update by text marks the translations of changed lines', async () => {
  const section = await anna.does(addSection, { params, body: { name: 'Lines' } });
  params = { ...params, section: section.id };
  const lines = (content: string) => parseSource('text', content);
  const first = 'The ship left the harbour at dawn.\n\nNobody saw it go.\n';
  const made = await anna.does(addStrings, { params, body: importBody(lines(first)) });
  ids = made.map(({ id }) => id);
  const changed = await add(boris, 0, 'Корабль ушёл');
  const same = await add(boris, 1, 'Никто не видел');
  const load = lines('The old ship left the harbour at dawn.\n\nNobody saw it go.\n');
  const { by } = await anna.does(updateStrings, {
    params,
    query: {},
    body: { format: load.readAs, ...load.headerAndFooter, strings: fileStringsOf(load, load.strings) },
  });
  expect(by).toBe('text');
  expect(await flags()).toEqual({ [changed.translation]: true, [same.translation]: false });
});

test('the author and who may approve or manage translations confirm one, others don’t', async () => {
  const one = await flagged();
  expect(await dora.tries(confirmTranslation, { params: one })).toBe('403 role role');
  expect(await boris.does(confirmTranslation, { params: one })).toMatchObject({
    needs_review: false,
    status: 0,
  });
  await update(OLD);
  expect(await flags()).toEqual({ [one.translation]: true });
  expect(await carl.does(confirmTranslation, { params: one })).toMatchObject({ needs_review: false });
});

test('confirming again changes nothing and is logged once', async () => {
  const one = await flagged();
  await boris.does(confirmTranslation, { params: one });
  expect(await boris.does(confirmTranslation, { params: one })).toMatchObject({ needs_review: false });
  const query = { w: String(LOG_CODES.confirmTranslation) };
  expect(await anna.does(readLog, { params, query })).toMatchObject([
    { translation_id: one.translation, acts: { needs_review: [true, false] } },
  ]);
});

test('two who confirm at once are logged as one', async () => {
  const one = await flagged();
  await Promise.all([boris, carl, anna].map((who) => who.does(confirmTranslation, { params: one })));
  const query = { w: String(LOG_CODES.confirmTranslation) };
  expect(await anna.does(readLog, { params, query })).toHaveLength(1);
});

test('what is gone can’t be confirmed', async () => {
  const one = await flagged();
  await boris.does(deleteTranslation, { params: one });
  expect(await boris.tries(confirmTranslation, { params: one })).toBe('404 translation gone');
});

test('approving a translation says that it needs no review, and nothing of the others', async () => {
  const one = await add(boris, 1);
  const other = await add(boris, 1, 'Прикрыть', -1);
  await update();
  expect(await anna.does(approve, { params: other })).toMatchObject({ status: 1, needs_review: false });
  expect(await flags()).toEqual({ [one.translation]: true, [other.translation]: false });
});

test('approving what is approved already leaves it in need of review', async () => {
  const one = await add(boris, 1);
  await anna.does(approve, { params: one });
  await update();
  expect(await anna.does(approve, { params: one })).toMatchObject({ needs_review: true });
  expect(await anna.does(unapprove, { params: one })).toMatchObject({ needs_review: true });
});

test('a new text of the translation needs no review, another note or status changes nothing', async () => {
  const one = await flagged();
  const edit = (body: object) => boris.does(editTranslation, { params: one, body });
  expect(await edit({ context: 'Why' })).toMatchObject({ needs_review: true });
  expect(await edit({ status: -1 })).toMatchObject({ needs_review: true });
  expect(await edit({ text: 'Затворить' })).toMatchObject({ needs_review: false });
});

test('undoing a confirmation, an approval or an edit marks the translation again, and redoing doesn’t', async () => {
  const one = await flagged(carl);
  const isFlagged = async () => (await flags())[one.translation];
  for (const act of [
    () => carl.does(confirmTranslation, { params: one }),
    () => carl.does(editTranslation, { params: one, body: { text: 'Затворить' } }),
    () => carl.does(approve, { params: one }),
  ]) {
    await act();
    expect(await isFlagged()).toBe(false);
    await undoLast(carl);
    expect(await isFlagged()).toBe(true);
    await undoLast(carl);
    expect(await isFlagged()).toBe(false);
    await undoLast(carl);
    expect(await isFlagged()).toBe(true);
  }
});

test('undoing what came before the update leaves the translation in need of review', async () => {
  const one = await add(boris, 1);
  await boris.does(editTranslation, { params: one, body: { text: 'Затворить' } });
  await update();
  await undoLast(boris);
  expect(await flags()).toEqual({ [one.translation]: true });
});

test('undoing an approval that replaced another leaves that one in need of review', async () => {
  const first = await add(boris, 1);
  const second = await add(boris, 1, 'Прикрыть');
  await carl.does(approve, { params: first });
  await update();
  await carl.does(approve, { params: second });
  await undoLast(carl);
  expect(await flags()).toEqual({ [first.translation]: true, [second.translation]: true });
  expect((await list()).find(({ id }) => id === first.translation)?.status).toBe(1);
});

test('a confirmation is not undone after the text has changed', async () => {
  const one = await flagged();
  await boris.does(confirmTranslation, { params: one });
  await carl.does(editTranslation, { params: one, body: { text: 'Затворить' } });
  const [last] = await boris.does(listMyEvents, { params });
  expect(await boris.tries(undoEvent, { params: { ...params, event: last?.id ?? expect.fail() } })).toBe(
    '409 translation editedSince',
  );
});

test('the history of the string has confirmations, and when one was undone', async () => {
  const one = await flagged();
  await boris.does(confirmTranslation, { params: one });
  await undoLast(boris);
  const { events } = await anna.does(readHistory, { params: one, query: { about: 'votes' } });
  expect(events).toMatchObject([
    { kind: 'confirmTranslation', needs_review: true, translation: { id: one.translation } },
    { kind: 'confirmTranslation', needs_review: false, actor: { id: boris.id } },
  ]);
});

test('a deleted translation is restored in need of review', async () => {
  const one = await flagged();
  await boris.does(deleteTranslation, { params: one });
  const [deletion] = await testApp.sql<{ event_id: number }[]>`
    SELECT event_id FROM deletions WHERE project_id = ${params.project} ORDER BY event_id DESC LIMIT 1`;
  await boris.does(restoreDeleted, { params: { ...params, event: deletion?.event_id ?? expect.fail() } });
  expect(await flags()).toEqual({ [one.translation]: true });
});

test('the editor filters strings with a translation that needs review, and follows every change', async () => {
  const one = await add(boris, 1);
  const two = await add(carl, 2, 'Выйти');
  await add(boris, 0, 'Открыть');
  const textsFor = async (more: object = {}) =>
    (
      await anna.does(openEditorPage, {
        params,
        query: { sections: 'all', status: 'needs_review', ...more },
      })
    ).rows.map(({ text }) => text);
  expect(await textsFor()).toEqual([]);
  await update();
  expect(await textsFor()).toEqual(['Shut', 'Exit']);
  expect(await textsFor({ from: 'carl' })).toEqual(['Exit']);
  expect(await textsFor({ translation: 'закр' })).toEqual(['Shut']);
  expect(await textsFor({ status: 'needs_review,app' })).toEqual([]);
  await boris.does(confirmTranslation, { params: one });
  expect(await textsFor()).toEqual(['Exit']);
  await undoLast(boris);
  expect(await textsFor()).toEqual(['Shut', 'Exit']);
  await carl.does(approve, { params: two });
  expect(await textsFor()).toEqual(['Shut']);
  await boris.does(deleteTranslation, { params: one });
  expect(await textsFor()).toEqual([]);
});
