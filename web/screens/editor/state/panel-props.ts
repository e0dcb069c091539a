import type { EditorRow } from '#contract/editor.ts';

/** What a tool beside a string is given: the string, and how it is closed. */
export type PanelProps = { row: EditorRow; onClose: () => void };
