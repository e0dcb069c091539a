import type { Origin } from '#domain/core/events/origin.ts';

/** A section that a write concerns, and who writes. */
export type SectionTarget = { project: number; section: number; actor: number; origin?: Origin };

/** The string that a write concerns, and who writes. */
export type StringTarget = {
  project: number;
  section: number;
  string: number;
  actor: number;
  origin?: Origin;
};

type LoadedTarget = Record<'project' | 'section' | 'string' | 'me', { id: number }>;

/** The target of a write, from what a guard has loaded. */
export const stringTarget = ({ project, section, string, me }: LoadedTarget): StringTarget => ({
  project: project.id,
  section: section.id,
  string: string.id,
  actor: me.id,
});
