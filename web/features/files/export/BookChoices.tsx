import { Checkbox } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { BOOK_FACTS, type BookFormat } from '#domain/files/exports/books/book.ts';
import type { BookChoice } from './export-choice.ts';
import { RadioChoice } from './RadioChoice.tsx';

type Props = {
  format: BookFormat;
  choice: BookChoice;
  onChoose: (changed: Partial<BookChoice>) => void;
};

/** What a book for readers has: one or both languages, the translators, and where it comes from (exports.20). */
export function BookChoices({ format, choice, onChoose }: Props) {
  const { t } = useTranslation();
  return (
    <>
      <RadioChoice
        label={t('exportDialog.layout')}
        options={BOOK_FACTS[format].layouts.map((value) => ({
          value,
          label: t(`exportDialog.layouts.${value}`),
          hint: value === 'proofreading' ? t('exportDialog.proofreadingHint') : undefined,
        }))}
        value={choice.layout}
        onChoose={(layout) => onChoose({ layout })}
      />
      {choice.layout !== 'proofreading' && (
        <>
          <Checkbox
            label={t('exportDialog.credits')}
            description={t('exportDialog.creditsHint')}
            checked={choice.hasCredits}
            onChange={(event) => onChoose({ hasCredits: event.currentTarget.checked })}
          />
          <Checkbox
            label={t('exportDialog.colophon')}
            description={t('exportDialog.colophonHint')}
            checked={choice.hasColophon}
            onChange={(event) => onChoose({ hasColophon: event.currentTarget.checked })}
          />
        </>
      )}
    </>
  );
}
