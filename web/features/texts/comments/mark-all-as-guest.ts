import type { QueryClient } from '@tanstack/react-query';
import { listSectionComments } from '#contract/texts/comments.routes.ts';
import type { Comment } from '#contract/texts/comments.ts';
import { ALL_SECTIONS, parseSectionsList } from '#domain/core/addresses/sections-list.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { isDeleted } from '#domain/texts/comments/comments.ts';
import { sectionsQuery } from '../../../data/queries/sections.ts';
import { markAllReadByGuest, type ReadScope } from '../../../data/read-marks/guest-marks.ts';
import { call } from '../../../data/wire/call.ts';

const PAGE = LIMITS.commentsPage.max;

/** Marks all comments of these sections as read in a guest's browser. Returns on how many strings some were new. */
export async function markAllAsGuest(queries: QueryClient, scope: ReadScope): Promise<number> {
  const inAddress = parseSectionsList(scope.sections);
  const sections = await queries.fetchQuery(sectionsQuery(scope.project));
  const open = sections.filter(({ id }) => inAddress === ALL_SECTIONS || inAddress?.includes(id));
  const read = new Map<number, { id: number; amount: number; project: number; section: number }>();
  for (const { id: section } of open) {
    for await (const comment of commentsOf(scope.project, section)) {
      const amount = (read.get(comment.string_id)?.amount ?? 0) + (isDeleted(comment) ? 0 : 1);
      read.set(comment.string_id, { id: comment.id, amount, project: scope.project, section });
    }
  }
  return markAllReadByGuest(read, scope);
}

/** The comments of a section, oldest first, fetched page by page. */
async function* commentsOf(project: number, section: number): AsyncGenerator<Comment> {
  let after: number | undefined;
  do {
    const page = await call(listSectionComments, {
      params: { project, section },
      query: { limit: PAGE, ...(after !== undefined && { after }) },
    });
    yield* page;
    after = page.length < PAGE ? undefined : page.at(-1)?.id;
  } while (after !== undefined);
}
