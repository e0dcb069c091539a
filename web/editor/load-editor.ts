import type { QueryClient } from '@tanstack/react-query';
import { editorPageQuery } from '../wire/editor.ts';
import { projectQuery } from '../wire/projects.ts';

type Asked = {
  context: { queries: QueryClient };
  params: { projectId: string; sectionsList: string };
  deps: { page?: number; size?: number };
};

/** Asks for what the editor will show while its code is on the way; the screen itself shows what there is and waits for the rest. */
export function loadEditor({ context: { queries }, params: { projectId, sectionsList }, deps }: Asked): void {
  void queries.prefetchQuery(projectQuery(projectId));
  void queries.prefetchQuery(
    editorPageQuery({ project: projectId, sections: sectionsList, page: deps.page, size: deps.size }),
  );
}
