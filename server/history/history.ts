import { type HistoryEvent, type HistoryPage, readHistory } from '#contract/history/history.ts';
import type { HistoryKind } from '#domain/core/events/history.ts';
import { eventKindOf } from '#domain/core/events/kinds.ts';
import { readsDeletedComments } from '#domain/texts/comments/comments.ts';
import { readsDeletedTranslations } from '#domain/texts/translations/translations.ts';
import type { Feature } from '../core/endpoints/app-context.ts';
import { registerEndpoint } from '../core/endpoints/register-endpoint.ts';
import { readsProject } from '../core/guards/guards.ts';
import { type History, type HistoryRow, historyOf, type Revision } from './queries.ts';

/** The history of a string, for everyone who reads it (history.1). */
export const history: Feature = (context) => {
  registerEndpoint(context, readHistory, readsProject, async ({ project, string, viewer, query }) => {
    const reader = {
      id: viewer.id ?? null,
      allTranslations: readsDeletedTranslations(viewer),
      allComments: readsDeletedComments(viewer),
    };
    const entries = await historyOf(context.sql, { project: project.id, string: string.id }, reader, query);
    return pageOf(entries, query.limit);
  });
};

/** The page of a history as the call answers it. */
function pageOf({ rows, looked_to }: History, limit: number): HistoryPage {
  const shown = rows.slice(0, limit);
  const next = rows.length > limit ? (shown.at(-1)?.id ?? null) : looked_to;
  return { events: shown.map(eventOf), next };
}

function eventOf(row: HistoryRow): HistoryEvent {
  const { id, at, actor, author, deleted, data, translation_id, comment_id } = row;
  const acts = data?.acts ?? {};
  const isAgainst = acts.is_minus?.[1];
  const kind = eventKindOf(row.w);
  const isOfFinding = kind === 'dismissFinding' || kind === 'restoreFinding';
  const of = { author, deleted };
  return {
    event: id,
    created_at: at,
    // The statement asks for these kinds only.
    kind: kind as HistoryKind,
    actor,
    by_site: data?.by_site === true,
    source: translation_id === null && comment_id === null && !isOfFinding ? changeOf(row) : null,
    translation: translation_id === null ? null : { id: translation_id, ...of, ...changeOf(row) },
    comment: comment_id === null ? null : { id: comment_id, ...of, ...commentChange(acts.text) },
    finding: isOfFinding
      ? {
          check: data?.n ?? '',
          text: acts.text?.find((text) => text !== null) ?? '',
          reason: acts.reason?.[1] ?? '',
        }
      : null,
    is_minus: typeof isAgainst === 'boolean' ? isAgainst : null,
    replaced: row.replaced,
    needs_review: kind === 'confirmTranslation' ? acts.needs_review?.[1] === true : null,
  } as HistoryEvent;
}

/** A deletion's revision has what was deleted; there is nothing before what is restored. */
function changeOf({ before, after }: HistoryRow): { before: Revision | null; after: Revision | null } {
  if (after?.deleted) return { before: after, after: null };
  return { before: before?.deleted ? null : before, after };
}

const commentChange = ([before, after]: [unknown, unknown] = [null, null]) => ({ before, after });
