import { createContext, use } from 'react';
import type { EditorRow } from '#contract/editor.ts';
import type { StringDeed } from './string-commands.ts';

/** What one does in the editor (editor.21): translates, changes strings, or puts them in another order. */
export type EditorMode = 'normal' | 'edit' | 'move';

/** What a dialog is open for. */
export type StringTask =
  | { readonly kind: 'add'; readonly section: number; readonly pos: number }
  | { readonly kind: 'move' | 'delete'; readonly row: EditorRow };

/** Does something with a string, or asks first; undefined for those who don't manage strings. */
export type DoDeed = (deed: StringDeed, row: EditorRow) => void;

export const StringDeedsContext = createContext<DoDeed | undefined>(undefined);

/** What the reader may do with strings, wherever one is shown. */
export function useStringDeeds(): DoDeed | undefined {
  return use(StringDeedsContext);
}
