import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { addressOf } from '#contract/core/request.ts';
import { exportFile, importFile, pushFile } from '#contract/files/files.ts';
import { readLog } from '#contract/history/log.ts';
import { previewRevert, startRevert } from '#contract/history/reverts.ts';
import { listSourceVersions } from '#contract/history/source-versions.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { setWatch } from '#contract/notices/notifications.ts';
import { deleteSection, editSection, listSections, rearrangeSections } from '#contract/texts/sections.ts';
import { listStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { notificationsOf } from '../../../test/notifications.ts';
import { runJobs } from '../../../test/page/run-jobs.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');
const EPUB = readFileSync(
  join(import.meta.dirname, '../../../domain/files/books/fixtures/alice-pandoc-3.epub'),
);
let project: number;

beforeEach(async () => {
  ({ project } = (await projectOf(anna)).params);
  for (const { id } of await sections()) await anna.does(deleteSection, { params: { project, section: id } });
  await joinAs(testApp, boris, { id: project }, 'redactor');
});

type Query = Parameters<typeof anna.does<typeof pushFile>>[1]['query'];
const PATH = 'book/alice.html';
const HASHES = ['a', 'b', 'c'].map((letter) => letter.repeat(64));

const page = (...chapters: string[][]) => {
  const texts = chapters.map(([name, ...others]) =>
    [`<h1>${name}</h1>`, ...others.map((text) => `<p>${text}</p>`)].join('\n'),
  );
  return `<!doctype html>\n<html lang="en"><body>\n${texts.join('\n')}\n</body></html>\n`;
};
const ONE = ['Down the Hole', 'Alice was beginning to get very tired.', 'The Rabbit took a watch out.'];
const TWO = ['The Pool', 'Curiouser and curiouser! cried Alice.', 'She began to cry again.'];
const THREE = ['A Long Tale', 'They were a queer-looking party.', 'The Mouse told a long tale.'];

const call = (body: string | Uint8Array, query: Partial<Query> = {}) => ({
  params: { project },
  query: { path: PATH, ...query },
  body: Buffer.from(body),
});
const pushes = (...asked: Parameters<typeof call>) => anna.does(pushFile, call(...asked));
const sections = () => anna.does(listSections, { params: { project } });
const namesOf = async () => (await sections()).map(({ name }) => name);
const stringsOf = (section: number) => anna.does(listStrings, { params: { project, section } });
const textsOf = async (nth: number) =>
  (await stringsOf((await sections())[nth]?.id ?? 0)).map(({ text }) => text);
async function translate(nth: number, at: number, text: string) {
  const section = (await sections())[nth]?.id ?? 0;
  const string = (await stringsOf(section))[at]?.id ?? 0;
  await anna.does(addTranslation, { params: { project, section, string }, body: { text } });
}
async function translated(query: object = {}) {
  const all = await sections();
  const ids = all.flatMap(({ id, source_path }) => (source_path === PATH ? id : []));
  const url = addressOf(exportFile.path, { project }, { sections: ids.join(','), ...query });
  const { rawPayload } = await testApp.app.inject({ url, headers: anna.headers });
  return rawPayload.toString();
}
const rightCounters = async () =>
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });

test('a new book becomes a section for each chapter, all of its path (updates.18)', async () => {
  const pushed = await pushes(page(ONE, TWO), { hash: HASHES[0] });
  expect(pushed).toMatchObject({
    is_new: true,
    format: 'html',
    section: null,
    read: 6,
    added: 6,
    event: null,
  });
  expect(pushed.sections.map(({ name }) => name)).toEqual([ONE[0], TWO[0]]);
  expect((await sections()).map(({ source_path, source_hash }) => [source_path, source_hash])).toEqual([
    [PATH, HASHES[0]],
    [PATH, HASHES[0]],
  ]);
  await rightCounters();
});

const picture = (words: string) => `<img src="a.png" alt="${words}">`;
const PICTURES = page([...ONE, picture('A rabbit.')], [...TWO, picture('A large pool of tears.')]);
const MORE_PICTURES = page(
  [...ONE, picture('A rabbit.'), picture('A watch.')],
  [...TWO, picture('A very large pool of tears.')],
);

test('descriptions of pictures are labels, and so are those that a newer file brings (books.19)', async () => {
  await pushes(PICTURES);
  expect(await namesOf()).toEqual(['Down the Hole', 'The Pool', 'Labels']);
  expect(await textsOf(0)).toEqual(ONE);
  const { chapters, added, changed, kept } = await pushes(MORE_PICTURES);
  expect([added, changed, kept]).toEqual([1, 1, 0]);
  expect(chapters.map(({ becomes }) => becomes)).toEqual(['unchanged', 'unchanged', 'changed']);
  expect(await textsOf(2)).toEqual(['A rabbit.', 'A watch.', 'A very large pool of tears.']);
});

test('an older project has them in their chapters, where a newer file leaves and brings them (updates.25)', async () => {
  await pushes(PICTURES);
  const [first, second, labels] = await sections();
  const [rabbit, pool] = await stringsOf(labels?.id ?? 0);
  for (const [string, section] of [
    [rabbit, first],
    [pool, second],
  ] as const)
    await testApp.sql`
      UPDATE strings SET section_id = ${section?.id ?? 0}, place = (
        SELECT max(place) + 1 FROM strings WHERE section_id = ${section?.id ?? 0}
      ) WHERE id = ${string?.id ?? 0}`;
  await recountAll(testApp.sql);
  await anna.does(deleteSection, { params: { project, section: labels?.id ?? 0 } });
  const planned = await pushes(PICTURES, { dry_run: 'true' });
  expect(planned.chapters.map(({ name, becomes }) => [name, becomes])).toEqual([
    ['Down the Hole', 'unchanged'],
    ['The Pool', 'unchanged'],
  ]);
  expect(planned).toMatchObject({ added: 0, changed: 0, moved: 0, unchanged: 8, kept: 0, misplaced: 0 });
  const report = await pushes(MORE_PICTURES);
  expect(report).toMatchObject({ added: 1, changed: 1, moved: 0, unchanged: 7, kept: 0 });
  expect(await namesOf()).toEqual(['Down the Hole', 'The Pool']);
  expect(await textsOf(0)).toEqual([...ONE, 'A rabbit.', 'A watch.']);
  expect(await textsOf(1)).toEqual([...TWO, 'A very large pool of tears.']);
  expect((await stringsOf(second?.id ?? 0)).at(-1)?.id).toBe(pool?.id);
  await rightCounters();
});

test('a newer file updates the chapters, translations stay, and the translated file is the newer one', async () => {
  await pushes(page(ONE, TWO));
  await translate(0, 1, 'Алиса устала.');
  await translate(1, 2, 'Она заплакала.');
  const newer = page([...ONE, 'She fell.'], TWO.with(2, 'She began to cry again and again.'));
  expect(await pushes(newer, { hash: HASHES[1] })).toMatchObject({
    ...{ is_new: false, added: 1, changed: 1, unchanged: 5, removed: 0, kept: 0 },
  });
  expect(await textsOf(0)).toEqual([...ONE, 'She fell.']);
  const [first, second] = await sections();
  expect([first?.source_hash, second?.source_hash]).toEqual([HASHES[1], HASHES[1]]);
  expect(second?.stats.strings_needing_review).toBe(1);
  expect(await translated()).toBe(
    newer
      .replace(ONE[1] ?? '', 'Алиса устала.')
      .replace('She began to cry again and again.', 'Она заплакала.')
      .replace('lang="en"', 'lang="ru"')
      // What is not translated says so (books.21).
      .replace(/<(h1|p)>(?=[A-Z])/g, '<$1 lang="en">'),
  );
  await rightCounters();
});

test('a new chapter is a section behind the one before it', async () => {
  await pushes(page(ONE, THREE));
  expect(await pushes(page(ONE, TWO, THREE))).toMatchObject({ is_new: false, added: 3, unchanged: 6 });
  expect(await namesOf()).toEqual([ONE[0], TWO[0], THREE[0]]);
  await rightCounters();
});

test('a new chapter before all others is the section before the book', async () => {
  await pushes(page(TWO));
  await pushes(page(ONE, TWO));
  expect(await namesOf()).toEqual([ONE[0], TWO[0]]);
  await pushes(page(['Preface', 'All of this is a dream.'], ['To the reader', 'Or is it not?'], ONE, TWO));
  expect(await namesOf()).toEqual(['Preface', 'To the reader', ONE[0], TWO[0]]);
  await rightCounters();
});

test('chapters and strings that the file lacks stay, or are deleted on request', async () => {
  await pushes(page(ONE, TWO, THREE));
  const newer = page(ONE, TWO.slice(0, 2));
  expect(await pushes(newer)).toMatchObject({ kept: 4, removed: 0 });
  expect(await namesOf()).toEqual([ONE[0], TWO[0], THREE[0]]);
  // What stays has no place in the newer file (books.11).
  expect(await translated({ source: '' })).toBe(newer);
  expect(await pushes(newer, { removes_missing: '' })).toMatchObject({ kept: 0, removed: 4 });
  expect(await namesOf()).toEqual([ONE[0], TWO[0]]);
  expect(await translated({ source: '' })).toBe(newer);
  await rightCounters();
});

test('a section that was renamed and one of several chapters stay what they are', async () => {
  await anna.does(importFile, {
    params: { project },
    query: { name: 'alice.html', chapters: '0+1,2' },
    body: Buffer.from(page(ONE, TWO, THREE)),
  });
  const [first] = await sections();
  const params = { project, section: first?.id ?? 0 };
  await anna.does(editSection, { params, body: { name: 'Both' } });
  // Nobody pushed it before: it is found by the name of its file.
  expect(await pushes(page(ONE, TWO, [...THREE, 'So she said.']))).toMatchObject({ is_new: false, added: 1 });
  expect(await namesOf()).toEqual(['Both', THREE[0]]);
  expect((await sections()).map(({ source_path }) => source_path)).toEqual([PATH, PATH]);
});

test('the same file again changes nothing, and a dry run neither', async () => {
  await pushes(page(ONE, TWO));
  const before = await sections();
  expect(await pushes(page(ONE, TWO))).toMatchObject({ added: 0, changed: 0, unchanged: 6 });
  const dry = await pushes(page(ONE, [...TWO, 'The end.'], THREE), { dry_run: '' });
  expect(dry).toMatchObject({ is_new: false, sections: [], added: 4 });
  expect(await sections()).toEqual(before);
});

test('an update can be undone in its one section, and the file is the former one then (books.11)', async () => {
  await pushes(page(ONE, TWO));
  const newer = page(ONE.with(1, 'Alice was beginning to get a bit tired.'), TWO);
  await pushes(newer);
  await translate(0, 1, 'Алиса устала.');
  await translate(0, 2, 'Кролик достал часы.');
  const params = { project, section: (await sections())[0]?.id ?? 0 };
  const versions = await anna.does(listSourceVersions, { params, query: {} });
  expect(versions.map(({ file }) => file)).toEqual(['alice.html', 'alice.html']);
  await anna.does(undoEvent, { params: { project, event: versions[0]?.event ?? 0 } });
  expect(await textsOf(0)).toEqual(ONE);
  expect(await translated()).toBe(
    page(ONE, TWO)
      .replace(ONE[1] ?? '', 'Алиса устала.')
      .replace(ONE[2] ?? '', 'Кролик достал часы.')
      .replace('lang="en"', 'lang="ru"')
      .replace(/<(h1|p)>(?=[A-Z])/g, '<$1 lang="en">'),
  );
  await rightCounters();
});

test('an EPUB is pushed too', async () => {
  const query = { path: 'alice.epub' };
  expect(await pushes(EPUB, query)).toMatchObject({ is_new: true, format: 'epub', added: 23 });
  expect(await pushes(EPUB, query)).toMatchObject({ is_new: false, unchanged: 23 });
});

test('Markdown and plain text are books when the call says so', async () => {
  const text = '# One\n\nDown.\n\n# Two\n\nUp.\n';
  expect((await pushes(text, { path: 'a.md' })).section?.name).toBe('a');
  const book = await pushes(text, { path: 'b.md', format: 'markdown_document' });
  expect(book.sections.map(({ name }) => name)).toEqual(['One', 'Two']);
});

test('who may not add sections updates a book, as long as it has no new chapters', async () => {
  const refused = (body: string) => boris.tries(pushFile, call(body));
  expect(await refused(page(ONE))).toBe('403 role role');
  await pushes(page(ONE));
  expect(await boris.does(pushFile, call(page([...ONE, 'She fell.'])))).toMatchObject({ added: 1 });
  expect(await refused(page(ONE, TWO))).toBe('403 role role');
  expect(await textsOf(0)).toEqual([...ONE, 'She fell.']);
});

test('a section that is of no book is none to update from one, and a book that can’t be read is refused', async () => {
  await pushes(page(ONE));
  const { section } = await pushes('{"ok": "OK"}', { path: 'menu.json' });
  expect(await anna.tries(pushFile, call(page(ONE), { section: section?.id }))).toBe('400 section illegal');
  expect(await anna.tries(pushFile, call(EPUB.subarray(0, 5000), { path: 'b.epub' }))).toBe(
    '400 body syntax',
  );
});

test('of two programs that push a new book at once one makes its sections', async () => {
  const reports = await Promise.all([pushes(page(ONE, TWO)), pushes(page(ONE, TWO))]);
  expect(reports.filter(({ is_new }) => is_new)).toHaveLength(1);
  expect(await namesOf()).toEqual([ONE[0], TWO[0]]);
});

const log = (query: object = {}) => anna.does(readLog, { params: { project }, query });
const activity = async () => (await sections()).map(({ stats }) => stats.last_update);
const LATER = [...ONE, 'She fell.'];
const NEWER = page(TWO.with(2, 'She began to cry again and again.'), THREE, LATER);

test('a dry run says of each section what the update does then (updates.22)', async () => {
  await pushes(page(ONE, TWO, ['Gone', 'Nobody will read this any more.']));
  await translate(1, 2, 'Она заплакала.');
  await translate(1, 1, 'Всё страньше.');
  const before = await sections();
  const dry = await pushes(NEWER, { dry_run: '' });
  const [one, two, gone] = before.map(({ id, name }) => ({ section: id, name }));
  expect(dry.chapters).toMatchObject([
    { ...two, becomes: 'changed', changed: 1, unchanged: 2, added: 0, kept: 0, needs_review: 1 },
    { section: null, name: THREE[0], becomes: 'new', added: 3 },
    { ...one, becomes: 'changed', added: 1, unchanged: 3, needs_review: 0 },
    { ...gone, becomes: 'missing', kept: 2, needs_review: 0 },
  ]);
  expect(dry).toMatchObject({ is_new: false, needs_review: 1, event: null, sections: [] });
  expect(await sections()).toEqual(before);
  const report = await pushes(NEWER);
  const counts = ({ sections: _sections, event: _event, ...others }: typeof dry) => others;
  expect(counts(report)).toEqual(counts(dry));
  const second = (await sections()).find(({ id }) => id === two?.section);
  expect(second?.stats.strings_needing_review).toBe(1);

  const removing = await pushes(NEWER, { dry_run: '', removes_missing: '' });
  expect(removing.chapters.at(-1)).toMatchObject({ ...gone, becomes: 'removed', removed: 2, kept: 0 });
  await rightCounters();
});

test('what a quota or a right refuses, the dry run refuses too, also of a new book', async () => {
  expect(await boris.tries(pushFile, call(page(ONE), { dry_run: '' }))).toBe('403 role role');
  const fresh = await pushes(page(ONE, TWO), { dry_run: '' });
  expect(fresh).toMatchObject({ is_new: true, added: 6, chapters: [], resembles: null, sections: [] });
  expect(await sections()).toEqual([]);
  await pushes(page(ONE));
  expect(await boris.tries(pushFile, call(page(ONE, TWO), { dry_run: '' }))).toBe('403 role role');
  expect(await boris.tries(pushFile, call(page(ONE), { orders_sections: '' }))).toBe('403 role role');
  const full = LIMITS.megabytesPerProject * 2 ** 20;
  await testApp.sql`UPDATE projects SET bytes = bytes + ${full} WHERE id = ${project}`;
  for (const dry of [{ dry_run: 'true' }, {}] as const)
    expect(await anna.tries(pushFile, call(page(ONE, TWO), dry))).toMatch(/^403 general quota/);
  await testApp.sql`UPDATE projects SET bytes = bytes - ${full} WHERE id = ${project}`;
  await rightCounters();
});

test('the last activity of a section changes only where something in it changed, and its places all the same (updates.8)', async () => {
  await pushes(page(ONE, TWO));
  await translate(1, 1, 'Всё страньше.');
  const before = await activity();
  const newer = page(LATER, TWO);
  await pushes(newer, { hash: HASHES[1] });
  const after = await activity();
  expect(after[1]).toBe(before[1]);
  expect(after[0]).toBeGreaterThan(before[0] ?? 0);
  const [, second] = await sections();
  expect(second?.source_hash).toBe(HASHES[1]);
  const params = { project, section: second?.id ?? 0 };
  expect(await anna.does(listSourceVersions, { params, query: {} })).toHaveLength(1);
  // A later place than that of the older file.
  expect(await translated()).toBe(
    newer
      .replace(TWO[1] ?? '', 'Всё страньше.')
      .replace('lang="en"', 'lang="ru"')
      .replace(/<(h1|p)>(?=[A-Z])/g, '<$1 lang="en">'),
  );
  await rightCounters();
});

test('an update of several sections is one entry, which opens with its parts and is undone at once', async () => {
  await pushes(page(ONE, TWO));
  const [first, second] = await sections();
  const { event } = await pushes(NEWER, { orders_sections: '' });
  expect(await namesOf()).toEqual([TWO[0], THREE[0], ONE[0]]);
  const [entry, ...before] = await log();
  expect(entry).toMatchObject({
    ...{ id: event, w: LOG_CODES.updateSource, se: null },
    version: { file: 'alice.html', added: 4, changed: 1, moved: 0, removed: 0 },
  });
  const parts = await log({ batch: event });
  expect(parts.map(({ w, se }) => [w, se?.id ?? null])).toEqual([
    [LOG_CODES.rearrange, null],
    [LOG_CODES.addStrings, expect.any(Number)],
    [LOG_CODES.addSection, expect.any(Number)],
    [LOG_CODES.updateSource, second?.id],
    [LOG_CODES.updateSource, first?.id],
  ]);
  expect(before.every(({ w }) => w !== LOG_CODES.updateSource)).toBe(true);
  const [own] = await anna.does(listMyEvents, { params: { project }, query: {} });
  expect(own?.id).toBe(event);

  await anna.does(undoEvent, { params: { project, event: event ?? 0 } });
  await runJobs(testApp);
  expect(await namesOf()).toEqual([ONE[0], TWO[0]]);
  expect([await textsOf(0), await textsOf(1)]).toEqual([ONE, TWO]);
  expect(await anna.tries(undoEvent, { params: { project, event: event ?? 0 } })).toBe('409 event undone');
  const [undo] = await log();
  await anna.does(undoEvent, { params: { project, event: undo?.id ?? 0 } });
  await runJobs(testApp);
  expect([await namesOf(), await textsOf(2)]).toEqual([[TWO[0], THREE[0], ONE[0]], LATER]);
  const [redo] = await log();
  await anna.does(undoEvent, { params: { project, event: redo?.id ?? 0 } });
  await runJobs(testApp);
  expect(await namesOf()).toEqual([ONE[0], TWO[0]]);
  expect([await textsOf(0), await textsOf(1)]).toEqual([ONE, TWO]);
  await rightCounters();
});

test('an update that changes one section is the entry of that one', async () => {
  await pushes(page(ONE, TWO));
  const { event } = await pushes(page(LATER, TWO));
  const [first] = await sections();
  expect(await log({ w: String(LOG_CODES.updateSource) })).toMatchObject([
    { id: event, se: { id: first?.id } },
  ]);
  expect((await pushes(page(LATER, TWO))).event).toBeNull();
});

test('an update that is undone after a later file leaves the source in its place (updates.9)', async () => {
  await pushes(page(ONE, TWO));
  const other = ONE.with(1, 'Alice was beginning to get a bit tired.');
  const { event } = await pushes(page(other, TWO));
  const latest = page(['Preface', 'All of this is a dream.'], other, TWO);
  await pushes(latest);
  await translate(1, 1, 'Алиса устала.');
  await anna.does(undoEvent, { params: { project, event: event ?? 0 } });
  expect(await textsOf(1)).toEqual(ONE);
  expect(await translated()).toBe(latest);
  await rightCounters();
});

test('sections stay in their order unless the call says so, and others stay where they are (updates.23)', async () => {
  await pushes(page(ONE, TWO));
  await pushes('{"ok": "OK"}', { path: 'menu.json' });
  await pushes(page(ONE, TWO, THREE));
  expect(await namesOf()).toEqual([ONE[0], TWO[0], THREE[0], 'menu']);
  const ids = (await sections()).map(({ id }) => id);
  const [a, b, c, menu] = ids as [number, number, number, number];
  await anna.does(rearrangeSections, { params: { project }, body: { sections: [a, menu, b, c] } });
  const turned = page(THREE, ONE, TWO);
  expect(await pushes(turned)).toMatchObject({ misplaced: 1, unchanged: 9, event: null });
  expect((await sections()).map(({ id }) => id)).toEqual([a, menu, b, c]);
  const before = await activity();
  const { event } = await pushes(turned, { orders_sections: '' });
  expect((await sections()).map(({ id }) => id)).toEqual([c, menu, a, b]);
  expect((await activity()).toSorted()).toEqual(before.toSorted());
  expect(await log({ batch: event })).toMatchObject([{ w: LOG_CODES.rearrange, se: null }]);
  expect((await log())[0]).toMatchObject({ id: event, w: LOG_CODES.updateSource, se: null });
  await anna.does(undoEvent, { params: { project, event: event ?? 0 } });
  await runJobs(testApp);
  expect((await sections()).map(({ id }) => id)).toEqual([a, menu, b, c]);
  expect(await pushes(page(ONE, TWO, THREE))).toMatchObject({ misplaced: 0 });
});

test('a newer file under another name is found by its texts, and updates the book that a section names (updates.24)', async () => {
  await anna.does(importFile, {
    params: { project },
    query: { name: 'old.html' },
    body: Buffer.from(page(ONE, TWO)),
  });
  const [first] = await sections();
  const unlike = page(['Else', 'Nothing of this is known here.', 'Not this either.']);
  expect(await pushes(unlike, { dry_run: '' })).toMatchObject({ is_new: true, resembles: null });
  const report = await pushes(NEWER, { dry_run: '' });
  expect(report).toMatchObject({ is_new: true, resembles: { id: expect.any(Number) }, chapters: [] });
  const section = report.resembles?.id ?? 0;
  const dry = await pushes(NEWER, { dry_run: '', section });
  expect(dry.chapters.map(({ becomes }) => becomes)).toEqual(['changed', 'new', 'changed']);
  expect(await pushes(NEWER, { section })).toMatchObject({ is_new: false, added: 4, changed: 1 });
  expect(new Set((await sections()).map(({ source_path }) => source_path))).toEqual(new Set([PATH]));
  expect((await sections()).map(({ id }) => id)).toContain(first?.id);
});

test('whoever watches gets one notification of an update of a book, which reaches watchers of its sections too (notifications.4)', async () => {
  await joinAs(testApp, clara, { id: project }, 'translator');
  await pushes(page(ONE, TWO));
  const { id: section } = (await sections())[1] ?? expect.fail();
  await clara.does(setWatch, { params: { project }, body: { is_watched: false } });
  await clara.does(setWatch, { params: { project }, body: { section_id: section, is_watched: true } });
  const notificationsFor = async (who: typeof clara) =>
    (await notificationsOf(testApp, who, { id: project })).filter(({ kind }) => kind !== 'roleChange');
  const before = [await notificationsFor(boris), await notificationsFor(clara)];
  await pushes(NEWER, { orders_sections: '' });
  const [ofBoris, ofClara] = [await notificationsFor(boris), await notificationsFor(clara)];
  expect(ofBoris).toHaveLength((before[0]?.length ?? 0) + 1);
  expect(ofBoris[0]).toMatchObject({ kind: 'sourceUpdate', amount: 1, section: null, is_gone: false });
  expect(ofClara).toHaveLength((before[1]?.length ?? 0) + 1);
  await pushes(NEWER.replace('She fell.', 'She fell and fell.'));
  expect((await notificationsFor(boris))[0]).toMatchObject({
    kind: 'sourceUpdate',
    section: { name: ONE[0] },
  });
  expect(await notificationsFor(clara)).toHaveLength(ofClara.length);
  const amountOf = async () => (await notificationsFor(boris)).flatMap(({ ids }) => ids).length;
  const ordered = await amountOf();
  await pushes(page(LATER, TWO.with(2, 'She began to cry again and again.'), THREE), { orders_sections: '' });
  await pushes(page(THREE, TWO.with(2, 'She began to cry again and again.'), LATER), { orders_sections: '' });
  expect(await amountOf()).toBe(ordered + 1);
});

test('reverting who updated a book reverts the parts of that', async () => {
  await pushes(page(ONE, TWO));
  await boris.does(pushFile, call(page(LATER, TWO.with(2, 'She began to cry again and again.'))));
  const params = { project, user: boris.id };
  const { rows } = await anna.does(previewRevert, { params, body: {} });
  const updates = rows.filter(({ entry }) => entry.w === LOG_CODES.updateSource);
  expect(updates.map(({ entry, conflict }) => [entry.se?.name, conflict])).toEqual([
    [TWO[0], null],
    [ONE[0], null],
  ]);
  await anna.does(startRevert, { params, body: {} });
  await runJobs(testApp);
  expect([await textsOf(0), await textsOf(1)]).toEqual([ONE, TWO]);
});
