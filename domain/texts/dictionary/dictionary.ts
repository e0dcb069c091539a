import type { EntryStatus } from './entry-status.ts';

export const PARTS_OF_SPEECH = [
  'unspecified',
  'noun',
  'name',
  'verb',
  'adjective',
  'adverb',
  'other',
] as const;

/** Genders of a translation. */
export const WORD_GENDERS = ['unspecified', 'masculine', 'feminine', 'neuter', 'common'] as const;

/**
 * A word of a project's dictionary with its translation. `word_key` and `translate_key` are patterns; a blank one is
 * generated from the word (dictionary.6).
 */
export type EntryDraft = {
  readonly word: string;
  readonly word_key: string;
  readonly translate: string;
  readonly translate_key: string;
  /** What the word means. */
  readonly desc: string;
  readonly status: EntryStatus;
  readonly part_of_speech: (typeof PARTS_OF_SPEECH)[number];
  readonly gender: (typeof WORD_GENDERS)[number];
  /** Whether the word stays as it is: its translation is the word (dictionary.20). */
  readonly is_untranslated: boolean;
  /** Whether only the same capital and small letters are the word (dictionary.21). */
  readonly is_case_sensitive: boolean;
  /** What translators should know. */
  readonly note: string;
  /** A sentence that has the word. */
  readonly example: string;
  /** The address of a page about it. */
  readonly link: string;
};

/** An entry of which no more is said. */
export const EMPTY_ENTRY: EntryDraft = {
  word: '',
  word_key: '',
  translate: '',
  translate_key: '',
  desc: '',
  status: 'preferred',
  part_of_speech: 'unspecified',
  gender: 'unspecified',
  is_untranslated: false,
  is_case_sensitive: false,
  note: '',
  example: '',
  link: '',
};

export type EntryField = keyof EntryDraft;
/** The fields that people write, in the order in which they are stored, compared and logged. */
export const ENTRY_FIELDS = Object.keys(EMPTY_ENTRY) as readonly EntryField[];

/** Those of them that are free texts, which count in the size of a project. */
export const ENTRY_TEXTS = [
  'word',
  'word_key',
  'translate',
  'translate_key',
  'desc',
  'note',
  'example',
  'link',
] as const satisfies readonly EntryField[];

/** An entry without what it has besides its fields. */
export const fieldsOf = (entry: EntryDraft): EntryDraft =>
  Object.fromEntries(ENTRY_FIELDS.map((field) => [field, entry[field]])) as unknown as EntryDraft;

/** The translation of an entry: the word, if that stays as it is (dictionary.20). */
export const translationOf = ({ word, translate, is_untranslated }: EntryDraft): string =>
  is_untranslated ? word : translate;
