import { Button } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { LogEntry } from '#contract/history/log.ts';
import { logQuery } from '../../../data/queries/log.ts';
import { useNextPage } from '../../../data/queries/use-next-page.ts';
import { leftWords, versionCounts } from '../../../language/version-words.ts';
import { Inlines } from '../../../ui/markup/Inlines.tsx';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { Changes } from './Changes.tsx';
import { EntryPlace } from './EntryPlace.tsx';
import { EventWords } from './EventWords.tsx';
import { changesOf, textOf } from './entry-texts.ts';
import { LogLineLayout } from './LogLineLayout.tsx';
import classes from './LogList.module.css';
import { useLogContext } from './log-context.ts';
import { hasPlace } from './log-event.ts';
import { replacedWords } from './replaced-words.ts';

/** Whether it is the entry of a batch or of an update that has changed anything. */
const hasParts = ({ action, version, amount }: LogEntry) =>
  (action !== undefined || version !== undefined) && amount !== 0;

/** A log entry: user, event and time, with its changes as details. In a group the user is named above. */
export function LogLine({ entry, isInGroup = false }: { entry: LogEntry; isInGroup?: boolean }) {
  const { t } = useTranslation();
  const { project } = useLogContext();
  const text = textOf(entry, project);
  const { version } = entry;
  return (
    <LogLineLayout
      entry={entry}
      isInGroup={isInGroup}
      words={<EventWords entry={entry} />}
      text={
        (text && (
          <p className={`text-15 ink-1 ${classes.text}`} lang={text.lang}>
            <Inlines nodes={text.nodes} />
          </p>
        )) ||
        (version && <VersionFacts version={version} />) ||
        (entry.action && entry.replaced && <p dir="auto">{replacedWords(t, entry.replaced)}</p>)
      }
      inside={
        (hasPlace(entry) || hasParts(entry) || changesOf(entry).length > 0) && (
          <>
            {hasParts(entry) && <BatchParts batch={entry.id} />}
            {changesOf(entry).length > 0 && <Changes entry={entry} project={project} />}
            <EntryPlace entry={entry} />
          </>
        )
      }
    />
  );
}

/** What a batch has changed, as far as it is asked for (batches.7). */
function BatchParts({ batch }: { batch: number }) {
  const { t } = useTranslation();
  const { project } = useLogContext();
  const query = useInfiniteQuery(logQuery(project.id, { batch }));
  const { data, error, hasNextPage, refetch } = query;
  const next = useNextPage(query);
  if (!data) return error ? <NotLoaded error={error} onRetry={() => void refetch()} /> : <Pending />;
  const entries = data.pages.flatMap((page) => page.entries);
  return (
    <>
      <ul className={classes.inside}>
        {entries.map((entry) => (
          <LogLine key={entry.id} entry={entry} isInGroup />
        ))}
      </ul>
      {error && (
        <NotLoaded error={error} onRetry={query.isFetchNextPageError ? next.ask : () => void refetch()} />
      )}
      {hasNextPage && !error && (
        <Button size="xs" variant="subtle" color="gray" disabled={next.isWaiting} onClick={next.ask}>
          {t(next.isWaiting ? 'pages.loading' : 'log.older')}
        </Button>
      )}
    </>
  );
}

/** Of an update of a section's source: its file, how many strings it has changed, and what its undo has left (updates.8). */
function VersionFacts({ version }: { version: NonNullable<LogEntry['version']> }) {
  const { t } = useTranslation();
  const left = leftWords(t, version);
  return (
    <>
      <p className="facts">
        {version.file !== null && (
          <span>
            <bdi>{version.file}</bdi>
          </span>
        )}
        <span>{versionCounts(t, version)}</span>
      </p>
      {left && <p>{left}</p>}
    </>
  );
}
