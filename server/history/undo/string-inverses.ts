import type { BodyOf } from '#contract/core/endpoint.ts';
import { editString } from '#contract/texts/strings.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import { forbidden, tooMany } from '../../platform/http/failures.ts';
import { removeString } from '../../texts/strings/delete-queries.ts';
import { updateString } from '../../texts/strings/edit-queries.ts';
import { changeOf, inTheWay, orGone, type StoredEvent } from './event.ts';
import { inSection } from './locks.ts';
import { hasActsSince, lockStringOf, stringNow } from './state-queries.ts';

const FIELDS = ['text', 'key', 'context', 'max_length', 'continues', 'target_start', 'target_end'] as const;

/** The call that takes an edit of a string back, with the fields that it had changed. */
function formerFields(event: StoredEvent): BodyOf<typeof editString> {
  const fields = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const change = changeOf(event, field);
      return change ? [[field, change[0]]] : [];
    }),
  );
  const [place] = changeOf(event, 'place') ?? [];
  return editString.body.parse({
    ...fields,
    ...(event.data.left !== undefined && { section_id: event.data.left }),
    ...(place !== undefined && { pos: place }),
  });
}

/** An edited string gets the former values of what the edit changed, and a moved one returns to where it was (undo.11). */
export const undoEditString = inSection({ needs: 'can_manage_strings' }, async (undoing) => {
  const { tx, event, at, project, quotas } = undoing;
  const string = orGone(event.string_id, 'string');
  const now = orGone(await stringNow(tx, { project: project.id, string }), 'string');
  if (now.section_id !== at.section) throw inTheWay('string', 'movedSince');
  const isEdited = FIELDS.some((field) => {
    const change = changeOf(event, field);
    return change && change[1] !== now[field];
  });
  if (isEdited) throw inTheWay('string', 'editedSince');
  const place = changeOf(event, 'place');
  if (place && place[1] !== now.index) throw inTheWay('string', 'movedSince');

  const full = whyFull(project, quotas);
  const done = await updateString(tx, { ...at, string }, formerFields(event), full !== undefined);
  if ('section' in done) return;
  if (done.refused === 'quota' && full) throw forbidden('general', full);
  if (done.refused === 'tooMany') throw tooMany('strings', 'tooMany');
  throw inTheWay(done.refused === 'section_id' ? 'section' : 'string', 'gone');
});

/** A restored string is deleted again, unless something has been done with it since (undo.17). */
export const undoRestoreString = inSection({ needs: 'can_manage_strings' }, async (undoing) => {
  const { tx, event, at, project } = undoing;
  const string = orGone(event.string_id, 'string');
  const now = orGone(await stringNow(tx, { project: project.id, string }), 'string');
  if (now.section_id !== at.section) throw inTheWay('string', 'movedSince');
  // Whoever writes inside of it waits for this lock, and is seen then.
  orGone(await lockStringOf(tx, project.id, string), 'string');
  if (await hasActsSince(tx, project.id, { string, event: event.id }))
    throw inTheWay('string', 'editedSince');
  await removeString(tx, { ...at, string });
});
