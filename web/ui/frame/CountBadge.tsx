import { useTranslation } from 'react-i18next';
import type { PendingInvites } from '../../data/queries/use-pending-invites.ts';
import classes from './CountBadge.module.css';

/** The red count of invitations and requests that wait for the user's answer (invites.19). */
export function CountBadge({ invitations = 0, requests = 0 }: Partial<PendingInvites>) {
  const { t } = useTranslation();
  const count = invitations + requests;
  if (count === 0) return null;
  const words = [
    invitations > 0 && t('frame.invitations', { count: invitations }),
    requests > 0 && t('frame.requests', { count: requests }),
  ];
  return (
    <span className={classes.badge} role="img" aria-label={words.filter(Boolean).join(', ')}>
      {count > 99 ? '99+' : count}
    </span>
  );
}
