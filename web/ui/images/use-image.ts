import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { showSuccessToast } from '../toasts/toast.tsx';
import { imageErrorWords } from './image-error-words.ts';

/** The calls for an image; each returns what the page then shows. */
type ImageCalls<Reply> = {
  upload: (file: Blob, onSent: (share: number) => void) => Promise<Reply>;
  remove: () => Promise<Reply>;
  refresh: () => Promise<Reply>;
  /** Shows the reply on the page. */
  onSaved: (reply: Reply) => unknown;
};

export type ImageMutations = ReturnType<typeof useImage>;

/** Uploads, removes or refreshes a cover or avatar; one at a time. */
export function useImage<Reply>({ upload, remove, refresh, onSaved }: ImageCalls<Reply>) {
  const { t } = useTranslation();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const act = useWrite({
    mutationFn: async ({ run }: { kind: 'upload' | 'remove' | 'refresh'; run: () => Promise<Reply> }) =>
      run(),
    onMutate: () => setError(undefined),
    onSuccess: async (reply, { kind }) => {
      await onSaved(reply);
      if (kind !== 'refresh')
        void showSuccessToast(t(kind === 'upload' ? 'images.uploaded' : 'images.removed'));
    },
    onError: (failure) => setError(imageErrorWords(t, failure)),
    onSettled: () => setShare(undefined),
  });
  return {
    /** The running action. */
    busy: act.isPending ? act.variables.kind : undefined,
    /** The share of a file that is uploaded, from 0 to 1. */
    share,
    error,
    upload(file: Blob) {
      if (file.size > LIMITS.imageBytes)
        return setError(t('failures.atOnce', { max: LIMITS.imageBytes / MIB }));
      setShare(0);
      return act.mutate({ kind: 'upload', run: () => upload(file, setShare) });
    },
    remove: () => act.mutate({ kind: 'remove', run: remove }),
    refresh: () => act.mutate({ kind: 'refresh', run: refresh }),
  };
}
