import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#domain/core/text/text.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import classes from './ComposerHints.module.css';
import { useMissingWords } from './found-words.ts';
import { MissingWord } from './MissingWord.tsx';

/** Words that are named; further ones are counted. */
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
  const hints = isBegun
    ? [
        ...words.unwanted.map((entry) => ({ entry, kind: 'unwanted' as const })),
        ...words.missing.map((entry) => ({ entry, kind: 'missing' as const })),
      ]
    : [];
  if (hints.length === 0) return null;
  return (
    <ul className={classes.hints} aria-label={t('editorComposer.hints')}>
      {hints.slice(0, MOST).map(({ entry, kind }) => (
        <li key={`${kind} ${entry.id}`} className={classes.missing}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
          <MissingWord entry={entry} label={t(`editorComposer.${kind}`)} inserts={kind === 'missing'} />
        </li>
      ))}
      {hints.length > MOST && (
        <li className={classes.more}>{t('editorComposer.moreMissing', { count: hints.length - MOST })}</li>
      )}
    </ul>
  );
}
