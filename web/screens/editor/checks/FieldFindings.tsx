import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import { useCallbackRef } from '@mantine/hooks';
import { memo, type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import type { ServiceCheck } from '#domain/texts/checks/service-checks.ts';
import type { RowString } from '../../../data/queries/editor.ts';
import { announce } from '../../../ui/announcements/announce.ts';
import { FieldMarks } from '../../../ui/field-marks/FieldMarks.tsx';
import { KeyCaps } from '../../../ui/shortcuts/KeyCaps.tsx';
import { FixPreview } from '../../../ui/word-diff/FixPreview.tsx';
import { useCommands } from '../shortcuts/commands.ts';
import { runByKey } from '../shortcuts/on-keys.ts';
import { useEditor } from '../state/editor-context.ts';
import { placesIn, useMarkedFields } from '../state/marked-places.ts';
import { useFormatOfText } from '../state/StringTexts.tsx';
import classes from './Findings.module.css';
import { fixInField, selectInField } from './field-of-text.ts';
import { findingKey, findingWords, fixWords } from './finding-words.ts';
import type { SortedFindings } from './kept-findings.ts';
import { movedFindings } from './moved-findings.ts';
import { TextFindings } from './TextFindings.tsx';
import { useFinder, useServiceFindings } from './use-findings.ts';

/** Milliseconds without a key after which a text is checked. */
const PAUSE = 200;

/** New findings that are announced; further ones are counted. */
const MOST_ANNOUNCED = 2;

type Props = {
  row: RowString;
  /** The text as it is written so far, and what gives it another one. */
  text: string;
  write: (text: string) => void;
  /** What its fields are in. */
  root: RefObject<HTMLElement | null>;
  /** Whether it is that of the composer, to which the key belongs wherever the focus is. */
  isComposer?: boolean;
};

/** What checks find in a translation that is being written, with fixes (checks.29, checks.32). */
export function FieldFindings({ row, text, write, root, isComposer = false }: Props) {
  const { t } = useTranslation();
  const find = useFinder(row);
  // A saved text has been checked already; what is written waits for the first pause.
  const [paused, setPaused] = useState(isComposer ? '' : text);
  useEffect(() => {
    const pause = setTimeout(() => setPaused(text), PAUSE);
    return () => clearTimeout(pause);
  }, [text]);
  const { findings: ofService, failed } = useServiceFindings(row, paused);
  const findings = useMemo(() => withoutReading(find(paused, ofService)), [find, paused, ofService]);
  useAnnounced(findings.open);

  // A press may come before the pause: the text is checked as it is then.
  const written = () => ({ text, write, root: root.current });
  const openNow = () => find(text, movedFindings(ofService, paused, text)).open;
  const now = (wanted: Finding) => openNow().find((finding) => isAlike(finding, wanted));
  const select = useCallbackRef((wanted: Finding) => selectInField(written(), now(wanted)?.target ?? []));
  const fix = useCallbackRef((wanted?: Finding, alternative?: string) => {
    const finding = wanted ? now(wanted) : openNow().find((one) => one.fix);
    if (!finding?.fix) return;
    const chosen = withText(finding, alternative);
    fixInField(written(), chosen.fix ?? finding.fix);
    announce(fixWords(t, text, chosen, 'done'));
  });
  const mayFix = text !== paused || findings.open.some((finding) => finding.fix);
  useCommands({ fixFinding: isComposer && mayFix ? () => fix() : undefined });
  useEffect(() => {
    const { current } = root;
    const onKey = (event: KeyboardEvent) => void runByKey(event, { fixFinding: () => fix() });
    current?.addEventListener('keydown', onKey);
    return () => current?.removeEventListener('keydown', onKey);
  }, [root, fix]);
  return (
    <>
      <Marks row={row} root={root} />
      <List row={row} text={paused} fields={root} findings={findings} select={select} fix={fix} />
      {failed.length > 0 && <Failed checks={failed} />}
    </>
  );
}

/** Findings without those that the measures of a cue beside the field show at each key (subtitles.11). */
const withoutReading = ({ open, dismissed }: SortedFindings): SortedFindings => ({
  open: open.filter(({ check }) => check !== 'cue-reading'),
  dismissed,
});

/** Its tags and placeholders, and the places of the finding that one points at (checks.30). */
function Marks({ row, root }: Pick<Props, 'row' | 'root'>) {
  const places = useMarkedFields(root);
  return (
    <FieldMarks
      root={root}
      fields="textarea"
      writing={useFormatOfText(row)}
      placesIn={(form) => placesIn(places, form)}
    />
  );
}

type ListProps = {
  row: RowString;
  text: string;
  fields: object;
  findings: SortedFindings;
  select: (finding: Finding) => void;
  fix: (finding: Finding, alternative?: string) => void;
};

/** Typing renders it only when the checks have run again. */
const List = memo(function List({ row, text, fields, findings, select, fix }: ListProps) {
  const fixed = withFix(findings.open);
  return (
    <TextFindings
      row={row}
      text={text}
      fields={fields}
      findings={findings}
      className={classes.ofField}
      onPress={select}
    >
      {(finding) =>
        fixed.includes(finding) && (
          <Fix
            finding={finding}
            text={text}
            hasKey={finding === fixed[0]}
            onFix={(alternative) => fix(finding, alternative)}
          />
        )
      }
    </TextFindings>
  );
});

/** Which checks the service couldn’t make now (spelling.10). */
function Failed({ checks }: { checks: readonly ServiceCheck[] }) {
  const { t, i18n } = useTranslation();
  const names = checks.map((check) => t(`checks.${check}.name`));
  const named = new Intl.ListFormat(i18n.language, { type: 'unit' }).format(names);
  return <p className={classes.failed}>{t('findings.failed', { checks: named })}</p>;
}

type FixProps = { finding: Finding; text: string; hasKey: boolean; onFix: (alternative?: string) => void };

function Fix({ finding, text, hasKey, onFix }: FixProps) {
  const { t, i18n } = useTranslation();
  const { project } = useEditor();
  if (!finding.fix) return null;
  return (
    <>
      <UnstyledButton className={classes.fix} onClick={() => onFix()}>
        <span>
          {t('findings.fix')} <VisuallyHidden>{fixWords(t, text, finding, 'todo')}</VisuallyHidden>
        </span>
        {hasKey && <KeyCaps of="fixFinding" />}
      </UnstyledButton>
      <span className={classes.preview}>
        <FixPreview text={text} fix={finding.fix} lang={project.target_lang} />
      </span>
      {finding.alternatives && (
        <span className={classes.alternatives}>
          {finding.alternatives.map((alternative) => (
            <UnstyledButton
              key={alternative}
              className={classes.fix}
              lang={project.target_lang}
              dir="auto"
              onClick={() => onFix(alternative)}
            >
              <VisuallyHidden lang={i18n.language}>
                {t('findings.fix')} {fixWords(t, text, withText(finding, alternative), 'todo')}
              </VisuallyHidden>
              <span aria-hidden="true">{alternative}</span>
            </UnstyledButton>
          ))}
        </span>
      )}
    </>
  );
}

/** A finding whose fix has another text. */
const withText = (finding: Finding, text: string | undefined): Finding =>
  finding.fix && text !== undefined ? { ...finding, fix: { ...finding.fix, text } } : finding;

/** Announces findings once when they appear, not as long as they stay (checks.34). */
function useAnnounced(findings: readonly Finding[]): void {
  const { t } = useTranslation();
  const known = useRef(findings);
  useEffect(() => {
    const added = findings.filter((finding) => !known.current.some((one) => isAlike(one, finding)));
    known.current = findings;
    if (added.length === 0) return;
    const named = added.slice(0, MOST_ANNOUNCED);
    const words = named.map(
      (finding) => `${t(`findings.kind.${finding.kind}`)}: ${findingWords(t, finding)}`,
    );
    const more = added.length - named.length;
    announce([...words, ...(more > 0 ? [t('findings.more', { count: more })] : [])].join(' '));
  }, [findings, t]);
}

/** Whether two findings are of the same thing, though the text around it has changed. */
const isAlike = (one: Finding, other: Finding) => findingKey(one) === findingKey(other);

/** The findings that have a fix, without those whose fix another one has. */
function withFix(findings: readonly Finding[]): Finding[] {
  const isSame = (one: Finding['fix'], other: Finding['fix']) =>
    one?.start === other?.start && one?.end === other?.end && one?.text === other?.text;
  return findings.filter(
    ({ fix }, nth) =>
      fix && !findings.slice(0, nth).some((earlier) => earlier.fix && isSame(earlier.fix, fix)),
  );
}
