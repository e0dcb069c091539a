import { replaceEqualDeep, useQueryClient } from '@tanstack/react-query';
import { createContext, use, useState } from 'react';
import type { EditorRow } from '#contract/texts/editor.ts';
import type { EditorPage, RowString } from '../../../data/queries/editor.ts';
import { useEditor } from './editor-context.ts';
import { findRow } from './rows.ts';

/** The page that is shown, with all that is written for its strings: it changes with each vote and save. */
export const PageContext = createContext<EditorPage | undefined>(undefined);

/** The page that is shown, for the few components that show what translating changes. All others have its outline. */
export function usePage(): EditorPage {
  const page = use(PageContext);
  if (!page) throw new Error('This stands outside the editor.');
  return page;
}

/** The row of a string: of the page that is shown, or of one that was just left. */
export function useRow(string: RowString): EditorRow {
  const queries = useQueryClient();
  const { project } = useEditor();
  const row = usePage().rows.find(({ id }) => id === string.id) ?? findRow(queries, project.id, string.id);
  return row ?? { ...string, flags: null, translations: [], comments_amount: 0, unread_amount: 0 };
}

/** The first of several equal values, or of their equal parts, so that what depends on them is not rendered again. */
export function useStable<Value>(value: Value): Value {
  const [stable, keep] = useState(value);
  const next = replaceEqualDeep(stable, value);
  if (next !== stable) keep(next);
  return next;
}
