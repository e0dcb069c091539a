import { addSection, getSection, listSections } from '#contract/sections.ts';
import { found } from '../failures.ts';
import { inProject, readsProject } from '../guards/guards.ts';
import type { Feature } from '../house.ts';
import { serve } from '../serve.ts';
import { makeSection, sectionsOf } from './queries.ts';

/** The sections of a project (SPEC §2 'Project page'). */
export const sections: Feature = (house) => {
  const { sql } = house;

  serve(house, listSections, readsProject, ({ project }) => sectionsOf(sql, project.id));

  serve(house, getSection, readsProject, async ({ project, section }) => {
    const [stored] = await sectionsOf(sql, project.id, [section.id]);
    return found(stored, 'section');
  });

  serve(house, addSection, inProject('can_manage_sections'), async ({ project, me, body }) => {
    const id = found(await makeSection(sql, project.id, me.id, body.name), 'project');
    const [stored] = await sectionsOf(sql, project.id, [id]);
    return found(stored, 'section');
  });
};
