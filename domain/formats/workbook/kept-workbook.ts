/** The line of a header that says which file its workbook is; a line with the settings of the table may come before it. */
const KEPT = /^((?:#table .*\n)?#workbook @)([0-9a-f]*)(?=\n|$)/;

/** Whether a header is that of a workbook whose file the project keeps, or is to keep. */
export const hasKeptWorkbook = (header: string | undefined): header is string => KEPT.test(header ?? '');

/** The id of the file that the project keeps of a workbook; undefined if the header names none. */
export const keptWorkbook = (header: string): string | undefined => KEPT.exec(header)?.[2] || undefined;

/** The header of a workbook with the id of its file, which the project keeps. */
export const withKeptWorkbook = (header: string, id: string): string => header.replace(KEPT, `$1${id}`);
