import { useTranslation } from 'react-i18next';
import type { ReplyOf } from '#contract/core/endpoint.ts';
import type { previewReplacing } from '#contract/texts/find.ts';
import { REPLACE_SKIPS, type ReplaceSkip } from '#domain/texts/find/decide.ts';
import classes from './ReplacingPreview.module.css';

export type Preview = ReplyOf<typeof previewReplacing>;

const wordOf = (reason: string): ReplaceSkip | 'other' =>
  REPLACE_SKIPS.find((known) => known === reason) ?? 'other';

/** What replacing in texts would change, add and lose, and what it would leave as it is and why (find.10). */
export function ReplacingPreview({ preview }: { preview: Preview }) {
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
