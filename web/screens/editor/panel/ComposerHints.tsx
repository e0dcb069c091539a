import { IconAlertTriangle } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#domain/core/text/text.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import type { WordFinder } from '../dictionary/word-finder.ts';
import { usePlurals } from '../plurals/use-plurals.ts';
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

/** The hints on a translation: missing dictionary words (dictionary.10). */
export function ComposerHints({ text, ...props }: Props) {
  // Hints may lag behind typing.
  const typed = useDeferredValue(text);
  return <Hints {...props} text={typed} />;
}

const Hints = memo(function Hints({ row, text, words, namesMissing }: Props) {
  const { t } = useTranslation();
  const plurals = usePlurals(row.text);
  const source = plurals?.otherForm(row.text) ?? row.text;
  const form = plurals?.otherForm(text) ?? text;
  const isBegun = !isBlank(form);
  const missing = useMemo(
    () => (isBegun && namesMissing ? words.missingIn(source, form) : []),
    [isBegun, namesMissing, source, form, words],
  );
  if (missing.length === 0) return null;
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
    </ul>
  );
});
