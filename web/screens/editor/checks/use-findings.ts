import { useMemo } from 'react';
import type { EditorRow } from '#contract/texts/editor.ts';
import { type Finding, findingsOf } from '#domain/texts/checks/run-checks.ts';
import { useEditor } from '../state/editor-context.ts';

/** What the checks find in a translation of a string, whether it is saved or being written. */
export function useFindings(
  { text: source, section_id, max_length: maxLength }: Pick<EditorRow, 'text' | 'section_id' | 'max_length'>,
  translation: string,
): readonly Finding[] {
  const { project, formats } = useEditor();
  const format = formats.get(section_id);
  const { source_lang: sourceLanguage, target_lang: targetLanguage } = project;
  return useMemo(
    () => findingsOf(source, translation, { format, sourceLanguage, targetLanguage, maxLength }),
    [source, translation, format, sourceLanguage, targetLanguage, maxLength],
  );
}
