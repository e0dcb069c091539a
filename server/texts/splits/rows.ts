import type postgres from 'postgres';
import type { SourceString } from '#contract/texts/strings.ts';
import type { Frame } from '#domain/formats/model/skeleton.ts';
import type { TranslationStatus } from '#domain/texts/translations/translations.ts';

/** A string as splitting and merging read and write it. */
export type StringRow = Pick<
  SourceString,
  'text' | 'key' | 'context' | 'max_length' | 'continues' | 'target_start' | 'target_end'
> & {
  joint: string | null;
  frame: Frame | null;
  /** What its frame was in a file of another format. */
  left_frame: postgres.JSONValue;
};

export type HeldString = StringRow & {
  id: number;
  section_id: number;
  updated_at: number;
  approved_id: number | null;
  last_translation_at: number | null;
};

/** A translation; `status` tells whether it is approved. */
export type TranslationRow = {
  id: number;
  string_id: number;
  text: string;
  context: string;
  status: TranslationStatus;
  author_id: number;
  editor_id: number | null;
  created_at: number;
  updated_at: number;
  votes_plus: number;
  votes_minus: number;
  needs_review: boolean;
  joint: string | null;
};

/** Strings with what is in them. */
export type HeldParts = {
  strings: HeldString[];
  translations: TranslationRow[];
  comments: { id: number; string_id: number; reply: number | null }[];
};

/** A translation as it is to be: a row of the first or second string, a new one without an id, or one that comes `again`. */
export type TranslationTarget = Omit<TranslationRow, 'id' | 'string_id'> & {
  id: number | undefined;
  of: 'first' | 'second';
  again?: boolean;
};

/** What becomes of the second string. */
export type Second =
  | { as: 'added'; row: StringRow }
  /** It comes back, with its id and the comments that it had. */
  | { as: 'again'; id: number; row: StringRow; comments: readonly number[] }
  | { as: 'gone'; id: number };

/** What two parts of a text are to be. */
export type Plan = {
  kind: 'splitString' | 'mergeStrings';
  first: StringRow;
  second: Second;
  /** All translations that there are to be; others go with the second string. */
  translations: readonly TranslationTarget[];
  /** The undone event, whose kept rows come back. */
  undone?: number | undefined;
};
