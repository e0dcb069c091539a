import { expect, test } from 'vitest';
import {
  answerInvite,
  answerMyInvite,
  cancelInvite,
  inviteUser,
  requestInvite,
} from '#contract/projects/invites.ts';
import { removeMember } from '#contract/projects/members.ts';
import { editProject } from '#contract/projects/projects.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';

const testApp = await openTestApp();
const { anna, boris, clara } = await testApp.signUps('anna', 'boris', 'clara');

const ROUNDS = Array.from({ length: 4 }, (_, round) => round);
const YES = { body: { accept: true } };
const NO = { body: { accept: false } };

/** A private project of Anna's with Clara as its moderator. */
async function secluded() {
  const { project } = await projectOf(anna, { visibility: 'private' });
  await testApp.sql`INSERT INTO members (project_id, user_id, role_id) VALUES (${project.id}, ${clara.id}, 2)`;
  return { params: { project: project.id } };
}

/** The outcome for Boris: whether he is a member, has an open invite, and how often the log says that he joined. */
async function fateOfBoris({ project }: { project: number }) {
  const [row] = await testApp.sql<{ isMember: boolean; isInvited: boolean; comings: number }[]>`
    SELECT EXISTS (SELECT FROM members WHERE project_id = ${project} AND user_id = ${boris.id}) AS "isMember",
      EXISTS (SELECT FROM invites WHERE project_id = ${project} AND user_id = ${boris.id}) AS "isInvited",
      (SELECT count(*) FROM log WHERE project_id = ${project} AND user_id = ${boris.id} AND w IN (7, 9, 10)
         AND data ->> 'r' IS NOT NULL) AS comings`;
  return row;
}

const CAME_IN_ONCE = { isMember: true, isInvited: false, comings: 1 };

const statusesOf = async (answers: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(answers)).map(({ statusCode }) => statusCode).toSorted();

test.each(ROUNDS)('an invitation meets a request at the same instant: a member at once (%i)', async () => {
  const at = await secluded();
  const statuses = await statusesOf([
    anna.asks(inviteUser, { ...at, body: { user_id: boris.id } }),
    boris.asks(requestInvite, at),
  ]);
  expect(statuses).toEqual([200, 201]);
  expect(await fateOfBoris(at.params)).toEqual(CAME_IN_ONCE);
});

test.each(ROUNDS)(
  'two managers answer one request: one does it, the other finds nothing (%i)',
  async (round) => {
    const at = await secluded();
    const { invite } = await boris.does(requestInvite, at);
    const one = { params: { ...at.params, invite: invite?.id ?? 0 } };
    const second = round % 2 === 0 ? YES : NO;
    const [first, other] = await Promise.all([
      anna.asks(answerInvite, { ...one, ...YES }),
      clara.asks(answerInvite, { ...one, ...second }),
    ]);
    expect([first.statusCode, other.statusCode].toSorted()).toEqual([200, 404]);
    const isIn = first.statusCode === 200 || second === YES;
    expect(await fateOfBoris(at.params)).toEqual(
      isIn ? CAME_IN_ONCE : { ...CAME_IN_ONCE, isMember: false, comings: 0 },
    );
  },
);

test.each(ROUNDS)('accepting against its being taken back: one of both (%i)', async () => {
  const at = await secluded();
  const { invite } = await anna.does(inviteUser, { ...at, body: { user_id: boris.id } });
  const one = { params: { ...at.params, invite: invite?.id ?? 0 } };
  const [accepted, cancelled] = await Promise.all([
    boris.asks(answerMyInvite, { ...one, ...YES }),
    anna.asks(cancelInvite, one),
  ]);
  expect([accepted.statusCode, cancelled.statusCode]).toSatisfy(
    ([a, c]) => (a === 200 && c === 404) || (a === 404 && c === 204),
  );
  expect((await fateOfBoris(at.params))?.isMember).toBe(accepted.statusCode === 200);
});

test.each(ROUNDS)('the same yes many times over lets in once (%i)', async () => {
  const at = await secluded();
  const { invite } = await anna.does(inviteUser, { ...at, body: { user_id: boris.id } });
  const one = { params: { ...at.params, invite: invite?.id ?? 0 } };
  const statuses = await statusesOf([
    boris.asks(answerMyInvite, { ...one, ...YES }),
    boris.asks(answerInvite, { ...one, ...YES }),
    boris.asks(requestInvite, at),
    boris.asks(answerMyInvite, { ...one, ...YES }),
  ]);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
  expect(statuses.every((status) => [200, 400, 404].includes(status))).toBe(true);
  expect(await fateOfBoris(at.params)).toEqual(CAME_IN_ONCE);
});

test.each(ROUNDS)('many invitations of one user are one (%i)', async () => {
  const at = await secluded();
  const invite = { ...at, body: { user_id: boris.id } };
  const answers = await Promise.all([anna, clara, anna, clara].map((by) => by.asks(inviteUser, invite)));
  expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([201, 409, 409, 409]);
  for (const answer of answers.filter(({ statusCode }) => statusCode === 409)) {
    expect(answer.json().current).toMatchObject({ user_id: boris.id });
  }
});

test.each(ROUNDS)('an approval against the project’s end: in before it, or not at all (%i)', async () => {
  const at = await secluded();
  const { invite } = await boris.does(requestInvite, at);
  const [approved] = await Promise.all([
    clara.asks(answerInvite, { params: { ...at.params, invite: invite?.id ?? 0 }, ...YES }),
    anna.asks(editProject, { ...at, body: { status: 'closed' } }),
    anna.asks(removeMember, { params: { ...at.params, user: clara.id } }),
  ]);
  expect([200, 403, 404]).toContain(approved.statusCode);
  expect((await fateOfBoris(at.params))?.isMember).toBe(approved.statusCode === 200);
});
