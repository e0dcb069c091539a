import type { TFunction } from 'i18next';
import type { Notification } from '#contract/notifications.ts';
import { dayText } from '../../language/date-time-text.ts';
import { roleWords } from '../roles/role-words.ts';

const STATES = ['opened', 'frozen', 'closed', 'restored'] as const;

/** What happened, as a heading: "New comment", "3 new comments". */
export function notificationWords(
  t: TFunction,
  { kind, amount: count, role, status, report, deadline }: Notification,
  language: string,
): string {
  switch (kind) {
    case 'projectState': {
      const state = STATES.find((name) => name === status);
      return t(`notifications.state.${state ?? 'changed'}`);
    }
    case 'roleChange': {
      if (role === null) return t('notifications.kicked');
      return t('notifications.what.roleChange', { role: roleWords(t, role) });
    }
    case 'invitation':
      return t('notifications.what.invitation');
    case 'assigned':
    case 'assignmentDue': {
      const until = kind === 'assigned' ? 'notifications.assignedUntil' : 'notifications.dueOn';
      if (count > 1) return t(`notifications.many.${kind}`, { count });
      return deadline ? t(until, { day: dayText(deadline, language) }) : t(`notifications.what.${kind}`);
    }
    // They are only in digests.
    case 'vote':
      return t('notifications.kinds.vote');
    case 'reportDecided':
      return report
        ? t(`notifications.decided.${report.decision}.${report.target}`)
        : t('notifications.kinds.reportDecided');
    default:
      return count === 1 ? t(`notifications.what.${kind}`) : t(`notifications.many.${kind}`, { count });
  }
}
