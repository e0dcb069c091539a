import { z } from 'zod';
import { LIMITS } from '#domain/limits.ts';
import { endpoint } from './endpoint.ts';
import { text } from './values.ts';

/** A user as others name them: enough for a link and an avatar. */
export const UserName = z.object({ id: z.int(), username: z.string() });
export type UserName = z.infer<typeof UserName>;

/** A user as everyone may see them (SPEC §3). */
export const User = UserName.extend({
  about: z.string(),
  avatar_url: z.string(),
  /** Address of the drawn avatar, for those who have none of their own. */
  avatar_generated: z.string(),
  gender: z.enum(['hidden', 'male', 'female']),
  created_at: z.int(),
});
export type User = z.infer<typeof User>;

/** The user who asks, with what only they may know. */
export const Me = User.extend({
  email: z.string(),
  /** Bit mask of SPEC §3. */
  limitations: z.int(),
  site_admin: z.boolean(),
});
export type Me = z.infer<typeof Me>;

/**
 * A cookie that the page's script may read, there while there may be a session: so a guest's page asks for none, and no
 * 401 stands in its console.
 */
export const SESSION_HINT = 'dragoman_signed_in';

export const whoami = endpoint('GET', '/api/whoami', {
  summary: 'The user who is signed in; 401 when nobody is',
  reply: Me,
});

export const getUser = endpoint('GET', '/api/users/:user', {
  summary: 'A user by id or username',
  reply: User,
});

/** Sign-up sends texts as typed: what is wrong with them is the domain's to say (SPEC §5). */
const typed = text(LIMITS.about);

export const register = endpoint('POST', '/api/register', {
  summary: 'Sign up with a secret code',
  attempts: LIMITS.signUpAttempts,
  body: z.object({ username: typed, email: typed, password: z.string(), secret_code: typed }),
  reply: User,
  status: 201,
});

export const login = endpoint('POST', '/api/login', {
  summary: 'Sign in by username or e-mail',
  attempts: LIMITS.signInAttempts,
  body: z.object({
    username: typed,
    password: z.string(),
    /** Stay signed in for 30 days. */
    remember: z.boolean().default(false),
    /** With `remember`: for a year. */
    remember_forever: z.boolean().default(false),
  }),
  reply: Me,
});

export const logout = endpoint('POST', '/api/logout', { summary: 'Sign out here' });
