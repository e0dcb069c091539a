import { openWithoutMigrating } from '../server/open-database.ts';
import { readSettings } from '../server/settings/settings.ts';

/** Moves the deadlines of a project of a browser test to the past, which no call does. */
export async function passDeadlines(project: number): Promise<void> {
  const database = await openWithoutMigrating(readSettings({ DATA_DIR: process.env.BROWSER_DATA_DIR ?? '' }));
  try {
    await database.sql`UPDATE assignments SET deadline = current_date - 2 WHERE project_id = ${project}`;
  } finally {
    await database.close();
  }
}
