import type { BrowserContext } from '@playwright/test';
import { SESSION_HINT } from '#contract/identity/users.routes.ts';
import { hashPassword } from '../server/core/auth/passwords.ts';
import { openSession } from '../server/core/auth/session-queries.ts';
import { newToken } from '../server/core/auth/tokens.ts';
import { registerUser } from '../server/identity/users/register-user.ts';
import { connect } from '../server/platform/database/connect.ts';

const LASTS = 86_400_000;
const SETTINGS = { signUp: 'code', invitationLinks: 'off', mail: undefined } as const;

/** The database of the browser tests' service, by one connection for each worker. */
let opened: ReturnType<typeof connect> | undefined;
function database() {
  opened ??= connect(process.env.BROWSER_DATABASE_URL ?? '', { max: 1, idleTimeout: 1 });
  return opened;
}

/**
 * Stores a new user and a session of theirs, whose cookies it returns: signing up and in by calls hashes the password twice at its
 * full cost.
 */
export async function storeUser(
  username: string,
  password: string,
): Promise<Parameters<BrowserContext['addCookies']>[0][number][]> {
  const password_hash = await hashPassword(password, { memory: 8, passes: 1, parallelism: 1 });
  const { token, hash } = newToken();
  const user = { username, email: `${username}@example.org`, password_hash };
  await registerUser(database(), SETTINGS, user, async (tx, id) => {
    await openSession(tx, hash, { id, password_hash }, LASTS);
  });
  const url = process.env.BASE_URL ?? '';
  return [
    { name: 'dragoman_session', value: token, url, httpOnly: true, sameSite: 'Lax' },
    { name: SESSION_HINT, value: '1', url, sameSite: 'Lax' },
  ];
}
