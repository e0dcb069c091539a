import { useTranslation } from 'react-i18next';
import { failureWords } from '../../language/failure-words.ts';
import { sayFailed } from '../../toasts/toast.tsx';
import { isEntryOf } from '../panel/focus-entry.ts';
import type { Proposal } from './add-translation.ts';

/** Says that a translation was not taken; nothing where its string is still before the reader, whose entry says it. */
export function useSayUnsaved() {
  const { t } = useTranslation();
  return (error: Error, { row }: Pick<Proposal, 'row'>) => {
    if (isEntryOf(row.id)) return;
    void sayFailed(t('editorEntry.unsaved', { index: row.index, reason: failureWords(t, error) }));
  };
}
