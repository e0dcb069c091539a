import { setTimeout as wait } from 'node:timers/promises';
import type { Shapes } from '#client/client.ts';
import { append } from '#domain/core/long-lists.ts';
import { MINUTE } from '#domain/core/units.ts';
import { answerOf, type Client, repeatable } from '../client/client.ts';
import { fileHashes, type OpenProject } from '../client/projects.ts';
import type { Output } from '../output/output.ts';
import type { SourceOutcome } from './push-source.ts';

/** What became of the sections that were brought to another language. */
export type BringOutcome = {
  /** How many sections had each outcome; none for a language that stays as it is. */
  readonly counts: Readonly<Record<string, number>>;
  /** Why it stays as it is, or was not brought to its end. */
  readonly refused: string | null;
  /** Keys that are back with the translations that were deleted with them, with their sections (updates.20). */
  readonly returned: readonly string[];
  /** Whether a section differs from its source. */
  readonly hasFailed: boolean;
};

type BringOptions = {
  source: OpenProject;
  pushed: readonly SourceOutcome[];
  output: Output;
};

/** Outcomes that leave a section as its source is. */
const FINE_OUTCOMES = ['added', 'updated', 'unchanged', 'empty', 'gone'];
/** Milliseconds before the second look at the tasks, most between two looks, and after which the program no longer waits for them. */
const FIRST_PAUSE = 100;
const LONGEST_PAUSE = 2000;
const LONGEST_WAIT = 30 * MINUTE;

/**
 * Has the service bring the pushed sections to the other languages of their project, and waits for it (command-line.21). Only what a
 * language has otherwise is brought, so that a push that was broken off before is finished by the next one.
 */
export async function bringSources(
  client: Client,
  { source, pushed, output }: BringOptions,
): Promise<Map<number, BringOutcome>> {
  const path = { project: String(source.id) };
  const { languages } = await answerOf(client.GET('/api/projects/{project}/family', { params: { path } }));
  const otherLanguages = languages.filter(
    ({ project_id, role_id }) => project_id !== source.id && role_id !== null,
  );
  /** Sections that a language has otherwise: those whose strings the file lacks are deleted, and the others. */
  const stale = { removed: new Set<number>(), kept: new Set<number>() };
  for (const { project_id } of otherLanguages) {
    const hashes = await fileHashes(client, project_id);
    for (const { path, sections = [], hash, removes = false } of pushed) {
      if (hash === undefined || hashes.get(path) === hash) continue;
      for (const section of sections) stale[removes ? 'removed' : 'kept'].add(section);
    }
  }
  const outcomes = new Map<number, BringOutcome>();
  for (const [kind, sections] of Object.entries(stale)) {
    if (sections.size === 0) continue;
    const removing = kind === 'removed';
    for (const [project, outcome] of await bringSections(client, source, [...sections], { removing, output }))
      outcomes.set(project, mergeOutcomes(outcomes.get(project), outcome));
  }
  return outcomes;
}

/** The outcome of two tasks of a language. */
function mergeOutcomes(one: BringOutcome | undefined, other: BringOutcome): BringOutcome {
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
async function bringSections(
  client: Client,
  source: OpenProject,
  sections: number[],
  { removing, output }: { removing: boolean; output: Output },
): Promise<Map<number, BringOutcome>> {
  const path = { project: String(source.id) };
  const { tasks, untouched } = await answerOf(
    client.POST('/api/projects/{project}/family/updates', {
      params: { path, header: repeatable() },
      body: { sections, adds_sections: true, removes_missing: removing },
    }),
  );
  const outcomes = new Map<number, BringOutcome>(
    untouched.map(({ project_id, reason }) => [
      project_id,
      { counts: {}, refused: reason, returned: [], hasFailed: false },
    ]),
  );
  const runningTasks = new Map(tasks.map(({ project_id, task }) => [project_id, task]));
  const deadline = Date.now() + LONGEST_WAIT;
  for (
    let pause = FIRST_PAUSE;
    runningTasks.size > 0 && Date.now() < deadline;
    pause = Math.min(pause * 1.5, LONGEST_PAUSE)
  ) {
    const newestTasks = await answerOf(
      client.GET('/api/projects/{project}/family/tasks', { params: { path } }),
    );
    for (const [project, task] of runningTasks) {
      const newestTask = newestTasks.find(({ project_id }) => project_id === project);
      // A newer task is there only if this one has ended.
      if (newestTask && newestTask.id === task && newestTask.ended_at === null) continue;
      runningTasks.delete(project);
      if (newestTask?.id === task)
        outcomes.set(project, {
          ...outcomeOfTask(newestTask),
          returned: await readReturnedKeys(client, newestTask),
        });
    }
    if (runningTasks.size === 0) break;
    output.progress(`${runningTasks.size} other languages are being updated`);
    await wait(pause);
  }
  for (const project of runningTasks.keys())
    outcomes.set(project, { counts: {}, refused: 'still running', returned: [], hasFailed: true });
  return outcomes;
}

/** The keys that a task has brought back, section by section. */
async function readReturnedKeys(
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
  const keys: string[] = [];
  for (let page = await pageAfter(0); page.length > 0; page = await pageAfter(page.at(-1)?.num ?? 0)) {
    for (const { name, returned } of page) {
      append(
        keys,
        returned.keys.map((key) => `${name}: ${key}`),
      );
      const more = returned.total - returned.keys.length;
      if (more > 0) keys.push(`${name}: ${more} more`);
    }
  }
  return keys;
}

function outcomeOfTask({ counts, refused }: Shapes['LanguageTask']): Omit<BringOutcome, 'returned'> {
  return {
    counts: Object.fromEntries(counts.map(({ outcome, amount }) => [outcome, amount])),
    refused,
    hasFailed: refused !== null || counts.some(({ outcome }) => !FINE_OUTCOMES.includes(outcome)),
  };
}

/** What became of a language in words: `3 updated, 1 added`. */
export function describeBringOutcome({ counts, refused }: BringOutcome): string {
  const amounts = Object.entries(counts).map(([outcome, amount]) => `${amount} ${outcome}`);
  return [...amounts, ...(refused === null ? [] : [`not brought to its end: ${refused}`])].join(', ');
}
