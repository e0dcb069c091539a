import { Button, Group, Input } from '@mantine/core';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { LIMITS } from '#domain/core/limits.ts';
import { MIB } from '#domain/core/units.ts';
import { FORMAT_IDS, FORMATS, isBook } from '#domain/formats/model/format.ts';
import { failureWords } from '../../../language/failure-words.ts';
import { FormatHelp } from '../../../ui/help-link/FormatHelp.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { FileButton } from '../import-shared/FileButton.tsx';
import { FileDrop } from '../import-shared/FileDrop.tsx';
import { isNameWrong, stringsIn } from './chapter-rows.ts';
import type { useBook } from './use-book.ts';

/** It comes with the first book. */
const ChapterList = lazy(async () => ({ default: (await import('./ChapterList.tsx')).ChapterList }));

/** A FictionBook may be in an archive. */
const ACCEPTED = [
  ...FORMAT_IDS.filter((id) => isBook(id)).flatMap((id) => FORMATS[id].extensions.map((one) => `.${one}`)),
  '.zip',
].join(',');

type Props = { book: ReturnType<typeof useBook>; disabled: boolean };

/** The field for the book that a new project begins with, and its chapters (books.9). */
export function BookField({ book: { book, refusal, isReading, share, isStopped, ...act }, disabled }: Props) {
  const { t } = useTranslation();
  const isSending = share !== undefined;
  const isFixed = disabled || isReading || isSending;
  const choose = ([file]: readonly File[]) => {
    if (file) void act.choose(file);
  };
  return (
    <Input.Wrapper
      label={t('books.title')}
      description={
        <>
          {t('books.hint')} <FormatHelp format={book?.format} />
        </>
      }
      labelElement="div"
    >
      <FileDrop words={t('books.drop')} disabled={isFixed} onFiles={choose} />
      <Group gap="sm" mt={4}>
        <FileButton
          accept={ACCEPTED}
          isMany={false}
          disabled={isFixed}
          look={{ variant: 'default', size: 'sm' }}
          words={t('books.choose')}
          onFiles={choose}
        />
        {book && !isSending && (
          <Button variant="subtle" color="gray" size="sm" disabled={disabled} onClick={act.remove}>
            {t('books.remove')}
          </Button>
        )}
        <span role="status">{isReading ? t('books.reading') : book?.file.name}</span>
      </Group>
      {refusal && (
        <Notice kind="error">
          {refusal.kind === 'failed'
            ? t('importShared.refused.failed', { name: refusal.name, why: failureWords(t, refusal.error) })
            : t(`books.refused.${refusal.kind}`, { name: refusal.name, max: LIMITS.fileBytes / MIB })}
        </Notice>
      )}
      {book && (
        <>
          <Suspense>
            <ChapterList
              rows={book.rows}
              disabled={isFixed}
              onChange={act.change}
              textsOf={act.textsOf}
              lang={book.facts.language ?? undefined}
            />
          </Suspense>
          <p>
            {book.rows.some(isNameWrong)
              ? t('books.wrongName')
              : stringsIn(book.rows) === 0
                ? t('books.none')
                : t('books.total', { count: stringsIn(book.rows) })}
          </p>
        </>
      )}
      {isStopped && <Notice kind="warning">{t('books.stopped')}</Notice>}
      {isSending && (
        <Group gap="sm" role="status">
          <span>
            {share < 1
              ? t('books.sending', { share: Math.floor(share * 100) / 100 })
              : t('books.storing', { count: stringsIn(book?.rows ?? []) })}
          </span>
          <Button size="xs" onClick={act.stop}>
            {t('books.stop')}
          </Button>
        </Group>
      )}
    </Input.Wrapper>
  );
}
