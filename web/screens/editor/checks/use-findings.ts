import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import { dismissalIndex } from '#domain/texts/checks/without-dismissed.ts';
import { dismissalsQuery } from '../../../data/queries/dismissals.ts';
import { useEditor } from '../state/editor-context.ts';
import { type CheckedRow, keptFindings, type SortedFindings, sortedFindings } from './kept-findings.ts';
import { whenIdle } from './when-idle.ts';

type Row = CheckedRow & Pick<EditorRow, 'dismissals'>;

const NONE: readonly Finding[] = [];
const NOTHING: SortedFindings = { open: NONE, dismissed: [] };

/** What finds in a translation of a string what the checks find. */
export const useFinder = (row: Row): ((translation: string) => SortedFindings) => useFinding(row).find;

/** The same, and whether what is dismissed in the project is still loading: until then what is found may be dismissed. */
function useFinding(row: Row) {
  const { project, formats } = useEditor();
  const format = formats.get(row.section_id);
  const { source_lang: sourceLanguage, target_lang: targetLanguage } = project;
  const { data, isLoading } = useQuery(dismissalsQuery(project.id));
  const [ofString, ofProject] = [row.dismissals, data?.items];
  const dismissals = useMemo(
    () => dismissalIndex([...ofString, ...(ofProject ?? [])]),
    [ofString, ofProject],
  );
  const find = useCallback(
    (translation: string) => {
      const context = { format, sourceLanguage, targetLanguage, maxLength: row.max_length };
      const findings = keptFindings(row, translation, context);
      return sortedFindings(findings, { source: row.text, translation, targetLanguage }, dismissals);
    },
    [row, format, sourceLanguage, targetLanguage, dismissals],
  );
  return { find, isLoading };
}

/** What the checks find in a translation of a string, whether it is saved or being written. */
export function useFindings(row: Row, translation: string): SortedFindings {
  const { find, isLoading } = useFinding(row);
  return useMemo(() => (isLoading ? NOTHING : find(translation)), [find, isLoading, translation]);
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
