import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { EditorRow } from '#contract/texts/editor.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { isTooLong } from '#domain/core/text/may-be-plural.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { shownTimes } from '#domain/formats/cues/target-times.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { byKind } from '#domain/texts/checks/by-kind.ts';
import type { CheckedCue, ReadingLimits } from '#domain/texts/checks/checked-cue.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import type { ServiceCheck } from '#domain/texts/checks/service-checks.ts';
import { severityOf } from '#domain/texts/checks/severities.ts';
import { dismissalIndex } from '#domain/texts/checks/without-dismissed.ts';
import type { FormatOfText } from '#domain/texts/placeholders/placeholders-of-format.ts';
import { dismissalsQuery } from '../../../data/queries/dismissals.ts';
import { stringCheckQuery } from '../../../data/queries/string-checks.ts';
import { useEditor } from '../state/editor-context.ts';
import { useFormatOfText } from '../state/StringTexts.tsx';
import { type CheckedRow, keptFindings, type SortedFindings, sortedFindings } from './kept-findings.ts';
import { movedFindings } from './moved-findings.ts';
import { whenIdle } from './when-idle.ts';

type Row = CheckedRow & Pick<EditorRow, 'dismissals' | 'context' | 'target_start' | 'target_end'>;

const NONE: readonly Finding[] = [];
const NOTHING: SortedFindings = { open: NONE, dismissed: [] };

/** Finds in a translation of a string what the checks find, with what the service found in it. */
type Find = (translation: string, ofService?: readonly Finding[]) => SortedFindings;

/** What finds in a translation of a string what the checks find. */
export const useFinder = (row: Row): Find => useFinding(row).find;

/** The same, and whether what is dismissed in the project is still loading: until then what is found may be dismissed. */
function useFinding(row: Row) {
  const { project } = useEditor();
  const writing = useFormatOfText(row);
  const { source_lang: sourceLanguage, target_lang: targetLanguage, check_severities: severities } = project;
  const { data, isLoading } = useQuery(dismissalsQuery(project.id));
  const [ofString, ofProject] = [row.dismissals, data?.items];
  const dismissals = useMemo(
    () => dismissalIndex([...ofString, ...(ofProject ?? [])]),
    [ofString, ofProject],
  );
  const find: Find = useCallback(
    (translation, ofService = NONE) => {
      const context = {
        ...writing,
        sourceLanguage,
        targetLanguage,
        maxLength: row.max_length,
        cue: cueOfRow(row, writing, project),
      };
      const own = keptFindings(row, translation, context, severities);
      const others = ofService.filter(({ check }) => severityOf(severities, check) !== 'off');
      const findings = others.length === 0 ? own : byKind([...own, ...others]);
      return sortedFindings(findings, { source: row.text, translation, targetLanguage }, dismissals);
    },
    [row, writing, project, sourceLanguage, targetLanguage, severities, dismissals],
  );
  return { find, isLoading };
}

/** What checks know of a string of subtitles. */
function cueOfRow(row: Row, { format }: FormatOfText, limits: ReadingLimits): CheckedCue | undefined {
  const times = format && isSubtitles(format) ? shownTimes(row) : undefined;
  const { cue_speed, cue_line_length, cue_lines } = limits;
  return times && { times, limits: { cue_speed, cue_line_length, cue_lines } };
}

const NONE_FAILED: readonly ServiceCheck[] = [];

/** What the service found in a text, and the checks that it couldn’t make now. */
type OfService = { readonly findings: readonly Finding[]; readonly failed: readonly ServiceCheck[] };

/**
 * What the checks that only the service has find in a translation of a string (spelling.10); until they have answered, what they found in the text
 * before, where it still stands.
 */
export function useServiceFindings(row: CheckedRow & { id: number }, translation: string): OfService {
  const { project, viewer } = useEditor();
  const place = { project: project.id, section: row.section_id, string: row.id };
  const { data } = useQuery({
    ...stringCheckQuery(place, translation),
    enabled:
      viewer.id !== undefined && !isBlank(translation) && !isTooLong(translation, LIMITS.translation.max),
  });
  const last = useRef({ text: '', findings: NONE });
  const findings = useMemo(
    () => data?.findings ?? movedFindings(last.current.findings, last.current.text, translation),
    [data, translation],
  );
  useEffect(() => {
    last.current = { text: translation, findings };
  }, [translation, findings]);
  return { findings, failed: data?.failed ?? NONE_FAILED };
}

/** What the checks find in a translation of a string that is saved, with what the service finds. */
export function useFindings(row: Row & { id: number }, translation: string): SortedFindings {
  const { find, isLoading } = useFinding(row);
  const { findings: ofService } = useServiceFindings(row, translation);
  return useMemo(
    () => (isLoading ? NOTHING : find(translation, ofService)),
    [find, isLoading, translation, ofService],
  );
}

/** What is not dismissed of it, found once the browser is idle: of many rows none makes the list wait. */
export function useIdleFindings(row: Row, translation: string): readonly Finding[] {
  const { find, isLoading } = useFinding(row);
  const [last, setLast] = useState({ translation, findings: NONE });
  useEffect(() => {
    if (isLoading) return;
    return whenIdle(() => {
      const { open: findings } = find(translation);
      // A row without findings isn't rendered again.
      setLast((before) =>
        before.findings.length + findings.length === 0 ? before : { translation, findings },
      );
    });
  }, [find, isLoading, translation]);
  return last.translation === translation ? last.findings : NONE;
}
