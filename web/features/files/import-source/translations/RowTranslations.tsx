import { VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import row from '../../import-shared/RowParts.module.css';
import { RowNote, RowText } from '../../import-shared/RowParts.tsx';
import type { DraftRow } from '../draft/draft.ts';
import { isChosen } from './chosen.ts';
import { notAddedTone, notAddedWords } from './not-added-words.ts';
import classes from './RowTranslations.module.css';

type Props = {
  row: DraftRow;
  lang: string;
  /** Whether translations equal to their source are imported too. */
  loadsSame: boolean;
};

/** The translations that come in with a string, below it in the preview. */
export function RowTranslations({ row: { translations = [], string }, lang, loadsSame }: Props) {
  const { t } = useTranslation();
  return translations.map(({ line, text, status, isDraft, formsDoubt }) => {
    const why = status !== 'new' && !isChosen({ status }, { isOn: true, loadsSame }) ? status : undefined;
    return (
      <div key={`${line} ${text}`} className={classes.translation} data-out={why && true}>
        <VisuallyHidden>{t('importSource.own.label')}</VisuallyHidden>
        <RowText text={text} lang={lang} />
        {isDraft && !why && <p className={row.meta}>{t(`importSource.own.${formsDoubt ?? 'initial'}`)}</p>}
        {why && (
          <RowNote tone={notAddedTone(why)}>
            {notAddedWords(t, { why, text, maxLength: string?.max_length ?? null })}
          </RowNote>
        )}
      </div>
    );
  });
}
