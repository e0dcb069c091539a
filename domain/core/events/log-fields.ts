import { WORK_FIELDS } from '../works/work-fields.ts';

/** The fields that the log shows with their old and new values (log.2), each by a name in words. */
export const LOG_FIELDS = [
  'name',
  'translated_name',
  'handle',
  'description',
  'recomendations',
  ...WORK_FIELDS,
  'cover_url',
  'cover_image',
  'visibility',
  'status',
  'guest_books',
  'grammar_consent',
  'feed_shows',
  'source_lang',
  'target_lang',
  'owner',
  'family',
  'role',
  'default_role',
  'permissions',
  'above',
  'type',
  'published',
  'text',
  'key',
  'context',
  'max_length',
  'continues',
  'target_start',
  'target_end',
  'needs_review',
  'section',
  'place',
  'word',
  'translate',
  'desc',
  'word_key',
  'translate_key',
  'part_of_speech',
  'gender',
  'is_untranslated',
  'is_case_sensitive',
  'note',
  'example',
  'link',
  'reason',
  'cue_line_length',
  'cue_lines',
  'cue_speed',
  'cue_min_duration',
  'cue_max_duration',
  'cue_min_gap',
  'check_severities',
  'placeholder_patterns',
  'enabled',
  'deadline',
] as const;

export type LogField = (typeof LOG_FIELDS)[number];

/** Fields that the sentence of an entry contains, and those of users' access in the site's log. */
type OtherField =
  | 'is_minus'
  | 'accept'
  | 'banned'
  | 'ban_reason'
  | 'banned_until'
  | 'limitations'
  | 'site_admin';

/** Every field whose change a log entry can have. */
export type ChangedField = LogField | OtherField;

/** Whether the log has a name in words for a field; entries of other versions may have further fields. */
export const isLogField = (field: string): field is LogField =>
  (LOG_FIELDS as readonly string[]).includes(field);
