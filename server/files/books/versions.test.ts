import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, importFile, pushFile } from '#contract/files/files.ts';
import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { readLog } from '#contract/history/log.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { deleteSection, listSections } from '#contract/texts/sections.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { readLeftOut } from '#domain/files/exports/lacking.ts';
import { runJobs } from '../../../test/page/run-jobs.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { deleteUnusedFiles } from './unused-file-queries.ts';

const testApp = await openTestApp();
const { anna } = await testApp.signUps('anna');
const NAME = 'alice.html';
let project: number;

const page = (...chapters: string[][]) => {
  const texts = chapters.map(([name, ...others]) =>
    [`<h1>${name}</h1>`, ...others.map((text) => `<p>${text}</p>`)].join('\n'),
  );
  return `<!doctype html>\n<html lang="en"><body>\n${texts.join('\n')}\n</body></html>\n`;
};
const ONE = ['Down the Hole', 'Alice was beginning to get very tired.', 'Yes.', 'She took a watch out.'];
const TWO = ['The Pool', 'Curiouser and curiouser! cried Alice.', 'Yes.', 'She began to cry again.'];
const NEW = ['A Long Tale', 'They were a queer-looking party.', 'The Mouse told a long tale.'];
const FIRST = page(ONE, TWO);
const SECOND = page(ONE.with(1, 'Alice was beginning to get a bit tired.'), TWO);
const THIRD = page(['Preface', 'All of this is a dream.'], ONE, TWO.with(3, 'She began to laugh.'));

const sections = () => anna.does(listSections, { params: { project } });
const pushes = (body: string, query: object = {}) =>
  anna.does(pushFile, { params: { project }, query: { path: NAME, ...query }, body: Buffer.from(body) });
const imports = (body: string) =>
  anna.does(importFile, { params: { project }, query: { name: NAME }, body: Buffer.from(body) });
const deletes = (section: number) => anna.does(deleteSection, { params: { project, section } });
const undoes = async (event: number | null) => {
  await anna.does(undoEvent, { params: { project, event: event ?? 0 } });
  await runJobs(testApp);
};
async function restores() {
  const deleted = await anna.does(listDeleted, { params: { project }, query: { kind: 'section' } });
  const last = deleted.find(({ item }) => !others.has(item));
  if (last) await anna.does(restoreDeleted, { params: { project, event: last.event } });
}
async function downloads(query: object = {}) {
  const url = addressOf(exportFile.path, { project }, query);
  const { statusCode, rawPayload, headers } = await testApp.app.inject({ url, headers: anna.headers });
  const leftOut = readLeftOut(String(headers['dragoman-left-out'] ?? ''));
  return { statusCode, text: rawPayload.toString(), leftOut };
}
async function translateAll() {
  for (const { id: section } of await sections())
    for (const { id: string, text } of await anna.does(listStrings, { params: { project, section } }))
      await anna.does(addTranslation, {
        params: { project, section, string },
        body: { text: `ru ${section} ${text}` },
      });
}

/** The sections of the project that are of no book. */
const others = new Set<number>();

async function begins() {
  ({ project } = (await projectOf(anna)).params);
  for (const { id } of await sections()) {
    others.add(id);
    await deletes(id);
  }
}
beforeEach(begins);

test('a chapter that is restored after a newer version came is of the same book, and of the next update (books.24)', async () => {
  await imports(page(ONE, TWO, NEW));
  await translateAll();
  const [, , third] = await sections();
  await deletes(third?.id ?? 0);
  const newer = page(ONE, TWO, NEW.with(1, 'They were queer.'));
  await pushes(newer);
  await restores();
  const [, , restored, second] = await sections();
  expect([second?.name, restored?.id]).toEqual([NEW[0], third?.id]);
  // Its texts stand in the chapter that came for it.
  const both = await downloads();
  expect(both).toMatchObject({ statusCode: 200, leftOut: { texts: 3, first: NEW[0] } });
  expect(both.text).toContain('<p lang="en">They were queer.</p>');
  await deletes(second?.id ?? 0);
  const alone = await downloads();
  expect(alone).toMatchObject({ statusCode: 200, leftOut: { texts: 1, first: NEW[1] } });
  expect(alone.text).toContain(`ru ${third?.id} The Mouse told a long tale.`);
  expect(alone.text).toContain('<p lang="en">They were queer.</p>');
  const next = await pushes(newer.replace('queer.', 'very queer.'));
  expect(next.chapters.map(({ section, becomes }) => [section, becomes])).toEqual([
    [expect.any(Number), 'unchanged'],
    [expect.any(Number), 'unchanged'],
    [third?.id, 'changed'],
  ]);
  expect(await downloads()).toMatchObject({ statusCode: 200, leftOut: null });
});

test('once the update of a book is undone the file is the former one, byte for byte, until it is done again (books.11)', async () => {
  await imports(FIRST);
  await translateAll();
  const before = await downloads();
  for (const newer of [SECOND, THIRD, page(ONE, TWO, NEW), page(ONE)]) {
    const { event } = await pushes(newer, { removes_missing: '' });
    expect(await downloads({ source: '' })).toMatchObject({ text: newer });
    const updated = await downloads();
    await undoes(event);
    expect(await downloads()).toEqual({ ...before, leftOut: null });
    expect(await downloads({ source: '' })).toMatchObject({ text: FIRST, leftOut: null });
    // The former file stays, though strings stand in the newer one.
    await testApp.sql`UPDATE project_files SET checked_at = 0 WHERE project_id = ${project}`;
    await deleteUnusedFiles(testApp.sql);
    expect(await downloads()).toEqual({ ...before, leftOut: null });
    const [undo] = await anna.does(listMyEvents, { params: { project }, query: {} });
    await undoes(undo?.id ?? 0);
    expect(await downloads()).toEqual(updated);
    const [redo] = await anna.does(listMyEvents, { params: { project }, query: {} });
    await undoes(redo?.id ?? 0);
    expect(await downloads()).toEqual(before);
  }
});

test('where only a part of an update is undone the file stays the newer one, and says what it leaves out (exports.42)', async () => {
  await imports(FIRST);
  await translateAll();
  const newer = page(
    ONE.with(1, 'Alice was beginning to get a bit tired.'),
    TWO.with(3, 'She began to laugh.'),
  );
  const { event } = await pushes(newer);
  const [, second] = await sections();
  const parts = await anna.does(readLog, { params: { project }, query: { batch: event ?? 0 } });
  const [ofSecond, ofFirst] = parts;
  expect(ofSecond?.se?.id).toBe(second?.id);
  await undoes(ofFirst?.id ?? 0);
  const { text, leftOut } = await downloads();
  expect(leftOut).toEqual({ texts: 1, first: ONE[1] });
  expect(text).toContain('<p lang="en">Alice was beginning to get a bit tired.</p>');
  expect(text).toContain(`ru ${second?.id} She began to cry again.`);
  await undoes(ofSecond?.id ?? 0);
  expect(await downloads({ source: '' })).toMatchObject({ text: FIRST, leftOut: null });
});

const STEPS = ['delete first', 'delete last', 'restore', 'update', 'update again', 'import', 'undo'] as const;

test('whatever is done with two chapters of a book, the project is downloaded as its book (books.24)', async () => {
  const property = fc.asyncProperty(
    fc.array(fc.constantFrom(...STEPS), { minLength: 2, maxLength: 7 }),
    async (steps) => {
      await begins();
      await imports(FIRST);
      let last: number | null = null;
      for (const step of steps) {
        const all = await sections();
        const [at] = step === 'delete first' ? all : all.toReversed();
        if (step.startsWith('delete')) await deletes(at?.id ?? 0).catch(() => undefined);
        else if (step === 'restore') await restores();
        else if (step === 'import') {
          if (all.length === 0) await imports(THIRD);
        } else if (step === 'undo') {
          const [own] = await anna.does(listMyEvents, { params: { project }, query: {} });
          last = own?.id ?? null;
          await undoes(last).catch(() => undefined);
        } else await pushes(step === 'update' ? SECOND : THIRD);
      }
      if ((await sections()).some(({ stats }) => stats.strings_amount > 0))
        expect((await downloads()).statusCode).toBe(200);
    },
  );
  await fc.assert(property, { numRuns: 30, interruptAfterTimeLimit: 20_000 });
}, 60_000);
