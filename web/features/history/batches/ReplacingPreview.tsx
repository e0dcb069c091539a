import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { previewReplacing } from '#contract/texts/find.ts';
import classes from './ReplacingPreview.module.css';

const REASONS = {
  gone: true,
  changed: true,
  already: true,
  exists: true,
  role: true,
  required: true,
  maxlength: true,
  tooMany: true,
  slow: true,
} as const;

const wordOf = (reason: string): keyof typeof REASONS | 'other' =>
  reason in REASONS ? (reason as keyof typeof REASONS) : 'other';

/** What replacing in texts would change, add and lose, and what it would leave as it is and why (find.10). */
export function ReplacingPreview({ preview }: { preview: ReplyOf<typeof previewReplacing> }) {
  const { t } = useTranslation();
  const { edited, added, votes_lost, approvals_lost, breaking, skipped } = preview;
  const losesNothing = votes_lost + approvals_lost === 0;
  return (
    <ul className={`grid gap-4 ${classes.list}`}>
      {edited > 0 && <li>{t('finding.edited', { count: edited })}</li>}
      {added > 0 && <li>{t('finding.added', { count: added })}</li>}
      {edited + added === 0 && <li>{t('finding.nothing')}</li>}
      {edited > 0 && losesNothing && <li className="ink-2">{t('finding.keeps')}</li>}
      {votes_lost > 0 && <li className="ink-warning">{t('finding.votesLost', { count: votes_lost })}</li>}
      {approvals_lost > 0 && (
        <li className="ink-warning">{t('finding.approvalsLost', { count: approvals_lost })}</li>
      )}
      {breaking.amount > 0 && (
        <li className="ink-warning">{t('finding.breaking', { count: breaking.amount })}</li>
      )}
      {skipped.map(({ reason, amount }) => (
        <li key={reason} className="ink-2">
          {t('finding.skipped', { count: amount, reason: t(`finding.reason.${wordOf(reason)}`) })}
        </li>
      ))}
    </ul>
  );
}
