import type { AuditLogEntry } from '#contract/site/audit.ts';
import { LOG_CODES } from '#domain/core/events/log.ts';
import { type SiteEvent, siteEventOf } from './site-event.ts';

type Acts = Parameters<typeof siteEventOf>[0]['acts'];

/** The event of an entry of the audit log, by the name of its words, which are those of the site's log. */
export function auditEventOf({ kind, facts }: Pick<AuditLogEntry, 'kind' | 'facts'>): SiteEvent {
  switch (kind) {
    case 'access':
      return siteEventOf({ w: LOG_CODES.editUser, acts: facts as Acts });
    case 'passwordLink':
      return 'makeLink';
    case 'decideReports':
      return facts.decision === 'removed' ? 'reportsUpheld' : 'reportsDismissed';
    case 'adminSecondFactor':
      return (facts.is_on as [boolean, boolean] | undefined)?.[1]
        ? 'requireSecondFactor'
        : 'requireNoSecondFactor';
    default:
      return kind;
  }
}

/** What the words call the subject of an entry: a project or a code by its number. */
export const auditNameOf = ({ facts }: Pick<AuditLogEntry, 'facts'>): string =>
  facts.project === undefined ? '' : `#${String(facts.project)}`;
