import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import type { FileRefusal } from '#domain/files/imports/decode-file.ts';
import { FILE_NAMES } from '#domain/formats/model/format-lists.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './FileError.module.css';

type Props = {
  /** The name of the file; undefined for pasted text. */
  name: string | undefined;
  /** `stopped`: the reader crashed. */
  why: FileRefusal | { readonly kind: 'stopped' };
  /** Reads a text of another format as plain text. */
  onAnyway?: (() => void) | undefined;
};

/** Why a file or pasted text could not be read, with a button to read it as plain text where that is possible. */
export function FileError({ name: file, why, onAnyway }: Props) {
  const { t } = useTranslation();
  const name = file ?? t('importShared.pasted');
  const formats = [...FILE_NAMES];
  return (
    <div className={classes.refused}>
      <Notice kind="error">
        {why.kind === 'format'
          ? t(file === undefined ? 'files.unreadPasted' : 'files.unread', {
              name,
              format: why.format,
              formats,
            })
          : t(`importShared.refused.${why.kind}`, { name, formats, max: LIMITS.fileBytes / MIB })}
        {why.kind === 'format' && why.isText && onAnyway && (
          <Button size="xs" className={classes.anyway} onClick={onAnyway}>
            {t('files.anyway')}
          </Button>
        )}
      </Notice>
    </div>
  );
}
