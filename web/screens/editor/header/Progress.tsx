import { useTranslation } from 'react-i18next';
import { sumCounts } from '#domain/core/text/progress.ts';
import { ProgressBar } from '../../../ui/project-cards/ProgressBar.tsx';
import { usePage } from '../state/page-context.ts';
import classes from './Progress.module.css';

/** The progress of the open sections: a bar, and translated / total strings (editor.5). */
export function Progress() {
  const { t, i18n } = useTranslation();
  const page = usePage();
  const number = new Intl.NumberFormat(i18n.language);
  const stats = sumCounts(page.sections.map(({ stats }) => stats));
  // Without Trans, whose parser of marks weighs as much as the header.
  const [before, translated, after] = t('editor.translatedOf', {
    translated: page.strings_translated,
    count: page.strings_amount,
  }).split(/<\/?b>/);
  return (
    <div className={classes.progress}>
      <span className={classes.bar}>
        <ProgressBar stats={stats} />
      </span>
      {/* On phones only the numbers have room. */}
      <span className={classes.short} aria-hidden="true">
        {number.format(page.strings_translated)} / {number.format(page.strings_amount)}
      </span>
      <span className={classes.words}>
        {before}
        <b>{translated}</b>
        {after}
      </span>
    </div>
  );
}
