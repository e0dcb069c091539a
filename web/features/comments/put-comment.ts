import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Comment } from '#contract/comments.ts';
import { commentsQuery, type StringAt } from '../../data/queries/comments.ts';
import { editorPages } from '../../data/queries/editor.ts';

/** The list with this comment in it: in its old place, else at the end. */
export function withComment(comments: readonly Comment[], put: Comment): Comment[] {
  return comments.some(({ id }) => id === put.id)
    ? comments.map((one) => (one.id === put.id ? put : one))
    : [...comments, put];
}

/** Shows a comment at once as the server answered it; the editor's rows count their comments anew. */
export function usePutComment(at: StringAt): (comment: Comment) => void {
  const queries = useQueryClient();
  return (comment) => {
    queries.setQueryData(commentsQuery(at).queryKey, (comments) =>
      comments ? withComment(comments, comment) : comments,
    );
    countAnew(queries, at);
  };
}

/** The editor's rows show how many comments there are, and how many of them are new. */
export function countAnew(queries: QueryClient, { project }: StringAt): void {
  void queries.invalidateQueries({ queryKey: editorPages(project) });
}
