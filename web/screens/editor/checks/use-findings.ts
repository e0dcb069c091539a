import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LIMITS } from '#domain/core/limits.ts';
import { isTooLong } from '#domain/core/text/may-be-plural.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { byKind } from '#domain/texts/checks/by-kind.ts';
import type { Finding } from '#domain/texts/checks/run-checks.ts';
import type { ServiceCheck } from '#domain/texts/checks/service-checks.ts';
import { stringCheckQuery } from '../../../data/queries/string-checks.ts';
import { useEditor } from '../state/editor-context.ts';
import { useFormatOfText } from '../state/StringTexts.tsx';
import { type CheckedRow, keptFindings } from './kept-findings.ts';
import { movedFindings } from './moved-findings.ts';
import { whenIdle } from './when-idle.ts';

/** What finds in a translation of a string what the checks find. */
export function useFinder(row: CheckedRow): (translation: string) => readonly Finding[] {
  const { project } = useEditor();
  const writing = useFormatOfText(row);
  const { source_lang: sourceLanguage, target_lang: targetLanguage } = project;
  return useCallback(
    (translation) =>
      keptFindings(row, translation, {
        ...writing,
        sourceLanguage,
        targetLanguage,
        maxLength: row.max_length,
      }),
    [row, writing, sourceLanguage, targetLanguage],
  );
}

const NONE: readonly Finding[] = [];
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
export function useFindings(row: CheckedRow & { id: number }, translation: string): readonly Finding[] {
  const find = useFinder(row);
  const { findings: ofService } = useServiceFindings(row, translation);
  return useMemo(() => byKind([...find(translation), ...ofService]), [find, translation, ofService]);
}

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
