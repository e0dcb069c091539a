import { parentPort } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { findingsOf } from '#domain/texts/checks/run-checks.ts';
import { likeliestFirst, spelling } from '#domain/texts/checks/spelling.ts';
import { BrokenDictionary } from './dictionary-texts.ts';
import { openSpeller, type Speller } from './speller.ts';
import type { SpellingResult, SpellingTask } from './task.ts';

// The program of the thread that looks up words. It has no connection and stores nothing, so that it can be ended at any time.

/** Dictionaries that are kept at once; each has 20 to 60 MB. */
const MOST_OPEN = 3;
/** Milliseconds in which words are suggested; those behind have none then. */
const SUGGESTING = 1000;

const open = new LRUCache<string, Speller>({ max: MOST_OPEN });

async function spellerOf({ files }: SpellingTask): Promise<Speller> {
  const known = open.get(files.aff);
  if (known) return known;
  const speller = await openSpeller(files);
  open.set(files.aff, speller);
  return speller;
}

function suggested(speller: Speller, words: readonly string[]): string[][] {
  const end = performance.now() + SUGGESTING;
  return words.map((word) =>
    performance.now() < end
      ? likeliestFirst(word, speller.suggest(word)).slice(0, SERVICE_LIMITS.suggestionsOfWord)
      : [],
  );
}

async function done(task: SpellingTask): Promise<SpellingResult> {
  try {
    const speller = await spellerOf(task);
    if ('words' in task) return { suggestions: suggested(speller, task.words) };
    const { source, translation, context } = task;
    return { findings: findingsOf(source, translation, { ...context, isWord: speller.isWord }, [spelling]) };
  } catch (error) {
    if (error instanceof BrokenDictionary) return { broken: error.message };
    // The memory of one that has failed on a word can't be trusted.
    open.delete(task.files.aff);
    throw error;
  }
}

parentPort?.on('message', async (task: SpellingTask) => parentPort?.postMessage(await done(task)));
