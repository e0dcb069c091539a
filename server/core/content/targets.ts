import type { Origin } from '#domain/events/origin.ts';
import type { Value } from '../../platform/database/fragment.ts';

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

/** The target of an early write, which knows the string and the user only in SQL (docs/decisions/038). */
export type WriteTarget = { project: number; string: Value; actor: Value; origin?: Origin };

type LoadedTarget = Record<'project' | 'section' | 'string' | 'me', { id: number }>;

/** The target of a write, from what a guard has loaded. */
export const stringTarget = ({ project, section, string, me }: LoadedTarget): StringTarget => ({
  project: project.id,
  section: section.id,
  string: string.id,
  actor: me.id,
});
