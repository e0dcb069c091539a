import { listDeleted, restoreDeleted } from '#contract/history/deleted.ts';
import { DAY } from '#domain/core/units.ts';
import { DELETED_KINDS, kindsFor, seesDeleted } from '#domain/history/deleted/deleted.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith, refuseByStatus } from '../../core/guards/guards.ts';
import { refuseToken } from '../../core/guards/refuse-token.ts';
import { conflict, notFound, orNotFound } from '../../platform/http/failures.ts';
import { deletionOf, deletionsOf } from './queries.ts';
import { restore } from './restore.ts';

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
    if (!seesDeleted(viewer, deletion)) throw notFound('event');
    const { needs, act } = DELETED_KINDS[deletion.kind];
    await refuseToken(sql, request, needs);
    refuseByStatus(project, viewer.role, act);
    const restorer = { project, viewer: { ...viewer, id: me.id }, quotas: settings };
    const restored = await sql.begin((tx) => restore(tx, restorer, deletion));
    if (!('refused' in restored)) return { kind: deletion.kind, item: deletion.item_id, ...restored };
    throw restored.refused === 'gone' ? notFound('event') : conflict(restored.key, 'deleted', undefined);
  });
};

/** Whatever the project's status: it depends on what is restored whether that refuses it. */
const translator = memberWith('can_translate', 'manage');
