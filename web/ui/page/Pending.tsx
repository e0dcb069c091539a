import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './Pending.module.css';

const WIDTHS = ['34%', '82%', '76%', '80%', '52%'];

/** Placeholder lines while a screen or its data loads. */
export function Pending() {
  const { t } = useTranslation();
  return (
    <div className={classes.pending} role="status" data-pending>
      <VisuallyHidden>{t('pages.loading')}</VisuallyHidden>
      {WIDTHS.map((width) => (
        <Skeleton key={width} width={width} height={10} />
      ))}
    </div>
  );
}
