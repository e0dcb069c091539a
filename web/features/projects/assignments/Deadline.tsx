import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isOverdue } from '#domain/projects/assignments/assignments.ts';
import { dayText } from '../../../language/date-time-text.ts';
import { useNow } from '../../../ui/relative-time/clock.ts';

type Props = {
  deadline: string;
  counts: { readonly strings_amount: number; readonly strings_translated: number };
};

/** The last day for a section, in words; with a mark and other words once it has passed (assignments.4). */
export function Deadline({ deadline, counts }: Props) {
  const { t, i18n } = useTranslation();
  const day = dayText(deadline, i18n.language);
  return isOverdue(deadline, counts, useNow()) ? (
    <span className="row row-inline gap-4 ink-error">
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
      {t('assignments.overdue', { day })}
    </span>
  ) : (
    <span className="ink-3">{t('assignments.until', { day })}</span>
  );
}
