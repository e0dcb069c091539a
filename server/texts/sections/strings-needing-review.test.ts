import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { getProject } from '#contract/projects/projects.ts';
import { removeTranslation } from '#contract/site/administration.ts';
import { startBatch } from '#contract/texts/batches.ts';
import { listMatchingStrings } from '#contract/texts/editor.ts';
import { addSection, deleteSection, getSection } from '#contract/texts/sections.ts';
import {
  deleteString,
  editString,
  listStrings,
  mergeStrings,
  splitString,
  updateStrings,
} from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  confirmTranslation,
  deleteTranslation,
  editTranslation,
  unapprove,
} from '#contract/texts/translations.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { recountAll } from '../../programs/recount/queries.ts';
import { foldDeltas } from './fold-queries.ts';

const testApp = await openTestApp();
const { admin, anna, boris } = await testApp.signUps('admin', 'anna', 'boris');
let project: { id: number };
let params: { project: number; section: number };
type Path = { params: typeof params & { string: number; translation: number } };

const nothing = { translations: 0, strings: 0, sections: 0, projects: 0 };

beforeEach(async () => {
  ({ project, params } = await projectOf(anna, {
    strings: ['One cat sat there. It slept.', 'Two dogs ran.', 'Three.'],
  }));
  await joinAs(testApp, boris, project, 'moderator');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual(nothing);
});

const stringsNow = () => anna.does(listStrings, { params });

/** Updates the section with changed texts, so that all translations of the strings need review. */
async function update(change: (text: string, nth: number) => string) {
  const strings = (await stringsNow()).map(({ text }, nth) => ({ text: change(text, nth) }));
  await anna.does(updateStrings, { params, body: { format: 'text', header: '', footer: '', strings } });
}

/** Two translations of the first string and one of the second, of which all need review. */
async function flagged(): Promise<[first: Path, second: Path, other: Path]> {
  const [one, two] = await stringsNow();
  const made: Path[] = [];
  for (const [string = expect.fail(), text] of [
    [one, 'Раз. Два.'],
    [one, 'Один. Два.'],
    [two, 'Три.'],
  ] as const) {
    const at = { ...params, string: string.id };
    const { id } = await boris.does(addTranslation, { params: at, body: { text } });
    made.push({ params: { ...at, translation: id } });
  }
  await update((text, nth) => (nth < 2 ? `${text} Again.` : text));
  return made as [Path, Path, Path];
}

const countIn = async (section = params.section) =>
  (await anna.does(getSection, { params: { ...params, section } })).stats.strings_needing_review;
/** The numbers of the section, of the project, and of the editor’s filter. */
async function counts() {
  const ofProject = (await anna.does(getProject, { params: { project: project.id } })).stats;
  const matching = await anna.does(listMatchingStrings, {
    params: { project: project.id },
    query: { sections: printSectionId(params.section), status: 'needs_review' },
  });
  return [await countIn(), ofProject.strings_needing_review, matching.matching_amount];
}

const undoLast = async () => {
  const [last = expect.fail()] = await anna.does(listMyEvents, { params: { project: project.id } });
  await anna.does(undoEvent, { params: { project: project.id, event: last.id } });
};
const restoreLast = async () => {
  const [last = expect.fail()] = await anna.does(listDeleted, { params: { project: project.id } });
  await anna.does(restoreDeleted, { params: { project: project.id, event: last.event } });
};

test.each<[string, after: number, (made: [Path, Path, Path]) => Promise<unknown>]>([
  ['an update of the source marks all translations of the strings that it changes', 2, async () => {}],
  ['the undo of the update', 0, undoLast],
  ['an update of what needs review', 2, () => update((text, nth) => (nth === 0 ? `${text} And on.` : text))],
  [
    'the undo of the second update',
    2,
    async () => {
      await update((text, nth) => (nth === 0 ? `${text} And on.` : text));
      await undoLast();
    },
  ],
  ['one of two confirmed', 2, ([one]) => anna.does(confirmTranslation, one)],
  [
    'both confirmed',
    1,
    async ([one, two]) => {
      await anna.does(confirmTranslation, one);
      await anna.does(confirmTranslation, two);
      expect((await anna.asks(confirmTranslation, two)).statusCode).toBeLessThan(500);
    },
  ],
  [
    'a confirmation undone',
    2,
    async ([, , other]) => {
      await anna.does(confirmTranslation, other);
      expect(await counts()).toEqual([1, 1, 1]);
      await undoLast();
    },
  ],
  ['the only one approved', 1, ([, , other]) => anna.does(approve, other)],
  [
    'the approval undone',
    2,
    async ([, , other]) => {
      await anna.does(approve, other);
      await undoLast();
    },
  ],
  [
    'an approval taken back',
    1,
    async ([, , other]) => {
      await anna.does(approve, other);
      await anna.does(unapprove, other);
    },
  ],
  [
    'an approval that replaces another, undone',
    2,
    async ([one, two]) => {
      await anna.does(approve, one);
      await anna.does(approve, two);
      expect(await counts()).toEqual([1, 1, 1]);
      await undoLast();
    },
  ],
  [
    'the only one edited',
    1,
    ([, , other]) => anna.does(editTranslation, { ...other, body: { text: 'Новый.' } }),
  ],
  [
    'an edit undone',
    2,
    async ([, , other]) => {
      await anna.does(editTranslation, { ...other, body: { text: 'Новый.' } });
      await undoLast();
    },
  ],
  ['a note edited', 2, ([, , other]) => boris.does(editTranslation, { ...other, body: { context: 'Note' } })],
  ['one of two deleted', 2, ([one]) => anna.does(deleteTranslation, one)],
  ['the only one deleted', 1, ([, , other]) => anna.does(deleteTranslation, other)],
  ['the only one removed by a site administrator', 1, ([, , other]) => admin.does(removeTranslation, other)],
  [
    'the only one deleted and restored',
    2,
    async ([, , other]) => {
      await anna.does(deleteTranslation, other);
      await undoLast();
    },
  ],
  [
    'another translation added',
    2,
    ([, , { params: at }]) => anna.does(addTranslation, { params: at, body: { text: 'Ещё.' } }),
  ],
  ['the string deleted', 1, ([one]) => anna.does(deleteString, one)],
  [
    'the string deleted and restored',
    2,
    async ([one]) => {
      await anna.does(deleteString, one);
      await restoreLast();
    },
  ],
  [
    'the string split, with its translations',
    3,
    ([one]) => anna.does(splitString, { ...one, body: { at: 19 } }),
  ],
  [
    'the split undone',
    2,
    async ([one]) => {
      await anna.does(splitString, { ...one, body: { at: 19 } });
      await undoLast();
    },
  ],
  [
    'both strings merged',
    1,
    ([one, , other]) => anna.does(mergeStrings, { ...one, body: { next: other.params.string } }),
  ],
  [
    'the merge undone',
    2,
    async ([one, , other]) => {
      await anna.does(mergeStrings, { ...one, body: { next: other.params.string } });
      await undoLast();
    },
  ],
])('strings with translations that need review are counted: %s', async (_, after, act) => {
  const made = await flagged();
  expect(await counts()).toEqual([2, 2, 2]);
  await act(made);
  expect(await counts()).toEqual([after, after, after]);
  await foldDeltas(testApp.sql);
  expect(await counts()).toEqual([after, after, after]);
});

test('such a string is counted where it stands', async () => {
  const [one] = await flagged();
  const { id: other } = await anna.does(addSection, {
    params: { project: project.id },
    body: { name: 'Two' },
  });
  await anna.does(editString, { ...one, body: { section_id: other } });
  expect([await countIn(), await countIn(other)]).toEqual([1, 1]);
  await undoLast();
  expect([await countIn(), await countIn(other)]).toEqual([2, 0]);
  const strings = (await stringsNow()).map(({ id }) => id);
  await anna.does(startBatch, {
    params: { project: project.id },
    body: { action: 'move', strings, section_id: other },
  });
  expect([await countIn(), await countIn(other)]).toEqual([0, 2]);
  await undoLast();
  expect([await countIn(), await countIn(other)]).toEqual([2, 0]);
  await anna.does(deleteSection, { params });
  const ofProject = async () =>
    (await anna.does(getProject, { params: { project: project.id } })).stats.strings_needing_review;
  expect(await ofProject()).toBe(0);
  await undoLast();
  expect([await countIn(), await ofProject()]).toEqual([2, 2]);
});

test('whatever is done at once, the numbers are those of the filter, and a wrong one is mended', async () => {
  const made = await flagged();
  const [one, two, other] = made;
  const acts = [
    () => anna.asks(confirmTranslation, one),
    () => boris.asks(confirmTranslation, one),
    () => anna.asks(approve, two),
    () => boris.asks(approve, other),
    () => boris.asks(editTranslation, { ...two, body: { text: 'Другой.' } }),
    () => anna.asks(unapprove, two),
    () => boris.asks(deleteTranslation, one),
    () => update((text, nth) => (nth === 1 ? `${text} More.` : text)),
    () => anna.asks(splitString, { ...one, body: { at: 19 } }),
    () => boris.asks(editTranslation, { ...other, body: { text: 'Новый.' } }),
    () => anna.asks(mergeStrings, { ...one, body: { next: other.params.string } }),
    () => anna.asks(deleteString, { ...other }),
  ];
  for (let round = 0; round < 6; round++) {
    const turned = acts.map((_, at) => acts[(at * 5 + round * 3) % acts.length] ?? expect.fail());
    await Promise.allSettled(turned.map((act) => act()));
    const [section, whole, matching] = await counts();
    expect([section, whole]).toEqual([matching, matching]);
    for (const who of [anna, boris]) {
      const [last] = await who.does(listMyEvents, { params: { project: project.id } });
      if (last) await who.asks(undoEvent, { params: { project: project.id, event: last.id } });
    }
    await foldDeltas(testApp.sql);
    expect(await recountAll(testApp.sql)).toEqual(nothing);
  }
  await testApp.sql`UPDATE sections SET strings_needing_review = strings_needing_review + 1 WHERE id = ${params.section}`;
  expect(await recountAll(testApp.sql)).toEqual({ ...nothing, sections: 1 });
  await testApp.sql`UPDATE strings SET review_amount = review_amount + 1 WHERE id = ${other.params.string}`;
  expect(await recountAll(testApp.sql)).toMatchObject({ translations: 0 });
});

test('a database of before gets the numbers, also of what is deleted', async () => {
  const [one, , other] = await flagged();
  await anna.does(deleteString, other);
  const path = join(
    import.meta.dirname,
    '..',
    '..',
    'platform',
    'database',
    'migrations',
    '054-strings-needing-review.sql',
  );
  const migration = readFileSync(path, 'utf8');
  await testApp.sql`UPDATE strings SET review_amount = 0`;
  await testApp.sql`UPDATE sections SET strings_needing_review = 0`;
  await testApp.sql`DELETE FROM section_deltas`;
  await testApp.sql`UPDATE deleted_rows SET content = content - 'review_amount' - 'strings_needing_review'`;
  await testApp.sql.unsafe(migration.slice(migration.indexOf('UPDATE strings')));
  await recountAll(testApp.sql);
  expect(await counts()).toEqual([1, 1, 1]);
  await restoreLast();
  expect(await counts()).toEqual([2, 2, 2]);
  await anna.does(deleteString, one);
  expect(await counts()).toEqual([1, 1, 1]);
});
