import { LIMITS } from '#domain/core/limits.ts';
import {
  type DecodeOptions,
  decodeFile,
  type FileRefusal,
  type FileText,
  refusalOf,
} from '#domain/files/imports/decode-file.ts';
import { unreadText } from '#domain/formats/unread-formats.ts';

/** Why pasted text can't be read: it is too long, or of a known format that is not supported. */
export function whyNotPasted(text: string): FileRefusal | undefined {
  if (text.length > LIMITS.fileBytes) return { kind: 'tooLarge' };
  const unread = unreadText('', text);
  return unread && refusalOf(unread);
}

/** Reads a file as text, in the given or the detected encoding. */
export async function readFileText(
  file: Blob & { readonly name?: string },
  options?: DecodeOptions,
): Promise<FileText> {
  if (file.size > LIMITS.fileBytes) return { ok: false, kind: 'tooLarge' };
  return decodeFile(file.name ?? '', new Uint8Array(await file.arrayBuffer()), options);
}
