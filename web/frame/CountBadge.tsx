import { useTranslation } from 'react-i18next';
import classes from './CountBadge.module.css';

/** The red count of open invitations; nothing when there are none (SPEC §2). */
export function CountBadge({ count }: { count: number }) {
  const { t } = useTranslation();
  if (count === 0) return null;
  return (
    <span className={classes.badge} role="img" aria-label={t('frame.invitations', { count })}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
