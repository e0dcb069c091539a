import { expect, test } from 'vitest';
import { listProjects } from '#contract/projects/projects.ts';
import {
  addComment,
  deleteComment,
  editComment,
  listComments,
  listSectionComments,
} from '#contract/texts/comments.ts';
import { addEntry, editEntry, listEntries } from '#contract/texts/dictionary.ts';
import { addSection, editSection, listSections } from '#contract/texts/sections.ts';
import { addStrings, editString, listStrings } from '#contract/texts/strings.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  unapprove,
} from '#contract/texts/translations.ts';
import { testOnOneServer } from '../../../test/citus/on-one-server.ts';
import { fillSection } from '../../../test/fill-section.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { PLANS, rowsRead } from '../../../test/rows-read.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { batchesOfStrings } from './batch-queries.ts';

const testApp = await openTestApp();
const { anna, boris } = await testApp.signUps('anna', 'boris');
const { sql } = testApp;

/** A moment that lies between what was done before and what is done after. */
async function moment(): Promise<number> {
  const [row] = await sql<{ now: number }[]>`SELECT now_ms() AS now, pg_sleep(0.005)`;
  return row?.now ?? 0;
}

/** A project with four strings, and the indexes of those that have changed since a moment. */
async function made() {
  const { project, params, strings } = await projectOf(anna, {
    strings: ['One.', 'Two.', 'Three.', 'Four.'],
  });
  await joinAs(testApp, boris, project, 'moderator');
  const [first = expect.fail(), second = expect.fail(), third = expect.fail()] = strings;
  const since = async (moment: number, query = {}) =>
    (await anna.does(listStrings, { params, query: { since: moment, ...query } })).map(({ index }) => index);
  return { project, at: { params: { project: project.id } }, params, first, second, third, since };
}

test('the strings that changed since a moment are those of which anything has: their texts, translations, votes, approvals, comments (api.58)', async () => {
  const { first, second, third, since } = await made();
  const start = await moment();
  expect(await since(start)).toEqual([]);
  expect(await since(0)).toEqual([1, 2, 3, 4]);

  await anna.does(editString, { params: second, body: { text: 'Two!' } });
  expect(await since(start)).toEqual([2]);
  const { id } = await anna.does(addTranslation, { params: third, body: { text: 'Три.' } });
  const { id: other } = await anna.does(addTranslation, { params: first, body: { text: 'Раз.' } });
  expect(await since(start)).toEqual([1, 2, 3]);

  const translation = { params: { ...third, translation: id } };
  for (const act of [
    () => boris.does(castVote, translation),
    () => boris.does(approve, translation),
    () => boris.does(unapprove, translation),
    () => boris.does(addComment, { params: third, body: { text: 'So?' } }),
  ]) {
    const before = await moment();
    await act();
    expect(await since(before)).toEqual([3]);
  }
  const before = await moment();
  await anna.does(deleteTranslation, { params: { ...first, translation: other } });
  expect(await since(before)).toEqual([1]);
});

test('their pages are stable, each after the last of the one before, with the index in the section', async () => {
  const { params, since } = await made();
  const start = await moment();
  const all = await anna.does(listStrings, { params, query: {} });
  for (const nth of [3, 0, 2]) {
    const string = all[nth]?.id ?? 0;
    await anna.does(addTranslation, { params: { ...params, string }, body: { text: 'Раз.' } });
  }
  expect(await since(start)).toEqual([1, 3, 4]);
  expect(await since(start, { limit: 2 })).toEqual([1, 3]);
  expect(await since(start, { limit: 2, after: all[2]?.id })).toEqual([4]);
  const more = await anna.does(addStrings, { params, body: [{ text: 'Five.' }] });
  expect(await since(start, { after: all[3]?.id })).toEqual([5]);
  expect(more).toHaveLength(1);
});

test('sections, with their strings if asked for, projects, comments and words are listed since a moment too', async () => {
  const { at, project, params, first, second } = await made();
  const other = await anna.does(addSection, { ...at, body: { name: 'Other' } });
  await anna.does(addStrings, {
    params: { ...params, section: other.id },
    body: [{ text: 'A.' }, { text: 'B.' }],
  });
  const word = await anna.does(addEntry, { ...at, body: { word: 'one', translate: 'раз' } });
  const remark = await anna.does(addComment, { params: first, body: { text: 'So?' } });
  const doomed = await anna.does(addComment, { params: second, body: { text: 'No.' } });
  await anna.does(addEntry, { ...at, body: { word: 'Two', translate: 'два' } });
  const start = await moment();
  const changed = async () => ({
    sections: (await anna.does(listSections, { ...at, query: { since: start } })).map(({ id }) => id),
    comments: (await anna.does(listSectionComments, { params, query: { since: start } })).map(({ id }) => id),
    words: (await anna.does(listEntries, { ...at, query: { since: start } })).map(({ id }) => id),
    isProject: (await anna.does(listProjects, { query: { mine: 'true', since: start } })).some(
      ({ id }) => id === project.id,
    ),
  });
  expect(await changed()).toEqual({ sections: [], comments: [], words: [], isProject: false });
  await anna.does(editSection, { params: { ...at.params, section: other.id }, body: { name: 'Another' } });
  await anna.does(editComment, { params: { ...first, comment: remark.id }, body: { text: 'So!' } });
  await anna.does(deleteComment, { params: { ...second, comment: doomed.id } });
  await anna.does(editEntry, { params: { ...at.params, entry: word.id }, body: { translate: 'один' } });
  expect(await changed()).toEqual({
    sections: [params.section, other.id],
    comments: [remark.id, doomed.id],
    words: [word.id],
    isProject: true,
  });
  expect(await anna.does(listComments, { params: first, query: { since: start, after: remark.id } })).toEqual(
    [],
  );
  const whole = await anna.does(listSections, { ...at, query: { since: start, fetch_strings: 'true' } });
  expect(whole.map(({ strings }) => strings?.map(({ index }) => index))).toEqual([[1, 2], []]);
});

test('words come page by page in their order', async () => {
  const { at } = await made();
  const words = ['b', 'A', 'c', 'B'];
  for (const word of words) await anna.does(addEntry, { ...at, body: { word, translate: 'x' } });
  const all = await anna.does(listEntries, { ...at, query: {} });
  const read: string[] = [];
  let after: number | undefined;
  do {
    const page = await anna.does(listEntries, { ...at, query: { limit: 3, ...(after && { after }) } });
    read.push(...page.map(({ word }) => word));
    after = page.at(-1)?.id;
  } while (after !== undefined);
  expect(read).toEqual(all.map(({ word }) => word));
  expect(await anna.tries(listEntries, { ...at, query: { after: 2 ** 52 } })).toBe('400 after unknown');
});

testOnOneServer('plan').each(PLANS)(
  'one entry of the log is read for each string, however many there are: %s',
  async (plan) => {
    const { params, first } = await made();
    await fillSection(testApp, params, 500);
    const { id } = await anna.does(addTranslation, { params: first, body: { text: 'Раз.' } });
    for (let n = 0; n < 30; n++) {
      await boris.does(castVote, { params: { ...first, translation: id } });
      await sql`DELETE FROM votes WHERE translation_id = ${id}`;
    }
    const flags = {
      fetch_translations: false,
      fetch_votes: false,
      fetch_comments: false,
      fetch_frames: false,
    };
    const since = await moment();
    const read = await rowsRead(sql, ['log'], plan, async (tx) => {
      const scope = { project: params.project, userId: null };
      const range = { parts: [{ id: params.section }] };
      const size = { rows: 10_000, bytes: 1e7 };
      for await (const { rows } of batchesOfStrings(tx, scope, range, { ...flags, since }, size))
        expect(rows).toEqual([]);
    });
    expect(read).toBeLessThanOrEqual(520);
  },
);
