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
import { IMAGE_TYPES, type ImageProblem, type ImageUse } from '#domain/images/images.ts';
import { LIMITS } from '#domain/limits.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import classes from './ImageField.module.css';

const MIB = 1024 * 1024;

type Props = {
  use: ImageUse;
  /** The picture as it is now: the image, or what is drawn in its place. */
  picture: ReactNode;
  /** Whether there is an image of one's own to take away. */
  hasImage: boolean;
  /** The form's field of the link. */
  link: TextInputProps;
  /** Why the saved link gives no image. */
  problem?: ImageProblem | null;
  busy?: 'upload' | 'remove' | 'refresh' | undefined;
  /** How much of a file has gone, from 0 to 1. */
  share?: number | undefined;
  /** Why what was just tried did not work, in words. */
  error?: string | undefined;
  /** What there is to know of a file that was chosen. */
  note?: string | undefined;
  onFile: (file: File) => void;
  onRemove: () => void;
  /** Fetches the image of the saved link again; left out where there is none. */
  onRefresh?: (() => void) | undefined;
};

/** The picture of a project or of oneself: a file that is chosen, dropped or pasted, or a link (images.1, images.4). */
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
  const chooser = useRef<HTMLInputElement>(null);
  const uploadButton = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  const hint = useId();
  const isBusy = busy !== undefined;
  const refreshButton = useRef<HTMLButtonElement>(null);
  const wasBusy = useRef<Props['busy']>(undefined);
  // Buttons lose the focus while something is under way, and one of them goes with the image: it is given back.
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
      <div className={classes.ways}>
        <div className={classes.buttons}>
          <Button
            ref={uploadButton}
            variant="default"
            size="sm"
            leftSection={<IconPhotoUp size={16} stroke={1.75} />}
            loading={busy === 'upload'}
            disabled={isBusy}
            aria-describedby={hint}
            onClick={() => chooser.current?.click()}
          >
            {t(hasImage ? 'images.another' : 'images.upload')}
          </Button>
          <input
            ref={chooser}
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
                // Where nothing has to be asked for, the button is gone at once.
                uploadButton.current?.focus();
              }}
            >
              {t('images.remove')}
            </Button>
          )}
        </div>
        <p id={hint} className={classes.hint}>
          {isOver ? t('images.drop') : t('images.hint', { max: LIMITS.imageBytes / MIB })}
        </p>
        <p className={classes.state} role="status">
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
