import type { TFunction } from 'i18next';
import type { HistoryEvent } from '#contract/history/history.ts';
import type { HistoryKind } from '#domain/core/events/history.ts';
import type { English } from '#words/english.d.ts';

type Sentence = keyof English['history']['event'];

/** Kinds whose sentence depends on what changed: every kind that has none by its own name, and others. */
const SENTENCE_OF: Readonly<Record<Exclude<HistoryKind, Sentence>, (event: HistoryEvent) => Sentence>> & {
  readonly [Kind in HistoryKind]?: (event: HistoryEvent) => Sentence;
} = {
  vote: ({ is_minus }) => (is_minus ? 'voteAgainst' : 'voteFor'),
  confirmTranslation: ({ needs_review }) => (needs_review ? 'unconfirmTranslation' : 'confirmTranslation'),
  editString: ({ source }) => {
    const { before, after } = source ?? {};
    if (!before || !after || before.text !== after.text) return 'editSource';
    if (before.section_id !== after.section_id) return 'moveString';
    return changedFields(source).length > 0 ? 'editString' : 'placeString';
  },
  // The string that was split off has nothing before.
  splitString: ({ source }) => (source?.before ? 'splitString' : 'joinString'),
  editTranslation: ({ translation }) => {
    const { before, after } = translation ?? {};
    if (!before || !after || changedFields(translation).length > 0 || before.status === after.status) {
      return 'editTranslation';
    }
    return after.status < before.status ? 'makeInitial' : 'makeRegular';
  },
};

const FIELDS = ['text', 'key', 'context', 'max_length', 'continues', 'target_start', 'target_end'] as const;
export type TextField = (typeof FIELDS)[number];

type State = { readonly [Field in TextField]?: string | number | boolean | null };

/** The fields that differ in both states, save the status and the position. */
export function changedFields(change: { before: State | null; after: State | null } | null): TextField[] {
  const { before, after } = change ?? {};
  if (!before || !after) return [];
  return FIELDS.filter((field) => before[field] !== after[field]);
}

/** Sentences that name no author, because they say more of the translation. */
const WITHOUT_AUTHOR: readonly Sentence[] = ['makeInitial', 'makeRegular'];

/** What an event did, in words that follow the name of who acted; with the author, if that is somebody else. */
export function eventWords(t: TFunction, event: HistoryEvent): string {
  const { kind, actor } = event;
  const sentence = SENTENCE_OF[kind]?.(event) ?? (kind as HistoryKind & Sentence);
  const words = t(`history.event.${sentence}`);
  const author = (event.translation ?? event.comment)?.author;
  return author && author.id !== actor?.id && !WITHOUT_AUTHOR.includes(sentence)
    ? t('history.byAuthor', { event: words, author: author.username })
    : words;
}
