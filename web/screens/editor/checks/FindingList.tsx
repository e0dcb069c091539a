import { UnstyledButton } from '@mantine/core';
import { type FocusEvent, type PointerEvent, type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formAt } from '#domain/texts/checks/form-places.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import { severityOf } from '#domain/texts/checks/severities.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { useEditor } from '../state/editor-context.ts';
import { type MarkedFinding, type MarkedPlace, markedFinding } from '../state/marked-places.ts';
import classes from './Findings.module.css';
import { FindingWords, NamedKindIcon } from './FindingWords.tsx';
import { findingKey } from './finding-words.ts';

export type FindingListProps = {
  row: RowString;
  /** The text that was checked, and the saved translation that it is of or what has its fields. */
  text: string;
  translation?: number;
  fields?: object;
  findings: readonly Finding[];
  /** What a press on a finding does beside marking its places. */
  onPress?: (finding: Finding) => void;
  /** What stands behind a finding. */
  children?: (finding: Finding) => ReactNode;
};

/** The findings in a text, each explained in words. What one points at is marked in the source and in the translation (checks.30). */
export function FindingList({ findings, ...props }: FindingListProps) {
  const { t } = useTranslation();
  if (findings.length === 0) return null;
  return (
    <ul className={classes.list} aria-label={t('checks.found')}>
      {findings.map((finding) => (
        <Line key={findingKey(finding)} finding={finding} {...props} />
      ))}
    </ul>
  );
}

type LineProps = Omit<FindingListProps, 'findings'> & { finding: Finding };

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
  // What the service finds later renders the list again: a mark goes only with what it marks.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads references alone.
  useEffect(() => unmark, [finding, text]);
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
        <FindingWords finding={finding} /> <Blocks check={finding.check} />
      </UnstyledButton>
      {children?.(finding)}
    </li>
  );
}

/** Says that a finding keeps the translation from something (severities.10). */
function Blocks({ check }: Pick<Finding, 'check'>) {
  const { t } = useTranslation();
  const { project } = useEditor();
  const severity = severityOf(project.check_severities, check);
  if (severity !== 'approval' && severity !== 'saving') return null;
  return <span className={classes.blocks}>{t(`severities.finding.${severity}`)}</span>;
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
