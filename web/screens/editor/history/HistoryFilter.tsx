import { UnstyledButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { HISTORY_SUBJECTS, type HistorySubject } from '#domain/core/events/history.ts';
import classes from './HistoryTool.module.css';

type Props = { about: HistorySubject | undefined; onAsk: (about: HistorySubject | undefined) => void };

/** Chooses what of the history is shown. The chosen one gets the focus when the tool opens. */
export function HistoryFilter({ about, onAsk }: Props) {
  const { t } = useTranslation();
  return (
    // biome-ignore lint/a11y/useSemanticElements: not every browser lays out a fieldset as a flex container.
    <div className={classes.chips} role="group" aria-label={t('history.show')}>
      {([undefined, ...HISTORY_SUBJECTS] as const).map((subject) => (
        <UnstyledButton
          key={subject ?? 'all'}
          className={classes.chip}
          aria-pressed={about === subject}
          data-tool-focus={about === subject || undefined}
          onClick={() => onAsk(subject)}
        >
          {t(`history.about.${subject ?? 'all'}`)}
        </UnstyledButton>
      ))}
    </div>
  );
}
