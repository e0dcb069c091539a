import { z } from 'zod';
import { isProjectLanguage } from '#domain/languages.ts';
import { LIMITS } from '#domain/limits.ts';
import { PROJECT_STATUSES } from '#domain/project-status.ts';
import { PERMISSIONS } from '#domain/roles.ts';
import { VISIBILITIES } from '#domain/visibility.ts';
import { endpoint } from './endpoint.ts';
import { Stats } from './stats.ts';
import { UserName } from './users.ts';
import { broken, Flag, Link, line, text } from './values.ts';

export const Role = z.object({
  id: z.int(),
  name: z.string(),
  permissions: z.array(z.enum(PERMISSIONS)),
});

export const Member = z.object({
  user: UserName,
  role_id: z.int(),
  /** Votes received in this project: [plus, minus] (DECISIONS §5.9). */
  rating: z.tuple([z.int(), z.int()]),
  joined_at: z.int(),
});
export type Member = z.infer<typeof Member>;

/** A project's card and where the asking user stands in it (SPEC §3). */
export const Project = z.object({
  id: z.int(),
  handle: z.string(),
  name: z.string(),
  description: z.string(),
  recomendations: z.string(),
  cover_url: z.string(),
  source_lang: z.string(),
  target_lang: z.string(),
  visibility: z.enum(VISIBILITIES),
  status: z.enum(PROJECT_STATUSES),
  created_at: z.int(),
  updated_at: z.int(),
  owner_id: z.int(),
  stats: Stats,
  /** The asking user's role; null for those who are not members. */
  role_id: z.int().nullable(),
  /** The asking user's open request, or an invitation to them. */
  invite: z.object({ id: z.int(), inviter_id: z.int() }).nullable(),
  /** With `?fetch_members`. */
  members: z.array(Member).optional(),
  /** With `?fetch_roles`. */
  roles: z.array(Role).optional(),
});
export type Project = z.infer<typeof Project>;

const language = z.string().superRefine((value, issues) => {
  if (!isProjectLanguage(value)) issues.addIssue(broken('choice'));
});

/** What a person fills in to make a project (SPEC §5). */
export const ProjectDraft = z
  .object({
    name: line(LIMITS.name),
    handle: z.string(),
    description: text(LIMITS.description).default(''),
    recomendations: text(LIMITS.recommendations).default(''),
    cover_url: Link.default(''),
    visibility: z.enum(VISIBILITIES),
    source_lang: language,
    target_lang: language,
  })
  .superRefine(({ source_lang, target_lang }, issues) => {
    if (source_lang === target_lang) issues.addIssue({ ...broken('same'), path: ['target_lang'] });
  });

export const listProjects = endpoint('GET', '/api/projects', {
  summary: 'Projects that the asking user may find, latest changed first',
  attempts: LIMITS.searches,
  query: z.object({
    /** A part of the name, in any case. */
    name: text(LIMITS.search).optional(),
    /** Only those that the asking user is a member of. */
    mine: Flag,
    /** Only those changed within SPEC's ten days. */
    popular: Flag,
    limit: z.coerce
      .number()
      .int()
      .min(LIMITS.projectsPage.min)
      .max(LIMITS.projectsPage.max)
      .default(LIMITS.projectsPageDefault),
  }),
  reply: z.array(Project),
});

export const getProject = endpoint('GET', '/api/projects/:project', {
  summary: 'A project by id or handle',
  query: z.object({ fetch_members: Flag, fetch_roles: Flag, generate_statistics: Flag }),
  reply: Project,
});

export const createProject = endpoint('POST', '/api/projects', {
  summary: 'Create a project; who creates it is its owner',
  body: ProjectDraft,
  reply: Project,
  status: 201,
});
