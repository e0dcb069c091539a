import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/history/log.ts';
import type { Member } from '#contract/projects/members.ts';
import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { memberRoleOf } from '../../../data/access/member-role-of.ts';
import { logQuery } from '../../../data/queries/log.ts';
import { useRoles } from '../../../data/queries/roles.ts';
import { useNextPage } from '../../../data/queries/use-next-page.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { LogFilterBar } from './LogFilterBar.tsx';
import { LogList } from './LogList.tsx';
import { LogPending } from './LogPending.tsx';
import classes from './LogTab.module.css';
import { LogContext } from './log-context.ts';
import { isFilter, type LogFilter, paramsOf } from './log-filter.ts';
import { RevertButton } from './RevertButton.tsx';

const route = getRouteApi('/frame/projects/$projectId');

type Props = { project: Project; sections: readonly Section[]; members: readonly Member[] };

/** Pages without a matching entry after which only the button looks further back. */
const FRUITLESS = 10;

/** The log of the project, newest first (log.10), with the filter of the address (log.20). */
export function LogTab({ project, sections, members }: Props) {
  const { t } = useTranslation();
  const { word: _word, at: _at, ...filter } = route.useSearch();
  const navigate = useNavigate({ from: '/projects/$projectId' });
  const first = useRef<HTMLInputElement>(null);
  const params = paramsOf(filter, new Date());
  const log = useInfiniteQuery(logQuery(project.id, params));
  const next = useNextPage(log, JSON.stringify(params));
  const pages = log.data?.pages;
  const entries = useMemo(() => pages?.flatMap((page) => page.entries) ?? [], [pages]);
  const people = usePeople(members, entries);
  const logged = useMemo(() => {
    const ofStrings = new Map(entries.map(({ string_id, string_section }) => [string_id, string_section]));
    return { project, sections, sectionOf: (string: number) => ofStrings.get(string) };
  }, [project, sections, entries]);
  const fruitless = pages ? pages.length - 1 - pages.findLastIndex((page) => page.entries.length > 0) : 0;

  const reverted = people.find(({ id }) => id === filter.member);
  const roles = useRoles(project.id);
  const member = members.find(({ user }) => user.id === filter.member);
  const role = member && memberRoleOf(member, roles).role;
  const onFilter = (search: LogFilter) => void navigate({ to: '.', search, hash: 'log', resetScroll: false });
  const onClear = () => {
    first.current?.focus();
    onFilter({});
  };
  const isNone = pages !== undefined && entries.length === 0 && !log.hasNextPage && !log.isPlaceholderData;
  return (
    <LogContext value={logged}>
      <div className="padding-top-16">
        <LogFilterBar
          filter={filter}
          people={people}
          isFiltered={isFilter(params)}
          onFilter={onFilter}
          onClear={onClear}
          first={first}
        />
        {reverted && (
          <div className={classes.revert}>
            <RevertButton key={reverted.id} project={project} user={reverted} role={role} filter={filter} />
          </div>
        )}
        {log.error && (
          <div className="margin-bottom-16">
            <NotLoaded
              error={log.error}
              onRetry={log.isFetchNextPageError ? next.ask : () => void log.refetch()}
            />
          </div>
        )}
        {log.isPending && <LogPending />}
        {isNone && (
          <div role="status">
            <Empty title={t('log.none')} text={t('log.noneText')}>
              <Button onClick={onClear}>{t('log.clear')}</Button>
            </Empty>
          </div>
        )}
        {pages !== undefined && !isNone && (
          <LogList
            key={JSON.stringify(params)}
            entries={entries}
            isStale={log.isPlaceholderData}
            hasOlder={log.hasNextPage}
            isAlone={params.entry !== undefined}
            isLoading={next.isWaiting}
            isPaused={log.isFetchNextPageError || (fruitless > 0 && fruitless % FRUITLESS === 0)}
            onOlder={next.ask}
          />
        )}
      </div>
    </LogContext>
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
