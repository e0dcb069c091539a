import { type ConnectionParameters, connect, type Sql } from '../../server/platform/database/connect.ts';

/** What the processes of the test share. */
export type Setup = {
  place: ConnectionParameters;
  actor: number;
  /** The ids of each project's strings. */
  projects: { id: number; strings: number[] }[];
};

/** The consumers, each with two processes. */
export const CONSUMER_NAMES = ['mail', 'history'];

/** Creates projects with strings, and a table for what consumers receive. */
export async function prepareSetup(sql: Sql, place: ConnectionParameters): Promise<Setup> {
  const [user] = await sql<{ id: number }[]>`
    INSERT INTO users (username, email, password_hash) VALUES ('writer', 'writer@example.org', '') RETURNING id`;
  const actor = user?.id ?? 0;
  const projects = await sql<Setup['projects']>`
    WITH project AS (
      INSERT INTO projects (name, handle, visibility, source_lang, target_lang)
      SELECT 'Project ' || n, 'project_' || n, 'public', 'en', 'ru' FROM generate_series(1, 6) n RETURNING id
    ), section AS (
      INSERT INTO sections (project_id, name, num) SELECT id, 'One', 1 FROM project RETURNING project_id, id
    ), string AS (
      INSERT INTO strings (project_id, section_id, place, text)
      SELECT project_id, section.id, n, 'Text' FROM section, generate_series(1, 5) n RETURNING project_id, id
    )
    SELECT project_id AS id, json_agg(id) AS strings FROM string GROUP BY project_id`;
  await sql`
    CREATE TABLE received (
      id bigint GENERATED ALWAYS AS IDENTITY, consumer text NOT NULL, project_id bigint NOT NULL, log_id bigint NOT NULL
    )`;
  return { place, actor, projects: [...projects] };
}

/** The setup of a process, its further arguments, and its connections. */
export function readSetup(max: number): { setup: Setup; args: string[]; sql: Sql } {
  const [, , json = '', ...args] = process.argv;
  const setup: Setup = JSON.parse(json);
  return { setup: setup, args, sql: connect(setup.place, { max, statementTimeout: 10_000 }) };
}
