import { Button, Tooltip } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { greatest } from '#domain/core/long-lists.ts';
import classes from './StackedBars.module.css';

/** A part of a bar. Parts are told apart by mark and word, not by colour alone. */
export type BarPart = {
  kind: 'approved' | 'review' | 'initial' | 'other' | 'none';
  word: string;
  mark: ReactNode;
};

export type Bar = {
  id: number;
  name: string;
  /** The name as a link. */
  lead: ReactNode;
  /** The length of each part, in the order of the parts. */
  amounts: readonly number[];
  /** Shown beside the bar. */
  value: string;
};

type Props = { title: string; text: string; parts: readonly BarPart[]; bars: readonly Bar[] };

/** How many bars are shown until all are requested. */
const FIRST = 12;

/** A chart of stacked bars with a legend. */
export function StackedBars({ title, text, parts, bars }: Props) {
  const { t } = useTranslation();
  const [showsAll, { toggle }] = useDisclosure();
  const heading = useId();
  const longest = greatest([1, ...bars.map(({ amounts }) => sumOf(amounts))]);
  return (
    <section className={`min-width-0 ${classes.chart}`} aria-labelledby={heading}>
      <h2 id={heading}>{title}</h2>
      <p className={`ui-12 ink-3 ${classes.note}`}>{text}</p>
      <ul className={classes.legend}>
        {parts.map(({ kind, word, mark }) => (
          <li key={kind}>
            {mark}
            {word}
          </li>
        ))}
      </ul>
      <ul className={`grid gap-12 row-gap-0 ${classes.bars}`}>
        {(showsAll ? bars : bars.slice(0, FIRST)).map(({ id, name, lead, amounts, value }) => {
          const words = parts.map(({ word }, at) => t('statistics.part', { word, amount: amounts[at] ?? 0 }));
          return (
            <li className="grid align-center" key={id}>
              <span className={`min-width-0 breaks ${classes.lead}`}>{lead}</span>
              <Tooltip label={words.join(', ')} withinPortal>
                <span
                  className={classes.room}
                  role="img"
                  aria-label={t('statistics.parts', { name, parts: words.join(', ') })}
                >
                  {parts.map(({ kind }, at) => {
                    const share = ((amounts[at] ?? 0) / longest) * 100;
                    return share > 0 && <span key={kind} data-kind={kind} style={{ width: `${share}%` }} />;
                  })}
                </span>
              </Tooltip>
              <span className={`ui-13 ink-1 ${classes.value}`}>{value}</span>
            </li>
          );
        })}
      </ul>
      {bars.length > FIRST && (
        <Button size="xs" variant="subtle" color="gray" aria-expanded={showsAll} onClick={toggle}>
          {showsAll ? t('statistics.fewer') : t('statistics.all', { count: bars.length })}
        </Button>
      )}
    </section>
  );
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
