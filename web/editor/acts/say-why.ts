import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureWords } from '../../language/failure-words.ts';
import { sayFailed } from '../../toasts/toast.tsx';
import { useEditor } from '../editor-context.ts';
import { askAgain } from './answered.ts';

/** For an act that was refused and has no field: says why, and asks for what stands there now. */
export function useSayWhy(): (error: Error) => void {
  const { t } = useTranslation();
  const { at } = useEditor();
  const queries = useQueryClient();
  return (error) => {
    void sayFailed(failureWords(t, error));
    askAgain(queries, at);
  };
}
