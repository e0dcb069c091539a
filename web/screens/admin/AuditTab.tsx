import { Button } from '@mantine/core';
import { IconShieldCheck } from '@tabler/icons-react';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import type { AuditLogEntry } from '#contract/site/audit.ts';
import { auditLogQuery, verifyWholeAuditLog } from '../../data/queries/audit-log.ts';
import { useWrite } from '../../data/writes/use-write.ts';
import { failureWords } from '../../language/failure-words.ts';
import { Notice } from '../../ui/page/Notice.tsx';
import { RelativeTime } from '../../ui/relative-time/RelativeTime.tsx';
import classes from './AuditTab.module.css';
import { auditEventOf, auditNameOf } from './audit-event.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import list from './list.module.css';
import lines from './SiteLogTab.module.css';

/** The audit log, newest first, and a button that checks its hashes (administration.12). */
export function AuditTab() {
  const { t } = useTranslation();
  const query = useInfiniteQuery(auditLogQuery);
  const { data, error } = query;
  const verifying = useWrite({ mutationFn: verifyWholeAuditLog });
  const verification = verifying.data;
  return (
    <div className={`padding-top-24 ${lines.tab}`}>
      <p className={`margin-bottom-16 ui-13 ink-3 ${classes.hint}`}>{t('admin.audit.hint')}</p>
      <Button
        leftSection={<IconShieldCheck size={16} stroke={1.75} />}
        aria-disabled={verifying.isPending}
        onClick={() => verifying.isPending || verifying.mutate()}
      >
        {t('admin.audit.verify')}
      </Button>
      <div className="margin-top-16 margin-bottom-16">
        {verifying.error && <Notice kind="error">{failureWords(t, verifying.error)}</Notice>}
        {verification && verification.broken !== null && (
          <Notice kind="error">{t('admin.audit.broken', { id: verification.broken })}</Notice>
        )}
        {verification?.broken === null && (
          <Notice kind="success">
            <p>{t('admin.audit.whole', { count: verification.checked })}</p>
            {verification.checked > 0 && (
              <p className="breaks">{t('admin.audit.head', { head: verification.head })}</p>
            )}
          </Notice>
        )}
      </div>
      {data === undefined && !error && <ListSkeleton />}
      {data && (
        <ul className={`lines ${list.list}`} aria-label={t('admin.tab.audit')}>
          {data.pages.flat().map((entry) => (
            <AuditLine key={entry.id} entry={entry} />
          ))}
          {data.pages[0]?.length === 0 && <li className={list.nothing}>{t('admin.audit.none')}</li>}
        </ul>
      )}
      <LoadMore of={query} />
    </div>
  );
}

function AuditLine({ entry }: { entry: AuditLogEntry }) {
  const { t } = useTranslation();
  const { id, actor, user, at, hash } = entry;
  return (
    <li
      className={`row gap-16 row-gap-0 align-stretch justify-between wrap ui-13 ink-2 breaks ${lines.line}`}
    >
      <p>
        <span className={classes.id}>{id}</span>{' '}
        {actor ? (
          <Link to="/users/$userId" params={{ userId: String(actor.id) }}>
            {actor.username}
          </Link>
        ) : (
          <b>{t('admin.commandLine')}</b>
        )}{' '}
        {t(`admin.event.${auditEventOf(entry)}`, { who: user?.username ?? '', name: auditNameOf(entry) })}
      </p>
      <span className={`ui-12 ink-3 ${lines.age}`}>
        <code title={hash}>{hash.slice(0, 8)}</code> <RelativeTime time={at} withTime />
      </span>
    </li>
  );
}
