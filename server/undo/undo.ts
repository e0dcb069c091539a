import { listMyEvents, undoEvent } from '#contract/undo.ts';
import { hasPermission, type Permission } from '#domain/access/roles.ts';
import { undoesOf } from '#domain/events/undo.ts';
import { LIMITS } from '#domain/limits.ts';
import type { Feature } from '../endpoints/app-context.ts';
import { registerEndpoint } from '../endpoints/register-endpoint.ts';
import { anyMember, memberWith, refuseByStatus } from '../guards/guards.ts';
import { refuseToken } from '../guards/refuse-token.ts';
import { forbidden, orNotFound } from '../http/failures.ts';
import { entryOf } from '../log/entries.ts';
import { type Inverse, inTheWay, type StoredEvent } from './event.ts';
import { inverseOf, UNDOABLE_CODES } from './inverses.ts';
import { eventOf, ownEvents, undoOf } from './queries.ts';

/** Undoing one's own events in a project (undo.1). */
export const undo: Feature = (context) => {
  const { sql, settings } = context;

  registerEndpoint(context, listMyEvents, anyMember, async ({ project, me }) => {
    const wanted = { user: me.id, codes: UNDOABLE_CODES, limit: LIMITS.ownEvents };
    return (await ownEvents(sql, project.id, wanted)).map(entryOf);
  });

  // What the inverse call requires is checked once it is known which one that is.
  registerEndpoint(
    context,
    undoEvent,
    memberWith('can_translate', 'comment'),
    async ({ params, project, viewer, me, request }) => {
      const event = orNotFound(await eventOf(sql, project.id, params.event), 'event');
      if (event.actor_id !== me.id) throw forbidden('role', 'role');
      const inverse = event.data.part ? undefined : inverseOf(event.w);
      if (!inverse) throw inTheWay('event', 'notUndoable');
      const permission = permissionFor(inverse, event);
      await refuseToken(sql, request, permission);
      if (!hasPermission(viewer.role, permission)) throw forbidden('role', 'role');
      refuseByStatus(project, viewer.role, inverse.act ?? 'content');
      const line = await sql.begin(async (tx) => {
        await inverse.undo({
          tx,
          event,
          undoes: undoesOf({ id: event.id, undoes: event.undoes ?? undefined, redo: event.data.redo }),
          project,
          me,
          viewer: { ...viewer, id: me.id },
          quotas: settings,
          deletedKept: settings.deletedKept,
        });
        const made = await undoOf(tx, project.id, event.id);
        // The inverse had nothing left to do.
        if (!made) throw inTheWay('event', 'changed');
        return made;
      });
      return entryOf(line);
    },
  );
};

const permissionFor = ({ needs }: Inverse, event: StoredEvent): Permission =>
  typeof needs === 'function' ? needs(event) : needs;
