import { createContext, use } from 'react';
import type { Format } from '#domain/formats/model/format.ts';
import type { Commenter } from '#domain/texts/comments/comments.ts';
import type { ProjectWithoutProgress } from '../../../data/queries/projects.ts';

/** Data that all components of the editor may need and none changes. */
export type Editor = {
  /** The project as the page's address names it: by id or handle. */
  projectRef: string;
  project: ProjectWithoutProgress;
  viewer: Commenter;
  /** The formats of the open sections, by their ids. */
  formats: ReadonlyMap<number, Format>;
};

export const EditorContext = createContext<Editor | undefined>(undefined);

/** The context of the editor. */
export function useEditor(): Editor {
  const editor = use(EditorContext);
  if (!editor) throw new Error('This stands outside the editor.');
  return editor;
}
