import { formerOrder } from '#domain/texts/sections/order-change.ts';
import { SECTION_TYPES } from '#domain/texts/sections/section-types.ts';
import { lockAllSections } from '../../core/content/section-lock-queries.ts';
import { forbidden, invalid } from '../../platform/http/failures.ts';
import { removeSection } from '../../texts/sections/delete-queries.ts';
import { updateSection } from '../../texts/sections/edit-queries.ts';
import { reorderSections } from '../../texts/sections/order-queries.ts';
import { translateName } from '../../texts/sections/title-queries.ts';
import { reorderStrings } from '../../texts/strings/order-queries.ts';
import { changeOf, type Inverse, inAllSections, inProject, inSection, inTheWay } from './inverse.ts';
import type { StoredEvent } from './queries.ts';
import { hasActsSince, hasStrings, lockStringsOfSection, sortKeysOf } from './state-queries.ts';

/** An added section is deleted, unless it has strings or other names by now (undo.12). */
export const undoAddSection = inAllSections(
  { needs: 'can_manage_sections' },
  async ({ tx, event, target, project, section }) => {
    if (await hasStrings(tx, project.id, target.section)) throw inTheWay('section', 'filledSince');
    if (section.name !== event.data.se || section.translated_name !== null)
      throw inTheWay('section', 'editedSince');
    await removeSection(tx, target);
  },
);

/** A restored section is deleted again, unless something has been done in it since (undo.17). */
export const undoRestoreSection = inAllSections(
  { needs: 'can_manage_sections' },
  async ({ tx, event, target, project }) => {
    // Whoever writes inside of its strings waits for these locks, and is seen then.
    await lockStringsOfSection(tx, project.id, target.section);
    if (await hasActsSince(tx, project.id, { section: target.section, event: event.id }))
      throw inTheWay('section', 'editedSince');
    await removeSection(tx, target);
  },
);

const isTranslation = (event: StoredEvent) => changeOf(event, 'translated_name') !== undefined;

/** An edited section gets its former name, type or translated name, or is published no more or again (undo.12). */
export const undoEditSection = inSection(
  { needs: (event) => (isTranslation(event) ? 'can_translate' : 'can_manage_sections') },
  async ({ tx, event, target, section, viewer }) => {
    if (event.data.lossy) throw inTheWay('section', 'notKept');
    const fields = ['name', 'type', 'translated_name', 'published'] as const;
    const now = { ...section, published: section.published_at !== null };
    const isEdited = fields.some((field) => {
      const change = changeOf(event, field);
      return change && change[1] !== now[field];
    });
    if (isEdited) throw inTheWay('section', 'editedSince');
    const [before] = changeOf(event, 'translated_name') ?? [];
    if (before !== undefined) {
      const result = await translateName(tx, target, viewer.role, {
        translated_name: before === null ? '' : String(before),
      });
      if (result === 'role') throw forbidden('role', 'role');
      return;
    }
    const [name] = changeOf(event, 'name') ?? [];
    const [formerType] = changeOf(event, 'type') ?? [];
    const [published] = changeOf(event, 'published') ?? [];
    const type = SECTION_TYPES.find((sectionType) => sectionType === formerType);
    const result = await updateSection(tx, target, {
      ...(typeof name === 'string' && { name }),
      ...(type && { type }),
      ...(typeof published === 'boolean' && { published }),
    });
    if (result === 'keys') throw invalid('type', 'keys');
  },
);

const undoRearrangeStrings = inSection(
  { needs: 'can_manage_strings' },
  async ({ tx, event, target, project }) => {
    const strings = await sortKeysOf(tx, project.id, target.section);
    const order = orderBefore(
      event,
      strings.map(({ id }) => id),
    );
    await reorderStrings(tx, target, order);
  },
);

const undoRearrangeSections = inProject(
  { needs: 'can_manage_sections' },
  async ({ tx, event, project, me, origin }) => {
    const sections = (await lockAllSections(tx, project.id)) ?? [];
    const order = orderBefore(
      event,
      sections.map(({ id }) => id),
    );
    await reorderSections(tx, { project: project.id, actor: me.id, origin }, order);
  },
);

/** The order before an event, if it is kept and nobody has moved what the event had moved. */
function orderBefore({ data }: StoredEvent, current: readonly number[]): number[] {
  if (!data.order) throw inTheWay('order', 'notKept');
  const order = formerOrder(current, data.order);
  if (!order) throw inTheWay('order', 'movedSince');
  return order;
}

const rearranged = ({ section_id }: StoredEvent) =>
  section_id === null ? undoRearrangeSections : undoRearrangeStrings;

/** Sections or strings return to their former order (undo.13). */
export const undoRearrange: Inverse = {
  needs: (event) => (event.section_id === null ? 'can_manage_sections' : 'can_manage_strings'),
  undo: (undoing) => rearranged(undoing.event).undo(undoing),
};
