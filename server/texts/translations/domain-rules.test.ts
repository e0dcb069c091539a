import { setTimeout as wait } from 'node:timers/promises';
import { beforeAll, expect, test } from 'vitest';
import { openEditorPage } from '#contract/texts/editor.ts';
import { addTranslation, approve, castVote, editTranslation } from '#contract/texts/translations.ts';
import { fixedRoleNamed } from '#domain/core/access/roles.ts';
import { editOf } from '#domain/texts/translations/translation-edit.ts';
import { isCompeting } from '#domain/texts/translations/translation-order.ts';
import {
  APPROVED,
  INITIAL,
  REGULAR,
  type TranslationStatus,
} from '#domain/texts/translations/translations.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';

// Rules that SQL applies to locked rows and the domain to what a page shows. Both must give the same result in every
// case.

const testApp = await openTestApp();
const { anna, boris, pia, edda } = await testApp.signUps('anna', 'boris', 'pia', 'edda');
let testProject: Awaited<ReturnType<typeof projectOf>>;

type Place = (typeof testProject.strings)[number];
const TIMES = [1000, 2000, 3000];
const STATUSES: TranslationStatus[] = [INITIAL, REGULAR, APPROVED];
/** Every pair of translations of one string with at most one of them approved. */
const PAIRS = TIMES.flatMap((time) =>
  STATUSES.flatMap((status) => STATUSES.slice(0, 2).map((other) => ({ time, status, other }))),
);

beforeAll(async () => {
  testProject = await projectOf(anna, { strings: [...PAIRS.keys(), ...STATUSES].map((n) => `String ${n}`) });
  await joinAs(testApp, boris, testProject.project, 'translator');
  await joinAs(testApp, pia, testProject.project, 'proficient');
  await joinAs(testApp, edda, testProject.project, 'redactor');
});

const propose = async (who: TestUser, params: Place, text: string, status: TranslationStatus) => {
  const body = { text, status: status === INITIAL ? INITIAL : REGULAR };
  const reply = await who.does(addTranslation, { params, body });
  const at = { ...params, translation: reply.id };
  if (status === APPROVED) await anna.does(approve, { params: at });
  return { at, reply };
};

const rowsOf = async (status?: string) => {
  const query = { sections: 'all', ...(status && { status }) };
  return (await anna.does(openEditorPage, { params: { project: testProject.project.id }, query })).rows;
};

test('the filter of competing translations finds what the domain calls competing', async () => {
  for (const [n, { time, status, other }] of PAIRS.entries()) {
    const at = testProject.strings[n] ?? expect.fail();
    const first = await propose(boris, at, 'first', status);
    const second = await propose(boris, at, 'second', other);
    await testApp.sql`UPDATE translations SET updated_at = ${time} WHERE id = ${first.reply.id}`;
    await testApp.sql`UPDATE translations SET updated_at = 2000 WHERE id = ${second.reply.id}`;
  }
  const expected = PAIRS.flatMap(({ time, status, other }, n) => {
    const all = [
      { status, updated_at: time },
      { status: other, updated_at: 2000 },
    ];
    return all.some((one) => isCompeting(one, all)) ? [testProject.strings[n]?.string] : [];
  });
  expect(expected.length).toBeGreaterThan(0);
  expect((await rowsOf('comp')).map(({ id }) => id)).toEqual(expected);
});

const EDITORS = [
  { name: 'a translator', role: 'translator', who: () => boris },
  { name: 'a proficient translator', role: 'proficient', who: () => pia },
  { name: 'an editor', role: 'redactor', who: () => edda },
] as const;
const EDITS = EDITORS.flatMap((editor) =>
  STATUSES.flatMap((status) => ['before', 'after'].map((text) => ({ ...editor, status, text }))),
);

test.each(EDITS)('what “$text” by $name makes of status $status', async ({ role, who, status, text }) => {
  const viewer = { id: who().id, role: fixedRoleNamed(role) };
  const { at } = await propose(who(), testProject.strings.at(-1) ?? expect.fail(), 'before', status);
  await anna.does(castVote, { params: at });
  const edited = await who().does(editTranslation, { params: at, body: { text } });
  const effect = editOf(viewer, { text: 'before', status }, text);
  expect(edited).toMatchObject({
    status: effect.changes ? effect.status : status,
    votes_plus: effect.changes && effect.dropsVotes ? [] : [{ username: 'anna' }],
    editor_id: effect.changes ? effect.editor_id : null,
  });
});

test('a new translation is told to compete where the page shows it so', async () => {
  const at = testProject.strings.at(-2) ?? expect.fail();
  const replies: Awaited<ReturnType<typeof propose>>['reply'][] = [];
  for (const status of [REGULAR, APPROVED, INITIAL, REGULAR] as const) {
    replies.push((await propose(boris, at, `Number ${replies.length}`, status)).reply);
    await wait(2);
  }
  const row = (await rowsOf()).find(({ id }) => id === at.string);
  const shown = new Map(row?.translations.map(({ id, competing }) => [id, competing]));
  expect(replies.map(({ competing }) => competing)).toEqual(replies.map(({ id }) => shown.get(id)));
  expect(shown.size).toBe(4);
});
