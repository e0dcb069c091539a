import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { ProjectLanguages } from '#domain/core/languages/project-languages.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import { formsOfWords } from '#domain/texts/checks/known-words.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import { agreedWords, usedWords } from './queries.ts';

/** Words of a translation of a string that no dictionary of their language has. */
export type AskedWords = {
  project: { id: number } & ProjectLanguages;
  string: number;
  words: readonly string[];
  request: FastifyRequest;
};

/** Says which of some words a project knows. */
type KnownWords = (asked: AskedWords) => Promise<readonly string[]>;

const MOST_KEPT = 20_000;

/** Whether words are known in a project, by its dictionary, by its translations or otherwise: each source is one function (spelling.3). */
export function openKnownWords({ sql, searchPool }: Pick<AppContext, 'sql' | 'searchPool'>): KnownWords {
  const uses = new LRUCache<string, boolean>({ max: MOST_KEPT, ttl: SERVICE_LIMITS.usesKept });

  const ofDictionary: KnownWords = async ({ project, words }) => {
    const { source_lang, target_lang } = project;
    const isForm = formsOfWords(await agreedWords(sql, project.id), [source_lang, target_lang]);
    return words.filter(isForm);
  };
  const ofTranslations: KnownWords = async ({ project, string, words, request }) => {
    const keyOf = (word: string) => `${project.id} ${word}`;
    const unknown = words.filter((word) => !uses.has(keyOf(word)));
    if (unknown.length > 0) {
      const asked = { project: project.id, string, words: unknown, uses: SERVICE_LIMITS.usesOfWord };
      const used = new Set(await searchPool.run(request, (searchSql) => usedWords(searchSql, asked)));
      for (const word of unknown) uses.set(keyOf(word), used.has(word));
    }
    return words.filter((word) => uses.get(keyOf(word)));
  };
  /** What is cheap comes first: it is asked only what those before don't know. */
  const sources: readonly KnownWords[] = [ofDictionary, ofTranslations];

  return async (asked) => {
    const known = new Set<string>();
    for (const source of sources) {
      const words = asked.words.filter((word) => !known.has(word));
      if (words.length > 0) for (const word of await source({ ...asked, words })) known.add(word);
    }
    return [...known];
  };
}
