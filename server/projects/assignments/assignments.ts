import {
  type Assignment,
  assignSection,
  claimSection,
  giveBackSection,
  listAssignments,
  listMyAssignments,
  unassignSection,
} from '#contract/projects/assignments.ts';
import { daysLeft, mayBeAssigned, reminderStage } from '#domain/projects/assignments/assignments.ts';
import { withProjectLocked } from '../../core/content/project-lock-queries.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, readsProject, signedIn } from '../../core/guards/guards.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { forbidden, invalid, notFound, orNotFound } from '../../platform/http/failures.ts';
import { memberRoleOf } from '../members/queries.ts';
import { requireCurrentMember } from '../members/require-current-member.ts';
import { assignmentOf, assignmentsOf, assignmentsOfUser, countsOfSections } from './list-queries.ts';
import {
  type AssignmentTarget,
  deleteAssignment,
  insertAssignment,
  nameOfSection,
  storedAt,
  updateDeadline,
} from './queries.ts';

/** Who is to translate which sections (assignments.1; docs/decisions/093). */
export const assignments: Feature = (context) => {
  const { sql } = context;

  registerEndpoint(context, listAssignments, readsProject, async ({ project, query: { limit, after } }) => {
    const listed = await assignmentsOf(sql, project.id, { after, most: limit + 1 });
    const items = listed.slice(0, limit);
    return { items, next: listed.length > limit ? (items.at(-1)?.id ?? null) : null };
  });

  registerEndpoint(
    context,
    assignSection,
    memberWith('can_manage_sections'),
    ({ project, section, me, body: { user_id: user, deadline } }) =>
      withProjectLocked(sql, project.id, async (tx) => {
        await requireCurrentMember(tx, project.id, me.id, 'can_manage_sections');
        const place = await targetOf(tx, { project: project.id, section: section.id, user });
        const member = await memberRoleOf(tx, project.id, user);
        if (!mayBeAssigned(member?.role)) throw invalid('user_id', 'choice');
        const before = await storedAt(tx, place);
        if (before?.deadline === deadline) return assigned(tx, before.id);
        if (deadline !== null && daysLeft(deadline, Date.now()) < 0) throw invalid('deadline', 'min');
        const due = {
          actor: me.id,
          deadline,
          reminded: deadline ? reminderStage(deadline, Date.now()) : 0,
        } as const;
        if (before) {
          await updateDeadline(tx, place, { ...due, before });
          return assigned(tx, before.id);
        }
        return assigned(tx, await insertAssignment(tx, place, due));
      }),
  );

  registerEndpoint(
    context,
    unassignSection,
    memberWith('can_manage_sections', 'manage'),
    ({ project, section, me, params }) =>
      withProjectLocked(sql, project.id, async (tx) => {
        await requireCurrentMember(tx, project.id, me.id, 'can_manage_sections');
        const { id: user } = orNotFound(await memberRoleOf(tx, project.id, params.user), 'member');
        const place = await targetOf(tx, { project: project.id, section: section.id, user });
        if (!(await deleteAssignment(tx, place, me.id))) throw notFound('assignment');
      }),
  );

  registerEndpoint(context, claimSection, memberWith('can_translate'), ({ project, section, me }) =>
    withProjectLocked(sql, project.id, async (tx) => {
      await requireCurrentMember(tx, project.id, me.id, 'can_translate');
      const place = await targetOf(tx, { project: project.id, section: section.id, user: me.id });
      const claim = { actor: me.id, deadline: null, reminded: 0 } as const;
      return assigned(tx, (await storedAt(tx, place))?.id ?? (await insertAssignment(tx, place, claim)));
    }),
  );

  registerEndpoint(
    context,
    giveBackSection,
    memberWith('can_translate', 'manage'),
    ({ project, section, me }) =>
      withProjectLocked(sql, project.id, async (tx) => {
        const place = await targetOf(tx, { project: project.id, section: section.id, user: me.id });
        if (!(await deleteAssignment(tx, place, me.id))) throw notFound('assignment');
      }),
  );

  registerEndpoint(context, listMyAssignments, signedIn, async ({ me, query }) => {
    const { limit, after, after_deadline = null } = query;
    const last = after === undefined ? undefined : { after, after_deadline };
    const listed = await assignmentsOfUser(sql, me, last, limit + 1);
    const page = listed.slice(0, limit);
    const places = page.map(({ project, section_id }) => ({ project: project.id, section: section_id }));
    const sections = places.length > 0 ? await countsOfSections(sql, places) : new Map<number, never>();
    const items = page.flatMap(({ section_id, ...assignment }) => {
      const section = sections.get(section_id);
      return section ? [{ ...assignment, section }] : [];
    });
    const final = page.at(-1);
    return {
      items,
      next: final && listed.length > limit ? { after: final.id, after_deadline: final.deadline } : null,
    };
  });
};

/** The place of an assignment, while the project is locked: a section is deleted only with this lock. */
async function targetOf(tx: Transaction, target: Omit<AssignmentTarget, 'name'>): Promise<AssignmentTarget> {
  const name = await nameOfSection(tx, target.project, target.section);
  return { ...target, name: orNotFound(name, 'section') };
}

/** An assignment as calls answer it; undefined ids are of sections that have the maximum. */
async function assigned(tx: Transaction, id: number | undefined): Promise<Assignment> {
  if (id === undefined) throw forbidden('general', 'tooMany');
  return orNotFound(await assignmentOf(tx, id), 'assignment');
}
