import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uploadCover } from '#contract/projects/projects.routes.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import { call } from '../../data/wire/call.ts';
import { imageErrorWords } from '../../ui/images/image-error-words.ts';
import { showErrorToast } from '../../ui/toasts/toast.tsx';

/** The file chosen as the cover of a new project: previewed locally, and uploaded once the project exists. */
export function useChosenCover() {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<{ file: File; address: string }>();
  const [error, setError] = useState<string>();
  const [share, setShare] = useState<number>();
  useEffect(() => {
    if (chosen) return () => URL.revokeObjectURL(chosen.address);
  }, [chosen]);
  return {
    file: chosen?.file,
    address: chosen?.address ?? null,
    error,
    share,
    choose(file: File) {
      const isTooLarge = file.size > LIMITS.imageBytes;
      setError(isTooLarge ? t('failures.atOnce', { max: LIMITS.imageBytes / MIB }) : undefined);
      if (!isTooLarge) setChosen({ file, address: URL.createObjectURL(file) });
    },
    remove() {
      setError(undefined);
      setChosen(undefined);
    },
    /** Uploads the file to the new project; a failure is shown as a notice, since the project exists. */
    async upload(project: number): Promise<void> {
      if (!chosen) return;
      setShare(0);
      try {
        await call(uploadCover, { params: { project }, body: chosen.file, onSent: setShare });
      } catch (failure) {
        if (!(failure instanceof Error)) throw failure;
        void showErrorToast(t('images.notUploaded', { why: imageErrorWords(t, failure) }));
      }
    },
  };
}
