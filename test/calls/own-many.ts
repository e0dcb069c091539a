import { createApiToken } from '#contract/identity/api-tokens.ts';
import { blockUser } from '#contract/identity/blocks.ts';
import { addCode } from '#contract/identity/codes.ts';
import { createProject } from '#contract/projects/projects.ts';
import { announce } from '../ended-announcement.ts';
import { failJob } from '../failed-job.ts';
import { PASSWORD, type TestApp, type TestUser } from '../test-app.ts';
import { givePasskey } from './passkeys.ts';
import { connectionOf } from './sign-in-service.ts';
import type { TestUsers } from './test-users.ts';

/** Adds so many of everything outside of projects that a user has, and site administrators list. */
export async function ownMany(
  testApp: TestApp,
  users: TestUsers,
  who: TestUser,
  amount: number,
): Promise<void> {
  const { sql } = testApp;
  for (let nth = 0; nth < amount; nth++) {
    const token = {
      name: 'Another',
      scopes: ['read' as const],
      expires_at: null,
      current_password: PASSWORD,
    };
    await who.does(createApiToken, { body: token });
    // One after another, because a session has one challenge at a time.
    await givePasskey(who);
    await connectionOf(testApp, who);
    await testApp.signIn(who.username);
    await failJob(sql);
    await announce(sql);
    const phrase = `Of ${who.username}, ${nth} of ${amount}`;
    await users.siteAdmin.does(addCode, { body: { phrase, last_until: Date.now() + 1e9, amount: 1 } });
    const name = `Many of ${who.username}, ${nth} of ${amount}`;
    const handle = `many_of_${who.username}_${nth}_of_${amount}`;
    const project = { name, handle, visibility: 'public' as const, source_lang: 'en', target_lang: 'it' };
    const { id } = await who.does(createProject, { body: project });
    await sql`
      WITH watch AS (
        INSERT INTO watches (user_id, project_id, is_watched, is_automatic) VALUES (${who.id}, ${id}, true, false)
      )
      INSERT INTO notifications (user_id, project_id, kind, log_id, actor_id, at, in_app)
      SELECT ${who.id}, ${id}, 'reply', ${nth}::bigint, ${users.author.id}, now_ms(), true`;
  }
  for (const other of [users.author, users.colleague, users.asker])
    await who.does(blockUser, { params: { user: other.id } });
}
