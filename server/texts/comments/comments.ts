import type { PendingQuery } from 'postgres';
import type { Changed, Page } from '#contract/core/paging.ts';
import {
  addComment,
  Comment,
  deleteComment,
  editComment,
  listComments,
  listSectionComments,
  markCommentsRead,
  markSectionsRead,
} from '#contract/texts/comments.ts';
import { ALL_SECTIONS } from '#domain/core/addresses/sections-list.ts';
import { LIMITS } from '#domain/core/limits.ts';
import {
  isDeleted,
  mayDeleteComment,
  TOP_LEVEL,
  whyNotAddComment,
  whyNotEditComment,
} from '#domain/texts/comments/comments.ts';
import { sectionsOf } from '../../core/content/section-queries.ts';
import { stringTarget } from '../../core/content/targets.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, readsProject, userWhoReads } from '../../core/guards/guards.ts';
import { refuseByQuota } from '../../core/quotas/refuse.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { conflict, forbidden, invalid, notFound, orNotFound, tooMany } from '../../platform/http/failures.ts';
import { countOfNewAccount, refuseTextOfNewAccount } from '../../platform/limits/new-accounts.ts';
import type { ReadSource } from '../../platform/streaming/read-source.ts';
import { type Call, sendQuery } from '../../platform/streaming/send-rows.ts';
import {
  commentOf,
  commentsOf,
  commentsOfSection,
  emptyComment,
  insertComment,
  onString,
  updateComment,
} from './queries.ts';
import { markRead, markSectionsReadBy } from './read-queries.ts';

/** How each reason against a comment is answered. */
export const REFUSALS = {
  role: () => forbidden('role', 'role'),
  limited: () => forbidden('comment', 'limited'),
  deleted: () => invalid('text', 'deleted'),
};

/** Comments on strings, in threads, with read marks (comments.7, comments.10). */
export const comments: Feature = (context) => {
  const { sql } = context;
  /** Answers a page of comments, or streams all of them if no limit is named. */
  const answerComments = (
    call: Call & { source: ReadSource },
    { limit, ...rest }: Page & Changed,
    query: (sql: Sql | Transaction, page: Page & Changed) => PendingQuery<Comment[]>,
  ) =>
    limit === undefined
      ? sendQuery(call.source, call, Comment, (on, most) => query(on, { limit: most, ...rest }))
      : query(sql, { limit, ...rest });

  registerEndpoint(context, listComments, readsProject, ({ project, string, query, ...call }) =>
    answerComments(call, query, (sql, page) =>
      commentsOf(sql, project.id, call.me?.id ?? null, onString(sql, string.id), page),
    ),
  );

  registerEndpoint(context, listSectionComments, readsProject, ({ project, section, query, ...call }) =>
    answerComments(call, query, (sql, page) =>
      commentsOfSection(sql, project.id, call.me?.id ?? null, section.id, page),
    ),
  );

  registerEndpoint(
    context,
    addComment,
    memberWith('can_translate', 'comment'),
    async ({ body, viewer, me, ...place }) => {
      const reason = whyNotAddComment(viewer);
      if (reason) throw REFUSALS[reason]();
      if (place.string.comments_amount >= LIMITS.commentsPerString) throw tooMany('general', 'tooMany');
      await refuseTextOfNewAccount(context, me, body.text);
      await countOfNewAccount(context, me, 'comments');
      const target = stringTarget({ me, ...place });
      if (body.reply !== TOP_LEVEL) {
        const answered = await commentOf(sql, target, body.reply);
        if (!answered || answered.deleted) throw invalid('reply', 'reply');
      }
      const reply = body.reply === TOP_LEVEL ? null : body.reply;
      const id = orNotFound(await insertComment(sql, target, body.text, reply), 'string');
      return orNotFound(await commentOf(sql, target, id), 'comment');
    },
  );

  registerEndpoint(
    context,
    editComment,
    memberWith('can_translate', 'comment'),
    async ({ body, comment, viewer, me, ...place }) => {
      const reason = whyNotEditComment(viewer, comment);
      if (reason) throw REFUSALS[reason]();
      await refuseTextOfNewAccount(context, me, body.text, comment.text);
      const target = stringTarget({ me, ...place });
      const bytes = Buffer.byteLength(body.text) - Buffer.byteLength(comment.text);
      refuseByQuota(place.project, context.settings, { bytes });
      const change = { text: body.text, seen: body.updated_at };
      const outcome = await updateComment(sql, target, comment.id, change);
      const current = orNotFound(await commentOf(sql, target, comment.id), 'comment');
      if (!outcome) throw REFUSALS.deleted();
      if (outcome === 'changed') throw conflict('general', 'changed', current);
      return current;
    },
  );

  registerEndpoint(
    context,
    deleteComment,
    memberWith('can_translate', 'comment'),
    async ({ comment, viewer, ...place }) => {
      if (isDeleted(comment)) return;
      if (!mayDeleteComment(viewer, comment)) throw REFUSALS.role();
      await emptyComment(sql, stringTarget(place), comment.id);
    },
  );

  registerEndpoint(context, markCommentsRead, userWhoReads, async ({ project, string, me }) => {
    await markRead(sql, project.id, string.id, me.id);
  });

  registerEndpoint(context, markSectionsRead, userWhoReads, async ({ project, me, body }) => {
    const sections = body.sections === ALL_SECTIONS ? undefined : body.sections;
    const ids = (await sectionsOf(sql, project.id, sections)).map(({ id }) => id);
    if (sections && ids.length < sections.length) throw notFound('section');
    return { strings: await markSectionsReadBy(sql, project.id, ids, me.id) };
  });
};
