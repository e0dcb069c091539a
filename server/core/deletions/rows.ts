/**
 * The tables whose rows a deletion keeps: the number that stands for each in `deleted_rows`, the columns that are kept besides
 * `project_id`, and the generated ones, which are not. A migration that adds a column to one of them adds its value to what is kept (docs/recipes.md).
 */
export const KEPT_TABLES = {
  sections: {
    source: 1,
    columns:
      'id name num type splitting created_at strings_amount strings_translated strings_approved translations_amount last_update version format header footer updated_at bytes strings_initial strings_needing_review translated_name source_path source_hash source_id language_file published_at',
    generated: 'envelope_bytes',
  },
  strings: {
    source: 2,
    columns:
      'id section_id place text key context max_length created_at updated_at approved_id translations_amount regular_amount review_amount votes_plus votes_minus comments_amount last_translation_at lead raw left_frame inner_bytes continues joint source_id target_start target_end',
    generated: 'own_bytes text_lower',
  },
  translations: {
    source: 3,
    columns:
      'id string_id text context initial author_id editor_id created_at updated_at votes_plus votes_minus needs_review joint',
    generated: 'text_lower',
  },
  votes: {
    source: 4,
    columns: 'translation_id user_id is_minus created_at replaced',
    generated: '',
  },
  comments: {
    source: 5,
    columns: 'id string_id author_id text reply created_at updated_at edited',
    generated: 'deleted',
  },
  read_marks: { source: 6, columns: 'user_id string_id comment_id', generated: '' },
  dictionary: {
    source: 7,
    columns: 'id word word_key translate translate_key desc created_at updated_at states',
    generated: '',
  },
} as const;

export type KeptTable = keyof typeof KEPT_TABLES;

/** The names of a table's generated columns. */
export const generatedColumns = (table: KeptTable): string[] =>
  KEPT_TABLES[table].generated.split(' ').filter(Boolean);
