import { useTranslation } from 'react-i18next';
import { approveness, type Counts, completeness } from '#domain/progress.ts';
import classes from './ProgressBar.module.css';
import { percentText } from './percent-text.ts';

type Props = {
  stats: Counts;
  /** Height in pixels: 4 in lists, 6 in tables, 8 on a project's page. */
  height?: 4 | 6 | 8;
};

/** Approved, then translated, then what is left. Its number stands beside it, always. */
export function ProgressBar({ stats, height = 6 }: Props) {
  const { t, i18n } = useTranslation();
  const approved = approveness(stats);
  const translated = completeness(stats);
  const label = t('states.progress', {
    approved: percentText(approved, i18n.language),
    translated: percentText(translated, i18n.language),
  });
  return (
    <span className={classes.bar} style={{ height }} role="img" aria-label={label}>
      {approved > 0 && <span className={classes.approved} style={{ width: `${approved}%` }} />}
      {translated > approved && (
        <span className={classes.translated} style={{ width: `${translated - approved}%` }} />
      )}
    </span>
  );
}
