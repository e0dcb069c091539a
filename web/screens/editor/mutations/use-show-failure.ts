import { useTranslation } from 'react-i18next';
import { failureWords } from '../../../language/failure-words.ts';
import { showErrorToast } from '../../../ui/toasts/toast.tsx';

/** Returns the function that shows a toast with why a mutation failed. */
export function useShowFailure(): (error: Error) => void {
  const { t } = useTranslation();
  return (error) => void showErrorToast(failureWords(t, error));
}
