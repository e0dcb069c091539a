import { UnstyledButton } from '@mantine/core';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formAt } from '#domain/texts/checks/form-places.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { type MarkedFinding, type MarkedPlace, markedFinding } from '../state/marked-places.ts';
import classes from './Findings.module.css';
import { FindingWords, NamedKindIcon } from './FindingWords.tsx';
import { findingKey } from './finding-words.ts';

type Props = {
  row: RowString;
  /** The text that was checked, and the saved translation that it is of or what has its fields. */
  text: string;
  translation?: number;
  fields?: object;
  findings: readonly Finding[];
  className?: string | undefined;
  /** What a press on a finding does beside marking its places. */
  onPress?: (finding: Finding) => void;
  /** What stands behind a finding. */
  children?: (finding: Finding) => ReactNode;
};

/** The findings in a text, each explained in words. What one points at is marked in the source and in the translation (checks.30). */
export function FindingList({ findings, className, ...props }: Props) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  return (
    <ul className={`${classes.list} ${className ?? ''}`} aria-label={t('checks.found')}>
      {findings.map((finding) => (
        <Line key={findingKey(finding)} finding={finding} {...props} />
      ))}
    </ul>
  );
}

type LineProps = Omit<Props, 'findings' | 'className'> & { finding: Finding };

function Line({ row, text, translation, fields, finding, onPress, children }: LineProps) {
  const own = useRef<MarkedFinding>(undefined);
  const mark = () => {
    own.current = {
      string: row.id,
      translation,
      fields,
      source: placesOf(row.text, finding, 'source'),
      target: placesOf(text, finding, 'target'),
    };
    markedFinding.set(own.current);
  };
  const unmark = () => {
    if (markedFinding.get() === own.current) markedFinding.set(undefined);
  };
  useEffect(() => unmark);
  const leave = ({ pointerType, currentTarget }: PointerEvent) => {
    // A finger leaves when it is lifted; the focus still points at it.
    if (pointerType !== 'touch' && !currentTarget.contains(document.activeElement)) unmark();
  };
  const blur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) unmark();
  };
  return (
    <li className={classes.finding} onPointerEnter={mark} onPointerLeave={leave} onFocus={mark} onBlur={blur}>
      <NamedKindIcon kind={finding.kind} />
      <UnstyledButton
        className={classes.words}
        onClick={() => {
          mark();
          onPress?.(finding);
        }}
      >
        <FindingWords finding={finding} />
      </UnstyledButton>
      {children?.(finding)}
    </li>
  );
}

/** The places of a finding in one of the two texts, each in its form, in order. */
function placesOf(text: string, finding: Finding, side: 'source' | 'target'): MarkedPlace[] {
  const places: MarkedPlace[] = [];
  const ranges = finding[side] ?? [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const at = formAt(text, range);
    if (!at) continue;
    const { selector: form, place } = at;
    const marked = {
      start: range.start - place.start,
      end: range.end - place.start,
      form,
      finding: finding.kind,
    };
    const last = places.findLast((one) => one.form === form);
    if (!last || last.end <= marked.start) places.push(marked);
  }
  return places;
}
