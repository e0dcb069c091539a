import { type ReactNode, useMemo } from 'react';
import type { EditorRow } from '#contract/texts/editor.ts';
import { placeholderPatternsIn } from '#domain/texts/placeholders/own-placeholders.ts';
import type { FormatOfText } from '#domain/texts/placeholders/placeholders-of-format.ts';
import { TextFormatContext } from '../../../ui/texts/text-format.ts';
import { useEditor } from './editor-context.ts';

/** What tells the format of a string. */
export type StringOfSection = Pick<EditorRow, 'section_id'> & Partial<Pick<EditorRow, 'flags'>>;

/** What says what is a placeholder in the texts of a string: the same object while it stays the same. */
export function useFormatOfText({ section_id, flags }: StringOfSection): FormatOfText {
  const { formats, project } = useEditor();
  const format = formats.get(section_id);
  const patterns = project.placeholder_patterns;
  return useMemo(
    () => ({ format, flags: flags ?? undefined, placeholderPatterns: placeholderPatternsIn(patterns) }),
    [format, flags, patterns],
  );
}

type Props = { string: StringOfSection; children: ReactNode };

/** Texts of a string, in which placeholders are those of its format (command-line.30). */
export function StringTexts({ string, children }: Props) {
  return <TextFormatContext value={useFormatOfText(string)}>{children}</TextFormatContext>;
}
