import { Anchor } from '@mantine/core';
import { IconAlertCircle, IconAlertTriangle, IconCircleCheck, IconMinus } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextSigns } from '../../../ui/texts/TextSigns.tsx';
import classes from './RowParts.module.css';

const ICONS = {
  error: IconAlertCircle,
  warning: IconAlertTriangle,
  done: IconCircleCheck,
  quiet: IconMinus,
  plain: IconMinus,
} as const;

/** The tone of a row and its remark. */
export type Tone = keyof typeof ICONS;

/** A remark on a row with an icon. */
export function RowNote({ tone, children }: { tone: Tone; children: ReactNode }) {
  const Icon = ICONS[tone];
  return (
    <p className={classes.note} data-tone={tone}>
      <Icon size={14} stroke={1.75} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

/** The most characters rendered in a row, which shows only a few lines: laying out megabytes would block the page. */
const SHOWN = 2500;

/** The beginning of a string or translation. */
export function RowText({ text, lang }: { text: string; lang: string }) {
  return (
    <p className={classes.text} lang={lang}>
      <TextSigns text={text.length > SHOWN ? `${text.slice(0, SHOWN).toWellFormed()}…` : text} lang={lang} />
    </p>
  );
}

/** A button from a row to its line in the text. */
export function LineLink({ line, onLine }: { line: number; onLine: (line: number) => void }) {
  const { t } = useTranslation();
  return (
    <Anchor
      component="button"
      type="button"
      className={classes.line}
      title={t('importShared.toLine')}
      onClick={() => onLine(line)}
    >
      {t('importShared.line', { line })}
    </Anchor>
  );
}
