/** The string that a write concerns, and who writes. */
export type AtString = { project: number; section: number; string: number; actor: number };

type Placed = Record<'project' | 'section' | 'string' | 'me', { id: number }>;

/** The string that a guard found. */
export const atString = ({ project, section, string, me }: Placed): AtString => ({
  project: project.id,
  section: section.id,
  string: string.id,
  actor: me.id,
});
