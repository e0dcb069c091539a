import { Anchor, Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import type { FileRefusal } from '#domain/files/imports/decode-file.ts';
import { isBook, isNamedAsBook } from '#domain/formats/model/format.ts';
import { FILE_NAMES } from '#domain/formats/model/format-lists.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import classes from './FileError.module.css';

type Props = {
  /** The name of the file; undefined for pasted text. */
  name: string | undefined;
  /** `failed`: the service couldn't be asked. */
  why: FileRefusal | { readonly kind: 'failed'; readonly error: Error };
  /** Reads a text of another format as plain text. */
  onAnyway?: (() => void) | undefined;
  /** The project whose source is imported; undefined for translations. */
  project?: number | undefined;
};

/**
 * Why a file or pasted text could not be read, with a button to read it as plain text where that is possible. Of a book
 * in a project that has one it says where the newer file of that is imported (imports.70).
 */
export function FileError({ name: file, why, onAnyway, project }: Props) {
  const { t } = useTranslation();
  const name = file ?? t('importShared.pasted');
  const formats = [...FILE_NAMES];
  const isOfBook =
    project !== undefined && file !== undefined && why.kind === 'format' && isNamedAsBook(file);
  const { data: sections = [] } = useQuery({ ...sectionsQuery(project ?? 0), enabled: isOfBook });
  if (isOfBook && sections.some(({ format }) => isBook(format))) {
    return (
      <div className={classes.refused}>
        <Notice kind="error">
          {t('files.newerBook', { name })}{' '}
          <Anchor
            inherit
            renderRoot={(props) => (
              <Link to="/projects/$projectId/load_files" params={{ projectId: String(project) }} {...props} />
            )}
          >
            {t('sections.importFiles')}
          </Anchor>
        </Notice>
      </div>
    );
  }
  return (
    <div className={classes.refused}>
      <Notice kind="error">
        {why.kind === 'format'
          ? t(file === undefined ? 'files.unreadPasted' : 'files.unread', {
              name,
              format: why.format,
              formats,
            })
          : why.kind === 'failed'
            ? t('importShared.refused.failed', { name, why: failureWords(t, why.error) })
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
