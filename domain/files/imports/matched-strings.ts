/** How strings of a section and of a newer file are matched (imports.25, updates.1): by key, subtitles by time, text by text. */
export const UPDATES_BY = ['key', 'time', 'text'] as const;
export type UpdateBy = (typeof UPDATES_BY)[number];

/** The fields of a stored string that updates depend on. */
export type StoredString = {
  readonly text: string;
  readonly key: string;
  readonly context: string;
  readonly max_length: number | null;
  readonly continues: boolean;
};

/** A string of the file. Fields that it lacks stay unchanged in the section. */
export type FileString = {
  readonly text: string;
  readonly key?: string | undefined;
  readonly context?: string | undefined;
  readonly max_length?: number | null | undefined;
  readonly continues?: boolean | undefined;
};
