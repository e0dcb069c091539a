import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Difference, differencesOf } from '#domain/checks/differences.ts';
import type { Format } from '#domain/formats/model/format.ts';
import { isBlank } from '#domain/texts/text.ts';
import type { WordFinder } from '../dictionary/word-finder.ts';
import classes from './ComposerHints.module.css';
import { MissingWord } from './MissingWord.tsx';

/** Missing words that are named; further ones are counted. */
const MOST = 2;

type Props = {
  source: string;
  text: string;
  /** The format of the section, by which placeholders are known. */
  format: Format | undefined;
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

const Hints = memo(function Hints({ source, text, format, words, namesMissing }: Props) {
  const { t } = useTranslation();
  const isBegun = !isBlank(text);
  const missing = useMemo(
    () => (isBegun && namesMissing ? words.missingIn(source, text) : []),
    [isBegun, namesMissing, source, text, words],
  );
  const differences = isBegun ? differencesOf(source, text, { format }) : [];
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
      {differences.map((difference) => (
        <li key={difference.kind} className={classes.differs}>
          <IconInfoCircle size={14} stroke={1.75} aria-hidden="true" />
          <DifferenceHints difference={difference} />
        </li>
      ))}
    </ul>
  );
});

const WORDS = {
  start: 'editorComposer.differsAtStart',
  end: 'editorComposer.differsAtEnd',
  lacks: 'editorComposer.lacksSigns',
  adds: 'editorComposer.addsSigns',
} as const;

function DifferenceHints({ difference }: { difference: Difference }) {
  const { t } = useTranslation();
  if (difference.kind === 'breaks') {
    return t('editorComposer.differsInBreaks', { count: difference.own, source: difference.source });
  }
  const words = t(WORDS[difference.kind]);
  if (!('signs' in difference)) return words;
  return (
    <span>
      {words} <code>{difference.signs.join(' ')}</code>
    </span>
  );
}
