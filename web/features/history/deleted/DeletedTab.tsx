import { Button, Select } from '@mantine/core';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { DeletedItem } from '#contract/history/deleted.ts';
import type { Project } from '#contract/projects/projects.ts';
import { DELETED_KIND_NAMES, type DeletedKind } from '#domain/history/deleted/deleted.ts';
import { deletedQuery } from '../../../data/queries/deleted.ts';
import { useNextPage } from '../../../data/queries/use-next-page.ts';
import { NotLoaded } from '../../../ui/offline/NotLoaded.tsx';
import { Empty } from '../../../ui/page/Empty.tsx';
import { Pending } from '../../../ui/page/Pending.tsx';
import { DeletedRow } from './DeletedRow.tsx';
import classes from './DeletedTab.module.css';
import { useRestore } from './use-restore.ts';

/** What was deleted in the project and the reader may restore, newest first (deleted.4). */
export function DeletedTab({ project }: { project: Project }) {
  const { t } = useTranslation();
  const [kind, setKind] = useState<DeletedKind>();
  const list = useRef<HTMLUListElement>(null);
  const deleted = useInfiniteQuery(deletedQuery(project.id, kind));
  const next = useNextPage(deleted, kind);
  const items = useMemo(() => deleted.data?.pages.flat() ?? [], [deleted.data]);
  const restoring = useRestore(project.id);

  const restore = (item: DeletedItem) => {
    const next = items[items.indexOf(item) + 1] ?? items[items.indexOf(item) - 1];
    restoring.mutate(item, { onSuccess: () => focusRow(list.current, next) });
  };

  return (
    <div className="padding-top-16">
      <p className={`margin-bottom-16 ui-14 ink-2 ${classes.note}`}>{t('deleted.note')}</p>
      <Select
        className={classes.filter}
        size="sm"
        clearable
        checkIconPosition="right"
        aria-label={t('deleted.kindLabel')}
        placeholder={t('deleted.anyKind')}
        clearButtonProps={{ 'aria-label': t('deleted.anyKind') }}
        data={DELETED_KIND_NAMES.map((name) => ({ value: name, label: t(`deleted.kinds.${name}`) }))}
        value={kind ?? null}
        onChange={(value) => setKind(DELETED_KIND_NAMES.find((name) => name === value))}
      />
      {deleted.error && (
        <NotLoaded
          error={deleted.error}
          onRetry={() => void (deleted.isFetchNextPageError ? deleted.fetchNextPage() : deleted.refetch())}
        />
      )}
      {deleted.isPending && <Pending />}
      {deleted.data && items.length === 0 && (
        <Empty title={t('deleted.none')} text={t(kind ? 'deleted.noneOfKind' : 'deleted.noneText')}>
          {kind && <Button onClick={() => setKind(undefined)}>{t('deleted.showAll')}</Button>}
        </Empty>
      )}
      <ul
        ref={list}
        className={classes.list}
        aria-label={t('deleted.list')}
        aria-busy={deleted.isPlaceholderData}
        hidden={items.length === 0}
      >
        {items.map((item) => (
          <DeletedRow
            key={item.event}
            item={item}
            project={project}
            isBusy={restoring.isPending && restoring.variables?.event === item.event}
            onRestore={() => restore(item)}
          />
        ))}
      </ul>
      {deleted.hasNextPage && (
        <Button
          className={classes.older}
          variant="subtle"
          color="gray"
          loading={next.isWaiting}
          onClick={next.ask}
        >
          {t('deleted.older')}
        </Button>
      )}
    </div>
  );
}

/** Moves the focus to the button of a row that stays, after that of another has gone. */
function focusRow(list: HTMLElement | null, item: DeletedItem | undefined) {
  list?.querySelector<HTMLElement>(`[data-event="${item?.event}"] button`)?.focus();
}
