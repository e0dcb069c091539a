import { z } from 'zod';
import { LIMITS } from '#domain/core/limits.ts';
import { TOP_LEVEL } from '#domain/texts/comments/comments.ts';
import { endpoint } from '../core/endpoint.ts';
import { CHANGED, pagesOf } from '../core/paging.ts';
import { UserName } from '../core/user-name.ts';
import { SectionsList, text } from '../core/values.ts';
import * as routes from './comments.routes.ts';

/** A comment on a string (comments.1). A deleted one keeps its position in the thread and has an empty text. */
export const Comment = z.object({
  id: z.int(),
  string_id: z.int(),
  author_id: z.int(),
  author: UserName,
  text: z.string(),
  /** The comment that it replies to; −1 at the top level. */
  reply: z.int(),
  created_at: z.int(),
  updated_at: z.int(),
  edited: z.boolean(),
  deleted: z.boolean(),
  /** Whether the caller has read or written it. True for guests, whose read marks are in their browser. */
  read: z.boolean(),
});
export type Comment = z.infer<typeof Comment>;

const CommentText = text(LIMITS.comment);

export const listComments = endpoint(routes.listComments, {
  summary: 'List the comments on a string, oldest first',
  query: z.object({ ...pagesOf(LIMITS.commentsPage), ...CHANGED }),
  reply: z.array(Comment),
  isStreamed: true,
});

export const listSectionComments = endpoint(routes.listSectionComments, {
  summary: 'List the comments in a section, oldest first',
  query: z.object({ ...pagesOf(LIMITS.commentsPage), ...CHANGED }),
  reply: z.array(Comment),
  isStreamed: true,
});

export const addComment = endpoint(routes.addComment, {
  summary: 'Comment on a string, or reply to a comment',
  stores: 'adds',
  body: z.object({ text: CommentText, reply: z.int().min(TOP_LEVEL).default(TOP_LEVEL) }),
  reply: Comment,
  status: 201,
});

export const editComment = endpoint(routes.editComment, {
  summary: 'Edit your own comment',
  stores: 'edits',
  body: z.object({
    text: CommentText,
    /** The value that the client has; the change is refused if it is no longer current (api.9). */
    updated_at: z.int().optional(),
  }),
  reply: Comment,
});

export const deleteComment = endpoint(routes.deleteComment, {
  summary: 'Delete a comment’s text; a placeholder stays',
});

export const markCommentsRead = endpoint(routes.markCommentsRead, {
  summary: 'Mark all comments on a string as read',
  isPersonal: true,
});

export const markSectionsRead = endpoint(routes.markSectionsRead, {
  summary: 'Mark all comments in these sections as read',
  body: z.object({ sections: SectionsList }),
  /** The number of strings whose comments were unread. */
  reply: z.object({ strings: z.int() }),
  isPersonal: true,
});
