import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Comment } from '#contract/texts/comments.ts';
import { cacheKeys } from '../../../data/cache-keys.ts';
import { commentsQuery, type StringParams } from '../../../data/queries/comments.ts';

/** A list with this comment: in place of its former version, else at the end. */
export function withComment(comments: readonly Comment[], put: Comment): Comment[] {
  return comments.some(({ id }) => id === put.id)
    ? comments.map((one) => (one.id === put.id ? put : one))
    : [...comments, put];
}

/** Puts a comment into the cached list and refreshes the counts of the editor's rows. */
export function useCacheComment(at: StringParams): (comment: Comment) => void {
  const queries = useQueryClient();
  return (comment) => {
    queries.setQueryData(commentsQuery(at).queryKey, (comments) =>
      comments ? withComment(comments, comment) : comments,
    );
    refreshCounts(queries, at);
  };
}

/** Fetches the editor's rows again, which have the number of comments and of unread ones. */
export function refreshCounts(queries: QueryClient, { project }: StringParams): void {
  void queries.invalidateQueries({ queryKey: cacheKeys.editorPages(project) });
}
