import { Skeleton, VisuallyHidden } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import classes from './MoveMode.module.css';

const LINES = [88, 62, 74, 95, 58, 81, 70, 92, 66, 84];

/** The skeleton of the move mode. */
export function MovePending() {
  const { t } = useTranslation();
  return (
    <div className={classes.pending} role="status">
      <VisuallyHidden>{t('pages.loading')}</VisuallyHidden>
      {LINES.map((width) => (
        <Skeleton key={width} width={`${width}%`} height={10} />
      ))}
    </div>
  );
}
