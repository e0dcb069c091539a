import { z } from 'zod';
import { areRestrictions } from '#domain/core/access/restrictions.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { endpoint } from '../core/endpoint.ts';
import { UserName } from '../core/user-name.ts';
import {
  Bytes,
  Flag,
  Id,
  InterfaceLanguageCode,
  integerParam,
  issueOf,
  link,
  Problem,
  replyList,
  shortString,
  text,
  withBlanks,
} from '../core/values.ts';
import { Member } from '../projects/members.ts';
import { afterProject, Project } from '../projects/projects.ts';
import * as routes from './users.routes.ts';

/** A project on a user's page, with their role in it. */
export const UserProject = Project.omit({
  role_id: true,
  role_name: true,
  permissions: true,
  invite: true,
  members: true,
  roles: true,
}).extend(Member.pick({ role_id: true, role_name: true, rating: true }).shape);
export type UserProject = z.infer<typeof UserProject>;

/** The public profile of a user (users.1). */
export const User = UserName.extend({
  about: z.string(),
  /** The entered link, which the server fetches. Pages show `avatar_image` instead. */
  avatar_url: z.string(),
  /** URL of the avatar on this service; null if the generated avatar is shown. */
  avatar_image: z.string().nullable(),
  /** The path of the generated avatar, for users without another. */
  avatar_generated: z.string(),
  gender: z.enum(routes.GENDERS),
  created_at: z.int(),
  /** With `?fetch_projects`: a page of the projects that the caller may find, latest activity first (users.8). */
  projects: replyList(UserProject, LIMITS.userProjectsPage.max).optional(),
});
export type User = z.infer<typeof User>;

/** The signed-in user, with fields that only they may see. */
export const Me = User.omit({ projects: true }).extend({
  email: z.string(),
  /** Whether the user has confirmed that the address is theirs (accounts.19). */
  email_confirmed: z.boolean(),
  avatar_problem: Problem,
  /** The bit mask of restrictions (users.9). */
  limitations: z.int(),
  /** Whether they may use the administration now. */
  site_admin: z.boolean(),
  /** Whether only a second factor is missing for that (security.9). */
  lacks_second_factor: z.boolean(),
  /** When the profile last changed. */
  updated_at: z.int(),
});
export type Me = z.infer<typeof Me>;

export const whoami = endpoint(routes.whoami, {
  summary: 'Get the signed-in user; 401 when signed out',
  reply: Me,
});

export const getUser = endpoint(routes.getUser, {
  summary: 'Get a user by id or username',
  query: z.object({
    fetch_projects: Flag,
    /** The number of projects with `fetch_projects`, as for `after`. */
    limit: integerParam(LIMITS.userProjectsPage).default(LIMITS.userProjectsPage.max),
    after: afterProject,
  }),
  reply: User,
});

export const editProfile = endpoint(routes.editProfile, {
  summary: 'Edit your profile',
  body: z
    .object({
      about: text(LIMITS.about),
      avatar_url: link(LIMITS.avatarUrl),
      gender: z.enum(routes.GENDERS),
      /** The value that the client has; the change is refused if it is no longer current (api.9). */
      updated_at: z.int(),
    })
    .partial(),
  reply: Me,
});

/** Sign-up sends texts as typed, and the domain validates them (accounts.6). */
const typed = text(LIMITS.typedText);

export const register = endpoint(routes.register, {
  summary:
    'Sign up, with what the service asks for (`SIGN_UP`): a secret code, the token of an invitation link, or nothing',
  attempts: { most: LIMITS.signUpAttempts, key: 'attempts' },
  body: withBlanks(
    ['username', 'email', 'password'],
    z.object({
      username: typed,
      email: typed,
      password: shortString,
      /** Required if the service asks for a code, otherwise ignored. The first account always needs one. */
      secret_code: typed.optional(),
      /** The token of an invitation link, required if the service asks for one, otherwise ignored. */
      invitation: typed.optional(),
      /** The interface language, which emails are written in. */
      language: InterfaceLanguageCode.optional(),
    }),
  ),
  reply: User,
  status: 201,
});

export const login = endpoint(routes.login, {
  summary: 'Sign in with username or email',
  attempts: { most: LIMITS.signInAttempts, key: 'attempts' },
  body: z.object({
    username: typed,
    password: shortString,
    /** Stay signed in for 30 days. */
    remember: z.boolean().default(false),
    /** With `remember`: for a year instead. */
    remember_forever: z.boolean().default(false),
    /** The interface language, which emails are written in. */
    language: InterfaceLanguageCode.optional(),
  }),
  reply: Me,
});

export const logout = endpoint(routes.logout, { summary: 'Sign out of this session' });

export const uploadAvatar = endpoint(routes.uploadAvatar, {
  summary: 'Upload your avatar; replaces its link',
  body: Bytes,
  reply: Me,
});

export const removeAvatar = endpoint(routes.removeAvatar, {
  summary: 'Remove your avatar',
  reply: Me,
});

export const refreshAvatar = endpoint(routes.refreshAvatar, {
  summary: 'Fetch your avatar from its link again; the current image stays if that fails',
  reply: Me,
});

/** A user with what only site administrators may see. */
export const UserAccess = User.omit({ projects: true })
  .extend(Me.pick({ limitations: true, site_admin: true }).shape)
  .extend({
    /** Whether the user is banned now; its reason and end, null if it has none. */
    banned: z.boolean(),
    ban_reason: z.string(),
    banned_until: z.int().nullable(),
  });
export type UserAccess = z.infer<typeof UserAccess>;

/** What a banned user is told at sign-in, as `current` of the failure (administration.10). */
export const Ban = UserAccess.pick({ ban_reason: true, banned_until: true });
export type Ban = z.infer<typeof Ban>;

/** Only known bits. */
const limitations = z.int().superRefine((bits, issues) => {
  if (!areRestrictions(bits)) issues.addIssue(issueOf('choice'));
});

export const listUsers = endpoint(routes.listUsers, {
  summary: 'Search users by part of their name, newest first (site administrators)',
  query: z.object({
    name: text(LIMITS.search).optional(),
    limit: integerParam(LIMITS.usersPage).default(LIMITS.usersPageDefault),
    /** Id of the last user of the previous page. */
    before: Id.optional(),
  }),
  reply: replyList(UserAccess, LIMITS.usersPage.max),
});

export const restrictUser = endpoint(routes.restrictUser, {
  summary: 'Ban or restrict a user, or grant or revoke site administration (site administrators)',
  body: z
    .object({
      banned: z.boolean(),
      limitations,
      site_admin: z.boolean(),
      /** With `banned`: why, which the user sees, and when the ban ends by itself; null: never. They change a ban that there is. */
      ban_reason: text(LIMITS.hiddenReason),
      banned_until: z.int().min(0).nullable(),
    })
    .partial(),
  reply: UserAccess,
});

export const makePasswordLink = endpoint(routes.makePasswordLink, {
  summary: 'Create a one-time link to set a user’s new password (site administrators)',
  reply: z.object({
    /** The path of the page on this service, with the token. It is returned only once and stored as a hash. */
    path: z.string(),
    expires_at: z.int(),
  }),
  status: 201,
});

export const choosePassword = endpoint(routes.choosePassword, {
  summary: 'Set a new password with a link; all sessions of the user end',
  attempts: { most: LIMITS.signInAttempts, key: 'attempts' },
  body: z.object({ token: shortString, password: shortString }),
});
