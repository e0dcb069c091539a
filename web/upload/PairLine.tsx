import { Anchor } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconMinus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import classes from './PairLine.module.css';
import { rowWords, toneOf } from './problem-words.ts';
import type { Row } from './rows.ts';

const ICONS = {
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  done: IconCircleCheck,
  quiet: IconMinus,
  plain: IconMinus,
} as const;

type Props = {
  row: Row;
  languages: { source: string; target: string };
  skipsEmpty: boolean;
  isOver: boolean;
  /** Whether one was led here from the line in the paste. */
  isChosen: boolean;
  onLine: (line: number) => void;
};

/** A translation beside its source, and what is to say of it. */
export function PairLine({ row, languages, skipsEmpty, isOver, isChosen, onLine }: Props) {
  const { t } = useTranslation();
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!isChosen) return;
    item.current?.scrollIntoView({ block: 'center' });
    item.current?.focus({ preventScroll: true });
  }, [isChosen]);
  const tone = toneOf(row, skipsEmpty);
  const words = rowWords(t, row, isOver);
  const Icon = ICONS[tone];
  const pair = 'pair' in row ? row.pair : undefined;
  const key = pair?.key ?? '';
  return (
    <li ref={item} tabIndex={-1} className={classes.row} data-tone={tone}>
      <Anchor
        component="button"
        type="button"
        className={classes.line}
        title={t('load.toLine')}
        onClick={() => onLine(row.line)}
      >
        {t('load.line', { line: row.line })}
      </Anchor>
      {pair && (
        <div className={classes.source}>
          {key !== '' && <code>{key}</code>}
          {pair.string && <p lang={languages.source}>{pair.string.text}</p>}
        </div>
      )}
      <div className={classes.target}>
        {pair && pair.text.trim() !== '' && <p lang={languages.target}>{pair.text}</p>}
        {words && (
          <p className={classes.words}>
            <Icon size={14} stroke={1.75} aria-hidden="true" />
            {words}
          </p>
        )}
        {pair && pair.shared > 1 && (
          <p className={classes.shared}>{t('upload.shared', { count: pair.shared })}</p>
        )}
      </div>
    </li>
  );
}
