import { afterEach, beforeEach, expect, test } from 'vitest';
import type { z } from 'zod';
import { readHistory } from '#contract/history/history.ts';
import { readLog } from '#contract/history/log.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { editProject } from '#contract/projects/projects.ts';
import { getBatch } from '#contract/texts/batches.ts';
import { countFailedChecks } from '#contract/texts/editor.ts';
import { listFindings, previewFixing, startFixing } from '#contract/texts/findings.ts';
import { addStrings, editString, listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote, editTranslation } from '#contract/texts/translations.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { CheckFilter } from '#domain/texts/checks/check-filters.ts';
import { filmOf, joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { readSettings } from '../../platform/settings/settings.ts';
import { handleBatchItems } from '../../programs/batch-items.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { runBatch } from '../batches/run.ts';

const testApp = await openTestApp();
const { anna, boris, carl, dora } = await testApp.signUps('anna', 'boris', 'carl', 'dora');
const settings = readSettings({ SIGNUP_CODE: 'of the tests' });
let at: Awaited<ReturnType<typeof projectOf>>;
let project: number;

beforeEach(async () => {
  at = await projectOf(anna, { strings: ['Two cats', 'A dog', '{n} mice', 'Three'] });
  project = at.project.id;
  await joinAs(testApp, boris, at.project, 'translator');
  await joinAs(testApp, carl, at.project, 'redactor');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  expect(await wrongRevisions(testApp.sql, project)).toHaveLength(0);
});

type Query = Partial<z.input<typeof listFindings.query>>;
const list = (query: Query = {}, who: Pick<TestUser, 'does'> = anna, params = { project }) =>
  who.does(listFindings, { params, query: { sections: 'all', ...query } });
const nth = (index: number) => at.strings[index] ?? expect.fail();
const translate = (who: TestUser, index: number, text: string) =>
  who.does(addTranslation, { params: nth(index), body: { text } });
const shown = async () =>
  (await anna.does(listStrings, { params: at.params, query: { fetch_translations: '' } })).map(
    ({ translations = [] }) =>
      translations.map(({ text, status, author }) => `${author.username.split('_')[0]} ${text} ${status}`),
  );

/** The body that mends what a check finds, as it is listed. */
async function bodyOf(check: CheckFilter) {
  const { strings } = await list({ checks: check, fixable: 'true' });
  return {
    check,
    texts: strings.map(({ translation, changed_at }) => ({ id: translation?.id ?? 0, seen: changed_at })),
  };
}
type Body = Awaited<ReturnType<typeof bodyOf>>;
const preview = (who: TestUser, body: Body) => who.does(previewFixing, { params: { project }, body });
const start = (who: TestUser, body: Body) => who.does(startFixing, { params: { project }, body });
/** Runs what is queued of a batch, as a server does. */
const finish = (batch: number) =>
  runBatch(
    testApp.sql,
    { project, batch },
    { settings, handle: handleBatchItems, signal: new AbortController().signal },
  );

test('a check that is off is in no list, nor among what others find in a string (severities.3)', async () => {
  await translate(boris, 2, 'Мыши  ');
  const checksOf = async () =>
    (await list()).strings.flatMap(({ findings }) => findings.map(({ check }) => check));
  expect(await checksOf()).toEqual(['placeholders', 'edge-spaces']);
  const body = { check_severities: { 'edge-spaces': 'off' } as const };
  await anna.does(editProject, { params: { project }, body });
  expect(await checksOf()).toEqual(['placeholders']);
  expect((await list({ checks: 'edge-spaces' })).strings).toEqual([]);
});

test('each string whose current translation fails a check comes with what is found in it (findings.1, findings.2)', async () => {
  const { id } = await translate(boris, 0, 'Две кошки ');
  await translate(boris, 1, 'Собака');
  await translate(carl, 2, 'Мыши мыши');
  const { strings, amount, next } = await list({}, testApp.guest);
  expect([amount, next]).toEqual([2, null]);
  expect(strings[0]).toEqual({
    id: nth(0).string,
    section_id: at.params.section,
    index: 1,
    key: '',
    context: '',
    text: 'Two cats',
    translation: { id, text: 'Две кошки ', author_id: boris.id, status: 0 },
    changed_at: expect.any(Number),
    findings: [
      {
        check: 'edge-spaces',
        kind: 'likely',
        code: 'end',
        source: [{ start: 8, end: 8 }],
        target: [{ start: 9, end: 10 }],
        fix: { start: 9, end: 10, text: '' },
      },
    ],
  });
  // What is perhaps wrong is there if it is asked for.
  expect(strings[1]?.findings.map(({ check }) => check)).toEqual(['placeholders']);
  expect(strings[1]?.findings[0]?.values).toEqual({ signs: '{n}' });
  const named = await list({ checks: 'repeated-word,edge-spaces' });
  expect(named.strings.map(({ index, findings }) => [index, ...findings.map(({ check }) => check)])).toEqual([
    [1, 'edge-spaces'],
    [3, 'repeated-word'],
  ]);
});

test('strings with a fix are listed alone on request, and counted (findings.4)', async () => {
  await translate(boris, 0, 'Две кошки ');
  await translate(boris, 2, 'Мыши');
  expect((await list({ fixable: 'true' })).strings.map(({ index }) => index)).toEqual([1]);
  expect((await list({ fixable: 'true', checks: 'placeholders' })).amount).toBe(0);
  const { checks } = await anna.does(countFailedChecks, { params: { project } });
  expect(checks).toEqual([
    { check: 'placeholders', strings: 1, fixable: 0 },
    { check: 'edge-spaces', strings: 1, fixable: 1 },
  ]);
});

test('of a plural each finding says its form, and of a cue the limits that it breaks (findings.2)', async () => {
  const plural = '{count, plural, one {# cat} other {# cats}}';
  const [added = expect.fail()] = await anna.does(addStrings, {
    params: at.params,
    query: { splitting: 'lines' },
    body: [{ text: plural }],
  });
  const text = '{count, plural, one {# кошка} few {# кошки } many {# кошек} other {# кошки}}';
  await anna.does(addTranslation, { params: { ...at.params, string: added.id }, body: { text } });
  const [string] = (await list()).strings;
  expect(string?.findings).toMatchObject([{ check: 'edge-spaces', form: 'few' }]);
  const [{ fix } = expect.fail()] = string?.findings ?? [];
  expect(text.slice(fix?.start, fix?.end)).toBe(' ');

  const film = await filmOf(
    anna,
    '1\n00:00:01,000 --> 00:00:01,100\nOne\n\n2\n00:00:01,120 --> 00:00:03,000\nTwo\n',
  );
  const [cue = expect.fail()] = await anna.does(listStrings, { params: film.params });
  const body = { text: 'Раз и ещё раз' };
  await anna.does(addTranslation, { params: { ...film.params, string: cue.id }, body });
  const { strings } = await list({}, anna, { project: film.params.project });
  expect(strings.map(({ findings }) => findings.map(({ check, code }) => `${check} ${code}`))).toEqual([
    ['cue-reading speed', 'cue-times short', 'cue-times gap'],
  ]);
});

test('a cue whose times are wrong is listed before it is translated, as it is counted (findings.2)', async () => {
  const film = await filmOf(anna, '1\n00:00:01,000 --> 00:00:01,100\nOne\n');
  const project = { project: film.params.project };
  const { strings, amount } = await list({}, anna, project);
  expect([amount, strings.map(({ translation }) => translation)]).toEqual([1, [null]]);
  expect(strings[0]?.findings).toMatchObject([{ check: 'cue-times', code: 'short' }]);
});

test('pages follow each other in the order of strings, also where one was mended meanwhile (findings.3)', async () => {
  const sources = Array.from({ length: 25 }, (_, index) => ({ text: `Number ${index + 2}` }));
  const added = await anna.does(addStrings, {
    params: at.params,
    query: { splitting: 'lines' },
    body: sources,
  });
  const made = [];
  for (const [index, { id }] of added.entries())
    made.push(
      await anna.does(addTranslation, {
        params: { ...at.params, string: id },
        body: { text: ` Число ${index + 2}` },
      }),
    );
  const first = await list({ size: '10' });
  expect([first.strings.length, first.amount]).toEqual([10, 25]);
  const last = first.strings.at(-1) ?? expect.fail();
  const params = { ...at.params, string: last.id, translation: last.translation?.id ?? 0 };
  await anna.does(editTranslation, { params, body: { text: last.translation?.text.trim() } });
  const second = await list({ size: '10', after: first.next ?? '' });
  const third = await list({ size: '10', after: second.next ?? '' });
  expect([...second.strings, ...third.strings].map(({ id }) => id)).toEqual(
    added.slice(10).map(({ id }) => id),
  );
  expect([second.amount, third.next]).toEqual([24, null]);
  const wrong = { params: { project }, query: { sections: 'all', after: '1.1.1' } };
  expect(await anna.tries(listFindings, wrong)).toBe('400 after unknown');
});

test('a reply is no larger than a megabyte or so, and says where the list goes on (findings.3)', async () => {
  const sources = Array.from({ length: 190 }, () => ({ text: 'word '.repeat(399) }));
  const added = await anna.does(addStrings, {
    params: at.params,
    query: { splitting: 'lines' },
    body: sources,
  });
  for (const { id } of added)
    await anna.does(addTranslation, {
      params: { ...at.params, string: id },
      body: { text: ` ${'слово '.repeat(332)}` },
    });
  const query = { checks: 'edge-spaces', size: '200' };
  const first = await list(query);
  expect(first.strings.length).toBeLessThan(190);
  expect(Buffer.byteLength(JSON.stringify(first))).toBeLessThan(1.1 * LIMITS.findBytes);
  const second = await list({ ...query, after: first.next ?? '' });
  expect([...first.strings, ...second.strings].map(({ id }) => id)).toEqual(added.map(({ id }) => id));
  expect(second.next).toBeNull();
});

test('only who reads the texts of a project reads what is found in them (findings.1)', async () => {
  await anna.does(editProject, { params: { project }, body: { visibility: 'private' } });
  const asked = { params: { project }, query: { sections: 'all' } };
  expect(await dora.tries(listFindings, asked)).toMatch(/^40[34] /);
  expect((await boris.does(listFindings, asked)).amount).toBe(0);
});

test('what a check finds is mended as a batch, which is undone at once (findings.5)', async () => {
  const first = await translate(boris, 0, 'Две кошки ');
  await translate(boris, 1, ' Собака ');
  const third = await translate(boris, 3, 'Три  и  три');
  await carl.does(castVote, { params: { ...nth(0), translation: first.id } });
  await carl.does(approve, { params: { ...nth(0), translation: first.id } });
  const body = await bodyOf('edge-spaces');
  expect(body.texts).toHaveLength(2);
  expect(await preview(carl, body)).toEqual({
    edited: 2,
    added: 0,
    votes_lost: 0,
    approvals_lost: 0,
    breaking: { amount: 0, texts: [] },
    skipped: [],
  });
  const batch = await start(carl, body);
  expect(batch).toMatchObject({ action: 'replace', amount: 2, done: 2, changed: 2, skipped: [] });
  expect(await shown()).toEqual([['boris Две кошки 1'], ['boris Собака 0'], [], ['boris Три  и  три 0']]);
  expect((await list({ checks: 'edge-spaces' })).amount).toBe(0);

  expect(JSON.stringify(await anna.does(readLog, { params: { project } }))).toContain(
    '"replaced":{"check":"edge-spaces"}',
  );
  expect(JSON.stringify(await anna.does(readHistory, { params: nth(1) }))).toContain(
    '"replaced":{"check":"edge-spaces"}',
  );
  await finish((await carl.does(undoEvent, { params: { project, event: batch.id } })).id);
  expect(await shown()).toEqual([
    ['boris Две кошки  1'],
    ['boris  Собака  0'],
    [],
    [`boris ${third.text} 0`],
  ]);
});

test('for who may not edit a translation the mended text becomes one of their own, as with all that is replaced (findings.5, find.7)', async () => {
  await translate(carl, 0, 'Две кошки ');
  const body = await bodyOf('edge-spaces');
  expect(await preview(boris, body)).toMatchObject({ edited: 0, added: 1 });
  expect(await start(boris, body)).toMatchObject({ changed: 1 });
  expect(await shown()).toEqual([['carl Две кошки  0', 'boris Две кошки -1'], [], [], []]);
  expect((await start(boris, body)).skipped).toEqual([{ reason: 'exists', amount: 1 }]);
  expect(await dora.tries(startFixing, { params: { project }, body })).toBe('403 project hidden');
});

test('a text stays as it is if it or its source has changed since it was seen, isn’t current any more, or has no such fix (findings.5, findings.6)', async () => {
  for (const index of [0, 1, 2, 3]) await translate(boris, index, `{n} текст ${index} `);
  const body = await bodyOf('edge-spaces');
  expect(body.texts).toHaveLength(4);
  const [edited, , replaced] = body.texts.map(({ id }) => id);
  await boris.does(editTranslation, {
    params: { ...nth(0), translation: edited ?? 0 },
    body: { text: '{n} иной текст ' },
  });
  await anna.does(editString, { params: nth(1), body: { text: 'A dog ' } });
  const other = await translate(carl, 2, '{n} мышей');
  await carl.does(approve, { params: { ...nth(2), translation: other.id } });
  const skipped = [
    { reason: 'already', amount: 1 },
    { reason: 'changed', amount: 2 },
  ];
  const previewed = await preview(carl, body);
  expect(previewed).toMatchObject({ edited: 1, added: 0 });
  expect(
    previewed.skipped
      .map(({ reason, amount }) => ({ reason, amount }))
      .toSorted((a, b) => a.amount - b.amount),
  ).toEqual(skipped);
  expect(previewed.skipped.find(({ reason }) => reason === 'already')?.texts).toEqual([replaced]);
  const batch = await start(carl, body);
  expect(batch.changed).toBe(1);
  expect(batch.skipped.toSorted((a, b) => a.amount - b.amount)).toEqual(skipped);
  const unknown = { check: 'numbers' as const, texts: [{ id: 999_999, seen: 1 }] };
  expect((await start(carl, unknown)).skipped).toEqual([{ reason: 'gone', amount: 1 }]);
});

test('many texts are mended in steps, the first one in the call (batches.4)', async () => {
  const sources = Array.from({ length: 70 }, (_, index) => ({ text: `Number ${index + 2}` }));
  const added = await anna.does(addStrings, {
    params: at.params,
    query: { splitting: 'lines' },
    body: sources,
  });
  for (const [index, { id }] of added.entries())
    await anna.does(addTranslation, {
      params: { ...at.params, string: id },
      body: { text: `Число ${index + 2} ` },
    });
  const texts = [];
  for (let after: string | null = ''; after !== null; ) {
    const page = await list({ checks: 'edge-spaces', size: '50', ...(after && { after }) });
    texts.push(
      ...page.strings.map(({ translation, changed_at }) => ({ id: translation?.id ?? 0, seen: changed_at })),
    );
    after = page.next;
  }
  const batch = await start(anna, { check: 'edge-spaces', texts });
  expect(batch).toMatchObject({ amount: 70, done: 50, ended_at: null });
  await finish(batch.id);
  expect(await anna.does(getBatch, { params: { project, batch: batch.id } })).toMatchObject({ changed: 70 });
  expect((await list()).amount).toBe(0);
});
