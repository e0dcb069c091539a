import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/limits.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { sayDone } from '../../ui/toasts/toast.tsx';
import { imageErrorWords } from './image-error-words.ts';

const MIB = 1024 * 1024;

/** What can be done with an image; each answers what the page then shows. */
type Acts<Reply> = {
  upload: (file: Blob, onSent: (share: number) => void) => Promise<Reply>;
  remove: () => Promise<Reply>;
  refresh: () => Promise<Reply>;
  /** Puts the answer on the page. */
  taken: (reply: Reply) => unknown;
};

export type ImageActs = ReturnType<typeof useImage>;

/** Sending, taking away and fetching again the image of a project or of oneself; one at a time, at once. */
export function useImage<Reply>({ upload, remove, refresh, taken }: Acts<Reply>) {
  const { t } = useTranslation();
  const [share, setShare] = useState<number>();
  const [error, setError] = useState<string>();
  const act = useWrite({
    mutationFn: async ({ run }: { kind: 'upload' | 'remove' | 'refresh'; run: () => Promise<Reply> }) =>
      run(),
    onMutate: () => setError(undefined),
    onSuccess: async (reply, { kind }) => {
      await taken(reply);
      if (kind !== 'refresh') void sayDone(t(kind === 'upload' ? 'images.uploaded' : 'images.removed'));
    },
    onError: (failure) => setError(imageErrorWords(t, failure)),
    onSettled: () => setShare(undefined),
  });
  return {
    /** What is under way. */
    busy: act.isPending ? act.variables.kind : undefined,
    /** How much of a file has gone, from 0 to 1. */
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
