import type { Project } from '#contract/projects/projects.ts';
import type { Section } from '#contract/texts/sections.ts';
import { hasIdOrHandle } from '../../core/content/present-project-queries.ts';
import { SHOWN_IMAGE } from '../../core/image-store/queries.ts';
import type { Sql } from '../../platform/database/connect.ts';
import { isFoundBy } from '../../projects/queries.ts';

type PreviewedProject = Pick<Project, 'id' | 'name' | 'description' | 'cover_image'>;

/** What everybody may know of a public project, by its id or handle; undefined if guests see none. */
export async function publicProject(sql: Sql, ref: string | number): Promise<PreviewedProject | undefined> {
  const [shown] = await sql<PreviewedProject[]>`
    SELECT p.id, p.name, p.description, ${SHOWN_IMAGE.cover} FROM projects p
    WHERE ${hasIdOrHandle(ref)} AND p.visibility = 'public' AND ${isFoundBy(sql, null)}`;
  return shown;
}

type Titled = Pick<Section, 'name' | 'translated_name'>;

/** The names of a section of a project. */
export async function sectionTitled(sql: Sql, project: number, section: number): Promise<Titled | undefined> {
  const [titled] = await sql<Titled[]>`
    SELECT name, translated_name FROM sections WHERE project_id = ${project} AND id = ${section}`;
  return titled;
}
