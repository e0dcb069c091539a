import { fieldChanges } from '#domain/core/events/changes.ts';
import { isEditOfWork, WORK_FIELDS, type WorkField } from '#domain/core/works/work-fields.ts';
import { lockedProject } from '../../core/content/project-lock-queries.ts';
import { updateProject } from '../../projects/edit-queries.ts';
import { changeOf, type Inverse, inTheWay } from './event.ts';
import { inProject } from './locks.ts';

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
