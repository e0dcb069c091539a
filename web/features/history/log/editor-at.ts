import { printSectionId } from '#domain/core/addresses/sections-list.ts';

/** The address of the editor at a section, for links. */
export const editorAt = (project: number, section: number) => ({
  to: '/projects/$projectId/editor/$sectionsList' as const,
  params: { projectId: String(project), sectionsList: printSectionId(section) },
});
