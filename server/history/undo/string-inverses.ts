import type { BodyOf } from '#contract/core/endpoint.ts';
import { editString } from '#contract/texts/strings.ts';
import { whyFull } from '../../core/quotas/refuse.ts';
import { forbidden, tooMany } from '../../platform/http/failures.ts';
import { advanceBatch, insertBatch } from '../../texts/batches/queries.ts';
import { removeString } from '../../texts/strings/delete-queries.ts';
import { updateString } from '../../texts/strings/edit-queries.ts';
import { removeMissing } from '../../texts/strings/update-steps-queries.ts';
import { lockStrings } from '../../texts/translations/batch-queries.ts';
import { changeOf, inSection, inTheWay, orGone } from './inverse.ts';
import type { StoredEvent } from './queries.ts';
import { countRemoved, hasActsSince, importedStrings, lockStringOf, stringNow } from './state-queries.ts';

/** What an edit of a string changes in it. */
export const STRING_FIELDS = [
  'text',
  'key',
  'context',
  'max_length',
  'continues',
  'target_start',
  'target_end',
] as const;

/** The call that takes an edit of a string back, with the fields that it had changed. */
function formerFields(event: StoredEvent): BodyOf<typeof editString> {
  const fields = Object.fromEntries(
    STRING_FIELDS.flatMap((field) => {
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
  const { tx, event, target, project, quotas } = undoing;
  const string = orGone(event.string_id, 'string');
  const now = orGone(await stringNow(tx, { project: project.id, string }), 'string');
  if (now.section_id !== target.section) throw inTheWay('string', 'movedSince');
  const isEdited = STRING_FIELDS.some((field) => {
    const change = changeOf(event, field);
    return change && change[1] !== now[field];
  });
  if (isEdited) throw inTheWay('string', 'editedSince');
  const place = changeOf(event, 'place');
  if (place && place[1] !== now.index) throw inTheWay('string', 'movedSince');

  const full = whyFull(project, quotas);
  const result = await updateString(tx, { ...target, string }, formerFields(event), full !== undefined);
  if ('section' in result) return;
  if (result.refused === 'quota' && full) throw forbidden('general', full);
  if (result.refused === 'tooMany') throw tooMany('strings', 'tooMany');
  throw inTheWay(result.refused === 'section_id' ? 'section' : 'string', 'gone');
});

/** A restored string is deleted again, unless something has been done with it since (undo.17). */
export const undoRestoreString = inSection({ needs: 'can_manage_strings' }, async (undoing) => {
  const { tx, event, target, project } = undoing;
  const string = orGone(event.string_id, 'string');
  const now = orGone(await stringNow(tx, { project: project.id, string }), 'string');
  if (now.section_id !== target.section) throw inTheWay('string', 'movedSince');
  // Whoever writes inside of it waits for this lock, and is seen then.
  orGone(await lockStringOf(tx, project.id, string), 'string');
  if (await hasActsSince(tx, project.id, { string, event: event.id }))
    throw inTheWay('string', 'editedSince');
  await removeString(tx, { ...target, string });
});

/**
 * Imported strings are deleted by a finished batch, so that its undo brings them back at once (undo.20). Refused if one
 * of them has translations or comments or was edited, or if the import has changed what a section with other strings
 * keeps of its file. Strings that were deleted or moved to another section since stay as they are.
 */
export const undoAddStrings = inSection({ needs: 'can_manage_strings' }, async (undoing) => {
  const { tx, event, target, section, project, me, origin } = undoing;
  if (event.data.lossy) throw inTheWay('section', 'notKept');
  const of = { project: project.id, section: target.section, event: event.id };
  const ids = (await importedStrings(tx, of)).map(({ id }) => id);
  if (ids.length === 0) throw inTheWay('string', 'gone');
  await lockStrings(tx, project.id, undefined, ids);
  // Read again: others may have written inside of them until they were locked.
  const strings = await importedStrings(tx, of);
  if (strings.some((string) => string.is_used)) throw inTheWay('string', 'filledSince');
  if (strings.some((string) => string.is_edited)) throw inTheWay('string', 'editedSince');
  const batch = await insertBatch(tx, {
    project: project.id,
    actor: me.id,
    action: 'delete',
    author: undefined,
    items: ids,
    origin,
  });
  const gone = await removeMissing(tx, { ...target, origin: { batch } }, strings, section.format);
  // Strings without translations change no other counters.
  await countRemoved(tx, target, { strings: ids.length, bytes: gone.bytes, type: event.data.formerType });
  await advanceBatch(tx, project.id, batch, { done: ids.length, changed: ids.length, skipped: [] });
});
