import { BOOK } from './book.ts';
import type { FileFormat } from './model/file-format.ts';
import { readProofread } from './proofreading/read-rows.ts';

/** Word documents: books, and tables of strings that come back from proofreading (imports.67). */
export const DOCX: FileFormat = { ...BOOK, readTranslations: readProofread };
