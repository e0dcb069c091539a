import { useMemo } from 'react';
import type { EditorRow } from '#contract/texts/editor.ts';
import { isBlank } from '#domain/core/text/text.ts';
import { type Difference, differencesOf } from '#domain/texts/checks/differences.ts';
import { usePlurals } from '../plurals/use-plurals.ts';
import { useEditor } from '../state/editor-context.ts';

/** What is compared of a text and its translation, which of plurals is the last form, and how they differ (editor.19). */
export type Compared = { source: string; text: string; differences: readonly Difference[] };

/** Compares a translation, whether it is saved or being written, with its source. */
export function useCompared(row: Pick<EditorRow, 'text' | 'section_id'>, translation: string): Compared {
  const format = useEditor().formats.get(row.section_id);
  const plurals = usePlurals(row.text);
  const source = plurals?.otherForm(row.text) ?? row.text;
  const text = plurals?.otherForm(translation) ?? translation;
  const differences = useMemo(
    () => (isBlank(text) ? [] : differencesOf(source, text, { format })),
    [source, text, format],
  );
  return { source, text, differences };
}

/** Those of the differences that break a text where it is used: placeholders and tags. */
export const signsIn = (differences: readonly Difference[]) =>
  differences.filter((difference) => 'signs' in difference);
