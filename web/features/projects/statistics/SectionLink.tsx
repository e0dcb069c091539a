import { Link } from '@tanstack/react-router';
import type { Project } from '#contract/projects/projects.ts';
import { printSectionId } from '#domain/core/addresses/sections-list.ts';
import classes from './names.module.css';

type Props = { project: Project; section: { section_id: number; name: string } };

/** A section's name as a link to the editor. */
export function SectionLink({ project, section: { section_id, name } }: Props) {
  return (
    <Link
      className={classes.section}
      to="/projects/$projectId/editor/$sectionsList"
      params={{ projectId: String(project.id), sectionsList: printSectionId(section_id) }}
    >
      {name}
    </Link>
  );
}
