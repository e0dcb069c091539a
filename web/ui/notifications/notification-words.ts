import type { TFunction } from 'i18next';
import type { Notification } from '#contract/notices/notifications.ts';
import { dayText } from '../../language/date-time-text.ts';
import { roleWords } from '../roles/role-words.ts';

const STATES = ['opened', 'frozen', 'closed', 'restored'] as const;

const ASSIGNED = ['notifications.assignedUntil', 'notifications.in.assignedUntil'] as const;
const DUE = ['notifications.dueOn', 'notifications.in.dueOn'] as const;

/** What happened, as a heading: "New comment", "3 new comments". */
export function notificationWords(
  t: TFunction,
  { kind, amount: count, role, status, report, deadline, section: there, review_amount }: Notification,
  language: string,
): string {
  const section = count === 1 ? there?.name : undefined;
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
      const [until, inSection] = kind === 'assigned' ? ASSIGNED : DUE;
      if (count > 1) return t(`notifications.many.${kind}`, { count });
      if (!deadline) {
        return section ? t(`notifications.in.${kind}`, { section }) : t(`notifications.what.${kind}`);
      }
      const day = dayText(deadline, language);
      return section ? t(inSection, { section, day }) : t(until, { day });
    }
    // They are only in digests.
    case 'vote':
      return t('notifications.kinds.vote');
    case 'reportDecided':
      return report
        ? t(`notifications.decided.${report.decision}.${report.target}`)
        : t('notifications.kinds.reportDecided');
    case 'newSection':
    case 'sourceUpdate':
    case 'sectionFinished':
      if (there && review_amount > 0)
        return t('notifications.review', { count: review_amount, section: there.name });
      if (section) return t(`notifications.in.${kind}`, { section });
      return count === 1 ? t(`notifications.what.${kind}`) : t(`notifications.many.${kind}`, { count });
    default:
      return count === 1 ? t(`notifications.what.${kind}`) : t(`notifications.many.${kind}`, { count });
  }
}
