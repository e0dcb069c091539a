import { Button, Checkbox, VisuallyHidden } from '@mantine/core';
import {
  IconArrowsUpDown,
  IconEqual,
  IconLink,
  IconLinkOff,
  IconMinus,
  IconPencil,
  IconPlus,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { WordDiff } from '../../../ui/word-diff/WordDiff.tsx';
import paste from '../import-shared/RowParts.module.css';
import { RowText } from '../import-shared/RowParts.tsx';
import type { PlannedRow } from './planned-update.ts';
import classes from './Update.module.css';

type Props = {
  row: PlannedRow;
  lang: string;
  remove: ReadonlySet<number>;
  busy: boolean;
  onSelect: (id: number, isSelected: boolean) => void;
  /** Asks for the string that an added or removed one is matched with. */
  onPair: (row: PlannedRow) => void;
  onUnpair: (row: PlannedRow) => void;
};

const ICONS = { changed: IconPencil, added: IconPlus, same: IconEqual, missing: IconMinus } as const;

/** The name of a row's string in the labels of its buttons. */
export const nameOfRow = (row: PlannedRow): string => {
  const { key, text } = row.kind === 'missing' ? row.stored : row.incoming;
  return key || text.slice(0, 80);
};

/** A string of an update: its changes, its pair, and whether it is deleted. */
export function UpdateRow({ row, lang, remove, busy, onSelect, onPair, onUnpair }: Props) {
  const { t } = useTranslation();
  const shown = row.kind === 'missing' ? row.stored : row.incoming;
  const Icon = ICONS[row.kind];
  const isPaired = row.kind === 'changed' || row.kind === 'same';
  const amount = row.kind === 'missing' || row.kind === 'changed' ? row.stored.translations_amount : 0;
  const string = nameOfRow(row);
  return (
    <div className={`${paste.row} ${classes.row}`} data-kind={row.kind}>
      <Icon size={16} stroke={1.75} aria-hidden="true" />
      <div>
        <VisuallyHidden>{t(`sectionUpdate.kind.${row.kind}`)}</VisuallyHidden>
        {shown.key && (
          <p className={paste.key}>
            {row.kind === 'changed' && row.fields.includes('key') ? (
              <WordDiff before={row.stored.key} after={row.incoming.key} />
            ) : (
              shown.key
            )}
          </p>
        )}
        {row.kind === 'changed' && row.fields.includes('text') ? (
          <p className={`text-15 breaks ${classes.diff}`} lang={lang}>
            <WordDiff before={row.stored.text} after={row.incoming.text} lang={lang} />
          </p>
        ) : (
          <RowText text={shown.text} lang={lang} />
        )}
        {row.kind === 'changed' && row.fields.includes('context') && (
          <p className={paste.meta}>
            <WordDiff before={row.stored.context} after={row.incoming.context ?? ''} />
          </p>
        )}
        {row.kind === 'changed' && row.fields.includes('max_length') && (
          <p className={paste.meta}>
            {t('sectionUpdate.maxLength', {
              before: row.stored.max_length ?? '—',
              after: row.incoming.max_length ?? '—',
            })}
          </p>
        )}
        <div className="row gap-12 row-gap-4 wrap ui-12 ink-2">
          {isPaired && row.isMoved && (
            <span className="row row-inline gap-4">
              <IconArrowsUpDown size={14} stroke={1.75} aria-hidden="true" />
              {t('sectionUpdate.moved')}
            </span>
          )}
          {amount !== undefined && amount > 0 && (
            <span>{t('sectionUpdate.translations.own', { amount })}</span>
          )}
          {row.kind === 'missing' && (
            <Checkbox
              size="xs"
              label={t('sectionUpdate.deleteOne')}
              aria-label={t('sectionUpdate.delete', { string })}
              checked={remove.has(row.stored.id)}
              disabled={busy}
              onChange={(event) => onSelect(row.stored.id, event.currentTarget.checked)}
            />
          )}
        </div>
      </div>
      <Button
        size="xs"
        variant="subtle"
        color="gray"
        leftSection={
          isPaired ? <IconLinkOff size={14} stroke={1.75} /> : <IconLink size={14} stroke={1.75} />
        }
        aria-label={t(isPaired ? 'sectionUpdate.unpairOf' : 'sectionUpdate.pairOf', { string })}
        disabled={busy}
        onClick={() => (isPaired ? onUnpair(row) : onPair(row))}
      >
        {t(isPaired ? 'sectionUpdate.unpair' : 'sectionUpdate.pair')}
      </Button>
    </div>
  );
}
