import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { addLanguages, listLanguageTasks } from '#contract/files/families.ts';
import { addSection, listSections } from '#contract/texts/sections.ts';
import { addStrings } from '#contract/texts/strings.ts';
import { projectOf } from '../../../test/project.ts';
import { openTestApp } from '../../../test/test-app.ts';
import { wrongRevisions } from '../../../test/wrong-revisions.ts';
import { poolOptionsOf } from '../../platform/database/connect.ts';
import { recountAll } from '../../programs/recount/queries.ts';

const RUN_TASK = join(import.meta.dirname, '..', '..', '..', 'test', 'family-crash', 'run-task.ts');
const LANGUAGES = ['de', 'es', 'fr', 'it', 'uk'];
const SECTIONS = 10;
const STRINGS = 500;

const testApp = await openTestApp();
const anna = await testApp.signUp('anna');

type Key = { project: number; task: number };

/** How many sections of a task are done. */
async function doneOf({ project, task }: Key): Promise<number> {
  const [row] = await testApp.sql<{ done: number }[]>`
    SELECT done FROM language_tasks WHERE project_id = ${project} AND id = ${task}`;
  return row?.done ?? 0;
}

/** Starts a process that runs a task; kills it once so many sections are done, or lets it end. */
async function run({ project, task }: Key, killedAt?: number) {
  const where = JSON.stringify(poolOptionsOf(testApp.sql).where);
  const child = spawn(process.execPath, [RUN_TASK, where, String(project), String(task)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const exit = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  if (killedAt !== undefined) {
    // At some moment of the section after it.
    while ((await doneOf({ project, task })) < killedAt && child.exitCode === null) await wait(5);
    await wait(Math.random() * 30);
    child.kill('SIGKILL');
  }
  return exit;
}

test('tasks whose processes are killed again and again bring five languages each string once, in order (families.12)', async () => {
  const { project } = await projectOf(anna, { strings: ['First.'] });
  const params = { project: project.id };
  for (let nth = 1; nth <= SECTIONS; nth += 1) {
    const section = await anna.does(addSection, { params, body: { name: `Chapter ${nth}` } });
    const body = Array.from({ length: STRINGS }, (_, at) => ({ text: `Text ${at} of chapter ${nth}.` }));
    await anna.does(addStrings, { params: { ...params, section: section.id }, body });
  }
  const wanted = LANGUAGES.map((target_lang) => ({ target_lang }));
  const { languages } = await anna.does(addLanguages, { params, body: { languages: wanted } });
  const others = languages.flatMap(({ project_id }) => (project_id === project.id ? [] : project_id));
  const tasks = await testApp.sql<Key[]>`
    SELECT project_id AS project, id AS task FROM language_tasks WHERE project_id = ANY(${others}::bigint[])`;
  expect(tasks).toHaveLength(LANGUAGES.length);
  const ends = await Promise.all(
    tasks.map(async (key) => {
      const killed = [(await run(key, 2))[1], (await run(key, 6))[1]];
      return [...killed, (await run(key))[0]];
    }),
  );
  // Most of them were killed in the middle; a fast one may have ended before.
  expect(ends.flat().filter((end) => end === 'SIGKILL').length).toBeGreaterThan(LANGUAGES.length);
  const textsOf = async (of: number) => {
    const rows = await testApp.sql<{ name: string; text: string }[]>`
      SELECT c.name, s.text FROM sections c JOIN strings s ON s.project_id = c.project_id AND s.section_id = c.id
      WHERE c.project_id = ${of} ORDER BY c.num, c.id, s.place, s.id`;
    return rows.map(({ name, text }) => `${name}: ${text}`);
  };
  const source = await textsOf(project.id);
  expect(source).toHaveLength(SECTIONS * STRINGS + 1);
  for (const other of others) {
    expect(await textsOf(other)).toEqual(source);
    expect(await wrongRevisions(testApp.sql, other)).toHaveLength(0);
    expect(await anna.does(listSections, { params: { project: other } })).toHaveLength(SECTIONS + 1);
  }
  const reports = await anna.does(listLanguageTasks, { params });
  expect(reports.map(({ done, refused, counts }) => [done, refused, counts])).toEqual(
    reports.map(() => [SECTIONS + 1, null, [{ outcome: 'added', amount: SECTIONS + 1 }]]),
  );
  expect(await recountAll(testApp.sql)).toEqual({ translations: 0, strings: 0, sections: 0, projects: 0 });
});
