import { getUser } from '#contract/identity/users.ts';
import { assignSection } from '#contract/projects/assignments.ts';
import { inviteUser, requestInvite } from '#contract/projects/invites.ts';
import { grantRole } from '#contract/projects/members.ts';
import { createProject } from '#contract/projects/projects.ts';
import { addComment } from '#contract/texts/comments.ts';
import { addEntry } from '#contract/texts/dictionary.ts';
import { addSection, listSections } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { addTranslation, approve, castVote } from '#contract/texts/translations.ts';
import { ROLES } from '#domain/core/access/roles.ts';
import { DAY } from '#domain/core/units.ts';
import { TOP_LEVEL } from '#domain/texts/comments/comments.ts';
import { INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import type { Callers } from './fill.ts';
import type { Person } from './people.ts';
import {
  type DemoComment,
  type DemoProject,
  type DemoSection,
  type DemoString,
  type DemoTranslation,
  indexOfString,
} from './project.ts';

/** Makes a project with its members, sections, dictionary, roles and assignments. */
export async function makeProject(as: Callers, project: DemoProject): Promise<void> {
  const { id } = await as(project.owner)(createProject, { body: project.draft });
  for (const person of project.joiners) await as(person)(requestInvite, { params: { project: id } });
  for (const section of project.sections) await makeSection(as, project, id, section);

  const owner = as(project.owner);
  for (const body of project.words ?? []) await owner(addEntry, { params: { project: id }, body });
  for (const { id: role_id, name } of ROLES) {
    for (const person of project.joiners.filter((person) => project.roles?.[person] === name)) {
      await owner(grantRole, { params: { project: id, user: person }, body: { role_id } });
    }
  }
  if (project.assignments) await makeAssignments(as, project, id);
  for (const person of project.invitedUsers ?? []) {
    const { id: user_id } = await owner(getUser, { params: { user: person } });
    await owner(inviteUser, { params: { project: id }, body: { user_id } });
  }
}

async function makeAssignments(
  as: Callers,
  { owner, assignments = [] }: DemoProject,
  project: number,
): Promise<void> {
  const sections = await as(owner)(listSections, { params: { project }, query: {} });
  for (const { section: name, to, days } of assignments) {
    const section = sections.find((one) => one.name === name)?.id;
    if (section === undefined) throw new Error(`There is no section '${name}'`);
    const { id: user_id } = await as(owner)(getUser, { params: { user: to } });
    const deadline = days === undefined ? null : new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    await as(owner)(assignSection, { params: { project, section }, body: { user_id, deadline } });
  }
}

async function makeSection(
  as: Callers,
  { owner }: DemoProject,
  project: number,
  { name, splitting, file, source, strings }: DemoSection,
): Promise<void> {
  const { id: section } = await as(owner)(addSection, { params: { project }, body: { name } });
  const params = { project, section };
  const body = { ...file, strings: [...source] };
  const added = await as(owner)(addStrings, { params, query: { splitting }, body });
  for (const string of strings) {
    const id = added[indexOfString(string, source)]?.id;
    if (id === undefined) throw new Error(`${name} has no string '${string.keyOrStart}'`);
    await makeString(as, owner, { ...params, string: id }, string);
  }
}

/** The ids in the path of a call on a string. */
type StringPath = { project: number; section: number; string: number };

async function makeString(
  as: Callers,
  owner: Person,
  params: StringPath,
  { translations, comments }: DemoString,
): Promise<void> {
  for (const translation of translations) await makeTranslation(as, owner, params, translation);
  await makeComments(as, params, comments ?? []);
}

async function makeTranslation(
  as: Callers,
  owner: Person,
  path: StringPath,
  { author, text, initial, votesFor = [], votesAgainst = [], approved }: DemoTranslation,
): Promise<void> {
  const body = { text, status: initial ? INITIAL : REGULAR };
  const { id } = await as(author)(addTranslation, { params: path, body });
  const params = { ...path, translation: id };
  for (const person of votesFor) await as(person)(castVote, { params });
  for (const person of votesAgainst) await as(person)(castVote, { params, body: { is_minus: true } });
  if (approved) await as(owner)(approve, { params });
}

async function makeComments(
  as: Callers,
  params: StringPath,
  comments: readonly DemoComment[],
  reply = TOP_LEVEL,
): Promise<void> {
  for (const { author, text, replies = [] } of comments) {
    const { id } = await as(author)(addComment, { params, body: { text, reply } });
    await makeComments(as, params, replies, id);
  }
}
