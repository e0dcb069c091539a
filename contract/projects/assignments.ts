import { z } from 'zod';
import { ASSIGNMENT_LIMITS, isDate } from '#domain/projects/assignments/assignments.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import { BodyId, Id, integerParam, issueOf, replyList, shortString } from '../core/values.ts';
import * as routes from './assignments.routes.ts';

/** A day such as `2026-12-31`. */
const DateText = shortString
  .superRefine((value, issues) => {
    if (!isDate(value)) issues.addIssue(issueOf('illegal'));
  })
  .meta({ description: 'a day as 2026-12-31', format: 'date' });

/** That a member is to translate a section (assignments.1). It restricts nobody. */
export const Assignment = z.object({
  id: z.int(),
  section_id: z.int(),
  user: UserName,
  /** Who assigned it; the user themselves if they claimed it. */
  assigned_by: UserName,
  /** The last day, which ends at midnight UTC; null if there is no deadline. */
  deadline: z.string().nullable(),
  at: z.int(),
});
export type Assignment = z.infer<typeof Assignment>;

export const listAssignments = endpoint(routes.listAssignments, {
  summary: 'List who is to translate which sections of a project',
  query: z.object({
    limit: integerParam(ASSIGNMENT_LIMITS.page).default(ASSIGNMENT_LIMITS.pageDefault),
    /** `next` of the page before. */
    after: Id.optional(),
  }),
  reply: z.object({
    items: replyList(Assignment, ASSIGNMENT_LIMITS.page.max),
    /** `after` of the next page; null at the end. */
    next: z.int().nullable(),
  }),
});

export const assignSection = endpoint(routes.assignSection, {
  summary: 'Assign a section to a member, or change the deadline of an assignment',
  body: z.object({ user_id: BodyId, deadline: DateText.nullable() }),
  reply: Assignment,
});

export const unassignSection = endpoint(routes.unassignSection, {
  summary: 'Take a section from a member',
});

export const claimSection = endpoint(routes.claimSection, {
  summary: 'Claim a section for yourself, without a deadline',
  reply: Assignment,
});

export const giveBackSection = endpoint(routes.giveBackSection, {
  summary: 'Give a section back, also one that was assigned to you',
});

/** An assignment of the caller, with its place and progress. */
export const MyAssignment = z.object({
  id: z.int(),
  project: z.object({ id: z.int(), handle: z.string(), name: z.string() }),
  section: z.object({
    id: z.int(),
    name: z.string(),
    strings_amount: z.int(),
    strings_translated: z.int(),
    strings_approved: z.int(),
  }),
  assigned_by: UserName,
  deadline: z.string().nullable(),
  at: z.int(),
});
export type MyAssignment = z.infer<typeof MyAssignment>;

export const listMyAssignments = endpoint(routes.listMyAssignments, {
  summary: 'List the sections that are assigned to you in all projects, those with the next deadline first',
  query: z.object({
    limit: integerParam(ASSIGNMENT_LIMITS.minePage).default(ASSIGNMENT_LIMITS.minePageDefault),
    /** Both as `next` of the page before says: the id of its last assignment, and its deadline if it has one. */
    after: Id.optional(),
    after_deadline: DateText.optional(),
  }),
  reply: z.object({
    items: replyList(MyAssignment, ASSIGNMENT_LIMITS.minePage.max),
    /** Null at the end. */
    next: z.object({ after: z.int(), after_deadline: z.string().nullable() }).nullable(),
  }),
});
