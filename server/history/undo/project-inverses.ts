import type { Entry } from '#contract/texts/dictionary.ts';
import { fieldChanges } from '#domain/core/events/changes.ts';
import { isEditOfWork, WORK_FIELDS, type WorkField } from '#domain/core/works/work-fields.ts';
import { ENTRY_FIELDS, fieldsOf } from '#domain/texts/dictionary/dictionary.ts';
import { lockedProject } from '../../core/content/project-lock-queries.ts';
import { refuseByQuota } from '../../core/quotas/refuse.ts';
import { updateProject } from '../../projects/edit-queries.ts';
import { changeEntry } from '../../texts/dictionary/change-entry.ts';
import { deleteEntryRow, lockEntry } from '../../texts/dictionary/queries.ts';
import { changeOf, type Inverse, inProject, inTheWay, orGone, type Undoing } from './inverse.ts';
import { entryAround } from './state-queries.ts';

/** What a project says of its work is what it was, where an edit of the settings changed nothing else (undo.23). */
export const undoEditProject: Inverse = {
  ...inProject({ needs: 'can_manage_project', act: 'manage' }, async ({ tx, event, project, me, origin }) => {
    const now = await lockedProject(tx, project.id);
    const former: Partial<Record<WorkField, string>> = {};
    for (const field of WORK_FIELDS) {
      const change = changeOf(event, field);
      if (!change) continue;
      if (change[1] !== now[field]) throw inTheWay('project', 'editedSince');
      former[field] = String(change[0]);
    }
    const acts = fieldChanges(WORK_FIELDS, now, former);
    await updateProject(tx, { ...now, ...former }, { actor: me.id, acts, origin });
  }),
  isFor: ({ data: { acts = {} } }) => isEditOfWork(Object.keys(acts)),
};

const MANAGES = { needs: 'can_manage_strings' } as const;

/** The word that the event changed, and the states around the event; 409 if it is not any more what the event made of it. */
async function changedEntry({ tx, event, project }: Undoing) {
  const { after, before } = await entryAround(tx, project.id, event.id);
  if (!after) throw inTheWay('entry', 'notKept');
  const now: Entry = orGone(await lockEntry(tx, project.id, after.entry_id), 'entry');
  if (ENTRY_FIELDS.some((field) => now[field] !== after[field])) throw inTheWay('entry', 'editedSince');
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
  const target = { project, entry: now.id, actor: me.id, origin };
  await changeEntry(tx, target, fieldsOf(before), (bytes) => refuseByQuota(project, quotas, { bytes }));
});
