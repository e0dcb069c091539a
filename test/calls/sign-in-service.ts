import { hashOf } from '../../server/core/auth/tokens.ts';
import { storeProof } from '../../server/identity/sign-in-services/visit-queries.ts';
import type { TestApp, TestUser } from '../test-app.ts';

let made = 0;

/** A visitor in a browser that has come back from the sign-in service of the tests: a newcomer, or this user. */
export async function afterVisit(testApp: TestApp, who: TestUser, user: TestUser | null): Promise<TestUser> {
  const token = `a browser of the tests ${++made}`.replaceAll(' ', '-');
  const issuer = 'http://127.0.0.1:9';
  const choices = { remember: false, remember_forever: false };
  const claims = { username: 'anna', email: 'anna@provider.example', user: user?.id ?? null };
  await storeProof(testApp.sql, hashOf(token), {
    service: 'local',
    issuer,
    subject: `subject ${made}`,
    ...claims,
    choices,
  });
  return testApp.withCookie(who, 'dragoman_service', token);
}

/** Takes the password of a user away, as of one who has signed up by a service. */
export async function takePassword({ sql }: TestApp, { id }: TestUser): Promise<void> {
  await sql`UPDATE users SET password_hash = '' WHERE id = ${id}`;
}

/** Connects a service to a user, and returns the connection. */
export async function connectionOf(
  { sql }: Pick<TestApp, 'sql'>,
  { id }: Pick<TestUser, 'id'>,
): Promise<number> {
  made += 1;
  const [row] = await sql<{ id: number }[]>`
    INSERT INTO connected_services (user_id, issuer, subject, label)
    VALUES (${id}, ${`https://${made}.example`}, ${`subject ${made}`}, 'Another ID') RETURNING id`;
  return row?.id ?? 0;
}
