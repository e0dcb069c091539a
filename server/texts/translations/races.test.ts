import { afterEach, beforeEach, expect, test } from 'vitest';
import { getSection } from '#contract/texts/sections.ts';
import {
  addTranslation,
  approve,
  castVote,
  deleteTranslation,
  editTranslation,
  removeVote,
  unapprove,
} from '#contract/texts/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { waitingForLocks } from '../../../test/waiting-for-locks.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const testApp = await openTestApp();
const { anna, boris, carl } = await testApp.signUps('anna', 'boris', 'carl');
let path: { project: number; section: number; string: number };

beforeEach(async () => {
  const { project, strings } = await projectOf(anna);
  path = strings[0] ?? expect.fail();
  await joinAs(testApp, boris, project, 'translator');
  await joinAs(testApp, carl, project, 'translator');
});

afterEach(async () => {
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});

const propose = async (person: TestUser, text: string) => {
  const { id, updated_at } = await person.does(addTranslation, { params: path, body: { text } });
  return { id, updated_at, params: { ...path, translation: id } };
};
const times = <T>(amount: number, make: (n: number) => T) =>
  Array.from({ length: amount }, (_, n) => make(n));
const statuses = async (asked: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(asked)).map(({ statusCode }) => statusCode);

/**
 * Starts `act` while the string is locked, does `meanwhile` and releases the lock, so that `act` begins before it and
 * waits for it.
 */
async function overtaken<T>(
  act: () => Promise<T>,
  meanwhile: (tx: Transaction) => Promise<unknown>,
): Promise<T> {
  let acting: Promise<T> | undefined;
  await testApp.sql.begin(async (tx) => {
    await tx`SELECT FROM strings WHERE project_id = ${path.project} AND id = ${path.string} FOR NO KEY UPDATE`;
    acting = act();
    await waitsFor(1);
    await meanwhile(tx);
  });
  return acting ?? expect.fail();
}

/** Waits until so many connections wait for a lock. */
async function waitsFor(amount: number) {
  while ((await waitingForLocks(testApp.sql)) < amount);
}

test('a vote that came just before an author’s edit goes with the others', async () => {
  const made = await propose(boris, 'before');
  const edited = await overtaken(
    () => boris.does(editTranslation, { ...made, body: { text: 'after' } }),
    async (tx) => {
      await tx`INSERT INTO votes (project_id, translation_id, user_id, is_minus) VALUES (${path.project}, ${made.id}, ${carl.id}, false)`;
      await tx`UPDATE translations SET votes_plus = 1 WHERE id = ${made.id}`;
      await tx`UPDATE strings SET votes_plus = 1 WHERE id = ${path.string}`;
    },
  );
  expect(edited).toMatchObject({ text: 'after', votes_plus: [] });
  expect(await testApp.sql`SELECT FROM votes WHERE translation_id = ${made.id}`).toHaveLength(0);
});

test('a vote that has waited for another is answered with both, and a text edited meanwhile with the new one', async () => {
  const made = await propose(boris, 'before');
  const voted = await overtaken(
    () => carl.does(castVote, made),
    async (tx) => {
      await tx`INSERT INTO votes (project_id, translation_id, user_id, is_minus) VALUES (${path.project}, ${made.id}, ${anna.id}, false)`;
      await tx`UPDATE translations SET text = 'behind', votes_plus = 1 WHERE id = ${made.id}`;
      await tx`UPDATE strings SET votes_plus = 1 WHERE id = ${path.string}`;
    },
  );
  expect(voted).toMatchObject({
    text: 'behind',
    votes_plus: [{ username: 'anna' }, { username: 'carl' }],
    votes_minus: [],
  });
});

test('many votes at once: the last one answered has everybody’s', async () => {
  const made = await propose(boris, 'one');
  const answers = await Promise.all([anna, carl].map((person) => person.does(castVote, made)));
  expect(Math.max(...answers.map(({ votes_plus }) => votes_plus.length))).toBe(2);
});

test('an approval that came just before an author’s edit falls, and the log says so', async () => {
  const made = await propose(boris, 'before');
  const edited = await overtaken(
    () => boris.does(editTranslation, { ...made, body: { text: 'after' } }),
    async (tx) => {
      await tx`UPDATE strings SET approved_id = ${made.id} WHERE id = ${path.string}`;
      await tx`INSERT INTO section_deltas (project_id, section_id, strings_amount, strings_translated, strings_approved, translations_amount, at)
        VALUES (${path.project}, ${path.section}, 0, 0, 1, 0, 0)`;
    },
  );
  expect(edited.status).toBe(0);
  expect(await testApp.sql`SELECT FROM log WHERE translation_id = ${made.id} AND w = 15`).toHaveLength(1);
});

test('a translation that came just before a deletion is the string’s last', async () => {
  const made = await propose(boris, 'one');
  await overtaken(
    () => boris.does(deleteTranslation, made),
    async (tx) => {
      await tx`INSERT INTO translations (project_id, string_id, text, initial, author_id, updated_at)
        VALUES (${path.project}, ${path.string}, 'two', false, ${anna.id}, ${made.updated_at - 5})`;
      await tx`UPDATE strings SET translations_amount = 2, regular_amount = 2, inner_bytes = 6 WHERE id = ${path.string}`;
      await tx`INSERT INTO section_deltas (project_id, section_id, strings_amount, strings_translated, strings_approved, translations_amount, bytes, at)
        VALUES (${path.project}, ${path.section}, 0, 0, 0, 1, 3, 0)`;
    },
  );
  const [string] = await testApp.sql`SELECT last_translation_at FROM strings WHERE id = ${path.string}`;
  expect(string).toEqual({ last_translation_at: made.updated_at - 5 });
});

test('of edits that have seen the same text exactly one wins', async () => {
  const made = await propose(boris, 'before');
  const asked = times(10, (n) =>
    boris.asks(editTranslation, { ...made, body: { text: `after ${n}`, updated_at: made.updated_at } }),
  );
  expect((await statuses(asked)).toSorted()).toEqual([200, ...times(9, () => 409)]);
  expect(await wrongRevisions(testApp.sql, path.project)).toHaveLength(0);
});

test('each edit is logged with the text that it found', async () => {
  const made = await propose(boris, '0');
  await Promise.all(times(12, (n) => boris.does(editTranslation, { ...made, body: { text: `${n + 1}` } })));
  const lines = await testApp.sql<{ before: string; after: string }[]>`
    SELECT data #>> '{acts,text,0}' AS before, data #>> '{acts,text,1}' AS after FROM log
    WHERE translation_id = ${made.id} AND w = 22`;
  const next = new Map(lines.map(({ before, after }) => [before, after]));
  let text = '0';
  for (let n = 0; n < 12; n++) text = next.get(text) ?? expect.fail(`nothing follows ${text}`);
  expect(new Set(next.values()).size).toBe(12);
  expect(await wrongRevisions(testApp.sql, path.project)).toHaveLength(0);
});

test('approving and editing at once leave an approved text that its approver may have seen, or none', async () => {
  const made = await propose(boris, 'before');
  await Promise.all(
    times(20, (n) =>
      n % 2
        ? anna.does(approve, made)
        : boris.does(editTranslation, { ...made, body: { text: `after ${n}` } }),
    ),
  );
  const lines = await testApp.sql`SELECT w FROM log WHERE translation_id = ${made.id} AND w IN (14, 15)`;
  const [string] = await testApp.sql`SELECT approved_id FROM strings WHERE id = ${path.string}`;
  const approvals = lines.filter(({ w }) => w === 14).length - lines.filter(({ w }) => w === 15).length;
  expect(approvals).toBe(string?.approved_id === null ? 0 : 1);
  expect(await wrongRevisions(testApp.sql, path.project)).toHaveLength(0);
});

test('of two approvals at once one stays, and each is logged with what it replaced', async () => {
  const both = [await propose(boris, 'one'), await propose(carl, 'two')];
  await Promise.all(times(20, (n) => anna.does(approve, both[n % 2] ?? expect.fail())));
  const lines = await testApp.sql`SELECT w FROM log WHERE project_id = ${path.project} AND w IN (14, 15)`;
  expect(lines.filter(({ w }) => w === 14).length - lines.filter(({ w }) => w === 15).length).toBe(1);
  expect(await wrongRevisions(testApp.sql, path.project)).toHaveLength(0);
});

test('deleting against voting, approving and editing: all answer, and nothing is left behind', async () => {
  const made = await times(10, (n) => propose(boris, `text ${n}`));
  for (const one of await Promise.all(made)) {
    const answers = await statuses([
      anna.asks(castVote, one),
      anna.asks(approve, one),
      boris.asks(deleteTranslation, one),
      carl.asks(castVote, one),
      boris.asks(editTranslation, { ...one, body: { text: 'after' } }),
      anna.asks(deleteTranslation, one),
    ]);
    expect(answers.every((status) => [200, 204, 404].includes(status))).toBe(true);
    expect(answers.filter((status) => status === 204)).toHaveLength(1);
    expect(await testApp.sql`SELECT FROM votes WHERE translation_id = ${one.id}`).toHaveLength(0);
  }
  const [string] = await testApp.sql`
    SELECT approved_id, translations_amount, last_translation_at FROM strings WHERE id = ${path.string}`;
  expect(string).toEqual({ approved_id: null, translations_amount: 0, last_translation_at: null });
  expect(await wrongRevisions(testApp.sql, path.project)).toHaveLength(0);
});

test('approving drafts against deleting them, beside another: the counters are as if one came after the other', async () => {
  const draft = async (n: number) => {
    const body = { text: `draft ${n}`, status: -1 };
    const { id } = await boris.does(addTranslation, { params: path, body });
    return { params: { ...path, translation: id } };
  };
  const beside = await draft(0);
  for (const one of await Promise.all(times(10, (n) => draft(n + 1)))) {
    const answers = await statuses([
      anna.asks(approve, one),
      boris.asks(deleteTranslation, one),
      boris.asks(editTranslation, { ...beside, body: { status: 0 } }),
      boris.asks(editTranslation, { ...one, body: { text: 'after', status: -1 } }),
      boris.asks(editTranslation, { ...beside, body: { status: -1 } }),
      anna.asks(unapprove, one),
    ]);
    expect(answers.every((status) => [200, 204, 404, 409].includes(status))).toBe(true);
    expect(answers.filter((status) => status === 204)).toHaveLength(1);
    expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
  }
  await boris.does(editTranslation, { ...beside, body: { status: -1 } });
  expect((await anna.does(getSection, { params: path })).stats).toMatchObject({
    strings_translated: 1,
    strings_approved: 0,
    strings_initial: 1,
  });
  expect(await wrongRevisions(testApp.sql, path.project)).toHaveLength(0);
});

test('a draft that has waited for the string’s last regular one to be deleted is counted', async () => {
  const made = await propose(boris, 'one');
  const draft = { params: path, body: { text: 'draft', status: -1 } };
  await overtaken(
    () => boris.does(addTranslation, draft),
    async (tx) => {
      await tx`UPDATE strings SET translations_amount = 0, regular_amount = 0, inner_bytes = 0 WHERE id = ${path.string}`;
      await tx`DELETE FROM translations WHERE id = ${made.id}`;
      await tx`INSERT INTO section_deltas (project_id, section_id, strings_amount, strings_translated, strings_approved, translations_amount, bytes, at)
        VALUES (${path.project}, ${path.section}, 0, -1, 0, -1, -3, 0)`;
    },
  );
  expect((await anna.does(getSection, { params: path })).stats).toMatchObject({ strings_initial: 1 });
});

test('a storm of votes and votes taken back leaves one vote a user at most, and each line of the log one change', async () => {
  const made = await propose(boris, 'one');
  await Promise.all(
    times(60, (n) => {
      const person = n % 2 ? anna : carl;
      if (n % 3 === 0) return person.does(removeVote, made);
      return person.does(castVote, { ...made, body: { is_minus: n % 2 === 1 && n % 5 === 0 } });
    }),
  );
  const votes = await testApp.sql`SELECT user_id FROM votes WHERE translation_id = ${made.id}`;
  const lines = await testApp.sql<{ w: number; actor_id: number }[]>`
    SELECT w, actor_id FROM log WHERE translation_id = ${made.id} AND w IN (12, 13) ORDER BY id`;
  for (const { id } of [anna, carl]) {
    const own = lines.filter(({ actor_id }) => actor_id === id).map(({ w }) => w);
    expect(own.filter((w, index) => w === 13 && own[index - 1] !== 12)).toEqual([]);
    expect(votes.filter(({ user_id }) => user_id === id)).toHaveLength(own.at(-1) === 12 ? 1 : 0);
  }
});
