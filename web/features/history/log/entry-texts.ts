import type { LogEntry } from '#contract/history/log.ts';
import type { Project } from '#contract/projects/projects.ts';
import { type EventKind, eventKindOf } from '#domain/core/events/kinds.ts';
import type { Inline } from '#domain/core/markup/inline.ts';
import { lineOf } from '#domain/core/markup/line.ts';
import { parseMarkup } from '#domain/core/markup/markup.ts';

/** A text, in which there may be links, with its language, where that is known. */
export type TextInLanguage = { readonly nodes: readonly Inline[]; readonly lang: string | undefined };

type Languages = Pick<Project, 'source_lang' | 'target_lang'>;

/** The language of each field of a kind; unknown for fields that are not here. */
const LANGUAGE_OF: { readonly [Kind in EventKind]?: Readonly<Record<string, keyof Languages>> } = {
  addTranslation: { text: 'target_lang' },
  editTranslation: { text: 'target_lang' },
  deleteTranslation: { text: 'target_lang' },
  editString: { text: 'source_lang' },
  splitString: { text: 'source_lang' },
  mergeStrings: { text: 'source_lang' },
  deleteString: { text: 'source_lang' },
  addEntry: { word: 'source_lang', translate: 'target_lang' },
  editEntry: { word: 'source_lang', translate: 'target_lang' },
  deleteEntry: { word: 'source_lang', translate: 'target_lang' },
  editSharedWord: { word: 'source_lang' },
};

/** The language of a field of a log entry. */
export function languageOf(w: number, field: string, project: Languages): string | undefined {
  const kind = eventKindOf(w);
  const owner = kind && LANGUAGE_OF[kind]?.[field];
  return owner && project[owner];
}

/** Kinds whose text has markup. */
const MARKED: ReadonlySet<EventKind | undefined> = new Set<EventKind>([
  'addComment',
  'deleteComment',
  'removeComment',
]);

/**
 * The text that was added or deleted as a whole: a translation, a comment in one line of which only the links are left,
 * a dictionary word's translation.
 */
export function textOf(
  { w, acts }: Pick<LogEntry, 'w' | 'acts'>,
  project: Languages,
): TextInLanguage | undefined {
  for (const field of ['text', 'translate']) {
    const [before, after] = acts[field] ?? [];
    const text = before ?? after;
    if ((before === null || after === null) && typeof text === 'string') {
      return {
        nodes: MARKED.has(eventKindOf(w)) ? lineOf(parseMarkup(text)) : [{ kind: 'text', text }],
        lang: languageOf(w, field, project),
      };
    }
  }
  return undefined;
}

/** Changes that are part of the entry's sentence. */
const IN_SENTENCE = new Set(['is_minus', 'accept', 'owner']);

/** The changed fields of an entry with both values; added and deleted texts are in {@link textOf}. */
export function changesOf({ acts }: Pick<LogEntry, 'acts'>) {
  return Object.entries(acts)
    .filter(([field]) => !IN_SENTENCE.has(field))
    .filter(([field, [before, after]]) => field === 'max_length' || (before !== null && after !== null))
    .map(([field, [before, after]]) => ({ field, before, after }));
}
