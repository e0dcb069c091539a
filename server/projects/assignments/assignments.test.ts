import { expect, test } from 'vitest';
import { readLog } from '#contract/history/log.ts';
import { setNotificationSettings } from '#contract/notices/notifications.ts';
import {
  assignSection,
  claimSection,
  giveBackSection,
  listAssignments,
  listMyAssignments,
  unassignSection,
} from '#contract/projects/assignments.ts';
import { removeMember } from '#contract/projects/members.ts';
import { deleteProject, editProject } from '#contract/projects/projects.ts';
import { createRole } from '#contract/projects/roles.ts';
import { addSection, deleteSection } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation } from '#contract/texts/translations.ts';
import type { RolePermission } from '#domain/core/access/roles.ts';
import { eventKindOf } from '#domain/core/events/kinds.ts';
import { DAY, HOUR, MINUTE } from '#domain/core/units.ts';
import { ASSIGNMENT_LIMITS, dateAt } from '#domain/projects/assignments/assignments.ts';
import { notificationsOf } from '../../../test/notifications.ts';
import { joinAs, projectOf } from '../../../test/project.ts';
import { openTestApp, type TestUser } from '../../../test/test-app.ts';
import { remindOfDeadlines } from '../../notices/notifications/job-queries.ts';

const testApp = await openTestApp();
const { sql } = testApp;
const { anna, boris, clara, dora } = await testApp.signUps('anna', 'boris', 'clara', 'dora');

const day = (from: number) => dateAt(Date.now() + from * DAY);

/** A public project of anna's that boris moderates and clara translates. */
async function team() {
  // What is due in all projects is reminded of together.
  await sql`DELETE FROM assignments`;
  const { project, params, strings } = await projectOf(anna);
  await joinAs(testApp, boris, project, 'moderator');
  await joinAs(testApp, clara, project, 'translator');
  const at = { params: { project: project.id } };
  const assign = (who: TestUser, whom: TestUser, deadline: string | null = null) =>
    who.does(assignSection, { params, body: { user_id: whom.id, deadline } });
  const names = async (who: TestUser = anna) =>
    (await who.does(listAssignments, at)).items.map(({ user, deadline }) =>
      [user.username, deadline].join(' ').trim(),
    );
  const kinds = async (who: TestUser) =>
    (await notificationsOf(testApp, who, project)).map(({ kind }) => kind);
  const remind = (now: number) => remindAt(now);
  /** Gives a user a custom role with these permissions. */
  const custom = async (whom: TestUser, ...permissions: RolePermission[]) => {
    const { id } = await anna.does(createRole, {
      ...at,
      body: { name: `Role ${Math.random()}`, permissions },
    });
    await sql`UPDATE members SET role_id = ${id} WHERE project_id = ${project.id} AND user_id = ${whom.id}`;
  };
  return { project, params, strings, at, assign, names, kinds, remind, custom };
}

/** Runs the job at a moment, and returns who was told. */
async function remindAt(now: number): Promise<number[]> {
  const reminded: number[] = [];
  await remindOfDeadlines(sql, {
    now,
    signal: new AbortController().signal,
    tell: async (users) => void reminded.push(...users),
  });
  return reminded;
}

const NINE = 9 * HOUR;
/** Nine in the morning UTC of a day. */
const morningOf = (date: string) => Date.parse(date) + NINE;

test('who manages sections assigns one to members who translate, with a deadline, and changes and removes it (assignments.2)', async () => {
  const { params, assign, names, at } = await team();
  const made = await assign(boris, clara, day(5));
  expect(made).toMatchObject({
    section_id: params.section,
    user: { username: 'clara' },
    assigned_by: { username: 'boris' },
    deadline: day(5),
  });
  await assign(boris, anna);
  expect(await names(clara)).toEqual([`clara ${day(5)}`, 'anna']);
  expect(await assign(anna, clara, day(9))).toMatchObject({
    id: made.id,
    assigned_by: { username: 'boris' },
  });
  await assign(anna, clara, null);
  expect(await names()).toEqual(['clara', 'anna']);
  await boris.does(unassignSection, { params: { ...params, user: 'clara' } });
  expect(await names()).toEqual(['anna']);
  expect(await boris.tries(unassignSection, { params: { ...params, user: clara.id } })).toBe(
    '404 assignment gone',
  );
  expect(await testApp.guest.does(listAssignments, at)).toMatchObject({ next: null });
});

test('only members who translate can be assigned, and only to a day that is not over (assignments.2, assignments.4)', async () => {
  const { params, custom } = await team();
  const tries = (user_id: number, deadline: string | null = null) =>
    boris.tries(assignSection, { params, body: { user_id, deadline } });
  expect(await tries(dora.id)).toBe('400 user_id choice');
  expect(await tries(clara.id, day(-1))).toBe('400 deadline min');
  await boris.does(assignSection, { params, body: { user_id: clara.id, deadline: day(0) } });
  await custom(clara, 'can_manage_sections');
  expect(await tries(clara.id)).toBe('400 user_id choice');
  // Who manages sections assigns others, also without translating.
  await clara.does(assignSection, { params, body: { user_id: boris.id, deadline: null } });
  expect(await clara.tries(claimSection, { params })).toBe('403 role role');
});

test('who translates claims a section and gives it back; others’ they leave alone (assignments.3)', async () => {
  const { params, assign, names } = await team();
  const claimed = await clara.does(claimSection, { params });
  expect(claimed).toMatchObject({ user: { id: clara.id }, assigned_by: { id: clara.id }, deadline: null });
  expect(await clara.does(claimSection, { params })).toEqual(claimed);
  expect(await clara.tries(unassignSection, { params: { ...params, user: clara.id } })).toBe('403 role role');
  expect(await clara.tries(assignSection, { params, body: { user_id: boris.id, deadline: null } })).toBe(
    '403 role role',
  );
  await clara.does(giveBackSection, { params });
  expect(await names()).toEqual([]);
  expect(await clara.tries(giveBackSection, { params })).toBe('404 assignment gone');
  // Also one that somebody assigned, with its deadline kept by a claim.
  await assign(boris, clara, day(3));
  expect(await clara.does(claimSection, { params })).toMatchObject({ deadline: day(3) });
  await clara.does(giveBackSection, { params });
  expect(await names()).toEqual([]);
  expect(await dora.tries(claimSection, { params })).toBe('403 project hidden');
});

test('an assignment restricts nobody (assignments.1)', async () => {
  const { assign, strings } = await team();
  await assign(boris, clara);
  await boris.does(addTranslation, { params: strings[0] ?? expect.fail(), body: { text: 'Раз.' } });
});

test('a paused project keeps its translators from claiming, and lets them give back (assignments.3)', async () => {
  const { at, params, assign } = await team();
  await assign(boris, clara);
  await anna.does(editProject, { ...at, body: { status: 'frozen' } });
  expect(await clara.tries(claimSection, { params })).toBe('403 status frozen');
  await clara.does(giveBackSection, { params });
});

test('a section has a limited number of assignees, also when many claim it at once (assignments.1)', async () => {
  const { project, params } = await team();
  await sql`
    WITH made AS (
      INSERT INTO users (username, email, password_hash)
      SELECT 'many' || n, 'many' || n || '@example.org', 'x' FROM generate_series(1, ${ASSIGNMENT_LIMITS.perSection - 1}) n
      RETURNING id
    ), joined AS (
      INSERT INTO members (project_id, user_id, role_id) SELECT ${project.id}, id, 4 FROM made RETURNING user_id
    )
    SELECT FROM joined`;
  await sql`
    INSERT INTO assignments (project_id, section_id, user_id, assigned_by)
    SELECT project_id, ${params.section}, user_id, user_id FROM members WHERE project_id = ${project.id}
      AND user_id NOT IN (${anna.id}, ${boris.id}, ${clara.id})`;
  const answers = await Promise.all(
    [anna, boris, clara].map(async (who) => (await who.asks(claimSection, { params })).statusCode),
  );
  expect(answers.toSorted()).toEqual([200, 403, 403]);
});

test('who leaves, is kicked out or can’t translate any more has no assignments (assignments.6)', async () => {
  const { params, assign, names, custom, project } = await team();
  await assign(boris, clara);
  await assign(boris, anna);
  await custom(clara, 'can_see_logs');
  expect(await names()).toEqual(['anna']);
  expect((await clara.does(listMyAssignments, {})).items).toEqual([]);
  await custom(clara, 'can_translate');
  expect(await names()).toEqual(['clara', 'anna']);
  await clara.does(removeMember, { params: { project: project.id, user: clara.id } });
  expect(await names()).toEqual(['anna']);
  await joinAs(testApp, clara, project, 'translator');
  expect(await names()).toEqual(['anna']);
  await clara.does(claimSection, { params });
  await boris.does(removeMember, { params: { project: project.id, user: clara.id } });
  expect(
    await sql`SELECT FROM assignments WHERE project_id = ${project.id} AND user_id = ${clara.id}`,
  ).toHaveLength(0);
});

test('a deleted section takes its assignments along (assignments.6)', async () => {
  const { at, params, assign } = await team();
  const other = await anna.does(addSection, { ...at, body: { name: 'Two' } });
  await assign(boris, clara);
  await clara.does(claimSection, { params: { ...params, section: other.id } });
  await anna.does(deleteSection, { params });
  const { items } = await anna.does(listAssignments, at);
  expect(items.map(({ section_id }) => section_id)).toEqual([other.id]);
  expect(await boris.tries(assignSection, { params, body: { user_id: clara.id, deadline: null } })).toBe(
    '404 section gone',
  );
});

test('the assignments of a project and of a user are listed in pages, those of a user by deadline (assignments.7, assignments.8)', async () => {
  const emma = await testApp.signUp('emma');
  const { project, at } = await team();
  await joinAs(testApp, emma, project, 'translator');
  const deadlines = [null, day(7), day(2), null, day(2)];
  for (const [n, deadline] of deadlines.entries()) {
    const { id } = await anna.does(addSection, { ...at, body: { name: `Section ${n}` } });
    await boris.does(assignSection, {
      params: { project: project.id, section: id },
      body: { user_id: emma.id, deadline },
    });
  }
  const first = await emma.does(listMyAssignments, { query: { limit: 2 } });
  expect(first.items.map(({ section }) => section.name)).toEqual(['Section 2', 'Section 4']);
  expect(first.items[0]).toMatchObject({
    project: { id: project.id, name: project.name },
    assigned_by: { username: 'boris' },
    section: { strings_amount: 0, strings_translated: 0 },
  });
  const rest: string[] = [];
  let { next } = first;
  while (next) {
    const { after, after_deadline } = next;
    const query = { limit: 2, after, ...(after_deadline && { after_deadline }) };
    const page = await emma.does(listMyAssignments, { query });
    rest.push(...page.items.map(({ section }) => section.name));
    next = page.next;
  }
  expect(rest).toEqual(['Section 1', 'Section 0', 'Section 3']);
  const page = await anna.does(listAssignments, { ...at, query: { limit: 3 } });
  expect(page.items).toHaveLength(3);
  const more = await anna.does(listAssignments, { ...at, query: { limit: 3, after: page.next ?? 0 } });
  expect(more.items).toHaveLength(2);
  expect(more.next).toBeNull();
});

test('the user’s list has the progress of the section as it is now, over several projects, and nothing of deleted ones (assignments.8)', async () => {
  const fred = await testApp.signUp('fred');
  const two = await team();
  const one = await team();
  for (const { project, params } of [one, two]) {
    await joinAs(testApp, fred, project, 'translator');
    await fred.does(claimSection, { params });
  }
  await fred.does(addTranslation, { params: one.strings[0] ?? expect.fail(), body: { text: 'Раз.' } });
  const { items } = await fred.does(listMyAssignments, {});
  expect(items.map(({ section }) => [section.strings_translated, section.strings_amount])).toEqual([
    [1, 3],
    [0, 3],
  ]);
  await anna.does(deleteProject, { params: { project: two.project.id } });
  expect((await fred.does(listMyAssignments, {})).items).toHaveLength(1);
});

test('the log says who assigned, claimed, changed and removed (assignments.5)', async () => {
  const { at, params, assign } = await team();
  await assign(boris, clara, day(4));
  await assign(boris, clara, day(6));
  await assign(boris, clara, day(6));
  await clara.does(giveBackSection, { params });
  const log = await anna.does(readLog, { ...at, query: { limit: 3 } });
  const entries = log.map(({ w, u, m, se, acts }) => [
    eventKindOf(w),
    u?.username,
    m?.username,
    se?.name,
    acts,
  ]);
  expect(entries).toEqual([
    ['unassignSection', 'clara', 'clara', 'One', {}],
    ['editAssignment', 'boris', 'clara', 'One', { deadline: [day(4), day(6)] }],
    ['assignSection', 'boris', 'clara', 'One', { deadline: [null, day(4)] }],
  ]);
});

test('an assignment by somebody else and a new deadline are told, what one does oneself is not (assignments.9)', async () => {
  const { assign, project, params, kinds } = await team();
  await clara.does(claimSection, { params });
  expect(await kinds(clara)).toEqual([]);
  await assign(boris, clara, day(4));
  const [notification] = await notificationsOf(testApp, clara, project);
  expect(notification).toMatchObject({ kind: 'assigned', deadline: day(4), section: { name: 'One' } });
  await assign(boris, anna);
  expect(
    (await notificationsOf(testApp, anna, project)).map(({ kind, deadline }) => [kind, deadline]),
  ).toEqual([['assigned', null]]);
});

test('reminders come three days before and on the day, once each (assignments.10)', async () => {
  const { assign, kinds } = await team();
  await assign(boris, clara, day(10));
  for (const before of [10, 4]) await remindAt(morningOf(day(10 - before)));
  expect(await kinds(clara)).toEqual(['assigned']);
  // Before six the day has not begun.
  await remindAt(Date.parse(day(7)) + MINUTE);
  expect(await kinds(clara)).toEqual(['assigned']);
  expect(await remindAt(morningOf(day(7)))).toEqual([clara.id]);
  for (const now of [morningOf(day(7)), morningOf(day(8)), morningOf(day(9))])
    expect(await remindAt(now)).toEqual([]);
  expect(await kinds(clara)).toEqual(['assignmentDue', 'assigned']);
  expect(await remindAt(morningOf(day(10)))).toEqual([clara.id]);
  expect(await remindAt(morningOf(day(10)))).toEqual([]);
  expect(await remindAt(morningOf(day(11)))).toEqual([]);
  expect(await kinds(clara)).toEqual(['assignmentDue', 'assignmentDue', 'assigned']);
});

test('two servers at once remind once, and a run that was stopped before its commit is repeated (assignments.10)', async () => {
  const { assign, kinds } = await team();
  await assign(boris, clara, day(10));
  const now = morningOf(day(7));
  await expect(
    sql.begin(async (tx) => {
      await tx`UPDATE assignments SET reminded = 1 WHERE deadline = ${day(10)}::date`;
      throw new Error('stopped');
    }),
  ).rejects.toThrow('stopped');
  const reminded = await Promise.all([remindAt(now), remindAt(now), remindAt(now)]);
  expect(reminded.flat()).toEqual([clara.id]);
  expect((await kinds(clara)).filter((kind) => kind === 'assignmentDue')).toHaveLength(1);
});

test('nobody is reminded of what is translated, of what is over, or who chose no such notifications (assignments.10)', async () => {
  const { assign, strings, params, kinds, project } = await team();
  await assign(boris, clara, day(10));
  await assign(boris, boris, day(10));
  await boris.does(setNotificationSettings, {
    body: { project: project.id, kinds: [{ kind: 'assignmentDue', delivery: 'off' }] },
  });
  expect(await remindAt(morningOf(day(7)))).toEqual([clara.id]);
  for (const string of strings) await clara.does(addTranslation, { params: string, body: { text: 'Раз.' } });
  expect(await remindAt(morningOf(day(10)))).toEqual([]);
  expect((await kinds(clara)).filter((kind) => kind === 'assignmentDue')).toHaveLength(1);
  await anna.does(addStrings, { params, query: { splitting: 'lines' }, body: [{ text: 'Four.' }] });
  expect(await remindAt(morningOf(day(11)))).toEqual([]);
});

test('a new deadline has reminders of its own; those whose day has come when it is set are left out (assignments.10)', async () => {
  const { assign, kinds } = await team();
  await assign(boris, clara, day(2));
  expect(await remindAt(morningOf(day(1)))).toEqual([]);
  await assign(boris, clara, day(20));
  expect(await remindAt(morningOf(day(17)))).toEqual([clara.id]);
  expect((await kinds(clara)).filter((kind) => kind === 'assignmentDue')).toHaveLength(1);
});

test('who can’t translate any more, and members of deleted projects, are not reminded (assignments.6)', async () => {
  const { assign, custom, project } = await team();
  await assign(boris, clara, day(10));
  await custom(clara, 'can_see_logs');
  expect(await remindAt(morningOf(day(7)))).toEqual([]);
  await custom(clara, 'can_translate');
  await anna.does(deleteProject, { params: { project: project.id } });
  expect(await remindAt(morningOf(day(7)))).toEqual([]);
});
