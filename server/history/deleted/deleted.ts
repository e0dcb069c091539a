import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { DAY } from '#domain/core/units.ts';
import { DELETED_KINDS, kindsFor, seesDeleted, whyNotRestore } from '#domain/history/deleted/deleted.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, refuseByStatus } from '../../core/guards/guards.ts';
import { refuseToken } from '../../core/guards/refuse-token.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import { conflict, forbidden, notFound, orNotFound } from '../../platform/http/failures.ts';
import { deletionOf, deletionsOf } from './list-queries.ts';
import { restoreItem } from './restore.ts';

/** What was deleted, for members who may restore it (deleted.1). */
export const deleted: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, listDeleted, translator, ({ project, viewer, me, query }) =>
    deletionsOf(
      sql,
      { project: project.id, all: kindsFor(viewer.role), author: me.id },
      query,
      settings.deletedDays * DAY,
    ),
  );

  registerEndpoint(context, restoreDeleted, translator, async ({ project, viewer, me, params, request }) => {
    const key = { project: project.id, event: params.event };
    const deletion = orNotFound(await deletionOf(sql, key), 'event');
    if (deletion.by_site || !seesDeleted(viewer, deletion)) throw notFound('event');
    await refuseToken(sql, request, DELETED_KINDS[deletion.kind].needs);
    refuseByStatus(project, viewer.role, DELETED_KINDS[deletion.kind].act);
    if (whyNotRestore(viewer, deletion)) throw forbidden('comment', 'limited');
    const restoring = {
      ...key,
      actor: me.id,
      sectionsPerProject: settings.sectionsPerProject,
      whyNot: (coming: { strings: number; bytes: number }) => whyFull(project, settings, coming),
    };
    const done = await sql.begin((tx) => restoreItem(tx, restoring, deletion));
    if (!('refused' in done)) return { kind: deletion.kind, item: deletion.item_id, ...done };
    if (done.refused === 'gone') throw notFound('event');
    throw conflict(done.key, 'deleted', undefined);
  });
};

/** Whatever the project's status: it depends on what is restored whether that refuses it. */
const translator = memberWith('can_translate', 'manage');
