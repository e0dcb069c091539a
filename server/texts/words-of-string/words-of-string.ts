import { listMissingWords, listWordsOfString, type WordPlace } from '#contract/texts/words-of-string.ts';
import { otherForm } from '#domain/core/plurals/forms.ts';
import { pluralOf } from '#domain/core/plurals/plural.ts';
import { SERVICE_LIMITS } from '#domain/core/service-limits.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { readsProject, userWhoReads } from '../../core/guards/guards.ts';
import type { LoadedProject } from '../../core/guards/queries.ts';
import { orNotFound } from '../../platform/http/failures.ts';
import { disconnectSignalOf } from '../../platform/limits/disconnect-signal.ts';
import { visitorOf } from '../../platform/limits/visitor.ts';
import type { TermsTask } from '../terms-thread/task.ts';
import { wordsInThread } from '../terms-thread/terms-thread.ts';
import { foundEntries, sourceWithDictionary } from './queries.ts';

/** The dictionary words in the source of a string, and those that a translation of it lacks (terms.7). */
export const wordsOfString: Feature = (context) => {
  const { sql } = context;

  /** What is found in texts that are made of the source; none where the dictionary is empty. */
  async function wordsIn(
    project: LoadedProject,
    string: number,
    request: Parameters<typeof disconnectSignalOf>[0],
    textsOf: (source: string) => TermsTask['texts'],
  ) {
    const { text, dictionary } = orNotFound(
      await sourceWithDictionary(sql, { project: project.id, string }),
      'string',
    );
    if (dictionary === null) return { text, words: [] };
    const { source_lang, target_lang } = project;
    const languages = { source_lang, target_lang };
    const named = {
      name: JSON.stringify([project.id, source_lang, target_lang, dictionary]),
      languages,
      entries: () => foundEntries(sql, project.id),
    };
    const { signal, stopListening } = disconnectSignalOf(request);
    try {
      return {
        text,
        words: await wordsInThread(named, textsOf(text), { visitor: visitorOf(request), signal }),
      };
    } finally {
      stopListening();
    }
  }

  registerEndpoint(context, listWordsOfString, readsProject, async ({ project, string, request }) => {
    const { text, words } = await wordsIn(project, string.id, request, (source) =>
      formsOf(source).map(([, form]) => ({ source: form })),
    );
    const forms = formsOf(text);
    const places = words.flatMap(({ spans }, nth) =>
      spans.map(({ start, end, entries, isMaybe }): WordPlace => {
        const form = forms[nth]?.[0];
        return { start, end, ...(form !== undefined && { form }), entries: [...entries], is_maybe: isMaybe };
      }),
    );
    return {
      places: places.slice(0, SERVICE_LIMITS.wordPlaces),
      left: words.reduce((sum, { left }) => sum + left, 0),
    };
  });

  registerEndpoint(context, listMissingWords, userWhoReads, async ({ project, string, request, body }) => {
    const { words } = await wordsIn(project, string.id, request, (source) => [
      { source: otherForm(source), translation: otherForm(body.text) },
    ]);
    const some = (ids: readonly number[]) => ids.slice(0, SERVICE_LIMITS.wordPlaces);
    return {
      entries: some(words.flatMap(({ missing }) => missing)),
      unwanted: some(words.flatMap(({ unwanted }) => unwanted)),
    };
  });
};

/** The forms of a plural with their selectors, or the text that is none. */
function formsOf(text: string): (readonly [string | undefined, string])[] {
  const forms = pluralOf(text)?.forms;
  return forms ? [...forms] : [[undefined, text]];
}
