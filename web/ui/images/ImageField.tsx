import { Button, TextInput, type TextInputProps } from '@mantine/core';
import { IconPhotoUp, IconRefresh, IconTrash } from '@tabler/icons-react';
import {
  type ClipboardEvent,
  type DragEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import { IMAGE_TYPES, type ImageProblem, type ImageUse } from '#domain/core/images/images.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import { Notice } from '../page/Notice.tsx';
import classes from './ImageField.module.css';

type Props = {
  use: ImageUse;
  /** The current image, or its placeholder. */
  picture: ReactNode;
  /** Whether there is an uploaded or linked image, which can be removed. */
  hasImage: boolean;
  /** Props of the link's text field. */
  link: TextInputProps;
  /** Why the saved link gives no image. */
  problem?: ImageProblem | null;
  busy?: 'upload' | 'remove' | 'refresh' | undefined;
  /** The share of a file that is uploaded, from 0 to 1. */
  share?: number | undefined;
  /** Why the last action failed, in words. */
  error?: string | undefined;
  /** A remark on the chosen file. */
  note?: string | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
  /** Fetches the image of the saved link again. */
  onRefresh?: (() => void) | undefined;
};

/** A field for a cover or avatar: a file that is chosen, dropped or pasted, or a link (images.1, images.4). */
export function ImageField({
  use,
  picture,
  hasImage,
  link,
  problem,
  busy,
  share,
  error,
  note,
  onFile,
  onRemove,
  onRefresh,
}: Props) {
  const { t } = useTranslation();
  const fileInput = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const hint = useId();
  const isBusy = busy !== undefined;
  const refreshButton = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef<Props['busy']>(undefined);
  // Disabled and removed buttons lose the focus: it is restored.
  useEffect(() => {
    const ended = busy === undefined ? wasBusy.current : undefined;
    wasBusy.current = busy;
    if (!ended || document.activeElement !== document.body) return;
    (ended === 'refresh' && refreshButton.current ? refreshButton : uploadButton).current?.focus();
  }, [busy]);
  const take = (files: FileList | undefined | null) => {
    const [file] = files ?? [];
    if (file && !isBusy) onFile(file);
    return file !== undefined;
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    // Text that is pasted goes into the field of the link.
    if (take(event.clipboardData.files)) event.preventDefault();
  };
  return (
    <fieldset
      className={classes.field}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={drop}
      onPaste={paste}
    >
      <legend className={classes.legend}>{t(`images.${use}`)}</legend>
      <div className={classes.picture} data-use={use}>
        {picture}
      </div>
      <div className="grid gap-8">
        <div className="row gap-8 align-stretch wrap">
          <Button
            ref={uploadButton}
            variant="default"
            size="sm"
            leftSection={<IconPhotoUp size={16} stroke={1.75} />}
            loading={busy === 'upload'}
            disabled={isBusy}
            aria-describedby={hint}
            onClick={() => fileInput.current?.click()}
          >
            {t(hasImage ? 'images.another' : 'images.upload')}
          </Button>
          <input
            ref={fileInput}
            type="file"
            hidden
            accept={IMAGE_TYPES.join(',')}
            aria-label={t('images.upload')}
            onChange={(event) => {
              take(event.currentTarget.files);
              // The same file may be chosen again, once it has changed.
              event.currentTarget.value = '';
            }}
          />
          {hasImage && (
            <Button
              variant="subtle"
              color="gray"
              size="sm"
              leftSection={<IconTrash size={16} stroke={1.75} />}
              loading={busy === 'remove'}
              disabled={isBusy}
              onClick={() => {
                onRemove();
                // The button may unmount at once.
                uploadButton.current?.focus();
              }}
            >
              {t('images.remove')}
            </Button>
          )}
        </div>
        <p id={hint} className="ui-12 ink-2">
          {isOver ? t('images.drop') : t('images.hint', { max: LIMITS.imageBytes / MIB })}
        </p>
        <p className={`ui-12 ink-2 ${classes.state}`} role="status">
          {busy === 'upload' && share !== undefined
            ? share < 1
              ? t('images.uploading', { share })
              : t('images.working')
            : note}
        </p>
        {error && <Notice kind="error">{error}</Notice>}
        <TextInput type="url" {...link} />
        {problem && (
          <Notice kind={problem === 'pending' ? 'info' : 'warning'}>{t(`images.problem.${problem}`)}</Notice>
        )}
        {onRefresh && (
          <div>
            <Button
              ref={refreshButton}
              variant="subtle"
              color="gray"
              size="xs"
              leftSection={<IconRefresh size={14} stroke={1.75} />}
              loading={busy === 'refresh'}
              disabled={isBusy}
              onClick={onRefresh}
            >
              {t(problem ? 'images.again' : 'images.refresh')}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  );
}
