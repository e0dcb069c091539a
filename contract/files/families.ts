import { z } from 'zod';
import { PROJECT_STATUSES } from '#domain/core/access/project-status.ts';
import { VISIBILITIES } from '#domain/core/access/visibility.ts';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { Stats } from '../core/stats.ts';
import { BodyId, Id, integerParam, issueOf, list, replyList } from '../core/values.ts';
import {
  newProjectName,
  Permissions,
  projectHandle,
  projectLanguage,
  SeveritiesReply,
} from '../projects/projects.ts';
import * as routes from './families.routes.ts';

/** One of the projects with the same source, as a row of the table of languages (families.8). */
export const FamilyLanguage = z.object({
  project_id: z.int(),
  handle: z.string(),
  name: z.string(),
  target_lang: z.string(),
  visibility: z.enum(VISIBILITIES),
  status: z.enum(PROJECT_STATUSES),
  members_amount: z.int(),
  /** What it does about what each check finds, where that isn’t a warning (severities.1). */
  check_severities: SeveritiesReply,
  stats: Stats,
  /** The caller's role; null if they are no member. */
  role_id: z.int().nullable(),
  permissions: Permissions.nullable(),
});
export type FamilyLanguage = z.infer<typeof FamilyLanguage>;

/** The projects with the source of a project, one for each language, as far as the caller may read them. */
export const Family = z.object({
  /** Null while the project has no other languages. */
  id: z.int().nullable(),
  source_lang: z.string(),
  languages: replyList(FamilyLanguage, LIMITS.familyLanguages),
});
export type Family = z.infer<typeof Family>;

/** What was done with a section of the source in another language (families.13). */
export const OUTCOMES = {
  added: 'the section was added',
  updated: 'its strings were updated',
  unchanged: 'it has the same source already',
  missing: 'the language has no such section, and none was to be added',
  gone: 'the section has been deleted from the source',
  empty: 'the section of the source has no strings',
  tooMany: 'the section would have too many strings',
  role: 'the user may not add sections there',
  quotaSections: 'the project would have too many sections',
  quotaStrings: 'the project would have too many strings',
  quotaBytes: 'the project would store too much text',
  quotaUserStrings: 'all projects of the owner together would have too many strings',
  quotaUserBytes: 'all projects of the owner together would store too much text',
} as const;
export type Outcome = keyof typeof OUTCOMES;

const OutcomeShape = z.enum(Object.keys(OUTCOMES) as [Outcome, ...Outcome[]]);

/** Why a task ended before its end, or a language gets none. */
export const TASK_REFUSALS = ['role', 'frozen', 'closed', 'gone'] as const;

const SectionResult = z.object({
  /** The section in this language; null if it has none. */
  section_id: z.int().nullable(),
  name: z.string(),
  outcome: OutcomeShape,
  added: z.int(),
  changed: z.int(),
  moved: z.int(),
  removed: z.int(),
  /** Strings that the source lacks and that stay. */
  kept: z.int(),
  /** Keys that are back with the translations that were deleted with them (updates.20): how many, and the first of them. */
  returned: z.object({ total: z.int(), keys: replyList(z.string(), CAPS.linesReported) }),
  /** The log entry of an update, by which it is undone; null if there is none. */
  event: z.int().nullable(),
});
export type SectionResult = z.infer<typeof SectionResult>;

/** Bringing the source to a language, section by section (families.12). */
export const LanguageTask = z.object({
  id: z.int(),
  project_id: z.int(),
  /** How many sections it has, and how many of them are done. */
  amount: z.int(),
  done: z.int(),
  created_at: z.int(),
  ended_at: z.int().nullable(),
  refused: z.enum(TASK_REFUSALS).nullable(),
  /** How many of the sections that are done had each outcome. */
  counts: replyList(z.object({ outcome: OutcomeShape, amount: z.int() }), Object.keys(OUTCOMES).length),
});
export type LanguageTask = z.infer<typeof LanguageTask>;

export const getFamily = endpoint(routes.getFamily, {
  summary: 'List the languages of a project: the projects with the same source that you may read',
  reply: Family,
});

export const addLanguages = endpoint(routes.addLanguages, {
  summary:
    'Add languages: a new project with the same source for each; the strings follow in the background (owner)',
  body: z.object({
    languages: list(
      z.object({
        target_lang: projectLanguage,
        /** By default that of the project with the name of the language. */
        name: newProjectName.optional(),
        handle: projectHandle.optional(),
      }),
      { min: 1, max: LIMITS.languagesAdded },
    ).superRefine((languages, issues) => {
      const seen = new Set<string>();
      for (const [index, { target_lang }] of languages.entries()) {
        if (seen.has(target_lang)) issues.addIssue({ ...issueOf('notUnique'), path: [index, 'target_lang'] });
        seen.add(target_lang);
      }
    }),
  }),
  reply: Family,
  status: 201,
});

export const joinFamily = endpoint(routes.joinFamily, {
  summary: 'Make another project of yours with the same source a language of this one (owner)',
  body: z.object({ project_id: BodyId }),
  reply: Family,
});

export const leaveFamily = endpoint(routes.leaveFamily, {
  summary: 'Take a project out of its family; it stays as it is (owner)',
});

export const startFamilyUpdate = endpoint(routes.startFamilyUpdate, {
  summary: 'Bring the source of sections to the other languages, in the background',
  isRepeatable: true,
  body: z.object({
    sections: list(BodyId, { min: 1, max: LIMITS.sectionsInOrder }),
    /** Adds sections that a language lacks, which needs `can_manage_sections` there. */
    adds_sections: z.boolean().default(false),
    /** Deletes the strings that the source lacks. Without it they stay. */
    removes_missing: z.boolean().default(false),
  }),
  reply: z.object({
    tasks: replyList(z.object({ project_id: z.int(), task: z.int() }), LIMITS.familyLanguages),
    /** The languages that stay as they are, and why. Those that the caller may not read are not listed. */
    untouched: replyList(
      z.object({ project_id: z.int(), reason: z.enum(TASK_REFUSALS) }),
      LIMITS.familyLanguages,
    ),
  }),
  status: 201,
});

export const listLanguageTasks = endpoint(routes.listLanguageTasks, {
  summary: 'List the newest task of each language whose strings you may manage, with its results',
  reply: replyList(LanguageTask, LIMITS.familyLanguages),
});

export const listLanguageResults = endpoint(routes.listLanguageResults, {
  summary:
    'List what a task has done in this project with each section that wasn’t as its source already, in the order in which it was done',
  query: z.object({
    /** The `num` of the last one that is known; those after it are listed. */
    after: integerParam({ min: 0, max: LIMITS.sectionsInOrder }).default(0),
  }),
  reply: replyList(SectionResult.extend({ num: z.int() }), LIMITS.languageResults),
});

export const findInFamily = endpoint(routes.findInFamily, {
  summary: 'Find a section, and a string of it, in the other languages',
  query: z.object({ section: Id, string: Id.optional() }),
  reply: replyList(
    z.object({
      project_id: z.int(),
      target_lang: z.string(),
      section_id: z.int().nullable(),
      string_id: z.int().nullable(),
    }),
    LIMITS.familyLanguages,
  ),
});
