import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/page/Notice.tsx';
import classes from './StatusBanner.module.css';

/** Tells those who can answer that people ask to join, and leads to where they are answered. */
export function RequestsBanner({ requests }: { requests: number }) {
  const { t } = useTranslation();
  if (requests === 0) return null;
  return (
    <div className={classes.banner}>
      <Notice kind="info">
        {t('project.asked', { count: requests })}{' '}
        <Link to="." hash="members" resetScroll={false}>
          {t('project.answerThem')}
        </Link>
      </Notice>
    </div>
  );
}
