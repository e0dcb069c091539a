import { Switch } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { reportCasesQuery } from '../../data/queries/reports.ts';
import { ListSkeleton } from './ListSkeleton.tsx';
import { LoadMore } from './LoadMore.tsx';
import list from './list.module.css';
import { ReportLine } from './ReportLine.tsx';

/** The queue of reports, and the decided ones (reports.5). */
export function ReportsTab() {
  const { t } = useTranslation();
  const lines = useRef<HTMLUListElement>(null);
  const [isDecided, setDecided] = useState(false);
  const query = useInfiniteQuery(reportCasesQuery(isDecided ? 'decided' : 'open'));
  const cases = query.data?.pages.flat();
  return (
    <div className="grid gap-16 padding-top-16">
      <Switch
        label={t('reports.admin.decided')}
        checked={isDecided}
        onChange={(event) => setDecided(event.currentTarget.checked)}
      />
      {cases === undefined && !query.error && <ListSkeleton />}
      {cases && (
        <ul
          ref={lines}
          className={`lines ${list.list}`}
          aria-label={t(isDecided ? 'reports.admin.decided' : 'reports.admin.queue')}
          tabIndex={-1}
        >
          {cases.map((one) => (
            // The line leaves the list with the focused button.
            <ReportLine key={one.id} reported={one} onDecided={() => lines.current?.focus()} />
          ))}
          {cases.length === 0 && (
            <li className={list.nothing}>
              {t(isDecided ? 'reports.admin.noneDecided' : 'reports.admin.none')}
            </li>
          )}
        </ul>
      )}
      <LoadMore of={query} />
    </div>
  );
}
