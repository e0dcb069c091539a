import { tableFormat } from './table.ts';

/** Tables whose files are named `.csv`, with any delimiter (programs.31). */
export const CSV = tableFormat('csv');
