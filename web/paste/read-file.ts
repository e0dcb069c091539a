import { decode, type Encoding } from '#domain/formats/encodings.ts';
import { LIMITS } from '#domain/limits.ts';

/** A file's text and how its bytes were read, or why it is none. */
export type FileText =
  | { readonly ok: true; readonly text: string; readonly encoding: Encoding }
  | { readonly ok: false; readonly kind: FileRefusal };

/** Why a file can't be read: its bytes are no text, or there are too many of them (DECISIONS §6). */
export type FileRefusal = 'binary' | 'tooLarge';

/** Reads a file as text: in the encoding named, or in the one it seems to have. */
export async function textOfFile(file: Blob, encoding?: Encoding): Promise<FileText> {
  if (file.size > LIMITS.fileBytes) return { ok: false, kind: 'tooLarge' };
  return decode(new Uint8Array(await file.arrayBuffer()), encoding);
}
