import { useCallback, useEffect, useMemo, useState } from 'react';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import { useEditor } from '../state/editor-context.ts';
import { type CheckedRow, keptFindings } from './kept-findings.ts';
import { whenIdle } from './when-idle.ts';

/** What finds in a translation of a string what the checks find. */
export function useFinder(row: CheckedRow): (translation: string) => readonly Finding[] {
  const { project, formats } = useEditor();
  const format = formats.get(row.section_id);
  const { source_lang: sourceLanguage, target_lang: targetLanguage, check_severities: severities } = project;
  return useCallback(
    (translation) =>
      keptFindings(
        row,
        translation,
        { format, sourceLanguage, targetLanguage, maxLength: row.max_length },
        severities,
      ),
    [row, format, sourceLanguage, targetLanguage, severities],
  );
}

/** What the checks find in a translation of a string, whether it is saved or being written. */
export function useFindings(row: CheckedRow, translation: string): readonly Finding[] {
  const find = useFinder(row);
  return useMemo(() => find(translation), [find, translation]);
}

const NONE: readonly Finding[] = [];

/** The same, found once the browser is idle: of many rows none makes the list wait. */
export function useIdleFindings(row: CheckedRow, translation: string): readonly Finding[] {
  const find = useFinder(row);
  const [last, setLast] = useState({ translation, findings: NONE });
  useEffect(
    () =>
      whenIdle(() => {
        const findings = find(translation);
        // A row without findings isn't rendered again.
        setLast((before) =>
          before.findings.length + findings.length === 0 ? before : { translation, findings },
        );
      }),
    [find, translation],
  );
  return last.translation === translation ? last.findings : NONE;
}
