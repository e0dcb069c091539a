import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import pending from '../../../ui/page/Pending.module.css';
import classes from './LogList.module.css';

/** The widths of sentences, in percent. */
const SENTENCES = [46, 58, 38, 64, 52, 42, 60, 48, 55, 40];

/** The box of the log with lines as they will be, while its first entries load. */
export function LogPending() {
  const { t } = useTranslation();
  return (
    <div className={`${classes.scroll} ${pending.late}`} role="status" data-pending>
      <VisuallyHidden>{t('pages.loading')}</VisuallyHidden>
      {SENTENCES.map((width) => (
        <div key={width} className={classes.line} aria-hidden="true">
          <div className={`grid gap-12 row-gap-0 align-start ui-13 ink-2 ${classes.head}`}>
            <Skeleton circle width={16} height={16} mt={2} />
            <Skeleton width={`${width}%`} height={10} my={5} />
            <Skeleton width={64} height={10} my={5} />
          </div>
        </div>
      ))}
    </div>
  );
}
