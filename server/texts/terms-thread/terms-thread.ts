import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { FoundEntry } from '#domain/texts/dictionary/dictionary-finder.ts';
import { busy } from '../../platform/http/failures.ts';
import { createTaskThread, type TaskAsker, TaskStopped } from '../../platform/limits/task-thread.ts';
import type { TermsResult, TermsTask, WordsOfText } from './task.ts';

const inThread = createTaskThread<TermsTask, TermsResult>({
  program: new URL('./program.ts', import.meta.url),
  queue: SERVICE_LIMITS.termsQueue,
  lasts: SERVICE_LIMITS.termsTask,
  keptIdle: SERVICE_LIMITS.termsIdle,
  finishes: true,
});

/** A dictionary by its name, which changes with it, and how to read its entries. */
export type NamedDictionary = {
  readonly name: string;
  readonly languages: ProjectLanguages;
  readonly entries: () => Promise<readonly FoundEntry[]>;
};

/**
 * Finds the words of a dictionary in texts, in a thread of their own, which keeps dictionaries and morphologies until it has been idle for a while
 * (docs/decisions/128). Rejects as {@link createTaskThread} says; what takes too long is refused as `busy`.
 */
export async function wordsInThread(
  { name, languages, entries }: NamedDictionary,
  texts: TermsTask['texts'],
  asker: TaskAsker,
): Promise<readonly WordsOfText[]> {
  const task = { dictionary: name, languages, texts };
  try {
    const result = await inThread(task, asker);
    if ('texts' in result) return result.texts;
    const again = await inThread({ ...task, entries: await entries() }, asker);
    if ('texts' in again) return again.texts;
  } catch (error) {
    if (!(error instanceof TaskStopped)) throw error;
  }
  throw busy(SERVICE_LIMITS.termsQueue.longestWait);
}
