import { type ReactNode, useMemo } from 'react';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { FormatOfText } from '#domain/texts/placeholders/placeholders-of-format.ts';
import { TextFormatContext } from '../../../ui/texts/text-format.ts';
import { useEditor } from './editor-context.ts';

/** What tells the format of a string. */
export type StringOfSection = Pick<EditorRow, 'section_id'> & Partial<Pick<EditorRow, 'flags'>>;

/** What says what is a placeholder in the texts of a string: the same object while it stays the same. */
export function useFormatOfText({ section_id, flags }: StringOfSection): FormatOfText {
  const format = useEditor().formats.get(section_id);
  return useMemo(() => ({ format, flags: flags ?? undefined }), [format, flags]);
}

type Props = { string: StringOfSection; children: ReactNode };

/** Texts of a string, in which placeholders are those of its format (command-line.30). */
export function StringTexts({ string, children }: Props) {
  return <TextFormatContext value={useFormatOfText(string)}>{children}</TextFormatContext>;
}
