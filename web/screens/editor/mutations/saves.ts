import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import {
  type DraftTarget,
  type Save,
  takenBack,
  withFailure,
  withoutSave,
  withSave,
} from '../../../data/drafts/draft.ts';
import { changeDraft } from '../../../data/drafts/draft-store.ts';
import { mayRetrySave, whyUnsaved } from '../../../data/drafts/retry-policy.ts';
import { newKey } from '../../../data/wire/new-key.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { sayFailed } from '../../../ui/toasts/toast.tsx';
import { isComposerOf } from '../state/focus-composer.ts';

/** A text to be saved for the first time. */
export function newSave(text: string, more: Partial<Pick<Save, 'isInitial' | 'edits'>>): Save {
  return { key: newKey(), text, isInitial: false, begun: Date.now(), failures: 0, ...more };
}

/** The text is on its way. It is kept until the server has it. */
export function startSave(draft: string, save: Save, place: DraftTarget): void {
  changeDraft(draft, (before) => ({ ...withSave(before, save), place }));
}

/** The server has it. */
export function endSave(draft: string, { key }: Save): void {
  changeDraft(draft, (before) => withoutSave(before, key));
}

type Failed = { row: Pick<EditorRow, 'id' | 'index'>; draft: string; save: Save };

/**
 * Keeps a text that was not saved: to be sent again, or as a draft with the reason. Says so, unless the string's own field does.
 * Returns whether it will be sent again.
 */
export function useKeepFailed() {
  const { t } = useTranslation();
  return (error: Error, { row: { id, index }, draft, save }: Failed): boolean => {
    const isTriedAgain = mayRetrySave(save, error, Date.now());
    const why = whyUnsaved(error);
    changeDraft(draft, (before) => (isTriedAgain ? withFailure : takenBack)(before, save.key, why));
    const words = t('editorEntry.unsaved', { index, reason: failureWords(t, error) });
    if (isTriedAgain) announce(words);
    else if (!isComposerOf(id)) void sayFailed(words);
    return isTriedAgain;
  };
}
