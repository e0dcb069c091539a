import { IconFileDownload } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FileDrop.module.css';

type Props = {
  /** What becomes of files that are dropped. */
  words: string;
  disabled: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** The whole page takes files that are dropped on it, and says so while they are above it. */
export function FileDrop({ words, disabled, onFiles }: Props) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((files: readonly File[]) => {
    if (!disabled && files.length > 0) onFiles(files);
  });
  useEffect(() => {
    const watch = new AbortController();
    const hear = <Name extends 'dragenter' | 'dragover' | 'dragleave' | 'drop'>(
      name: Name,
      heard: (event: DragEvent) => void,
    ) =>
      window.addEventListener(
        name,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          // A browser left to itself opens the file in place of the page.
          event.preventDefault();
          heard(event);
        },
        { signal: watch.signal },
      );
    hear('dragenter', () => setOver(true));
    hear('dragover', () => setOver(true));
    hear('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    hear('drop', ({ dataTransfer }) => {
      setOver(false);
      take([...(dataTransfer?.files ?? [])]);
    });
    return () => watch.abort();
  }, []);
  if (!isOver) return null;
  return (
    <div className={classes.veil} data-refused={disabled || undefined}>
      <p>
        <IconFileDownload size={32} stroke={1.5} aria-hidden="true" />
        {disabled ? t('paste.dropLater') : words}
      </p>
    </div>
  );
}
