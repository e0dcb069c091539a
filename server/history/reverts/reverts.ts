import { previewRevert, startRevert } from '#contract/history/reverts.ts';
import { mayRevert, type Viewer } from '#domain/core/access/roles.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { memberWith } from '../../core/guards/guards.ts';
import { refuseToken } from '../../core/guards/refuse-token.ts';
import { forbidden, orNotFound, tooMany } from '../../platform/http/failures.ts';
import { enqueue } from '../../platform/jobs/enqueue-queries.ts';
import { batchOf, insertBatch, unfinishedBatches } from '../../texts/batches/queries.ts';
import { runStep } from '../../texts/batches/run.ts';
import { inTheWay } from '../undo/inverse.ts';
import { undoItems } from '../undo/undo-events.ts';
import { previewPage } from './preview.ts';
import { type Person, personIn } from './queries.ts';
import { selectActs } from './selection.ts';

const MANAGES_MEMBERS = memberWith('can_manage_members');

/** Reverting what a member has done, as a batch (reverts.1). */
export const reverts: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(
    context,
    previewRevert,
    MANAGES_MEMBERS,
    async ({ project, viewer, me, params, body, request }) => {
      const { id: user } = requireRevertible(viewer, await personIn(sql, project.id, params.user));
      const selected = await context.searchPool.run(request, (searchSql) =>
        selectActs(searchSql, project.id, { ...body, user }),
      );
      const undoer = { project, viewer: { ...viewer, id: me.id }, settings };
      return previewPage(sql, selected, { before: body.before, undoer });
    },
  );

  registerEndpoint(
    context,
    startRevert,
    MANAGES_MEMBERS,
    async ({ project, viewer, me, params, body, request }) => {
      await refuseToken(sql, request, 'can_manage_translations');
      const { id: user } = requireRevertible(viewer, await personIn(sql, project.id, params.user));
      const selected = await context.searchPool.run(request, (searchSql) =>
        selectActs(searchSql, project.id, { ...body, user }),
      );
      const items = selected.standing.map(({ event }) => event);
      if (items.length === 0) throw inTheWay('user', 'undone');
      const begun = await sql.begin(async (tx) => {
        if ((await unfinishedBatches(tx, project.id, me.id)) >= LIMITS.batchesAtOnce)
          throw tooMany('batches', 'tooMany');
        const batch = await insertBatch(tx, {
          project: project.id,
          actor: me.id,
          action: 'revert',
          author: user,
          items,
        });
        const key = { project: project.id, batch };
        if (!(await runStep(tx, key, settings, undoItems))) await enqueue(tx, 'runBatch', [key]);
        return key;
      });
      return orNotFound(await batchOf(sql, begun.project, begun.batch), 'batch').batch;
    },
  );
};

/** The person, or throws why the viewer may not revert them (reverts.2). */
function requireRevertible(viewer: Viewer, person: Person | undefined): Person {
  const member = orNotFound(person, 'member');
  if (!mayRevert(viewer, member)) throw forbidden('role', 'role');
  return member;
}
