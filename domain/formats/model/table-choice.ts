/** What a column of a table may have (programs.34). */
export const COLUMN_ROLES = ['key', 'source', 'translation', 'context', 'max_length', 'state'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** What each column has, from the first; null for one that is not read. One has the sources, several may have context. */
export type Columns = readonly (ColumnRole | null)[];

/** How a table is read where its users have chosen it. What is left out is found by the table itself. */
export type TableChoice = {
  readonly columns?: Columns | undefined;
  /** Whether the first record has names and no texts. */
  readonly hasHeader?: boolean | undefined;
  /** The sheets of a workbook that are read, by their names. */
  readonly sheets?: readonly string[] | undefined;
};

/** What a table that was read looks like, for choosing its columns. */
export type TableSample = {
  /** The beginning of its first records, the one with names too. */
  readonly rows: readonly (readonly string[])[];
  /** What each column was read as. */
  readonly columns: Columns;
  readonly hasHeader: boolean;
  /** The sheets of a workbook, and which of them are read; the rows are those of the first one that is. */
  readonly sheets?: readonly { readonly name: string; readonly isRead: boolean }[] | undefined;
};

/** The most columns that can be chosen among. */
export const MOST_COLUMNS = 100;

/** Sheets as they are written in a query: no name has a slash. */
export const writtenSheets = (sheets: readonly string[]): string => sheets.join('/');

/** Reads the names of sheets; undefined where one is empty. */
export function readSheets(written: string): readonly string[] | undefined {
  const names = written.split('/');
  return names.every((name) => name !== '') ? names : undefined;
}

/** Columns as they are written in a query: `key,source,,translation`. */
export const writtenColumns = (columns: Columns): string => columns.map((role) => role ?? '').join(',');

/** Reads columns; undefined where a name is unknown, no column has the sources, or two have what only one may have. */
export function readColumns(written: string): Columns | undefined {
  const names = written.split(',').map((name) => name.trim());
  const columns = names.map((name) => COLUMN_ROLES.find((role) => role === name) ?? null);
  if (names.length > MOST_COLUMNS || names.some((name, nth) => name !== '' && !columns[nth]))
    return undefined;
  return areColumns(columns) ? columns : undefined;
}

/** Whether exactly one column has the sources, and no two have what only one may have. */
export function areColumns(columns: Columns): boolean {
  const times = (searched: ColumnRole) => columns.filter((role) => role === searched).length;
  return COLUMN_ROLES.every((role) => role === 'context' || times(role) <= 1) && times('source') === 1;
}

/** The columns with another role for one of them. One that had it, if only one may, takes the role of that one instead. */
export function withColumn(columns: Columns, at: number, role: ColumnRole | null): Columns {
  return columns.map((had, nth) => {
    if (nth === at) return role;
    return had === role && role !== null && role !== 'context' ? (columns[at] ?? null) : had;
  });
}
