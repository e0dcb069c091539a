/**
 * Where each table is when the database is distributed over several servers (operations.21): the content of a project
 * on one server, with its shard; the directory whole on every server; the rest on the coordinator alone.
 */
export const TABLES = {
  /** Each has `project_id`. They are distributed together, so that a project's rows are on one server. */
  content: [
    'sections',
    'section_deltas',
    'strings',
    'translations',
    'votes',
    'comments',
    'read_marks',
    'dictionary',
    'log',
    'contributions',
    'unordered_events',
    'event_heads',
    'event_order',
    'event_cursors',
    'translation_revisions',
    'string_revisions',
    'entry_revisions',
    'section_revisions',
    'vote_counts',
    'order_changes',
    'deletions',
    'deleted_rows',
    'batches',
    'language_tasks',
    'language_results',
    'source_versions',
    'source_changes',
    'project_files',
    'project_file_pieces',
    'idempotency_keys',
    'finished_sections',
  ],
  directory: [
    'images',
    'users',
    'families',
    'shared_words',
    'projects',
    'members',
    'invites',
    'invite_links',
    'sessions',
    'api_tokens',
    'password_links',
    'devices',
    'email_links',
    'account_deletions',
    'secret_codes',
    'site_log',
  ],
  coordinator: [
    'migrations',
    'attempts',
    'sign_in_delays',
    'mails',
    'notifications',
    'watches',
    'notification_settings',
  ],
} as const;

/** Functions that read content, with their arguments; the first is the project. */
export const CONTENT_FUNCTIONS = [
  'drop_votes(bigint,bigint)',
  'last_translation_without(bigint,bigint,bigint)',
  'translation_now(bigint,bigint)',
] as const;
