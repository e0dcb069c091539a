import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { showSuccessToast } from '../../../ui/toasts/toast.tsx';
import { onSavesRetried, startRetryingSaves } from '../mutations/retry-saves.ts';

/** Retries failed saves while the app is open, and shows a toast when they are saved. */
export function useSaveRetries(): void {
  const { t } = useTranslation();
  const queries = useQueryClient();
  const say = useEffectEvent((count: number) => void showSuccessToast(t('drafts.savedAgain', { count })));
  useEffect(() => {
    startRetryingSaves(queries);
    return onSavesRetried(say);
  }, [queries]);
}
