import type { FileFormat } from './model/file-format.ts';
import { unreadable } from './model/reading.ts';
import { TEXT } from './text.ts';

/**
 * The strings of a book without its file: as plain text, a line for each. The file itself is no text;
 * `domain/files/books/` reads and writes it.
 */
export const BOOK = { ...TEXT, read: () => unreadable('text', 'noStrings', 1) } satisfies FileFormat;
