import { setTimeout as wait } from 'node:timers/promises';
import type { Shapes } from '#client/client.ts';
import { append } from '#domain/core/long-lists.ts';
import { MINUTE } from '#domain/core/units.ts';
import { answerOf, type Client, repeatable } from '../client/client.ts';
import { fileHashes, type OpenProject } from '../client/projects.ts';
import type { Output } from '../output/output.ts';
import type { PushedSource } from './push-source.ts';

/** What became of the source in another language. */
export type Brought = {
  /** How many sections had each outcome; none for a language that stays as it is. */
  readonly counts: Readonly<Record<string, number>>;
  /** Why it stays as it is, or was not brought to its end. */
  readonly refused: string | null;
  /** Keys that are back with the translations that were deleted with them, with their sections (updates.20). */
  readonly returned: readonly string[];
  /** Whether something is not as the source. */
  readonly hasFailed: boolean;
};

type Bringing = {
  source: OpenProject;
  pushed: readonly PushedSource[];
  output: Output;
};

/** Outcomes that leave a section as its source is. */
const FINE = ['added', 'updated', 'unchanged', 'empty', 'gone'];
/** Milliseconds before the second look at the tasks, most between two looks, and after which the program no longer waits for them. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2000;
const LONGEST = 30 * MINUTE;

/**
 * Has the service bring the pushed sections to the other languages of their project, and waits for it (command-line.21). Only what a
 * language has otherwise is brought, so that a push that was broken off before is finished by the next one.
 */
export async function bringSources(
  client: Client,
  { source, pushed, output }: Bringing,
): Promise<Map<number, Brought>> {
  const path = { project: String(source.id) };
  const { languages } = await answerOf(client.GET('/api/projects/{project}/family', { params: { path } }));
  const others = languages.filter(({ project_id, role_id }) => project_id !== source.id && role_id !== null);
  /** Sections that a language has otherwise: those whose strings the file lacks are deleted, and the others. */
  const stale = { removed: new Set<number>(), kept: new Set<number>() };
  for (const { project_id } of others) {
    const hashes = await fileHashes(client, project_id);
    for (const { path, sections = [], hash, removes = false } of pushed) {
      if (hash === undefined || hashes.get(path) === hash) continue;
      for (const section of sections) stale[removes ? 'removed' : 'kept'].add(section);
    }
  }
  const brought = new Map<number, Brought>();
  for (const [what, sections] of Object.entries(stale)) {
    if (sections.size === 0) continue;
    const removing = what === 'removed';
    for (const [project, done] of await broughtTo(client, source, [...sections], { removing, output }))
      brought.set(project, together(brought.get(project), done));
  }
  return brought;
}

/** What became of a language in two tasks. */
function together(one: Brought | undefined, other: Brought): Brought {
  if (!one) return other;
  const counts = { ...one.counts };
  for (const [outcome, amount] of Object.entries(other.counts))
    counts[outcome] = (counts[outcome] ?? 0) + amount;
  return {
    counts,
    refused: one.refused ?? other.refused,
    returned: [...one.returned, ...other.returned],
    hasFailed: one.hasFailed || other.hasFailed,
  };
}

/** Brings sections to the other languages, and waits until all have them. */
async function broughtTo(
  client: Client,
  source: OpenProject,
  sections: number[],
  { removing, output }: { removing: boolean; output: Output },
): Promise<Map<number, Brought>> {
  const path = { project: String(source.id) };
  const { tasks, untouched } = await answerOf(
    client.POST('/api/projects/{project}/family/updates', {
      params: { path, header: repeatable() },
      body: { sections, adds_sections: true, removes_missing: removing },
    }),
  );
  const brought = new Map<number, Brought>(
    untouched.map(({ project_id, reason }) => [
      project_id,
      { counts: {}, refused: reason, returned: [], hasFailed: false },
    ]),
  );
  const waiting = new Map(tasks.map(({ project_id, task }) => [project_id, task]));
  const until = Date.now() + LONGEST;
  for (
    let pause = FIRST_PAUSE;
    waiting.size > 0 && Date.now() < until;
    pause = Math.min(pause * 1.5, LONGEST_PAUSE)
  ) {
    const newest = await answerOf(client.GET('/api/projects/{project}/family/tasks', { params: { path } }));
    for (const [project, task] of waiting) {
      const now = newest.find(({ project_id }) => project_id === project);
      // A newer one has taken its place once it had ended.
      if (now && now.id === task && now.ended_at === null) continue;
      waiting.delete(project);
      if (now?.id === task)
        brought.set(project, { ...broughtBy(now), returned: await returnedBy(client, now) });
    }
    if (waiting.size === 0) break;
    output.progress(`${waiting.size} other languages are being updated`);
    await wait(pause);
  }
  for (const project of waiting.keys())
    brought.set(project, { counts: {}, refused: 'still running', returned: [], hasFailed: true });
  return brought;
}

/** The keys that a task has brought back, section by section. */
async function returnedBy(
  client: Client,
  { id, project_id, counts }: Shapes['LanguageTask'],
): Promise<string[]> {
  if (!counts.some(({ outcome }) => outcome === 'updated')) return [];
  const path = { project: String(project_id), task: id };
  const pageAfter = (after: number) =>
    answerOf(
      client.GET('/api/projects/{project}/family/tasks/{task}/results', {
        params: { path, query: { after } },
      }),
    );
  const found: string[] = [];
  for (let page = await pageAfter(0); page.length > 0; page = await pageAfter(page.at(-1)?.num ?? 0)) {
    for (const { name, returned } of page) {
      append(
        found,
        returned.keys.map((key) => `${name}: ${key}`),
      );
      const more = returned.total - returned.keys.length;
      if (more > 0) found.push(`${name}: ${more} more`);
    }
  }
  return found;
}

function broughtBy({ counts, refused }: Shapes['LanguageTask']): Omit<Brought, 'returned'> {
  return {
    counts: Object.fromEntries(counts.map(({ outcome, amount }) => [outcome, amount])),
    refused,
    hasFailed: refused !== null || counts.some(({ outcome }) => !FINE.includes(outcome)),
  };
}

/** What became of a language in words: `3 updated, 1 added`. */
export function lineOfBrought({ counts, refused }: Brought): string {
  const told = Object.entries(counts).map(([outcome, amount]) => `${amount} ${outcome}`);
  return [...told, ...(refused === null ? [] : [`not brought to its end: ${refused}`])].join(', ');
}
