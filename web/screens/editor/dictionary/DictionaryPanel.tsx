import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import type { PanelProps } from '../state/panel-props.ts';
import classes from './DictionaryPanel.module.css';
import { DictionaryWords } from './DictionaryWords.tsx';

/** The dictionary beside a string. */
export function DictionaryPanel({ row, onClose }: PanelProps) {
  const { t } = useTranslation();
  return (
    <section className={classes.panel} aria-label={t('editorWords.title')}>
      <h2 className={classes.head}>
        {t('editorWords.title')}
        <CloseButton className={classes.close} aria-label={t('editorWords.close')} onClick={onClose} />
      </h2>
      <DictionaryWords row={row} onLeave={onClose} />
    </section>
  );
}
