import { whyFull } from '../../core/quotas/refuse.ts';
import { forbidden, tooMany } from '../../platform/http/failures.ts';
import { undoUpdate } from '../source-versions/undo-update-queries.ts';
import { undoUpdateOfBook } from './batch-inverse.ts';
import { type Inverse, inTheWay } from './event.ts';
import { inSection } from './locks.ts';

/** An update of a section is undone as a whole, except for what others have changed since (updates.9). */
const undoUpdateOfSection = inSection(
  { needs: 'can_manage_strings' },
  async ({ tx, event, at, section, project, quotas }) => {
    const done = await undoUpdate(tx, at, {
      event: event.id,
      file: event.data.version?.file ?? undefined,
      held: section,
      whyNot: (coming) => whyFull(project, quotas, coming),
    });
    if ('event' in done) return;
    if (done.refused === 'quota') throw forbidden('general', done.kind);
    if (done.refused === 'tooMany') throw tooMany('strings', 'tooMany');
    throw inTheWay('section', done.refused);
  },
);

/** An update of a section, or of a book, which has no section (updates.9). */
export const undoUpdateSource: Inverse = {
  needs: 'can_manage_strings',
  undo: (undoing) =>
    (undoing.event.section_id === null ? undoUpdateOfBook : undoUpdateOfSection).undo(undoing),
};
