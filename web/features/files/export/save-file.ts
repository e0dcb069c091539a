import { BOOK_FACTS } from '#domain/files/exports/books/book.ts';

const TYPES: Record<string, string> = {
  txt: 'text/plain;charset=utf-8',
  json: 'application/json',
  html: 'text/html;charset=utf-8',
  zip: 'application/zip',
  epub: BOOK_FACTS.epub.mediaType,
  fb2: BOOK_FACTS.fb2.mediaType,
  docx: BOOK_FACTS.docx.mediaType,
  odt: BOOK_FACTS.odt.mediaType,
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};

/** Saves a file through the browser; text is encoded in UTF-8. */
export function saveFile(name: string, content: string | Uint8Array<ArrayBuffer>): void {
  const type = TYPES[name.slice(name.lastIndexOf('.') + 1)] ?? 'text/plain;charset=utf-8';
  const address = URL.createObjectURL(new Blob([content], { type }));
  saveFrom(address, name);
  // The browser reads it only after this task.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}

/** Lets the browser save what an address answers, while it comes; without a name as the answer says. */
export function saveFrom(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}
