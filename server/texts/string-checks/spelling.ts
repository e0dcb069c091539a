import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import { withSuggestions } from '#domain/texts/checks/spelling.ts';
import type { AppContext } from '../../core/endpoints/app-context.ts';
import type { SpellingThread } from '../spelling-thread/spelling-thread.ts';
import type { AskedTranslation, RunCheck } from './asked-translation.ts';
import { openKnownWords } from './known-words.ts';

/** Finds misspelt words that the project doesn't know, and suggests others for the first of them (spelling.1, spelling.5). */
export function openSpellingCheck(context: AppContext, thread: SpellingThread): RunCheck {
  const knownAmong = openKnownWords(context);

  return async (asked) => {
    const { text, translation, context: checkContext, asker } = asked;
    const found = await thread.find({ source: text, translation, context: checkContext }, asker);
    if (!found || found.length === 0) return found;
    const known = new Set(await knownAmong({ ...asked, words: [...new Set(found.map(wordOf))] }));
    const unknown = found.filter((finding) => !known.has(wordOf(finding)));
    const words = [...new Set(unknown.map(wordOf))].slice(0, SERVICE_LIMITS.suggestedWords);
    const suggestions = await suggestionsFor(words, asked);
    return unknown.map((finding) => withSuggestions(finding, suggestions.get(wordOf(finding)) ?? []));
  };

  async function suggestionsFor(
    words: readonly string[],
    { context: { targetLanguage }, asker }: AskedTranslation,
  ) {
    if (words.length === 0) return new Map<string, readonly string[]>();
    const suggested = await thread.suggest(targetLanguage, words, asker);
    return new Map(words.map((word, nth) => [word, suggested[nth] ?? []]));
  }
}

const wordOf = ({ values }: Finding): string => String(values?.word ?? '');
