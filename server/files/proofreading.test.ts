import { unzipSync } from 'fflate';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportAsBook, importFile } from '#contract/files/files.ts';
import { importTranslationsToSection } from '#contract/files/translation-imports.ts';
import { readLog } from '#contract/history/log.ts';
import { undoEvent } from '#contract/history/undo.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote, editTranslation } from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { INITIAL } from '#domain/texts/translations/translations.ts';
import { editedDocx } from '../../test/edited-docx.ts';
import { joinAs, projectOf } from '../../test/project.ts';
import { openTestApp } from '../../test/test-app.ts';
import { recountAll } from '../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris, clara, dora } = await testApp.signUps('anna', 'boris', 'clara', 'dora');
let project: number;
let section: number;
let other: number;
let ids: number[];

/** Two text sections; Boris has translated two strings of the first, and the second of those is approved. */
beforeEach(async () => {
  const testProject = await projectOf(anna, { strings: ['One.', { text: 'Two.', max_length: 9 }, 'Three.'] });
  ({ project, section } = testProject.params);
  for (const who of [boris, dora]) await joinAs(testApp, who, { id: project }, 'translator');
  ids = testProject.strings.map(({ string }) => string);
  await add(0, 'Один.');
  const { id } = await add(1, 'Два.');
  await anna.does(approve, { params: { project, section, string: ids[1] ?? 0, translation: id } });
  const asked = { params: { project }, query: { name: 'Other.txt' }, body: Buffer.from('Four.') };
  other = (await anna.does(importFile, asked)).section?.id ?? 0;
});

const add = (nth: number, text: string, who = boris) =>
  who.does(addTranslation, {
    params: { project, section, string: ids[nth] ?? 0 },
    body: { text, status: 0 },
  });

async function download(query = {}, who = boris) {
  const url = addressOf(exportAsBook.path, { project }, { format: 'docx', layout: 'proofreading', ...query });
  const answer = await testApp.app.inject({ url, headers: who.headers });
  expect(answer.statusCode).toBe(200);
  return new Uint8Array(answer.rawPayload);
}

const send = (body: Uint8Array, query = {}, who = boris) =>
  who.does(importFile, {
    params: { project },
    query: { kind: 'translations', name: 'a.docx', ...query },
    body,
  });

async function translations(nth: number, at = section) {
  const query = { fetch_translations: 'true' } as const;
  const strings = await anna.does(listStrings, { params: { project, section: at }, query });
  return (strings[nth]?.translations ?? []).map(({ text, status, author, editor }) => [
    text,
    status,
    author.username,
    editor?.username ?? null,
  ]);
}
const rightCounters = async () =>
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });

const BOTH = [
  ['Один.', 'Раз.'],
  ['Два.', 'Двое.'],
] as const;

test('a document of a whole project comes back: unchanged it does nothing, and its own translations are edited', async () => {
  const document = await download();
  expect(await send(document)).toMatchObject({
    ...{
      format: 'docx',
      section: null,
      read: 4,
      translations_added: 0,
      translations_edited: 0,
      unchanged: 4,
      missing: 0,
    },
    ...{ warnings: { total: 0 }, skipped: { total: 0 }, refused: { total: 0 } },
  });
  const changed = editedDocx(document, ...BOTH);
  const dry = await send(changed, { dry_run: 'true' });
  expect(dry).toMatchObject({ translations_added: 0, translations_edited: 2, unchanged: 2 });
  expect(await translations(0)).toEqual([['Один.', 0, 'boris', null]]);
  expect(await send(changed)).toEqual(dry);
  // An author without the right to approve loses the approval (translations.18).
  expect([await translations(0), await translations(1)]).toEqual([
    [['Раз.', 0, 'boris', null]],
    [['Двое.', 0, 'boris', null]],
  ]);
  expect(await send(changed)).toMatchObject({
    translations_added: 0,
    translations_edited: 0,
    skipped: { total: 2 },
  });
  await rightCounters();
});

test('by right a change is an edit, or another translation of one’s own (imports.68)', async () => {
  const changed = editedDocx(await download({ sections: String(section) }, dora), ...BOTH);
  expect(await send(changed, { section, status: INITIAL }, dora)).toMatchObject({
    ...{ translations_added: 2, translations_edited: 0, unchanged: 1 },
  });
  expect(await translations(0)).toEqual([
    ['Один.', 0, 'boris', null],
    ['Раз.', INITIAL, 'dora', null],
  ]);
  expect(await translations(1)).toEqual([
    ['Два.', 1, 'boris', null],
    ['Двое.', INITIAL, 'dora', null],
  ]);
  const again = editedDocx(
    await download({ sections: String(section) }, anna),
    ['Один.', 'Первый.'],
    ['Два.', 'Второй.'],
  );
  expect(await send(again, { section }, anna)).toMatchObject({
    translations_added: 0,
    translations_edited: 2,
  });
  expect((await translations(1))[0]).toEqual(['Второй.', 1, 'boris', 'anna']);
  await rightCounters();
  expect(
    await clara.tries(importFile, { params: { project }, query: { kind: 'translations' }, body: changed }),
  ).toBe('403 project hidden');
});

test('an edit is logged as one, and is undone by itself', async () => {
  await send(editedDocx(await download(), ['Один.', 'Раз.']));
  const [entry] = await anna.does(readLog, { params: { project } });
  expect(entry).toMatchObject({ w: LOG_CODES.editTranslation, string_id: ids[0] });
  await boris.does(undoEvent, { params: { project, event: entry?.id ?? 0 } });
  expect(await translations(0)).toEqual([['Один.', 0, 'boris', null]]);
  await rightCounters();
});

test('what has changed meanwhile stays, and its rows are named by number (imports.68, imports.69)', async () => {
  const document = await download();
  const [{ id } = expect.fail()] =
    (
      await boris.does(listStrings, { params: { project, section }, query: { fetch_translations: 'true' } })
    )[0]?.translations ?? [];
  const params = { project, section, string: ids[0] ?? 0, translation: id };
  await boris.does(editTranslation, { params, body: { text: 'Единица.' } });
  const better = await add(1, 'Пара.', anna);
  await anna.does(approve, { params: { ...params, string: ids[1] ?? 0, translation: better.id } });
  const answer = await send(editedDocx(document, ...BOTH));
  expect(answer).toMatchObject({
    ...{ translations_added: 2, translations_edited: 0, unchanged: 2 },
    warnings: {
      total: 2,
      lines: [
        { line: 1, kind: 'translationChanged', key: 'One: 1' },
        { line: 2, kind: 'translationChanged', key: 'One: 2' },
      ],
    },
  });
  expect(await translations(0)).toEqual([
    ['Раз.', 0, 'boris', null],
    ['Единица.', 0, 'boris', null],
  ]);
  await rightCounters();
});

test('what is too long or cleared is named, and deleted rows are counted', async () => {
  const document = editedDocx(
    await download({ sections: String(section) }),
    ['Один.', ' '],
    ['Два.', 'Слишком длинно'],
    [/<w:tr>(?:(?!<\/w:tr>).)*Three\..*?<\/w:tr>/s, ''],
  );
  expect(await send(document, { section })).toMatchObject({
    ...{ translations_added: 0, translations_edited: 0, unchanged: 0, missing: 1 },
    skipped: { total: 1, lines: [{ kind: 'cleared', key: '1' }] },
    refused: { total: 1, lines: [{ kind: 'maxlength', key: '2' }] },
  });
  expect(await translations(0)).toEqual([['Один.', 0, 'boris', null]]);
});

test('rows of other sections are not taken into one, and a file of another project not at all', async () => {
  const changed = editedDocx(await download(), ...BOTH);
  expect(await send(changed, { section: other })).toMatchObject({
    ...{ refused: { total: 2 }, unchanged: 2, translations_edited: 0 },
  });
  const foreign = await projectOf(boris, { strings: ['One.'] });
  const asked = {
    params: { project: foreign.project.id },
    query: { kind: 'translations', name: 'a.docx' } as const,
  };
  expect(await boris.does(importFile, { ...asked, body: changed })).toMatchObject({
    ...{ translations_added: 0, refused: { total: 4 } },
  });
});

test('each section is a document in a ZIP, and other formats have no such layout', async () => {
  const files = unzipSync(await download({ zip: 'true' }));
  expect(Object.keys(files)).toHaveLength(2);
  const [first] = Object.values(files);
  expect(await send(editedDocx(first ?? expect.fail(), BOTH[0]))).toMatchObject({
    translations_edited: 1,
    unchanged: 2,
  });
  const query = { format: 'epub', layout: 'proofreading' } as const;
  expect(await anna.tries(exportAsBook, { params: { project }, query })).toBe('400 layout choice');
});

test('a call that names a translation edits that one, if it is as it was seen and of this string (imports.34)', async () => {
  const of = async (nth: number) => {
    const query = { fetch_translations: 'true' } as const;
    const [one] =
      (await boris.does(listStrings, { params: { project, section }, query }))[nth]?.translations ?? [];
    return one ?? expect.fail();
  };
  const [one, two] = [await of(0), await of(1)];
  await dora.does(castVote, {
    params: { project, section, string: ids[0] ?? 0, translation: one.id },
    body: {},
  });
  const asks = (items: readonly [nth: number, text: string, id: number, at: number][], who = boris) =>
    who.does(importTranslationsToSection, {
      params: { project, section },
      body: items.map(([nth, text, id, updated_at]) => ({
        string_id: ids[nth] ?? 0,
        text,
        replaces: { id, updated_at },
      })),
    });
  const outcomes = (answer: Awaited<ReturnType<typeof asks>>) => answer.map(({ outcome }) => outcome);
  expect(
    outcomes(
      await asks([
        [0, 'a', one.id, one.updated_at - 1],
        [2, 'b', one.id, one.updated_at],
        [1, 'c', 999_999, 1],
      ]),
    ),
  ).toEqual([...['added', 'added', 'added']]);
  expect(
    outcomes(
      await asks([
        [0, 'd', one.id, one.updated_at],
        [0, 'e', one.id, one.updated_at],
        [1, 'f', two.id, two.updated_at],
      ]),
    ),
  ).toEqual([...['edited', 'added', 'edited']]);
  // The first has lost its vote (translations.18), so the newest is first.
  expect((await translations(0)).map(([text]) => text)).toEqual(expect.arrayContaining(['a', 'd', 'e']));
  expect(outcomes(await asks([[0, 'a', one.id, (await of(0)).updated_at]]))).toEqual(['identical']);
  await rightCounters();
});

test('imports of one document at once do each change once', async () => {
  const changed = editedDocx(await download(), ...BOTH);
  const answers = await Promise.all(Array.from({ length: 4 }, () => send(changed)));
  const sum = (name: 'translations_added' | 'translations_edited') =>
    answers.reduce((total, answer) => total + answer[name], 0);
  expect([sum('translations_added'), sum('translations_edited')]).toEqual([0, 2]);
  await rightCounters();
});
