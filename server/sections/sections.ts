import {
  addSection,
  deleteSection,
  editSection,
  getSection,
  listSections,
  rearrangeSections,
} from '#contract/sections.ts';
import { conflict, found, invalid, notFound } from '../failures.ts';
import { inProject, readsProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { withDerived } from '../statistics/derived.ts';
import { withFetched } from '../strings/listing-queries.ts';
import { stringsOf } from '../strings/queries.ts';
import { makeSection } from './add-queries.ts';
import { removeSection } from './delete-queries.ts';
import { updateSection } from './edit-queries.ts';
import { reorderSections } from './order-queries.ts';
import { sectionsOf } from './queries.ts';

/** The sections of a project (SPEC §2 'Project page', §7). */
export const sections: Feature = (house) => {
  const { sql } = house;
  const managed = inProject('can_manage_sections');
  const oneOf = async (projectId: number, id: number, asked = { fetch_frames: false }) => {
    const [stored] = await sectionsOf(sql, projectId, [id], asked);
    return found(stored, 'section');
  };

  serve(house, listSections, readsProject, async ({ project, me, query }) => {
    const asked = { project: project.id, userId: me?.id ?? null };
    const [all, strings] = await Promise.all([
      sectionsOf(sql, project.id, undefined, query),
      query.fetch_strings
        ? withFetched(sql, asked, {}, query, stringsOf(sql, { project: project.id }, query))
        : undefined,
    ]);
    const bySection = strings && Map.groupBy(strings, ({ section_id }) => section_id);
    return all.map((section) => ({
      ...section,
      ...(query.generate_statistics && { stats: withDerived(section.stats) }),
      ...(bySection && { strings: bySection.get(section.id) ?? [] }),
    }));
  });

  serve(house, getSection, readsProject, async ({ project, section, query }) => {
    const stored = await oneOf(project.id, section.id, query);
    return query.generate_statistics ? { ...stored, stats: withDerived(stored.stats) } : stored;
  });

  serve(house, addSection, managed, async ({ project, me, body }) => {
    const added = await makeSection(sql, { project: project.id, actor: me.id }, body);
    if ('made' in added) return oneOf(project.id, added.made);
    throw added.refused === 'gone' ? notFound('project') : invalid('after', 'unknown');
  });

  serve(house, rearrangeSections, managed, async ({ project, me, body }) => {
    const done = found(
      await reorderSections(sql, { project: project.id, actor: me.id }, body.sections),
      'project',
    );
    if ('order' in done) return done.order;
    throw conflict('sections', 'order', done.current);
  });

  serve(house, editSection, managed, async ({ project, section, me, body }) => {
    const at = { project: project.id, section: section.id, actor: me.id };
    const done = await updateSection(sql, at, body);
    if (done === 'gone') throw notFound('section');
    if (done === 'changed') throw conflict('general', 'changed', await oneOf(project.id, section.id));
    if (done === 'keys') throw invalid('type', 'keys');
    return oneOf(project.id, section.id);
  });

  serve(house, deleteSection, managed, async ({ project, section, me }) => {
    const isDone = await removeSection(sql, { project: project.id, section: section.id, actor: me.id });
    if (!isDone) throw notFound('section');
  });
};
