import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { CheckContext } from '#domain/texts/checks/check.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import { busy, Refused } from '../../platform/http/failures.ts';
import { createTaskThread, type TaskAsker } from '../../platform/limits/task-thread.ts';
import { findDictionaries } from './dictionaries.ts';
import type { SpellingResult, SpellingTask } from './task.ts';

/** A translation whose words are looked up in the dictionary of its language. */
export type SpelledText = { source: string; translation: string; context: CheckContext };

/** Looks up words in a thread of their own, which has the dictionaries while they are needed (docs/decisions/125). */
export type SpellingThread = {
  /** The languages that have a dictionary. */
  languages(): string[];
  /**
   * What is misspelt in a translation, without suggestions; undefined if its language has no dictionary. Rejects as
   * {@link createTaskThread} says.
   */
  find(text: SpelledText, asker: TaskAsker): Promise<readonly Finding[] | undefined>;
  /** What each of these words of a language may be; none where there was no time. */
  suggest(language: string, words: readonly string[], asker: TaskAsker): Promise<readonly string[][]>;
};

/** Tasks that end the thread, after which a dictionary that never could be used isn't tried any more. */
const MOST_STOPPED = 2;
const KEPT_SUGGESTIONS = 5000;

/** Opens the thread over the dictionaries that are there. One that can't be used is said once in the log, and is then as if it weren't there (spelling.8). */
export function openSpelling(folder: string | undefined, log: FastifyBaseLogger): SpellingThread {
  const dictionaries = dictionariesOf(folder, log);
  const inThread = createTaskThread<SpellingTask, SpellingResult>({
    program: new URL('./program.ts', import.meta.url),
    queue: SERVICE_LIMITS.spellingQueue,
    lasts: SERVICE_LIMITS.spellingTask,
    keptIdle: SERVICE_LIMITS.spellingIdle,
    finishes: true,
  });
  const stopped = new Map<string, number>();
  const proven = new Set<string>();
  const suggestions = new LRUCache<string, readonly string[]>({ max: KEPT_SUGGESTIONS });

  const giveUp = (language: string, why: string): undefined => {
    const files = dictionaries.get(language);
    if (!dictionaries.delete(language)) return;
    log.warn({ language, file: files?.aff, why }, 'a spelling dictionary can’t be used');
  };

  async function run(language: string, task: SpellingTask, asker: TaskAsker) {
    try {
      const result = await inThread(task, asker);
      if ('broken' in result) return giveUp(language, result.broken);
      proven.add(language);
      return result;
    } catch (error) {
      if (error instanceof Refused) throw error;
      const times = (stopped.get(language) ?? 0) + 1;
      stopped.set(language, times);
      log.warn({ language, err: error }, 'a task of spelling has failed');
      if (times >= MOST_STOPPED && !proven.has(language)) giveUp(language, 'it ends the thread');
      throw busy(SERVICE_LIMITS.spellingQueue.longestWait);
    }
  }

  return {
    languages: () => [...dictionaries.keys()],
    async find({ source, translation, context }, asker) {
      const language = context.targetLanguage;
      const files = dictionaries.get(language);
      if (!files) return undefined;
      const result = await run(language, { files, source, translation, context }, asker);
      return result && 'findings' in result ? result.findings : undefined;
    },
    async suggest(language, words, asker) {
      const files = dictionaries.get(language);
      const unknown = words.filter((word) => !suggestions.has(`${language} ${word}`));
      if (files && unknown.length > 0) {
        const result = await run(language, { files, words: unknown }, asker);
        const found = result && 'suggestions' in result ? result.suggestions : [];
        for (const [nth, word] of unknown.entries()) {
          const some = found[nth] ?? [];
          if (some.length > 0) suggestions.set(`${language} ${word}`, some);
        }
      }
      return words.map((word) => [...(suggestions.get(`${language} ${word}`) ?? [])]);
    },
  };
}

/** The dictionaries that are there; those of the service alone if the folder can't be read. */
function dictionariesOf(folder: string | undefined, log: FastifyBaseLogger) {
  try {
    return findDictionaries(folder);
  } catch (error) {
    log.warn({ folder, err: error }, 'the folder of spelling dictionaries can’t be read');
    return findDictionaries(undefined);
  }
}
