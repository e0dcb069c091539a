import { useTranslation } from 'react-i18next';
import { failureWords } from '../../../language/failure-words.ts';
import { sayFailed } from '../../../ui/toasts/toast.tsx';

/** For an act that was refused and has no field: says why. */
export function useShowFailure(): (error: Error) => void {
  const { t } = useTranslation();
  return (error) => void sayFailed(failureWords(t, error));
}
