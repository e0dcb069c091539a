import { afterEach, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { readHistory } from '#contract/history/history.ts';
import { readLog } from '#contract/history/log.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { editProject } from '#contract/projects/projects.ts';
import { getBatch } from '#contract/texts/batches.ts';
import { findTexts, previewReplacing, startReplacing } from '#contract/texts/find.ts';
import { addSection } from '#contract/texts/sections.ts';
import { addStrings, deleteString, editString, listStrings } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
} from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { FIND_SCOPES } from '#domain/texts/find/finding.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { handleBatchItems } from '../../programs/batch-items.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { runBatch, runStep } from '../batches/run.ts';

const testApp = await openTestApp();
const { anna, boris, carl, dora } = await testApp.signUps('anna', 'boris', 'carl', 'dora');
const settings = readSettings({ SIGNUP_CODE: 'of the tests' });
let at: Awaited<ReturnType<typeof projectOf>>;
let project: number;

beforeEach(async () => {
  at = await projectOf(anna);
  project = at.project.id;
  await joinAs(testApp, boris, at.project, 'translator');
  await joinAs(testApp, carl, at.project, 'redactor');
  await joinAs(testApp, dora, at.project, 'translator');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, project)).toHaveLength(0);
});

type Query = Partial<z.input<typeof findTexts.query>> & { find: string };
const find = (who: TestUser, query: Query) =>
  who.does(findTexts, { params: { project }, query: { sections: 'all', ...query } });
const tryFind = (who: TestUser, query: Query) =>
  who.tries(findTexts, { params: { project }, query: { sections: 'all', ...query } });
/** Everything that a search finds, over all its replies: what is shown of each text, with the number of places. */
async function foundBy(who: TestUser, query: Query) {
  const texts: string[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await find(who, { ...query, ...(after && { after }) });
    texts.push(
      ...page.strings.flatMap(({ index, texts }) =>
        texts.map(({ text, places }) => `${index} ${text} ${places}`),
      ),
    );
    after = page.next;
  }
  return texts;
}
const nth = (index: number) => at.strings[index] ?? expect.fail();
const translate = (who: TestUser, index: number, text: string, status = 0) =>
  who.does(addTranslation, { params: nth(index), body: { text, status } });
const shown = async () =>
  (await anna.does(listStrings, { params: at.params, query: { fetch_translations: '' } })).map(
    ({ translations = [] }) =>
      translations.map(({ text, status, author }) => `${author.username.split('_')[0]} ${text} ${status}`),
  );
const sources = async () =>
  (await anna.does(listStrings, { params: at.params, query: {} })).map(({ text }) => text);

type Options = { replace: string; find: string; in?: 'translations' | 'sources'; match_case?: boolean };
type Place = { id: number; place: number };

/** The body that replaces everything that a search finds, except some places. */
async function bodyOf(who: TestUser, options: Options, except: Place[] = []) {
  const { replace, match_case = false, ...query } = { in: 'translations' as const, ...options };
  const { strings } = await find(who, { ...query, match_case: match_case ? 'true' : 'false' });
  const texts = strings.flatMap((string) =>
    string.texts.map(({ translation, updated_at }) => ({ id: translation ?? string.id, seen: updated_at })),
  );
  return { ...query, match_case, replace, texts, except };
}
type Body = Awaited<ReturnType<typeof bodyOf>>;
const preview = (who: TestUser, body: Body) => who.does(previewReplacing, { params: { project }, body });
const start = (who: TestUser, body: Body) => who.does(startReplacing, { params: { project }, body });
const replaceAll = async (who: TestUser, options: Options) => start(who, await bodyOf(who, options));
/** Runs what is queued of a batch, as a server does. */
const finish = (batch: number) =>
  runBatch(
    testApp.sql,
    { project, batch },
    { settings, handle: handleBatchItems, signal: new AbortController().signal },
  );

test('translations are found in the order of their strings: plain, by case, as whole words, by a pattern', async () => {
  await translate(boris, 2, 'Кот и котёл');
  await translate(boris, 0, 'Рыжий кот');
  await translate(carl, 0, 'КОТ');
  expect(await foundBy(boris, { find: 'кот' })).toEqual(['1 Рыжий кот 1', '1 КОТ 1', '3 Кот и котёл 2']);
  expect(await foundBy(boris, { find: 'кот', match_case: '' })).toEqual(['1 Рыжий кот 1', '3 Кот и котёл 1']);
  expect(await foundBy(boris, { find: 'кот', whole_words: '' })).toEqual([
    '1 Рыжий кот 1',
    '1 КОТ 1',
    '3 Кот и котёл 1',
  ]);
  expect(await foundBy(boris, { find: 'кот.', regex: '' })).toEqual(['3 Кот и котёл 2']);
  expect(await foundBy(boris, { find: 'o', in: 'sources' })).toEqual(['1 One. 1', '2 Two. 1']);
  expect(await foundBy(boris, { find: '^T', in: 'sources', regex: '' })).toEqual(['2 Two. 1', '3 Three. 1']);
});

test('the scope is all translations, approved ones, own ones, or the first of each string', async () => {
  const one = await translate(boris, 0, 'кот 1');
  await translate(carl, 0, 'кот 2');
  await translate(carl, 1, 'кот 3');
  await anna.does(approve, { params: { ...nth(0), translation: one.id } });
  for (const regex of [{}, { regex: '' }] as const) {
    const by = (who: TestUser, scope: (typeof FIND_SCOPES)[number]) =>
      foundBy(who, { find: 'кот', scope, ...regex });
    expect(await by(carl, 'all')).toEqual(['1 кот 1 1', '1 кот 2 1', '2 кот 3 1']);
    expect(await by(carl, 'approved')).toEqual(['1 кот 1 1']);
    expect(await by(carl, 'mine')).toEqual(['1 кот 2 1', '2 кот 3 1']);
    expect(await by(carl, 'current')).toEqual(['1 кот 1 1', '2 кот 3 1']);
  }
});

test('what is found in many strings comes in parts, each of which says where the next one begins', async () => {
  const body = Array.from({ length: LIMITS.findTexts + 10 }, (_, index) => ({ text: `Number ${index}` }));
  await anna.does(addStrings, { params: at.params, query: { splitting: 'lines' }, body });
  const first = await find(anna, { find: 'number', in: 'sources' });
  expect(first.strings).toHaveLength(LIMITS.findTexts);
  expect(first).toMatchObject({ amount: body.length, searched: LIMITS.findTexts });
  const last = first.strings.at(-1) ?? expect.fail();
  const second = await find(anna, { find: 'number', in: 'sources', after: first.next ?? '' });
  expect(second.strings.map(({ index }) => index)).toEqual(
    Array.from({ length: 10 }, (_, more) => last.index + more + 1),
  );
  expect(second).toMatchObject({ amount: body.length, searched: body.length, next: null });
  await anna.does(deleteString, { params: { ...at.params, string: last.id } });
  const again = await find(anna, { find: 'number', in: 'sources', after: first.next ?? '' });
  expect(again.strings.map(({ id }) => id)).toEqual(second.strings.slice(1).map(({ id }) => id));
  expect(await foundBy(anna, { find: 'number 1.', regex: '', in: 'sources' })).toHaveLength(109);
});

test('chosen sections are searched, strangers search nothing, and a pattern is refused unless it is one of RE2', async () => {
  const section = await anna.does(addSection, { params: { project }, body: { name: 'Other' } });
  await anna.does(addStrings, {
    params: { project, section: section.id },
    query: { splitting: 'lines' },
    body: [{ text: 'One more' }],
  });
  const inSources = { find: 'one', in: 'sources' } as const;
  expect(await foundBy(boris, inSources)).toEqual(['1 One. 1', '1 One more 1']);
  expect(await foundBy(boris, { ...inSources, sections: section.id.toString(16) })).toEqual(['1 One more 1']);
  expect(await tryFind(boris, { find: '' })).toBe('400 find required');
  for (const pattern of ['(', 'a(?=b)', String.raw`\p{L}{1000}`])
    expect(await tryFind(boris, { find: pattern, regex: '' })).toBe('400 find pattern');
  expect(await tryFind(boris, { find: 'a', after: '1.1.1' })).toBe('400 after unknown');
  const { stranger } = await testApp.signUps('stranger');
  expect(await tryFind(stranger, { find: 'a' })).toBe('403 project hidden');
});

test('a translator changes own translations, which lose votes and approval, and adds to those of others', async () => {
  const own = await translate(boris, 0, 'Рыжий кот');
  await translate(carl, 1, 'Чёрный кот');
  await dora.does(castVote, { params: { ...nth(0), translation: own.id }, body: { is_minus: false } });
  await anna.does(approve, { params: { ...nth(0), translation: own.id } });
  const body = await bodyOf(boris, { find: 'кот', replace: 'пёс' });
  expect(await preview(boris, body)).toEqual({
    edited: 1,
    added: 1,
    votes_lost: 1,
    approvals_lost: 1,
    breaking: { amount: 0, texts: [] },
    skipped: [],
  });
  expect(await start(boris, body)).toMatchObject({ action: 'replace', amount: 2, done: 2, changed: 2 });
  expect(await shown()).toEqual([['boris Рыжий пёс 0'], ['carl Чёрный кот 0', 'boris Чёрный пёс -1'], []]);
  // The same again adds nothing twice.
  const again = await bodyOf(boris, { find: 'кот', replace: 'пёс' });
  expect(await preview(boris, again)).toMatchObject({ edited: 0, added: 0, skipped: [{ reason: 'exists' }] });
  expect(await start(boris, again)).toMatchObject({ changed: 0, skipped: [{ reason: 'exists', amount: 1 }] });
});

test('the preview counts the translations that would break a placeholder or tag of their source (find.10)', async () => {
  const [first, second] = at.strings;
  for (const string of [first, second])
    await anna.does(editString, {
      params: string ?? expect.fail(),
      body: { text: 'Hello, {name}. <b>Now</b>' },
    });
  const translation = await translate(carl, 0, 'Привет, {name}. <b>Пора</b>');
  await translate(carl, 1, 'Привет. Пора');
  const breaking = async (find: string, replace: string) =>
    (await preview(carl, await bodyOf(carl, { find, replace }))).breaking;
  expect(await breaking('Привет', 'Здравствуй')).toEqual({ amount: 0, texts: [] });
  expect(await breaking('name', 'имя')).toEqual({ amount: 1, texts: [translation.id] });
  // The other one has lacked them before.
  expect(await breaking('Пора', 'Пора</b>')).toEqual({ amount: 1, texts: [translation.id] });
});

test('many own translations, several of one string, lose votes and approvals at once, and get their texts back', async () => {
  const made = await Promise.all(
    [0, 1, 2].flatMap((index) =>
      [0, 1, 2].map(async (number) => ({
        ...nth(index),
        translation: (await translate(boris, index, `кот ${number}`)).id,
      })),
    ),
  );
  for (const params of made) await dora.does(castVote, { params, body: { is_minus: false } });
  for (const index of [0, 4, 8]) await anna.does(approve, { params: made[index] ?? expect.fail() });
  const body = await bodyOf(boris, { find: 'кот', replace: 'пёс' });
  expect(await preview(boris, body)).toMatchObject({ edited: 9, votes_lost: 9, approvals_lost: 3 });
  const { id, changed } = await start(boris, body);
  expect(changed).toBe(9);
  const texts = async () => (await shown()).map((all) => all.toSorted());
  expect(await texts()).toEqual([0, 1, 2].map(() => [0, 1, 2].map((number) => `boris пёс ${number} 0`)));
  expect(await testApp.sql`SELECT FROM votes WHERE project_id = ${project}`).toHaveLength(0);
  const undo = await boris.does(undoEvent, { params: { project, event: id } });
  await finish(undo.id);
  expect(await texts()).toEqual([0, 1, 2].map(() => [0, 1, 2].map((number) => `boris кот ${number} 0`)));
});

test('an editor changes translations in place: votes, approval and authorship stay', async () => {
  const one = await translate(boris, 0, 'Рыжий кот');
  await dora.does(castVote, { params: { ...nth(0), translation: one.id }, body: { is_minus: false } });
  await anna.does(approve, { params: { ...nth(0), translation: one.id } });
  const body = await bodyOf(carl, { find: 'кот', replace: 'пёс' });
  expect(await preview(carl, body)).toMatchObject({ edited: 1, votes_lost: 0, approvals_lost: 0 });
  await start(carl, body);
  const [string] = await anna.does(listStrings, {
    params: at.params,
    query: { fetch_translations: '', fetch_votes: '' },
  });
  expect(string?.translations).toMatchObject([
    { text: 'Рыжий пёс', status: 1, author_id: boris.id, editor_id: carl.id, votes_plus: [{ id: dora.id }] },
  ]);
});

test('single places are left out, also two in one text', async () => {
  const one = await translate(boris, 0, 'кот, кот, кот');
  const two = await translate(boris, 1, 'кот');
  const body = await bodyOf(boris, { find: 'кот', replace: 'пёс' }, [
    { id: one.id, place: 1 },
    { id: two.id, place: 0 },
  ]);
  expect(await start(boris, body)).toMatchObject({ changed: 1, skipped: [{ reason: 'already', amount: 1 }] });
  expect(await shown()).toEqual([['boris пёс, кот, пёс 0'], ['boris кот 0'], []]);
});

test('a pattern replaces with its groups, and one that the pattern lacks is refused', async () => {
  await translate(boris, 0, 'Кэрролл, Льюис');
  const options = { find: String.raw`(\p{L}+), (?P<name>\p{L}+)`, regex: true };
  const body = await bodyOf(boris, { find: 'Льюис', replace: '$<name> $1' });
  const asked = { ...body, ...options };
  expect(await start(boris, asked)).toMatchObject({ changed: 1 });
  expect(await shown()).toEqual([['boris Льюис Кэрролл 0'], [], []]);
  const refused = (change: object) =>
    boris.tries(startReplacing, { params: { project }, body: { ...asked, ...change } });
  expect(await refused({ replace: '$3' })).toBe('400 replace pattern');
  expect(await refused({ find: '(' })).toBe('400 find pattern');
  expect(await refused({ find: '' })).toBe('400 find required');
});

test('what would be blank or too long stays as it is, and so does what has changed since it was found', async () => {
  await translate(boris, 0, 'кот');
  await translate(boris, 1, `кот ${'я'.repeat(LIMITS.translation.max - 4)}`);
  const two = await translate(boris, 2, 'кот и');
  const body = await bodyOf(boris, { find: 'кот', replace: 'собака' });
  await boris.does(editTranslation, {
    params: { ...nth(2), translation: two.id },
    body: { text: 'кот и пёс' },
  });
  const expected = expect.arrayContaining([
    expect.objectContaining({ reason: 'maxlength', amount: 1 }),
    expect.objectContaining({ reason: 'changed', amount: 1 }),
  ]);
  expect(await preview(boris, body)).toMatchObject({ edited: 1, skipped: expected });
  expect(await start(boris, body)).toMatchObject({ changed: 1, skipped: expected });
  expect((await shown()).map(([first]) => first?.slice(0, 15))).toEqual([
    'boris собака 0',
    'boris кот яяяяя',
    'boris кот и пёс',
  ]);
  const blank = await bodyOf(boris, { find: 'собака', replace: ' ' });
  expect(await start(boris, blank)).toMatchObject({
    changed: 0,
    skipped: [{ reason: 'required', amount: 1 }],
  });
});

test('sources are changed by those who manage strings, in an entry each, and translations stay', async () => {
  await translate(boris, 0, 'Раз');
  const body = await bodyOf(carl, { in: 'sources', find: 'T', replace: 'S', match_case: true });
  expect(await boris.tries(startReplacing, { params: { project }, body })).toBe('403 role role');
  expect(await boris.tries(previewReplacing, { params: { project }, body })).toBe('403 role role');
  expect(await preview(carl, body)).toMatchObject({ edited: 2, skipped: [] });
  const { id } = await start(carl, body);
  expect(await sources()).toEqual(['One.', 'Swo.', 'Shree.']);
  const [head] = await anna.does(readLog, { params: { project }, query: {} });
  const replaced = { find: 'T', replace: 'S', regex: false };
  expect(head).toMatchObject({ id, action: 'replaceSource', amount: 2, replaced });
  const parts = await anna.does(readLog, { params: { project }, query: { batch: id } });
  expect(parts.map(({ w }) => w)).toEqual([LOG_CODES.editString, LOG_CODES.editString]);
  expect(parts.map((part) => part.replaced)).toEqual([replaced, replaced]);
  const { events } = await anna.does(readHistory, { params: nth(1), query: {} });
  expect(events.map((event) => event.replaced)).toEqual([replaced, null]);
  const token = await testApp.byToken(carl, ['translate']);
  const more = await bodyOf(carl, { in: 'sources', find: 'S', replace: 'T' });
  expect(await token.tries(startReplacing, { params: { project }, body: more })).toBe('403 token scope');
});

test('a replacement is undone at once: edits get their text back, added translations go', async () => {
  await translate(boris, 0, 'кот 1');
  await translate(carl, 1, 'кот 2');
  const before = await shown();
  const { id } = await replaceAll(boris, { find: 'кот', replace: 'пёс' });
  const undo = await boris.does(undoEvent, { params: { project, event: id } });
  await finish(undo.id);
  expect(await shown()).toEqual(before);
  const sourcesBefore = await sources();
  const other = await replaceAll(anna, { in: 'sources', find: 'e', replace: 'E' });
  await finish((await anna.does(undoEvent, { params: { project, event: other.id } })).id);
  expect(await sources()).toEqual(sourcesBefore);
});

/** Adds strings with a translation by Boris each. */
async function translated(amount: number, text: string) {
  const body = Array.from({ length: amount }, (_, index) => ({ text: `Source ${index}` }));
  const added = await anna.does(addStrings, { params: at.params, query: { splitting: 'lines' }, body });
  for (const string of added)
    await boris.does(addTranslation, { params: { ...at.params, string: string.id }, body: { text } });
  return added;
}

test('many texts are replaced in steps, two replacements at once end as if one came after the other', async () => {
  await translated(LIMITS.batchStep + 5, 'кот');
  const body = await bodyOf(carl, { find: 'кот', replace: 'кот и кот' });
  const begun = await Promise.all([start(carl, body), start(anna, body)]);
  expect(begun.map(({ done }) => done)).toEqual([LIMITS.batchStep, LIMITS.batchStep]);
  await Promise.all(begun.flatMap(({ id }) => [finish(id), finish(id)]));
  const ends = await Promise.all([
    carl.does(getBatch, { params: { project, batch: begun[0]?.id ?? 0 } }),
    anna.does(getBatch, { params: { project, batch: begun[1]?.id ?? 0 } }),
  ]);
  expect(ends.reduce((sum, { changed }) => sum + changed, 0)).toBe(body.texts.length);
  expect(ends.flatMap(({ skipped }) => skipped.map(({ reason }) => reason))).toEqual(
    expect.arrayContaining(['changed']),
  );
  expect(new Set((await shown()).flat())).toEqual(new Set(['boris кот и кот 0']));
});

test('a step that a kill has cut off is done again, and each match is replaced once (batches.4)', async () => {
  await translated(LIMITS.batchStep + 5, 'кот');
  const { id } = await replaceAll(carl, { find: 'кот', replace: 'кот и кот' });
  const killed = testApp.sql.begin(async (tx) => {
    await runStep(tx, { project, batch: id }, settings, handleBatchItems);
    await tx`SELECT pg_terminate_backend(pg_backend_pid())`;
  });
  await expect(killed).rejects.toThrow();
  expect(await carl.does(getBatch, { params: { project, batch: id } })).toMatchObject({
    done: LIMITS.batchStep,
    changed: LIMITS.batchStep,
  });
  await finish(id);
  expect(await carl.does(getBatch, { params: { project, batch: id } })).toMatchObject({
    changed: LIMITS.batchStep + 5,
    skipped: [],
  });
  expect(new Set((await shown()).flat())).toEqual(new Set(['boris кот и кот 0']));
});

test('replacing while others edit and delete changes only what is still there as it was seen', async () => {
  const strings = await translated(30, 'кот');
  const body = await bodyOf(carl, { find: 'кот', replace: 'пёс' });
  const edits = strings.slice(0, 10).map((string, index) =>
    boris.asks(editTranslation, {
      params: { ...at.params, string: string.id, translation: body.texts[index]?.id ?? 0 },
      body: { text: 'другой' },
    }),
  );
  const deletions = strings.slice(10, 20).map((string, index) =>
    index % 2 === 0
      ? anna.asks(deleteString, { params: { ...at.params, string: string.id } })
      : boris.asks(deleteTranslation, {
          params: { ...at.params, string: string.id, translation: body.texts[10 + index]?.id ?? 0 },
        }),
  );
  const [batch] = await Promise.all([start(carl, body), ...edits, ...deletions]);
  const left = (await shown()).flat();
  expect(left.filter((text) => text.includes('кот'))).toEqual([]);
  const skipped = batch.skipped.reduce((sum, { amount }) => sum + amount, 0);
  expect(batch.changed + skipped).toBe(30);
  for (const { reason } of batch.skipped) expect(['gone', 'changed']).toContain(reason);
});

test('sources that others edit and move meanwhile are left or changed whole', async () => {
  const other = await anna.does(addSection, { params: { project }, body: { name: 'Other' } });
  const body = await bodyOf(carl, { in: 'sources', find: '.', replace: '!' });
  const move = anna.asks(editString, { params: nth(0), body: { section_id: other.id } });
  const edit = anna.asks(editString, { params: nth(1), body: { text: 'Zwei.' } });
  const [batch] = await Promise.all([start(carl, body), move, edit]);
  const skipped = batch.skipped.reduce((sum, { amount }) => sum + amount, 0);
  expect(batch.changed + skipped).toBe(3);
});

test('in a paused project members find and replace nothing, and five replacements are the most at once', async () => {
  await translate(boris, 0, 'кот');
  const body = await bodyOf(boris, { find: 'кот', replace: 'пёс' });
  await anna.does(editProject, { params: { project }, body: { status: 'frozen' } });
  expect(await foundBy(boris, { find: 'кот' })).toHaveLength(1);
  expect(await boris.tries(startReplacing, { params: { project }, body })).toBe('403 status frozen');
  await anna.does(editProject, { params: { project }, body: { status: 'opened' } });
  const { id } = await start(boris, body);
  await testApp.sql`
    INSERT INTO batches (project_id, id, actor_id, action, items, amount)
    SELECT project_id, id + n, actor_id, action, items, amount FROM batches, generate_series(1, ${LIMITS.batchesAtOnce}) n
    WHERE id = ${id}`;
  expect(await boris.tries(startReplacing, { params: { project }, body })).toBe('413 batches tooMany');
});

test('replacing leaves texts as they are whose new ones checks block, and counts them (severities.9)', async () => {
  const [first, second, third] = at.strings.map(({ string }) => ({ ...at.params, string }));
  if (!first || !second || !third) expect.fail();
  const add = async (params: typeof first, text: string, status: 0 | -1 = 0) => ({
    ...params,
    translation: (await carl.does(addTranslation, { params, body: { text, status } })).id,
  });
  await anna.does(approve, { params: await add(first, 'Раз.') });
  await add(second, 'Раз-два.');
  await add(third, 'Раз-три.', -1);
  await add(third, 'Раз и три.');
  const set = (check_severities: object) =>
    anna.does(editProject, { params: { project }, body: { check_severities } });
  await set({ brackets: 'saving', 'double-spaces': 'approval' });
  const skipped = (amount: number) => [{ reason: 'checks', amount }];
  const broken = await bodyOf(carl, { find: 'Раз', replace: '(Раз' });
  expect(await preview(carl, broken)).toMatchObject({ edited: 1, skipped: skipped(3) });
  expect(await start(carl, broken)).toMatchObject({ changed: 1, skipped: skipped(3) });
  const spaced = { find: 'Раз', replace: 'Раз  ы' };
  expect(await replaceAll(carl, spaced)).toMatchObject({ changed: 3, skipped: skipped(1) });
  expect((await shown())[0]).toEqual(['carl Раз. 1']);
});
