import { Button } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Picker } from '../../ui/frame/Picker.tsx';
import { COLUMN_NAMES, nextOrder, type Order } from './columns.ts';
import classes from './DeedsTable.module.css';

type Props = { order: Order; nameHead: string; isNumbered: boolean; onSort: (order: Order) => void };

/** The choice of the order where the table is a list and has no heads to press. */
export function SortChoice({ order, nameHead, isNumbered, onSort }: Props) {
  const { t } = useTranslation();
  const words = [
    ...(isNumbered ? [{ by: 'place' as const, label: t('statistics.number') }] : []),
    { by: 'name' as const, label: nameHead },
    ...COLUMN_NAMES.map((by) => ({ by, label: t(`statistics.${by}`) })),
  ];
  const now = words.find(({ by }) => by === order.by)?.label ?? '';
  const choose = (value: string) => {
    const chosen = words.find(({ by }) => by === value);
    if (chosen && chosen.by !== order.by) onSort(nextOrder(order, chosen.by));
  };
  return (
    <div className={classes.choice}>
      <Picker
        button={
          <Button size="xs" variant="subtle" color="gray" rightSection={<IconChevronDown size={14} />}>
            {`${t('statistics.sort')}: ${now}`}
          </Button>
        }
        value={order.by}
        options={words.map(({ by, label }) => ({ value: by, label }))}
        onChoose={choose}
      />
    </div>
  );
}
