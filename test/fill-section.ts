import type { TestApp, TestUser } from './test-app.ts';

/** Adds strings without calls, which would take long for thousands, and answers their ids. */
export async function fillSection(
  { sql }: TestApp,
  { project, section }: { project: number; section: number },
  amount: number,
): Promise<number[]> {
  const made = await sql<{ id: number }[]>`
    INSERT INTO strings (project_id, section_id, place, text)
    SELECT ${project}, ${section}, n, 'Text ' || n FROM generate_series(1, ${amount}::int) n RETURNING id`;
  return made.map(({ id }) => id);
}

/** Adds a translation and a comment of `author` to each string of the database. */
export async function fillStrings({ sql }: TestApp, author: TestUser) {
  await sql`
    INSERT INTO translations (project_id, string_id, text, initial, author_id)
    SELECT project_id, id, 'Текст', false, ${author.id} FROM strings`;
  await sql`
    INSERT INTO comments (project_id, string_id, text, author_id)
    SELECT project_id, id, 'Hm.', ${author.id} FROM strings`;
}
