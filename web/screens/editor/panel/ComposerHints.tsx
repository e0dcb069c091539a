import { IconAlertTriangle } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#domain/core/text/text.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { Differences } from '../../../ui/texts/Differences.tsx';
import { useCompared } from '../checks/use-compared.ts';
import type { WordFinder } from '../dictionary/word-finder.ts';
import classes from './ComposerHints.module.css';
import { MissingWord } from './MissingWord.tsx';

/** Missing words that are named; further ones are counted. */
const MOST = 2;

type Props = {
  row: RowString;
  text: string;
  words: WordFinder;
  /** Whether missing words are named; not while the warning names them. */
  namesMissing: boolean;
};

/** The hints on a translation (editor.19): missing dictionary words, and other differences from the source. */
export function ComposerHints({ text, ...props }: Props) {
  // Hints may lag behind typing.
  const typed = useDeferredValue(text);
  return <Hints {...props} text={typed} />;
}

const Hints = memo(function Hints({ row, text: written, words, namesMissing }: Props) {
  const { t } = useTranslation();
  const { source, text, differences } = useCompared(row, written);
  const isBegun = !isBlank(text);
  const missing = useMemo(
    () => (isBegun && namesMissing ? words.missingIn(source, text) : []),
    [isBegun, namesMissing, source, text, words],
  );
  if (missing.length + differences.length === 0) return null;
  return (
    <ul className={classes.hints} aria-label={t('editorComposer.hints')}>
      {missing.slice(0, MOST).map((entry) => (
        <li key={entry.id} className={classes.missing}>
          <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
          <MissingWord entry={entry} label={t('editorComposer.missing')} />
        </li>
      ))}
      {missing.length > MOST && (
        <li className={classes.more}>{t('editorComposer.moreMissing', { count: missing.length - MOST })}</li>
      )}
      <Differences differences={differences} as="li" />
    </ul>
  );
});
