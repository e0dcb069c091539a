import { parentPort } from 'node:worker_threads';
import { LRUCache } from 'lru-cache';
import { baseLanguageOf } from '#domain/core/languages/scripts.ts';
import {
  type DictionaryFinder,
  dictionaryFinder,
  type FoundEntry,
} from '#domain/texts/dictionary/dictionary-finder.ts';
import type { ReadWord } from '#domain/texts/dictionary/terms/reading.ts';
import { openRussian } from './russian.ts';
import type { TermsResult, TermsTask } from './task.ts';

// The program of the thread that finds dictionary words. It has no connection and stores nothing, so that it can be ended at any time.

/** Entries of the dictionaries that are kept, and words whose readings are. */
const MOST_ENTRIES = 100_000;
const MOST_WORDS = 50_000;

const kept = new LRUCache<string, { finder: DictionaryFinder; entries: number }>({
  maxSize: MOST_ENTRIES,
  sizeCalculation: ({ entries }) => Math.max(1, entries),
});

/** The morphologies that there are, opened when a language needs one. */
const MORPHOLOGIES: Readonly<Record<string, () => Promise<ReadWord>>> = { ru: openRussian };
const opened: Record<string, ReadWord> = {};

async function openReaders(languages: readonly string[]): Promise<void> {
  for (const language of languages.map(baseLanguageOf)) {
    const open = MORPHOLOGIES[language];
    if (open && !opened[language]) opened[language] = withMemory(await open());
  }
}

/** Texts have the same words again and again. */
function withMemory(read: ReadWord): ReadWord {
  const known = new LRUCache<string, ReturnType<ReadWord>>({ max: MOST_WORDS });
  return (word) => {
    const before = known.get(word);
    if (before) return before;
    const readings = read(word);
    known.set(word, readings);
    return readings;
  };
}

async function finderFor({ dictionary, entries, languages }: TermsTask) {
  const before = kept.get(dictionary);
  if (before || !entries) return before?.finder;
  await openReaders([languages.source_lang, languages.target_lang]);
  const finder = dictionaryFinder(entries, languages, opened);
  kept.set(dictionary, { finder, entries: entries.length });
  return finder;
}

const idsOf = (entries: readonly FoundEntry[]) => entries.map(({ id }) => id);

async function done(task: TermsTask): Promise<TermsResult> {
  const finder = await finderFor(task);
  if (!finder) return { lacks: true };
  return {
    texts: task.texts.map(({ source, translation }) => {
      const { spans, left } = finder.wordsIn(source);
      return {
        spans: spans.map((span) => ({ ...span, entries: idsOf(span.entries) })),
        left,
        missing: translation === undefined ? [] : idsOf(finder.missingIn(spans, translation)),
        unwanted: translation === undefined ? [] : idsOf(finder.unwantedIn(spans, translation)),
      };
    }),
  };
}

parentPort?.on('message', async (task: TermsTask) => parentPort?.postMessage(await done(task)));
