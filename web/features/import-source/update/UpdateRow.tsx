import { Checkbox } from '@mantine/core';
import { IconEqual, IconPencil, IconPlus } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import paste from '../../import-shared/RowParts.module.css';
import { RowText } from '../../import-shared/RowParts.tsx';
import type { PlannedRow } from './planned-update.ts';
import classes from './Update.module.css';

type Props = {
  row: PlannedRow;
  lang: string;
  remove: ReadonlySet<number>;
  busy: boolean;
  onSelect: (id: number, isSelected: boolean) => void;
};

const ICONS = { changed: IconPencil, added: IconPlus, same: IconEqual } as const;

/** A string of an update: its changes, or whether it is deleted. */
export function UpdateRow({ row, lang, remove, busy, onSelect }: Props) {
  const { t } = useTranslation();
  const shown = row.kind === 'missing' ? row.stored : row.coming;
  const Icon = row.kind === 'missing' ? undefined : ICONS[row.kind];
  const amount =
    row.kind === 'missing' || row.kind === 'changed' ? row.stored.translations_amount : undefined;
  const textChanges = row.kind === 'changed' && row.fields.includes('text');
  return (
    <div className={`${paste.row} ${classes.row}`} data-kind={row.kind}>
      {Icon && <Icon size={16} stroke={1.75} aria-hidden="true" />}
      {row.kind === 'missing' && (
        <Checkbox
          size="xs"
          aria-label={t('sectionUpdate.delete', { string: row.stored.key || row.stored.text.slice(0, 80) })}
          checked={remove.has(row.stored.id)}
          disabled={busy}
          onChange={(event) => onSelect(row.stored.id, event.currentTarget.checked)}
        />
      )}
      <div>
        {shown.key && <p className={paste.key}>{shown.key}</p>}
        {textChanges ? (
          <p className={classes.diff} lang={lang} dir="auto">
            <WordDiff before={row.stored.text} after={row.coming.text} />
          </p>
        ) : (
          <RowText text={shown.text} lang={lang} />
        )}
        {row.kind === 'changed' && row.fields.includes('context') && (
          <p className={paste.meta}>
            <WordDiff before={row.stored.context} after={row.coming.context ?? ''} />
          </p>
        )}
        {row.kind === 'changed' && row.fields.includes('max_length') && (
          <p className={paste.meta}>
            {t('sectionUpdate.maxLength', {
              before: row.stored.max_length ?? '—',
              after: row.coming.max_length ?? '—',
            })}
          </p>
        )}
        {amount !== undefined && amount > 0 && (
          <p className={paste.meta}>{t('sectionUpdate.translations.own', { amount })}</p>
        )}
      </div>
    </div>
  );
}
