import type { Entry } from '#contract/texts/dictionary.ts';
import { refuseByQuota } from '../../core/quotas/refuse.ts';
import { changeEntry } from '../../texts/dictionary/change-entry.ts';
import { deleteEntryRow, lockEntry } from '../../texts/dictionary/queries.ts';
import { inTheWay, orGone, type Undoing } from './event.ts';
import { inProject } from './locks.ts';
import { entryAround } from './state-queries.ts';

const MANAGES = { needs: 'can_manage_strings' } as const;
const FIELDS = ['word', 'word_key', 'translate', 'translate_key', 'desc'] as const;

/** The word that the event changed, and the states around the event; 409 if it is not any more what the event made of it. */
async function changedEntry({ tx, event, project }: Undoing) {
  const { made, before } = await entryAround(tx, project.id, event.id);
  if (!made) throw inTheWay('entry', 'notKept');
  const now: Entry = orGone(await lockEntry(tx, project.id, made.entry_id), 'entry');
  if (FIELDS.some((field) => now[field] !== made[field])) throw inTheWay('entry', 'editedSince');
  return { now, before };
}

/** An added word is deleted (undo.14). */
export const undoAddEntry = inProject(MANAGES, async (undoing) => {
  const { tx, project, me, origin } = undoing;
  const { now } = await changedEntry(undoing);
  await deleteEntryRow(tx, { project: project.id, actor: me.id, origin }, now.id);
});

/** An edited word gets its former values, patterns too (undo.14). */
export const undoEditEntry = inProject(MANAGES, async (undoing) => {
  const { tx, project, me, origin, quotas } = undoing;
  const { now, before } = await changedEntry(undoing);
  if (!before) throw inTheWay('entry', 'notKept');
  const { word, word_key, translate, translate_key, desc } = before;
  const at = { project, entry: now.id, actor: me.id, origin };
  await changeEntry(tx, at, { word, word_key, translate, translate_key, desc }, (bytes) =>
    refuseByQuota(project, quotas, { bytes }),
  );
});
