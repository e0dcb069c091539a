import type { ReactNode } from 'react';
import { TextFormatContext } from '../../../ui/texts/text-format.ts';
import { useEditor } from './editor-context.ts';

/** Texts of a section, in which placeholders are those of its format (command-line.30). */
export function SectionTexts({ section, children }: { section: number; children: ReactNode }) {
  return <TextFormatContext value={useEditor().formats.get(section)}>{children}</TextFormatContext>;
}
