import { z } from 'zod';
import { CUE_LIMIT_BOUNDS, CUE_LIMITS, type CueLimit } from '#domain/core/access/cue-limits.ts';
import { FEED_SHOWS } from '#domain/core/access/project-settings.ts';
import { PROJECT_STATUSES } from '#domain/core/access/project-status.ts';
import { PERMISSIONS, ROLES } from '#domain/core/access/roles.ts';
import { VISIBILITIES } from '#domain/core/access/visibility.ts';
import { isProjectLanguage } from '#domain/core/languages/project-languages.ts';
import { CAPS, LIMITS } from '#domain/core/limits.ts';
import { whyNotProjectName } from '#domain/core/names/display-names.ts';
import { whyNotHandle } from '#domain/core/names/handle.ts';
import { WORK_FIELDS, type WorkField } from '#domain/core/works/work-fields.ts';
import {
  choicesOf,
  SEVERITIES,
  SEVERITY_CHECKS,
  type Severity,
  type SeverityCheck,
} from '#domain/texts/checks/severities.ts';
import { whyNotPlaceholderPatterns } from '#domain/texts/placeholders/own-placeholders.ts';
import { endpoint } from '../core/endpoint.ts';
import { CHANGED } from '../core/paging.ts';
import { Stats } from '../core/stats.ts';
import {
  BodyId,
  Bytes,
  Flag,
  integerParam,
  issueOf,
  line,
  link,
  Problem,
  replyList,
  shortString,
  text,
  withPreprocess,
} from '../core/values.ts';
import { Section } from '../texts/sections.ts';
import { GrantedRole, Member } from './members.ts';
import * as routes from './projects.routes.ts';

/** What a role permits. */
export const Permissions = replyList(z.enum(PERMISSIONS), PERMISSIONS.length);

/** A role of a project. The fixed ones have the ids 0 to 5 (members.2). */
export const Role = z.object({ id: z.int(), name: z.string(), permissions: Permissions });
export type Role = z.infer<typeof Role>;

/** The most roles of a project. */
export const MOST_ROLES = ROLES.length + CAPS.rolesPerProject;

/** What the subtitles of a project are checked by (subtitles.12); null for no limit. */
const CueLimitsReply = z.object(
  Object.fromEntries(CUE_LIMITS.map((limit) => [limit, z.int().nullable()])) as Record<
    CueLimit,
    z.ZodNullable<z.ZodInt>
  >,
);

/** What it says of the work that it translates (projects.37); empty where nothing is said. */
const WorkReply = z.object(
  Object.fromEntries(WORK_FIELDS.map((field) => [field, z.string()])) as Record<WorkField, z.ZodString>,
);

/** The severity of each check that isn't the default. */
export const SeveritiesReply = z
  .object(
    Object.fromEntries(SEVERITY_CHECKS.map((check) => [check, z.enum(SEVERITIES)])) as Record<
      SeverityCheck,
      z.ZodEnum<{ [One in Severity]: One }>
    >,
  )
  .partial();

/** A project, with the caller's role and invite (projects.1). */
export const Project = z.object({
  id: z.int(),
  handle: z.string(),
  name: z.string(),
  description: z.string(),
  recomendations: z.string(),
  ...WorkReply.shape,
  /** The entered link, which the server fetches. Pages show `cover_image` instead. */
  cover_url: z.string(),
  /** URL of the cover on this service; null if the generated cover is shown. */
  cover_image: z.string().nullable(),
  cover_problem: Problem,
  source_lang: z.string(),
  target_lang: z.string(),
  visibility: z.enum(VISIBILITIES),
  status: z.enum(PROJECT_STATUSES),
  /** Whether everyone who reads it may download its made books, while it is public (exports.37). */
  guest_books: z.boolean(),
  /** Whether its owner agrees that its texts are sent to the grammar server of the service though it isn’t public (spelling.12). */
  grammar_consent: z.boolean(),
  /** Which sections its feed has (feeds.8). */
  feed_shows: z.enum(FEED_SHOWS),
  ...CueLimitsReply.shape,
  /** What it does about what each check finds, where that isn’t a warning (severities.1). */
  check_severities: SeveritiesReply,
  /** What it writes placeholders of its own as, with spaces between them: `[[*]] @*` (checks.35). */
  placeholder_patterns: z.string(),
  created_at: z.int(),
  /** When its settings last changed. */
  updated_at: z.int(),
  /** The time of the last activity, up to some seconds late. Lists of projects are sorted by it. */
  listed_at: z.int(),
  owner_id: z.int(),
  /** Whether there are other projects with its source, in other languages (families.1). */
  in_family: z.boolean(),
  stats: Stats,
  /** Set if site administrators have hidden the project from everyone but themselves and its owner (visibility.18). */
  hidden: z.object({ at: z.int(), reason: z.string() }).nullable(),
  /** The caller's role; null if they are no member. */
  role_id: z.int().nullable(),
  /** The name of that role, and what it permits; null if they are no member. */
  role_name: z.string().nullable(),
  permissions: Permissions.nullable(),
  /** The role that newcomers get (members.15). */
  default_role_id: z.int(),
  /** The caller's open request, or an invitation to them. */
  invite: z.object({ id: z.int(), inviter_id: z.int() }).nullable(),
  /** With `?fetch_members`. */
  members: replyList(Member, CAPS.membersPerProject).optional(),
  /** With `?fetch_sections`, for those who may read the project's texts. */
  sections: replyList(Section, LIMITS.sectionsInOrder).optional(),
  /** With `?fetch_roles`, the highest first. */
  roles: replyList(Role, MOST_ROLES).optional(),
});
export type Project = z.infer<typeof Project>;

/** The part of a project that invited users see, in any visibility. */
export const InvitedProject = Project.pick({
  id: true,
  handle: true,
  name: true,
  description: true,
  cover_image: true,
  visibility: true,
  status: true,
});

/** The language of a project (projects.6). */
export const projectLanguage = shortString.superRefine((value, issues) => {
  if (!isProjectLanguage(value)) issues.addIssue(issueOf('choice'));
});

/** A new handle (projects.3). */
export const projectHandle = shortString.superRefine((value, issues) => {
  const kind = whyNotHandle(value);
  if (kind) issues.addIssue(issueOf(kind));
});

/** A new name (projects.5); existing ones stay valid until they are changed (server/projects/edit.ts). */
export const newProjectName = line(LIMITS.name).superRefine((value, issues) => {
  const kind = whyNotProjectName(value);
  if (kind === 'invisible' || kind === 'mixedScripts') issues.addIssue(issueOf(kind));
});

/** The fields of the work, each on one line. */
const workField = line(LIMITS.workField);
const WORK = Object.fromEntries(WORK_FIELDS.map((field) => [field, workField])) as Record<
  WorkField,
  typeof workField
>;
const NEW_WORK = Object.fromEntries(WORK_FIELDS.map((field) => [field, workField.default('')])) as Record<
  WorkField,
  z.ZodDefault<typeof workField>
>;

/** The fields of a project that users fill in (projects.2, projects.3, projects.4). */
const FIELDS = {
  name: line(LIMITS.name),
  handle: projectHandle,
  description: text(LIMITS.description),
  recomendations: text(LIMITS.recommendations),
  ...WORK,
  cover_url: link(LIMITS.coverUrl),
  visibility: z.enum(VISIBILITIES),
  source_lang: projectLanguage,
  target_lang: projectLanguage,
};

/** Accepts `recommendations` for `recomendations`, the spelling of the wire (api.6). */
const inOurSpelling = (sent: unknown) => {
  if (typeof sent !== 'object' || sent === null || !('recommendations' in sent)) return sent;
  const { recommendations, ...others } = sent;
  return { recomendations: recommendations, ...others };
};

/** The fields of a new project (projects.9). */
export const ProjectDraft = withPreprocess(
  inOurSpelling,
  z
    .object({
      ...FIELDS,
      ...NEW_WORK,
      name: newProjectName,
      description: FIELDS.description.default(''),
      recomendations: FIELDS.recomendations.default(''),
      cover_url: FIELDS.cover_url.default(''),
    })
    .superRefine(({ source_lang, target_lang }, issues) => {
      if (source_lang === target_lang) issues.addIssue({ ...issueOf('same'), path: ['target_lang'] });
    }),
);

/** The limits of subtitles to change (subtitles.12); null for none. */
const CUE_LIMIT_FIELDS = Object.fromEntries(
  CUE_LIMITS.map((limit) => {
    const { min, max } = CUE_LIMIT_BOUNDS[limit];
    return [limit, z.int().min(min).max(max).nullable()];
  }),
) as Record<CueLimit, z.ZodNullable<z.ZodInt>>;

/** The severities of all checks (severities.3); a check that is left out gets the default. */
const SEVERITY_FIELDS = z
  .strictObject(
    Object.fromEntries(SEVERITY_CHECKS.map((check) => [check, z.enum(choicesOf(check))])) as Record<
      SeverityCheck,
      z.ZodEnum<{ [One in Severity]: One }>
    >,
  )
  .partial();

/** What a project writes placeholders of its own as (checks.35). */
const PLACEHOLDER_PATTERNS = line(LIMITS.placeholderPatterns).superRefine((patterns, issues) => {
  const kind = whyNotPlaceholderPatterns(patterns);
  if (kind) issues.addIssue(issueOf(kind));
});

/** The fields of a project to change; missing ones stay. */
export const ProjectChange = withPreprocess(
  inOurSpelling,
  z
    .object({
      ...FIELDS,
      status: z.enum(PROJECT_STATUSES),
      guest_books: z.boolean(),
      /** Only for the owner. */
      grammar_consent: z.boolean(),
      feed_shows: z.enum(FEED_SHOWS),
      ...CUE_LIMIT_FIELDS,
      check_severities: SEVERITY_FIELDS,
      placeholder_patterns: PLACEHOLDER_PATTERNS,
      /** The new owner, a member; the old one becomes administrator (members.19). Only for the owner. */
      owner_id: BodyId,
      /** The role of newcomers, one that the caller may give (members.34). */
      default_role_id: GrantedRole,
      /** The value that the client has; the change is refused if it is no longer current (api.9). */
      updated_at: z.int(),
    })
    .partial(),
);

const LISTED = /^(\d{1,16})_(\d{1,16})$/;

/** `{listed_at}_{id}` of the last project of the previous page, in a list with the latest activity first. */
export const afterProject = shortString
  .regex(LISTED)
  .transform((value) => {
    const [, listed_at, id] = LISTED.exec(value) ?? [];
    return { listed_at: Number(listed_at), id: Number(id) };
  })
  .refine(({ listed_at, id }) => Number.isSafeInteger(listed_at) && Number.isSafeInteger(id))
  .optional();

/** Filters of a list of the projects that the caller may find (search.7). */
const LISTING = {
  /** Part of the name; case is ignored. */
  name: line(LIMITS.search).optional(),
  /** Only projects of which the caller is a member. */
  mine: Flag,
  /** Only projects with activity in the last ten days (visibility.11). */
  popular: Flag,
  ...CHANGED,
};

export const listProjects = endpoint(routes.listProjects, {
  summary: 'List the projects you can see, most recently updated first',
  attempts: { most: LIMITS.searches, key: 'general' },
  query: z.object({
    ...LISTING,
    /** Only open projects with untranslated strings, among the LIMITS.projectsInNeed with the latest activity. */
    needs_translators: Flag,
    limit: integerParam(LIMITS.projectsPage).default(LIMITS.projectsPageDefault),
    after: afterProject,
  }),
  reply: replyList(Project, LIMITS.projectsPage.max),
});

/** Its path is not below `/api/projects`, where any word may be the handle of a project. */
export const countProjects = endpoint(routes.countProjects, {
  summary: 'Count the projects of a list, up to a thousand',
  attempts: { most: LIMITS.searches, key: 'general' },
  query: z.object(LISTING),
  reply: z.object({
    amount: z.int(),
    /** Whether there are more than `amount`, which is then 1000. */
    more: z.boolean(),
  }),
});
export type ProjectCount = z.infer<typeof countProjects.reply>;

export const getProject = endpoint(routes.getProject, {
  summary: 'Get a project by id or handle',
  query: z.object({
    fetch_members: Flag,
    fetch_sections: Flag,
    fetch_roles: Flag,
    generate_statistics: Flag,
  }),
  reply: Project,
});

export const createProject = endpoint(routes.createProject, {
  summary: 'Create a project; you become its owner',
  body: ProjectDraft,
  reply: Project,
  status: 201,
});

export const editProject = endpoint(routes.editProject, {
  summary: 'Edit project settings and status, or transfer the project to another member',
  body: ProjectChange,
  reply: Project,
});

export const uploadCover = endpoint(routes.uploadCover, {
  summary: 'Upload a project’s cover; replaces its link',
  body: Bytes,
  reply: Project,
});

export const removeCover = endpoint(routes.removeCover, {
  summary: 'Remove a project’s cover',
  reply: Project,
});

export const refreshCover = endpoint(routes.refreshCover, {
  summary: 'Fetch the cover from its link again; the current image stays if that fails',
  reply: Project,
});

export const deleteProject = endpoint(routes.deleteProject, {
  summary: 'Delete a project with everything in it; you can restore it for some days (owner)',
});
