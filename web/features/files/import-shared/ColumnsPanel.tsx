import { Checkbox, NativeSelect, Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import {
  COLUMN_ROLES,
  type ColumnRole,
  type Columns,
  type TableChoice,
  type TableSample,
  withColumn,
} from '#domain/formats/model/table-choice.ts';
import classes from './ColumnsPanel.module.css';

type Props = {
  sample: TableSample;
  /** What the user has chosen so far. */
  chosen: TableChoice | undefined;
  disabled: boolean;
  onChoose: (choice: TableChoice) => void;
};

/** Chooses what each column of a table has, by its first rows (programs.34). */
export function ColumnsPanel({ sample, chosen, disabled, onChoose }: Props) {
  const { t } = useTranslation();
  const columns = chosen?.columns ?? sample.columns;
  const hasHeader = chosen?.hasHeader ?? sample.hasHeader;
  const { sheets = [] } = sample;
  const read = chosen?.sheets ?? sheets.filter(({ isRead }) => isRead).map(({ name }) => name);
  const nameOf = (at: number) => {
    const name = hasHeader ? sample.rows[0]?.[at]?.trim() : undefined;
    return name ? t('columns.named', { number: at + 1, name }) : t('columns.number', { number: at + 1 });
  };
  return (
    <section className={classes.panel} aria-label={t('columns.title')} data-choice>
      <div className="row gap-16 row-gap-4 justify-between wrap">
        <h2 className="ui-13 weight-600 ink-1">{t('columns.title')}</h2>
        <Switch
          size="xs"
          label={t('columns.header')}
          checked={hasHeader}
          disabled={disabled}
          onChange={(event) => onChoose({ ...chosen, columns, hasHeader: event.currentTarget.checked })}
        />
      </div>
      {sheets.length > 1 && (
        <fieldset className={classes.sheets}>
          <legend>{t('columns.sheets')}</legend>
          {sheets.map(({ name }) => (
            <Checkbox
              key={name}
              size="xs"
              label={name}
              checked={read.includes(name)}
              disabled={disabled || (read.length === 1 && read.includes(name))}
              onChange={(event) =>
                onChoose({
                  ...chosen,
                  sheets: sheets
                    .map((one) => one.name)
                    .filter((one) => (one === name ? event.currentTarget.checked : read.includes(one))),
                })
              }
            />
          ))}
        </fieldset>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard. */}
      <section className={classes.scroll} tabIndex={0} aria-label={t('columns.rows')}>
        <table className={classes.rows}>
          <thead>
            <tr>
              {columns.map((role, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place.
                <th key={at} scope="col" data-read={role !== null || undefined}>
                  <NativeSelect
                    size="xs"
                    aria-label={nameOf(at)}
                    data={['', ...COLUMN_ROLES].map((value) => ({
                      value,
                      label: t(`columns.role.${value || 'none'}` as 'columns.role.none'),
                      disabled: leavesNoSource(columns, at, value as ColumnRole | ''),
                    }))}
                    value={role ?? ''}
                    disabled={disabled}
                    onChange={(event) => {
                      const newRole = COLUMN_ROLES.find((one) => one === event.currentTarget.value) ?? null;
                      onChoose({ hasHeader, ...chosen, columns: withColumn(columns, at, newRole) });
                    }}
                  />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sample.rows.map((cells, nth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows are known by their place.
              <tr key={nth} data-names={(hasHeader && nth === 0) || undefined}>
                {columns.map((role, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place.
                  <td key={at} data-read={role !== null || undefined}>
                    <bdi>{cells[at]}</bdi>
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** Whether no column would have the sources any more. */
const leavesNoSource = (columns: Columns, at: number, role: ColumnRole | '') =>
  columns[at] === 'source' && !withColumn(columns, at, role || null).includes('source');
