import { createContext, use } from 'react';
import type { Project } from '#contract/projects.ts';
import type { Commenter } from '#domain/comments/comments.ts';

/** What everything in the editor may need to know and nothing in it changes. */
export type Editor = {
  /** The project as the page's address names it: id or handle. */
  at: string;
  project: Project;
  viewer: Commenter;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The editor that this stands in. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This stands outside the editor.');
  return editor;
}
