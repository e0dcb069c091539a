import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { Project } from '#contract/projects/projects.ts';
import { BOOK_FORMATS } from '#domain/files/exports/books/book.ts';
import classes from './BookFormats.module.css';
import { useGuestBook } from './use-guest-book.ts';

/** The formats in which everyone may download a project as a book, as a row of buttons (exports.37). */
export function BookFormats({ project }: { project: Pick<Project, 'id'> }) {
  const { t } = useTranslation();
  const download = useGuestBook(project);
  return (
    <fieldset className={classes.formats}>
      <legend>{t('exportDialog.asBook')}</legend>
      {BOOK_FORMATS.map((format) => (
        <Button
          key={format}
          size="xs"
          title={t(`exportDialog.${format}`)}
          disabled={download.isPending}
          onClick={() => download.mutate(format)}
        >
          {format.toUpperCase()}
        </Button>
      ))}
    </fieldset>
  );
}
