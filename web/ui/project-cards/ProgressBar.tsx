import { useTranslation } from 'react-i18next';
import { type Counts, sharesByState } from '#domain/core/text/progress.ts';
import classes from './ProgressBar.module.css';
import { percentText } from './percent-text.ts';

type Props = {
  stats: Counts;
  /** Height in pixels: 4 in lists, 6 in tables, 8 on a project's page. */
  height?: 4 | 6 | 8;
};

/** A bar of approved, regular, initial and untranslated strings. The percentage is always shown next to it. */
export function ProgressBar({ stats, height = 6 }: Props) {
  const { t, i18n } = useTranslation();
  const shares = sharesByState(stats);
  const words = Object.entries(shares).map(([state, share]) => [state, percentText(share, i18n.language)]);
  const label = t('states.progress', Object.fromEntries(words));
  return (
    <span className={classes.bar} style={{ height }} role="img" aria-label={label} title={label}>
      {(['approved', 'review', 'initial'] as const).map(
        (state) =>
          shares[state] > 0 && (
            <span key={state} className={classes[state]} style={{ width: `${shares[state]}%` }} />
          ),
      )}
    </span>
  );
}
