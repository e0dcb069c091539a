import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/log.ts';
import type { Member } from '#contract/members.ts';
import type { Project } from '#contract/projects.ts';
import type { Section } from '#contract/sections.ts';
import { type LogParams, logQuery } from '../../data/queries/log.ts';
import { NotLoaded } from '../../ui/offline/NotLoaded.tsx';
import { Empty } from '../../ui/page/Empty.tsx';
import { Pending } from '../../ui/page/Pending.tsx';
import { LogFilter } from './LogFilter.tsx';
import { LogList } from './LogList.tsx';
import classes from './LogTab.module.css';
import { LogContext } from './log-context.ts';

type Props = { project: Project; sections: readonly Section[]; members: readonly Member[] };

const EVERYTHING: LogParams = { w: undefined, u: undefined };

/** The log of the project, newest first (log.10). */
export function LogTab({ project, sections, members }: Props) {
  const { t } = useTranslation();
  const [params, setParams] = useState(EVERYTHING);
  const log = useInfiniteQuery(logQuery(project.id, params));
  const entries = useMemo(() => log.data?.pages.flat() ?? [], [log.data]);
  const people = usePeople(members, entries);
  const logged = useMemo(() => ({ project, sections }), [project, sections]);
  return (
    <div className={classes.tab}>
      <LogFilter params={params} people={people} onAsk={setParams} />
      {log.error && (
        <div className={classes.failed}>
          <NotLoaded
            error={log.error}
            onRetry={() => void (log.isFetchNextPageError ? log.fetchNextPage() : log.refetch())}
          />
        </div>
      )}
      {log.isPending && <Pending />}
      {log.data && entries.length === 0 && (
        <Empty title={t('log.none')} text={t('log.noneText')}>
          <Button onClick={() => setParams(EVERYTHING)}>{t('log.showAll')}</Button>
        </Empty>
      )}
      {entries.length > 0 && (
        <LogContext value={logged}>
          <LogList
            key={`${params.w} ${params.u}`}
            entries={entries}
            isStale={log.isPlaceholderData}
            hasOlder={log.hasNextPage}
            isLoading={log.isFetchingNextPage}
            hasFailed={log.isFetchNextPageError}
            onOlder={() => void log.fetchNextPage()}
          />
        </LogContext>
      )}
    </div>
  );
}

/** Members and other users named in the log, by name. A user stays in the list, so that a chosen one keeps its name. */
function usePeople(members: readonly Member[], entries: readonly LogEntry[]) {
  const [known] = useState(() => new Map<number, { id: number; username: string }>());
  return useMemo(() => {
    for (const { user } of members) known.set(user.id, user);
    for (const { u } of entries) if (u) known.set(u.id, u);
    return [...known.values()].toSorted((a, b) => (a.username < b.username ? -1 : 1));
  }, [known, members, entries]);
}
