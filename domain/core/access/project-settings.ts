import { WORK_FIELDS } from '../works/work-fields.ts';
import { CUE_LIMITS } from './cue-limits.ts';

/** Which sections a project's feed has: those that are wholly translated, or those that a manager has published (feeds.8). */
export const FEED_SHOWS = ['translated', 'published'] as const;
export type FeedShows = (typeof FEED_SHOWS)[number];

/** The settings of a project (projects.14), in the order of the form and the log. */
export const PROJECT_SETTINGS = [
  'name',
  'handle',
  'description',
  'recomendations',
  ...WORK_FIELDS,
  'cover_url',
  'source_lang',
  'target_lang',
  'visibility',
  'status',
  'guest_books',
  'grammar_consent',
  'feed_shows',
  ...CUE_LIMITS,
  'check_severities',
  'placeholder_patterns',
] as const;

export type ProjectSetting = (typeof PROJECT_SETTINGS)[number];
