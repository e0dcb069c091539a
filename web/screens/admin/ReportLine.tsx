import { Badge, Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReportCase } from '#contract/site/reports.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import { DecideDialog } from './DecideDialog.tsx';
import list from './list.module.css';
import classes from './ReportsTab.module.css';
import { type Deed, isRemovable, useDecideReports } from './use-decide-reports.ts';

type Props = { reported: ReportCase /** Called when it leaves the list. */; onDecided: () => void };

/** What was reported: its place and text, the reports on it, and what can be decided, or what was. */
export function ReportLine({ reported, onDecided }: Props) {
  const { t } = useTranslation();
  const [deed, setDeed] = useState<Deed>();
  const deciding = useDecideReports(reported, onDecided);
  const { target, project, author, text, created_at, reports, reports_amount, decision } = reported;
  const kind = t(`reports.admin.target.${target}`);
  const address = addressOfReported(reported);
  const further = reports_amount - reports.length;
  return (
    <li className={`line ${list.line} ${classes.line}`}>
      <div>
        <div className="row gap-8 row-gap-4 wrap">
          {address === undefined ? <b>{kind}</b> : <Link to={address}>{kind}</Link>}
          {author && (
            <Link to="/users/$userId" params={{ userId: String(author.id) }}>
              {t('reports.admin.by', { username: author.username })}
            </Link>
          )}
          {project && <span>{t('reports.admin.inProject', { name: project.name })}</span>}
          <Badge>{t('reports.admin.reports', { count: reports_amount })}</Badge>
          {decision && (
            <Badge>
              {t(decision === 'removed' ? 'reports.admin.isRemoved' : 'reports.admin.isDismissed')}
            </Badge>
          )}
        </div>
        <blockquote className={classes.text}>{text}</blockquote>
        <ul className={`grid gap-4 ui-13 ink-2 ${classes.reports}`}>
          {reports.map(({ reporter, reason, note, created_at: at }) => (
            <li key={`${reporter?.id} ${at}`} className="breaks">
              <b>{t(`reports.reasons.${reason}`)}</b>
              {note !== '' && ` — ${note}`}
              {reporter && ` (${reporter.username})`}
            </li>
          ))}
          {further > 0 && <li>{t('reports.admin.further', { count: further })}</li>}
        </ul>
        <p className="facts ui-12 ink-3">
          <span>
            <RelativeTime time={created_at} withTime />
          </span>
          {reported.decided_by && reported.decided_at !== null && (
            <span>
              {reported.decided_by.username} <RelativeTime time={reported.decided_at} withTime />
            </span>
          )}
          {reported.decision_note !== '' && <span>{reported.decision_note}</span>}
        </p>
      </div>
      {!decision && (
        <div className="row gap-4">
          <Button onClick={() => setDeed('dismiss')}>{t('reports.admin.dismiss')}</Button>
          <Button onClick={() => setDeed(isRemovable(reported) ? 'remove' : 'uphold')}>
            {t(deedWords(reported))}
          </Button>
        </div>
      )}
      {deed && (
        <DecideDialog
          deed={deed}
          isProject={target === 'project'}
          isBusy={deciding.isPending}
          author={reported.author?.username ?? null}
          onDecide={(note, ban) =>
            deciding.mutate({ deed, note, ban }, { onSettled: () => setDeed(undefined) })
          }
          onClose={() => setDeed(undefined)}
        />
      )}
    </li>
  );
}

const deedWords = (reported: ReportCase) => {
  if (reported.target === 'project') return 'reports.admin.hide';
  return isRemovable(reported) ? 'reports.admin.remove' : 'reports.admin.uphold';
};

/** The address of what was reported: a profile, a project, or its string in the editor. */
function addressOfReported({
  target,
  author,
  project,
  section_id,
  string_id,
}: ReportCase): string | undefined {
  if (target === 'profile') return author ? `/users/${author.id}` : undefined;
  if (!project) return undefined;
  if (section_id === null) return `/projects/${project.id}`;
  return `/projects/${project.id}/editor/${printSectionId(section_id)}?string=${string_id}`;
}
