import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { EditorRow } from '#contract/editor.ts';
import { DictionaryWords } from '../dictionary/DictionaryWords.tsx';
import classes from './DictionaryTool.module.css';

/** The dictionary beside the chosen string. */
export function DictionaryTool({ row, onClose }: { row: EditorRow; onClose: () => void }) {
  const { t } = useTranslation();
  return (
    <section className={classes.panel} aria-label={t('editorWords.title')}>
      <h2 className={classes.head}>
        {t('editorWords.title')}
        <CloseButton className={classes.close} aria-label={t('editorWords.close')} onClick={onClose} />
      </h2>
      <DictionaryWords row={row} onClose={onClose} />
    </section>
  );
}
