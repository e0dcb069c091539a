import { Button, Checkbox, SegmentedControl } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announce } from '../../../ui/announcements/announce.ts';
import { Notice } from '../../../ui/page/Notice.tsx';
import { type RowFocus, VirtualRows } from '../../../ui/rows/VirtualRows.tsx';
import preview from '../import-source/preview/Preview.module.css';
import { PairDialog } from './PairDialog.tsx';
import {
  type PlannedRow,
  type PlannedUpdate,
  translationsOf,
  UPDATE_LISTS,
  type UpdateList,
} from './planned-update.ts';
import classes from './Update.module.css';
import { UpdateRow } from './UpdateRow.tsx';
import type { Update } from './use-update.ts';

type Props = {
  update: Update;
  planned: PlannedUpdate;
  lang: string;
  /** Further remarks. */
  notices: readonly string[];
  busy: boolean;
};

/** The preview of an update: lists of changed, moved, added, removed and equal strings, whose pairs can be corrected. */
export function UpdatePreview({ update, planned, lang, notices, busy }: Props) {
  const { t } = useTranslation();
  const { remove, setRemove, corrections } = update;
  const [chosen, setChosen] = useState<UpdateList>();
  const [pairing, setPairing] = useState<PlannedRow>();
  const [focused, setFocused] = useState<RowFocus>();
  const head = useRef<HTMLHeadingElement>(null);
  const list = chosen ?? UPDATE_LISTS.find((one) => planned.rows[one].length > 0) ?? 'all';
  const rows = planned.rows[list];
  const select = (ids: readonly number[], isSelected: boolean) => {
    const next = new Set(remove);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setRemove(next);
  };
  const { reviewed } = translationsOf(planned, remove);
  const all = planned.rows.missing.flatMap((row) => (row.kind === 'missing' ? row.stored.id : []));
  const toNext = (row: PlannedRow) => focusAfter(row, list, rows, head, setFocused);
  const unpair = (row: PlannedRow) => {
    if (row.nth === undefined) return;
    setChosen(list);
    corrections.correct(row.nth, null);
    announce(t('sectionUpdate.unpaired'));
    toNext(row);
  };
  const pair = (row: PlannedRow, other: PlannedRow) => {
    const [missing, added] = row.kind === 'missing' ? [row, other] : [other, row];
    setPairing(undefined);
    if (missing.kind !== 'missing' || added.nth === undefined) return;
    setChosen(list);
    corrections.correct(added.nth, missing.stored.id);
    announce(t('sectionUpdate.paired'));
    toNext(row);
  };
  return (
    <>
      <div className={`${preview.head} ${classes.head}`}>
        <h2 ref={head} tabIndex={-1}>
          {t('importSource.preview')}
        </h2>
        <SegmentedControl<UpdateList>
          aria-label={t('importSource.show')}
          data={UPDATE_LISTS.map((value) => ({
            value,
            label: t(`sectionUpdate.filter.${value}`, { amount: planned.rows[value].length }),
          }))}
          value={list}
          onChange={setChosen}
        />
      </div>
      <p className={`ui-12 ink-2 ${classes.about}`}>
        {t(`sectionUpdate.by.${planned.by}`)} {t('sectionUpdate.keeps')}
        {reviewed > 0 && ` ${t('sectionUpdate.translations.reviewed', { amount: reviewed })}`}
      </p>
      {corrections.pairs.length > 0 && (
        <div className={preview.notice}>
          <Notice kind="info">
            {t('sectionUpdate.corrected', { count: corrections.pairs.length })}{' '}
            <Button
              size="xs"
              disabled={busy}
              onClick={() => {
                corrections.discard();
                head.current?.focus();
              }}
            >
              {t('sectionUpdate.discard')}
            </Button>
          </Notice>
        </div>
      )}
      {notices.map((words) => (
        <div key={words} className={preview.notice}>
          <Notice kind="info">{words}</Notice>
        </div>
      ))}
      {list === 'missing' && all.length > 0 && (
        <div className={classes.all}>
          <Checkbox
            label={t('sectionUpdate.deleteAll', { count: all.length })}
            checked={remove.size === all.length}
            indeterminate={remove.size > 0 && remove.size < all.length}
            disabled={busy}
            onChange={(event) => select(all, event.currentTarget.checked)}
          />
          <p>{t('sectionUpdate.missing')}</p>
        </div>
      )}
      {rows.length === 0 ? (
        <p className={`ui-13 ink-2 ${preview.nothing}`}>{t(`sectionUpdate.none.${list}`)}</p>
      ) : (
        <VirtualRows
          key={list}
          label={t('importSource.preview')}
          rows={rows}
          idOf={({ id }) => id}
          height={() => 60}
          focused={focused}
        >
          {(row) => (
            <UpdateRow
              row={row}
              lang={lang}
              remove={remove}
              busy={busy}
              onSelect={(id, isSelected) => select([id], isSelected)}
              onPair={setPairing}
              onUnpair={unpair}
            />
          )}
        </VirtualRows>
      )}
      {pairing && (
        <PairDialog
          row={pairing}
          others={planned.rows[pairing.kind === 'missing' ? 'added' : 'missing']}
          lang={lang}
          onChoose={(other) => pair(pairing, other)}
          onClose={() => setPairing(undefined)}
        />
      )}
    </>
  );
}

/** Moves the focus from a row that leaves the list to the next one, or to the heading if it was the last. */
function focusAfter(
  row: PlannedRow,
  list: UpdateList,
  rows: readonly PlannedRow[],
  head: RefObject<HTMLHeadingElement | null>,
  focus: (on: RowFocus) => void,
) {
  const index = rows.findIndex(({ id }) => id === row.id);
  const next = list === 'all' ? row : (rows[index + 1] ?? rows[index - 1]);
  if (next) focus({ id: next.id });
  else head.current?.focus();
}
