import { IconFileDownload } from '@tabler/icons-react';
import { useEffectEvent, useLayoutEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './FileDrop.module.css';

type Props = {
  /** What happens to dropped files, in words. */
  words: string;
  disabled: boolean;
} & (
  | { onFiles: (files: readonly File[]) => void; onData?: undefined }
  /** Takes all that was dropped, also folders. It has to be read in the event itself. */
  | { onData: (data: DataTransfer) => void; onFiles?: undefined }
);

/** Accepts files dropped anywhere on the page, and says so while they are dragged over it. */
export function FileDrop({ words, disabled, onFiles, onData }: Props) {
  const { t } = useTranslation();
  const [isOver, setOver] = useState(false);
  const take = useEffectEvent((data: DataTransfer) => {
    if (disabled || data.files.length === 0) return;
    if (onData) onData(data);
    else onFiles([...data.files]);
  });
  // Files may be dropped as soon as the page asks for them.
  useLayoutEffect(() => {
    const listening = new AbortController();
    const listen = <Name extends 'dragenter' | 'dragover' | 'dragleave' | 'drop'>(
      name: Name,
      onEvent: (event: DragEvent) => void,
    ) =>
      window.addEventListener(
        name,
        (event) => {
          if (!event.dataTransfer?.types.includes('Files')) return;
          // By default the browser would open the file in place of the page.
          event.preventDefault();
          onEvent(event);
        },
        { signal: listening.signal },
      );
    listen('dragenter', () => setOver(true));
    listen('dragover', () => setOver(true));
    listen('dragleave', ({ relatedTarget }) => {
      if (relatedTarget === null) setOver(false);
    });
    listen('drop', ({ dataTransfer }) => {
      setOver(false);
      if (dataTransfer) take(dataTransfer);
    });
    return () => listening.abort();
  }, []);
  if (!isOver) return null;
  return (
    <div className={classes.veil} data-refused={disabled || undefined}>
      <p className="grid gap-12 ink-1">
        <IconFileDownload size={32} stroke={1.5} aria-hidden="true" />
        {disabled ? t('importShared.dropLater') : words}
      </p>
    </div>
  );
}
