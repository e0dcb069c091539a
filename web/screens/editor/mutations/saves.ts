import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import {
  type DraftTarget,
  type Save,
  withFailure,
  withoutSave,
  withSave,
  withSaveMovedToField,
} from '../../../data/drafts/draft.ts';
import { changeDraft } from '../../../data/drafts/draft-store.ts';
import { mayRetrySave, whyUnsaved } from '../../../data/drafts/retry-policy.ts';
import { newIdempotencyKey } from '../../../data/wire/new-idempotency-key.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';
import { isComposerOf } from '../state/focus-composer.ts';

/** A save for a text that is sent for the first time. */
export function newSave(text: string, more: Partial<Pick<Save, 'isInitial' | 'edits'>>): Save {
  return { key: newIdempotencyKey(), text, isInitial: false, begun: Date.now(), failures: 0, ...more };
}

/** Stores a save before it is sent. */
export function startSave(draft: string, save: Save, target: DraftTarget): void {
  changeDraft(draft, (before) => ({ ...withSave(before, save), target }));
}

/** Removes a save that the server has. */
export function endSave(draft: string, { key }: Save): void {
  changeDraft(draft, (before) => withoutSave(before, key));
}

type Failed = { row: Pick<EditorRow, 'id' | 'index'>; draft: string; save: Save };

/**
 * Stores a text whose save failed: as a save to retry, or as a draft with the reason. Reports it, unless the string's
 * own field does. Returns whether it is retried.
 */
export function useStoreFailedSave() {
  const { t } = useTranslation();
  return (error: Error, { row: { id, index }, draft, save }: Failed): boolean => {
    const isTriedAgain = mayRetrySave(save, error, Date.now());
    const why = whyUnsaved(error);
    changeDraft(draft, (before) =>
      (isTriedAgain ? withFailure : withSaveMovedToField)(before, save.key, why),
    );
    const words = t('editorComposer.unsaved', { index, reason: failureWords(t, error) });
    if (isTriedAgain) announce(words);
    else if (!isComposerOf(id)) void showErrorToast(words);
    return isTriedAgain;
  };
}
