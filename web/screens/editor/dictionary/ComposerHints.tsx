import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#domain/core/text/text.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import classes from './ComposerHints.module.css';
import { useMissingWords } from './found-words.ts';
import { MissingWord } from './MissingWord.tsx';

/** Missing words that are named; further ones are counted. */
const MOST = 2;

type Props = {
  row: RowString;
  text: string;
  /** Whether missing words are named; not while the warning names them. */
  namesMissing: boolean;
};

/** Milliseconds without a key after which the service is asked. */
const PAUSE = 200;

/** The hints on a translation: missing dictionary words (dictionary.10), and translations that the project doesn’t want (dictionary.19). */
export function ComposerHints({ row, text, namesMissing }: Props) {
  const { t } = useTranslation();
  const [typed] = useDebouncedValue(text, PAUSE, { leading: true });
  const isBegun = !isBlank(typed) && namesMissing;
  const words = useMissingWords(row, typed, isBegun);
  const missing = isBegun ? words.missing : [];
  const unwanted = isBegun ? words.unwanted : [];
  if (missing.length + unwanted.length === 0) return null;
  return (
    <ul className={classes.hints} aria-label={t('editorComposer.hints')}>
      {missing.slice(0, MOST).map((entry) => (
        <li key={entry.id} className={classes.missing}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
          <MissingWord entry={entry} label={t('editorComposer.missing')} />
        </li>
      ))}
      {unwanted.slice(0, MOST).map((entry) => (
        <li key={`unwanted ${entry.id}`} className={classes.missing}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
          <MissingWord entry={entry} label={t('editorComposer.unwanted')} inserts={false} />
        </li>
      ))}
      {missing.length > MOST && (
        <li className={classes.more}>{t('editorComposer.moreMissing', { count: missing.length - MOST })}</li>
      )}
    </ul>
  );
}
