import { queryOptions } from '@tanstack/react-query';
import { openEditorPage } from '#contract/editor.ts';
import type { ReplyOf } from '#contract/endpoint.ts';
import { call } from './call.ts';

/** One page of the editor, as the server answers it. */
export type EditorPage = ReplyOf<typeof openEditorPage>;

/** Which page: of which project (id or handle, as the address has it) and sections, from 1, with how many rows. */
export type PageAsked = {
  project: string;
  sections: string;
  page: number | undefined;
  size: number | undefined;
};

/** All pages of a project's editor, to be asked anew after an act that changes one. */
export const editorPages = (project: string) => ['editor', project] as const;

/** A page of the editor (DESIGN §4): rows with translations, the colour of every page, and how far all is. */
export const editorPageQuery = ({ project, sections, page = 1, size }: PageAsked) =>
  queryOptions({
    queryKey: [...editorPages(project), { sections, page, size }],
    queryFn: ({ signal }) =>
      call(openEditorPage, { params: { project }, query: { sections, page, size }, signal }),
  });
