import { listMyEvents, undoEvent } from '#contract/history/undo.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Feature } from '../../core/endpoints/app-context.ts';
import { registerEndpoint } from '../../core/endpoints/register-endpoint.ts';
import { anyMember, memberWith } from '../../core/guards/guards.ts';
import { refuseToken } from '../../core/guards/refuse-token.ts';
import { forbidden, orNotFound } from '../../platform/http/failures.ts';
import { entryOf } from '../log/queries.ts';
import { permissionToUndo, UNDOABLE_CODES } from './inverses.ts';
import { eventsOf, ownEvents, undoOf } from './queries.ts';
import { nothingToUndo, undoOne } from './undo-events.ts';

/** Undoing one's own events in a project (undo.1). */
export const undo: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, listMyEvents, anyMember, async ({ project, me }) => {
    const query = { user: me.id, codes: UNDOABLE_CODES, limit: LIMITS.ownEvents };
    return (await ownEvents(sql, project.id, query)).map(entryOf);
  });

  // The permission that undoing needs depends on the event, so it is checked once that is read.
  registerEndpoint(
    context,
    undoEvent,
    memberWith('can_translate', 'comment'),
    async ({ params, project, viewer, me, request }) => {
      const event = orNotFound((await eventsOf(sql, project.id, [params.event]))[0], 'event');
      if (event.actor_id !== me.id) throw forbidden('role', 'role');
      await refuseToken(sql, request, permissionToUndo(event));
      const undoing = { project, viewer: { ...viewer, id: me.id }, settings };
      const line = await sql.begin(async (tx) => {
        await undoOne(tx, event, undoing);
        const entry = await undoOf(tx, project.id, event.id);
        if (!entry) throw nothingToUndo();
        return entry;
      });
      return entryOf(line);
    },
  );
};
