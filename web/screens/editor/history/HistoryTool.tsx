import { CloseButton } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { HistorySubject } from '#domain/core/events/history.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { runByKey } from '../shortcuts/on-keys.ts';
import { useRow } from '../state/page-context.ts';
import { History } from './History.tsx';
import { HistoryFilter } from './HistoryFilter.tsx';
import classes from './HistoryTool.module.css';

/** What was done on the chosen string, newest first (history.5). */
export function HistoryTool({ row: string, onClose }: { row: RowString; onClose: () => void }) {
  const row = useRow(string);
  const { t } = useTranslation();
  const [about, setAbout] = useState<HistorySubject>();
  return (
    <section
      className={classes.panel}
      aria-label={t('editorTools.history')}
      onKeyDown={({ nativeEvent, currentTarget }) => {
        // Over the list Escape closes the string.
        if (!currentTarget.closest('[data-string-sheet]')) runByKey(nativeEvent, { leave: onClose });
      }}
    >
      <div className={classes.head}>
        <h2>{t('editorTools.history')}</h2>
        <CloseButton className={classes.close} aria-label={t('history.close')} onClick={onClose} />
      </div>
      <HistoryFilter about={about} onAsk={setAbout} />
      <History key={row.id} row={row} about={about} onClose={onClose} onAll={() => setAbout(undefined)} />
    </section>
  );
}
