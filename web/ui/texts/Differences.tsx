import { IconInfoCircle } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Difference } from '#domain/texts/checks/differences.ts';
import classes from './FindingLine.module.css';

type Props = {
  differences: readonly Difference[];
  /** Items of a list, or lines beside a text. */
  as: 'li' | 'p';
};

/** What differs between a translation and its source (editor.19). */
export function Differences({ differences, as: Line }: Props) {
  return differences.map((difference) => (
    <Line key={difference.kind} className={classes.differs}>
      <IconInfoCircle size={14} stroke={1.75} aria-hidden="true" />
      <DifferenceText difference={difference} />
    </Line>
  ));
}

const WORDS = {
  start: 'editorComposer.differsAtStart',
  end: 'editorComposer.differsAtEnd',
  lacks: 'editorComposer.lacksSigns',
  adds: 'editorComposer.addsSigns',
} as const;

function DifferenceText({ difference }: { difference: Difference }) {
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
