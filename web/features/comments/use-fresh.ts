// biome-ignore lint/style/noRestrictedImports: comments are marked as read by themselves.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type Comment, markCommentsRead } from '#contract/comments.ts';
import { isDeleted, unreadOf } from '#domain/comments/comments.ts';
import type { StringAt } from '../../data/queries/comments.ts';
import { guestMark, markReadByGuest } from '../../data/read-marks/guest-marks.ts';
import { call } from '../../data/wire/call.ts';
import { countAnew } from './put-comment.ts';

/**
 * Which comments are new to the reader; shown, they are read, all of them (comments.9). They stay marked as new until they
 * are closed. A mark that could not be set is set the next time: reading is not held up by it.
 */
export function useFresh(at: StringAt, comments: readonly Comment[], reader: number | undefined) {
  const queries = useQueryClient();
  const [readBefore] = useState(() => guestMark(at.string).id);
  const fresh =
    reader === undefined ? unreadOf(comments, readBefore, undefined) : comments.filter(({ read }) => !read);
  const { mutate: markRead } = useMutation({
    mutationFn: () => call(markCommentsRead, { params: at }),
    onSuccess: () => countAnew(queries, at),
  });

  const isGuest = reader === undefined;
  const { project, section, string } = at;
  const newest = fresh.at(-1)?.id;
  const amount = comments.filter((comment) => !isDeleted(comment)).length;
  useEffect(() => {
    if (newest === undefined) return;
    if (isGuest) markReadByGuest(string, { id: newest, amount, project, section });
    else markRead();
  }, [string, section, project, newest, amount, isGuest, markRead]);

  return new Set(fresh.map(({ id }) => id));
}
