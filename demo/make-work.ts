import { getUser } from '#contract/identity/users.ts';
import { assignSection } from '#contract/projects/assignments.ts';
import { inviteUser, requestInvite } from '#contract/projects/invites.ts';
import { grantRole } from '#contract/projects/members.ts';
import { createProject } from '#contract/projects/projects.ts';
import { addEntry } from '#contract/texts/dictionary.ts';
import { addSection, listSections } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { ROLES } from '#domain/core/access/roles.ts';
import { DAY } from '#domain/core/units.ts';
import type { Callers } from './fill.ts';
import { makeFragment } from './make-fragment.ts';
import { type Part, placeOf, type Work } from './work.ts';

/** Makes a project: its card, its people, its sections with what was done in them, its words and roles. */
export async function makeWork(as: Callers, work: Work): Promise<void> {
  const { id: project } = await as(work.owner)(createProject, { body: work.card });
  for (const person of work.joining) await as(person)(requestInvite, { params: { project } });
  for (const part of work.parts) await makePart(as, work, project, part);

  const owner = as(work.owner);
  for (const body of work.words ?? []) await owner(addEntry, { params: { project }, body });
  for (const { id: role_id, name } of ROLES) {
    for (const person of work.joining.filter((person) => work.roles?.[person] === name)) {
      await owner(grantRole, { params: { project, user: person }, body: { role_id } });
    }
  }
  if (work.assigned) await assign(as, work, project);
  for (const person of work.invited ?? []) {
    const { id: user_id } = await owner(getUser, { params: { user: person } });
    await owner(inviteUser, { params: { project }, body: { user_id } });
  }
}

async function assign(as: Callers, { owner, assigned = [] }: Work, project: number): Promise<void> {
  const sections = await as(owner)(listSections, { params: { project }, query: {} });
  for (const { section: name, to, days } of assigned) {
    const section = sections.find((one) => one.name === name)?.id;
    if (section === undefined) throw new Error(`There is no section '${name}'`);
    const { id: user_id } = await as(owner)(getUser, { params: { user: to } });
    const deadline = days === undefined ? null : new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
    await as(owner)(assignSection, { params: { project, section }, body: { user_id, deadline } });
  }
}

async function makePart(as: Callers, { owner }: Work, project: number, part: Part): Promise<void> {
  const { name, splitting, file, strings, fragments } = part;
  const { id: section } = await as(owner)(addSection, { params: { project }, body: { name } });
  const params = { project, section };
  const body = { ...file, strings: [...strings] };
  const made = await as(owner)(addStrings, { params, query: { splitting }, body });
  for (const fragment of fragments) {
    const string = made[placeOf(fragment, strings)]?.id;
    if (string === undefined) throw new Error(`${name} has no string '${fragment.source}'`);
    await makeFragment(as, owner, { ...params, string }, fragment);
  }
}
