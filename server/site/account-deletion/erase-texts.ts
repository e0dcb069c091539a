import type { Transaction } from '../../platform/database/connect.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';
import { eraseComments, eraseCommentsInLog } from './erase-comment-queries.ts';
import { eraseDeleted } from './erase-deleted-queries.ts';
import { eraseBatches, nextProjectOf, presentAmong } from './erase-project-queries.ts';
import { eraseReasons } from './erase-reason-queries.ts';
import {
  type Erasing,
  eraseTranslations,
  hasTranslationToErase,
  translationsBy,
} from './erase-translation-queries.ts';
import { type DeletionStep, LATER, type StepPosition } from './progress.ts';

/** How many texts a transaction erases, and how many entries of the log or kept rows it reads. */
const TEXTS = 50;
const ROWS = 500;

/** A part of the work in one project, bounded; where it goes on, or undefined at its end. */
type Phase = (tx: Transaction, on: Erasing, at: StepPosition) => Promise<StepPosition | undefined>;

const deletedRows: Phase = (tx, on, { event = 0, nth = 0 }) =>
  eraseDeleted(tx, on, { event: Number(event), nth: Number(nth) }, ROWS);

/** What is done in each project, in order. What is deleted meanwhile with a string of others is searched for again at the end. */
const PHASES: readonly Phase[] = [
  deletedRows,
  async (tx, on, { string = 0, translation = 0 }) => {
    const some = await translationsBy(
      tx,
      on,
      { string: Number(string), translation: Number(translation) },
      TEXTS,
    );
    await eraseTranslations(tx, on, some);
    return some.at(-1);
  },
  async (tx, on, { done = 0 }) => {
    const amount = await eraseComments(tx, on, TEXTS);
    return amount === 0 ? undefined : { done: Number(done) + amount };
  },
  async (tx, on, { reasons = 0 }) => {
    const amount = await eraseReasons(tx, on, ROWS);
    return amount === 0 ? undefined : { reasons: Number(reasons) + amount };
  },
  (tx, on, { kind = 0, entry = 0 }) =>
    eraseCommentsInLog(tx, on, { kind: Number(kind), entry: Number(entry) }, ROWS),
  deletedRows,
  async (tx, on) => {
    await eraseBatches(tx, on);
    return undefined;
  },
];

/**
 * Erases the texts of a deleted user, project by project (accounts.30). Nothing can be written in a deleted project, so its texts
 * are erased once it is restored, or go with it.
 */
export const eraseTexts: DeletionStep = async (tx, user, { project = 0, last = 0, waiting = '', ...at }) => {
  const known = { last: Number(last), waiting: idsIn(waiting) };
  if (project === 0) return nextProject(tx, user, known);
  const on = { project: Number(project), user };
  // Nobody deletes it meanwhile.
  await lockProject(tx, on.project);
  const [state] = await presentAmong(tx, [on.project]);
  if (!state) return onTo(known);
  if (state.isDeleted) return onTo({ ...known, waiting: [...known.waiting, on.project] });
  const next = await inProject(tx, on, at);
  return next ? { project, last, waiting, ...next } : onTo(known);
};

/** Goes on with the work in a project, or returns undefined at its end. */
async function inProject(
  tx: Transaction,
  on: Erasing,
  { phase = 0, ...within }: StepPosition,
): Promise<StepPosition | undefined> {
  const run = PHASES[Number(phase)];
  if (run) {
    const next = await run(tx, on, within);
    return next ? { phase, ...next } : { phase: Number(phase) + 1 };
  }
  // The string of a text may have been deleted and restored meanwhile.
  return (await hasTranslationToErase(tx, on, ROWS)) ? { phase: 0 } : undefined;
}

/** The last project that was found, and the deleted ones among those before. */
type Known = { last: number; waiting: number[] };

const onTo = ({ last, waiting }: Known): StepPosition => ({ last, waiting: waiting.join(' ') });

const idsIn = (list: string | number): number[] => String(list).split(' ').filter(Boolean).map(Number);

/** Where the work goes on in the next project in which the user did something; deleted ones wait. */
async function nextProject(
  tx: Transaction,
  user: number,
  { last, waiting }: Known,
): Promise<StepPosition | typeof LATER | undefined> {
  const next = await nextProjectOf(tx, user, last);
  if (next) return { project: next, ...onTo({ last: next, waiting }) };
  const present = await presentAmong(tx, waiting);
  const restored = present.find(({ isDeleted }) => !isDeleted)?.project;
  if (restored === undefined) return present.length > 0 ? LATER : undefined;
  const left = present.map(({ project }) => project).filter((id) => id !== restored);
  return { project: restored, ...onTo({ last, waiting: left }) };
}
