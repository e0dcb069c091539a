import { tableFormat } from './table.ts';

/** Tables whose files are named `.tsv` or `.tab` (programs.31). */
export const TSV = tableFormat('tsv');
