import { CUE_LIMITS } from '../checks/cue-limits.ts';

/** The settings of a project (projects.14), in the order of the form and the log. */
export const PROJECT_SETTINGS = [
  'name',
  'handle',
  'description',
  'recomendations',
  'cover_url',
  'source_lang',
  'target_lang',
  'visibility',
  'status',
  ...CUE_LIMITS,
] as const;

export type ProjectSetting = (typeof PROJECT_SETTINGS)[number];
