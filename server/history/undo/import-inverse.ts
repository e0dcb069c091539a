import { advanceBatch, insertBatch } from '../../texts/batches/queries.ts';
import { removeMissing } from '../../texts/strings/update-steps-queries.ts';
import { lockStrings } from '../../texts/translations/batch-queries.ts';
import { inTheWay } from './event.ts';
import { inSection } from './locks.ts';
import { countRemoved, importedStrings } from './state-queries.ts';

/**
 * Imported strings are deleted, as a batch that has ended, so that they come back at once (undo.20). Not if one of them has
 * translations or comments or was edited, nor if the import has changed what a section with other strings keeps of its file.
 * What was deleted or moved to another section since stays as it is.
 */
export const undoAddStrings = inSection({ needs: 'can_manage_strings' }, async (undoing) => {
  const { tx, event, at, section, project, me, origin } = undoing;
  if (event.data.lossy) throw inTheWay('section', 'notKept');
  const of = { project: project.id, section: at.section, event: event.id };
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
  const gone = await removeMissing(tx, { ...at, origin: { batch } }, strings, section.format);
  // Strings without translations change no other counters.
  await countRemoved(tx, at, { strings: ids.length, bytes: gone.bytes, type: event.data.formerType });
  await advanceBatch(tx, project.id, batch, { done: ids.length, changed: ids.length, skipped: [] });
});
