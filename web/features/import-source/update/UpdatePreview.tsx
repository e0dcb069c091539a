import { Checkbox, SegmentedControl } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/page/Notice.tsx';
import { VirtualRows } from '../../import-shared/VirtualRows.tsx';
import preview from '../preview/Preview.module.css';
import { type PlannedUpdate, translationsOf, UPDATE_KINDS, type UpdateKind } from './planned-update.ts';
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

/** The preview of an update: lists of changed, added, missing and equal strings, with old and new texts. */
export function UpdatePreview({ update, planned, lang, notices, busy }: Props) {
  const { t } = useTranslation();
  const { remove, setRemove } = update;
  const [chosen, setChosen] = useState<UpdateKind>();
  const kind = chosen ?? UPDATE_KINDS.find((kind) => planned.rows[kind].length > 0) ?? 'same';
  const rows = planned.rows[kind];
  const select = (ids: readonly number[], isSelected: boolean) => {
    const next = new Set(remove);
    for (const id of ids) {
      if (isSelected) next.add(id);
      else next.delete(id);
    }
    setRemove(next);
  };
  const { kept } = translationsOf(planned, remove);
  const all = planned.rows.missing.flatMap((row) => (row.kind === 'missing' ? row.stored.id : []));
  return (
    <>
      <div className={`${preview.head} ${classes.head}`}>
        <h2>{t('importSource.preview')}</h2>
        <SegmentedControl<UpdateKind>
          aria-label={t('importSource.show')}
          data={UPDATE_KINDS.map((kind) => ({
            value: kind,
            label: t(`sectionUpdate.filter.${kind}`, { amount: planned.rows[kind].length }),
          }))}
          value={kind}
          onChange={setChosen}
        />
      </div>
      {notices.map((words) => (
        <div key={words} className={preview.notice}>
          <Notice kind="info">{words}</Notice>
        </div>
      ))}
      {kind === 'changed' && kept > 0 && (
        <p className={classes.kept}>{t('sectionUpdate.translations.kept', { amount: kept })}</p>
      )}
      {kind === 'missing' && all.length > 0 && (
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
        <p className={preview.nothing}>{t(`sectionUpdate.none.${kind}`)}</p>
      ) : (
        <VirtualRows
          key={kind}
          label={t('importSource.preview')}
          rows={rows}
          idOf={({ id }) => id}
          height={() => 40}
          focused={undefined}
        >
          {(row) => (
            <UpdateRow
              row={row}
              lang={lang}
              remove={remove}
              busy={busy}
              onSelect={(id, isSelected) => select([id], isSelected)}
            />
          )}
        </VirtualRows>
      )}
    </>
  );
}
