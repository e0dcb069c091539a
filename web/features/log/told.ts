import type { LogEntry } from '#contract/log.ts';
import type { Project } from '#contract/projects.ts';
import { type LogKind, logKindOf } from '#domain/events/log.ts';
import { parseMarkup, plainText } from '#domain/markup/markup.ts';

/** A text with its language, where that is known. */
export type Told = { readonly text: string; readonly lang: string | undefined };

type Languages = Pick<Project, 'source_lang' | 'target_lang'>;

/** Whose language a field of a kind is in; a field that is not here is in no known one. */
const LANGUAGE_OF: { readonly [Kind in LogKind]?: Readonly<Record<string, keyof Languages>> } = {
  addTranslation: { text: 'target_lang' },
  editTranslation: { text: 'target_lang' },
  deleteTranslation: { text: 'target_lang' },
  editString: { text: 'source_lang' },
  deleteString: { text: 'source_lang' },
  addEntry: { word: 'source_lang', translate: 'target_lang' },
  editEntry: { word: 'source_lang', translate: 'target_lang' },
  deleteEntry: { word: 'source_lang', translate: 'target_lang' },
};

/** The language of a field of a line. */
export function languageOf(w: number, field: string, project: Languages): string | undefined {
  const kind = logKindOf(w);
  const owner = kind && LANGUAGE_OF[kind]?.[field];
  return owner && project[owner];
}

/** Kinds whose text has markup. */
const MARKED: ReadonlySet<LogKind | undefined> = new Set<LogKind>([
  'addComment',
  'deleteComment',
  'removeComment',
]);

/** The words of a text with markup, in one line. */
const inOneLine = (text: string) => plainText(parseMarkup(text)).replace(/\s+/g, ' ');

/**
 * The text that came or went as a whole with a deed: the translation added, the comment deleted, the word's translation. Of
 * a comment, its words without the markup.
 */
export function textOf({ w, acts }: Pick<LogEntry, 'w' | 'acts'>, project: Languages): Told | undefined {
  for (const field of ['text', 'translate']) {
    const [before, after] = acts[field] ?? [];
    const text = before ?? after;
    if ((before === null || after === null) && typeof text === 'string') {
      return { text: MARKED.has(logKindOf(w)) ? inOneLine(text) : text, lang: languageOf(w, field, project) };
    }
  }
  return undefined;
}

/** Of acts that the sentence tells already. */
const TOLD_ELSEWHERE = new Set(['is_minus', 'accept', 'owner']);

/** What a deed changed from one value to another, field by field; what merely came or went is {@link textOf}. */
export function changesOf({ acts }: Pick<LogEntry, 'acts'>) {
  return Object.entries(acts)
    .filter(([field]) => !TOLD_ELSEWHERE.has(field))
    .filter(([field, [before, after]]) => field === 'max_length' || (before !== null && after !== null))
    .map(([field, [before, after]]) => ({ field, before, after }));
}
