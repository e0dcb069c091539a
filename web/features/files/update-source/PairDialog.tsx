import { Modal, TextInput, UnstyledButton } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldForSearch } from '#domain/core/text/text.ts';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { ScrollBoxRows } from '../../../ui/rows/VirtualRows.tsx';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import paste from '../import-shared/RowParts.module.css';
import { RowText } from '../import-shared/RowParts.tsx';
import type { PlannedRow } from './planned-update.ts';
import classes from './Update.module.css';

type Props = {
  /** The string that is to be matched: an added or a removed one. */
  row: PlannedRow;
  /** The strings of the other side that have no match. */
  others: readonly PlannedRow[];
  lang: string;
  onChoose: (other: PlannedRow) => void;
  onClose: () => void;
};

const stringOf = (row: PlannedRow) => (row.kind === 'missing' ? row.stored : row.incoming);

/** Asks for the string that an added or removed one is matched with (updates.6). */
export function PairDialog({ row, others, lang, onChoose, onClose }: Props) {
  const { t } = useTranslation();
  const [search, setSearch] = useState('');
  useRestoreFocus();
  const folded = foldForSearch(search.trim());
  const matching = useMemo(
    () =>
      others.filter((other) => {
        const { key, text } = stringOf(other);
        return folded === '' || foldForSearch(`${key} ${text}`).includes(folded);
      }),
    [others, folded],
  );
  const string = stringOf(row);
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={t(row.kind === 'missing' ? 'sectionUpdate.pairing.missing' : 'sectionUpdate.pairing.added')}
      closeButtonProps={{ 'aria-label': t('frame.close') }}
    >
      <div className={classes.own}>
        {string.key && <p className={paste.key}>{string.key}</p>}
        <RowText text={string.text} lang={lang} />
      </div>
      <TextInput
        data-autofocus
        aria-label={t('sectionUpdate.pairing.search')}
        placeholder={t('sectionUpdate.pairing.search')}
        leftSection={<IconSearch size={16} stroke={1.75} />}
        value={search}
        onChange={(event) => setSearch(event.currentTarget.value)}
      />
      <p className={`ui-12 ink-2 ${classes.found}`} role="status">
        {t('sectionUpdate.pairing.found', { count: matching.length })}
      </p>
      <div className={classes.others}>
        <ScrollBoxRows
          label={t('sectionUpdate.pairing.list')}
          rows={matching}
          idOf={({ id }) => id}
          height={() => 44}
          focused={undefined}
        >
          {(other) => (
            <UnstyledButton className={classes.other} onClick={() => onChoose(other)}>
              {stringOf(other).key && <span className={paste.key}>{stringOf(other).key}</span>}
              <span className={paste.text} lang={lang}>
                <TextSigns text={stringOf(other).text} lang={lang} />
              </span>
            </UnstyledButton>
          )}
        </ScrollBoxRows>
      </div>
    </Modal>
  );
}
