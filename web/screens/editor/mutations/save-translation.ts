import type { Translation } from '#contract/texts/translations.ts';
import { INITIAL, REGULAR } from '#domain/texts/translations/translations.ts';
import { type DraftTarget, type Save, withSave } from '../../../data/drafts/draft.ts';
import { changeDraft } from '../../../data/drafts/draft-store.ts';
import { mayRetrySave } from '../../../data/drafts/retry-policy.ts';
import { sendSave } from '../../../data/drafts/send-save.ts';
import { withTabLock } from '../../../data/drafts/tab-lock.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { newIdempotencyKey } from '../../../data/wire/new-idempotency-key.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { isComposerOf } from '../state/focus-composer.ts';
import { withTranslation } from '../state/rows.ts';
import { expectedTranslation } from './expected-translation.ts';
import type { EditorWrite } from './use-editor-write.ts';

/** A save for a text that is sent for the first time. */
export function newSave(text: string, more: Partial<Pick<Save, 'isInitial' | 'edits'>>): Save {
  return { key: newIdempotencyKey(), text, isInitial: false, begun: Date.now(), failures: 0, ...more };
}

/** A save of a string's text, and the draft that stores it. */
export type FirstSave = { row: RowString; name: string; target: DraftTarget; save: Save };

/**
 * Adds a translation, or changes the text of one (translations.17). The text is stored until the server has it. A new
 * one is shown at once. After a failure it stays visible as unsaved and is retried; after a refusal it is a draft
 * again.
 */
export const SAVE: EditorWrite<FirstSave, Translation> = {
  // Others may be added to other strings meanwhile.
  sameBy: ({ row, save: { edits, text } }) => `${row.id} ${edits?.translation} ${text}`,
  send(stored) {
    const { name, target, save } = stored;
    changeDraft(name, (draft) => ({ ...withSave(draft, save), target }));
    return withTabLock(save.key, () => sendSave(stored));
  },
  string: ({ row }) => row.id,
  expected: (row, { save: { edits, text, isInitial } }, { me }) =>
    edits ? row : withTranslation(row, expectedTranslation(row, text, me, isInitial ? INITIAL : REGULAR)),
  answered: withTranslation,
  words: (t, _, { row, save }) =>
    save.edits ? t('editorTranslations.edited') : t('editor.added', { index: row.index }),
  act: ({ id, updated_at }, { save: { edits } }) =>
    updated_at === edits?.seen
      ? undefined
      : { kind: edits ? 'editTranslation' : 'addTranslation', about: { translation_id: id } },
  failed(t, error, { row: { id, index }, save }) {
    const words = t('editorComposer.unsaved', { index, reason: failureWords(t, error) });
    if (mayRetrySave(save, error, Date.now())) announce(words);
    // The form of a translation shows it itself.
    else if (!save.edits && !isComposerOf(id)) void showErrorToast(words);
  },
};
