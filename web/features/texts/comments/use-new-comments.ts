// biome-ignore lint/style/noRestrictedImports: comments are marked as read by themselves.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { markCommentsRead } from '#contract/texts/comments.routes.ts';
import type { Comment } from '#contract/texts/comments.ts';
import { isDeleted, unreadOf } from '#domain/texts/comments/comments.ts';
import type { StringParams } from '../../../data/queries/comments.ts';
import { guestMark, markReadByGuest } from '../../../data/read-marks/guest-marks.ts';
import { call } from '../../../data/wire/call.ts';
import { refreshCounts } from './comment-cache.ts';

/**
 * The ids of comments that are new to the reader. Showing the list marks them all as read (comments.9); they stay new here
 * until it is closed. A request that failed is repeated the next time.
 */
export function useNewComments(at: StringParams, comments: readonly Comment[], reader: number | undefined) {
  const queries = useQueryClient();
  const [readBefore] = useState(() => guestMark(at.string).id);
  const newOnes =
    reader === undefined ? unreadOf(comments, readBefore, undefined) : comments.filter(({ read }) => !read);
  const { mutate: markRead } = useMutation({
    mutationFn: () => call(markCommentsRead, { params: at }),
    onSuccess: () => refreshCounts(queries, at),
  });

  const isGuest = reader === undefined;
  const { project, section, string } = at;
  const newest = newOnes.at(-1)?.id;
  const amount = comments.filter((comment) => !isDeleted(comment)).length;
  useEffect(() => {
    if (newest === undefined) return;
    if (isGuest) markReadByGuest(string, { id: newest, amount, project, section });
    else markRead();
  }, [string, section, project, newest, amount, isGuest, markRead]);

  return new Set(newOnes.map(({ id }) => id));
}
