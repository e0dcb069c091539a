import { IconAlertTriangle, IconInfoCircle } from '@tabler/icons-react';
import { memo, useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Entry } from '#contract/dictionary.ts';
import { isBlank } from '#domain/text.ts';
import { insertInEntry } from '../dictionary/insert-in-entry.ts';
import type { Words } from '../dictionary/words.ts';
import { useEditor } from '../editor-context.ts';
import { type Difference, differencesOf } from './differences.ts';
import classes from './EntryHints.module.css';

/** Words named here; further ones are counted. */
const MOST = 2;

type Props = {
  source: string;
  text: string;
  words: Words;
  /** Whether the missing words are not said elsewhere. */
  namesMissing: boolean;
};

/** What may be an oversight in the translation being written: a dictionary word left out, what else differs from the source. */
export function EntryHints({ text, ...props }: Props) {
  // Said a little later than it is typed.
  const typed = useDeferredValue(text);
  return <Hints {...props} text={typed} />;
}

const Hints = memo(function Hints({ source, text, words, namesMissing }: Props) {
  const { t } = useTranslation();
  const isBegun = !isBlank(text);
  const missing = useMemo(
    () => (isBegun && namesMissing ? words.missingIn(source, text) : []),
    [isBegun, namesMissing, source, text, words],
  );
  const differences = isBegun ? differencesOf(source, text) : [];
  if (missing.length + differences.length === 0) return null;
  return (
    <ul className={classes.hints} aria-label={t('editorEntry.hints')}>
      {missing.slice(0, MOST).map((entry) => (
        <MissingWord key={entry.id} entry={entry} />
      ))}
      {missing.length > MOST && (
        <li className={classes.more}>{t('editorEntry.moreMissing', { count: missing.length - MOST })}</li>
      )}
      {differences.map((difference) => (
        <li key={difference.kind} className={classes.differs}>
          <IconInfoCircle size={14} stroke={1.75} aria-hidden="true" />
          <Differs difference={difference} />
        </li>
      ))}
    </ul>
  );
});

function MissingWord({ entry: { word, translate } }: { entry: Entry }) {
  const { t } = useTranslation();
  const { project } = useEditor();
  return (
    <li className={classes.missing}>
      <IconAlertTriangle size={14} stroke={1.75} aria-hidden="true" />
      <span>
        {t('editorEntry.missing')} <b lang={project.source_lang}>{word}</b> <span aria-hidden="true">→</span>{' '}
        <b lang={project.target_lang}>{translate}</b>
      </span>
      <button
        type="button"
        aria-label={t('editorEntry.insertWord', { word: translate })}
        onClick={() => insertInEntry(translate)}
      >
        {t('editorEntry.insert')}
      </button>
    </li>
  );
}

const WORDS = {
  start: 'editorEntry.differsAtStart',
  end: 'editorEntry.differsAtEnd',
  lacks: 'editorEntry.lacksSigns',
  adds: 'editorEntry.addsSigns',
} as const;

function Differs({ difference }: { difference: Difference }) {
  const { t } = useTranslation();
  if (difference.kind === 'breaks') {
    return t('editorEntry.differsInBreaks', { count: difference.own, source: difference.source });
  }
  const words = t(WORDS[difference.kind]);
  if (!('signs' in difference)) return words;
  return (
    <span>
      {words} <code>{difference.signs.join(' ')}</code>
    </span>
  );
}
