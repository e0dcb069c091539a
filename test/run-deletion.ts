import { connect } from '../server/database/connect.ts';
import { enqueue } from '../server/jobs/enqueue-queries.ts';

/** Moves the day on which the account of a user of a browser test is deleted to now, and queues the job that does it. */
export async function runDeletion(username: string): Promise<void> {
  const sql = connect(process.env.BROWSER_DATABASE_URL ?? '', { max: 1 });
  try {
    await sql`
      UPDATE account_deletions SET due_at = now_ms() WHERE user_id = (SELECT id FROM users WHERE username = ${username})`;
    // A run that is waiting or running already may have begun before.
    while ((await sql`SELECT FROM users WHERE username = ${username}`).length > 0) {
      await enqueue(sql, 'deleteAccounts', [null]);
      await new Promise((go) => setTimeout(go, 500));
    }
  } finally {
    await sql.end();
  }
}
