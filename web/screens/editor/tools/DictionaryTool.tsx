import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { RowString } from '../../../data/queries/editor.ts';
import { DictionaryWords } from '../dictionary/DictionaryWords.tsx';
import classes from './DictionaryTool.module.css';

/** The dictionary beside the chosen string. */
export function DictionaryTool({ row, onClose }: { row: RowString; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={classes.panel} aria-label={t('editorDictionary.title')}>
      <h2 className={classes.head}>
        {t('editorDictionary.title')}
        <CloseButton className={classes.close} aria-label={t('editorDictionary.close')} onClick={onClose} />
      </h2>
      <DictionaryWords row={row} onClose={onClose} />
    </section>
  );
}
