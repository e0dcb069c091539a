import { decode, type Encoding } from '#domain/formats/encodings.ts';
import { namedBinary, type UnreadFormat, unreadBinary, unreadText } from '#domain/formats/unread-formats.ts';
import { LIMITS } from '#domain/limits.ts';

/** A file's text and encoding, or why it can't be read. */
export type FileText =
  | { readonly ok: true; readonly text: string; readonly encoding: Encoding }
  | ({ readonly ok: false } & FileRefusal);

/**
 * Why a file can't be read: it is binary, too large (imports.7), or of a known format that is not supported. `isText`: it can
 * be read as plain text.
 */
export type FileRefusal =
  | { readonly kind: 'binary' | 'tooLarge' }
  | { readonly kind: 'format'; readonly format: string; readonly isText: boolean };

type How = {
  readonly encoding?: Encoding | undefined;
  /** Whether a text is read as plain text, whatever its format. */
  readonly isPlain?: boolean | undefined;
};

/** Why pasted text can't be read: it is too long, or of a known format that is not supported. */
export function whyNotPasted(text: string): FileRefusal | undefined {
  if (text.length > LIMITS.fileBytes) return { kind: 'tooLarge' };
  const unread = unreadText('', text);
  return unread && refusalOf(unread);
}

const refusalOf = ({ name, isText }: UnreadFormat): FileRefusal => ({ kind: 'format', format: name, isText });

/** Reads a file as text, in the given or the detected encoding. */
export async function readFileText(
  file: Blob & { readonly name?: string },
  { encoding, isPlain = false }: How = {},
): Promise<FileText> {
  if (file.size > LIMITS.fileBytes) return { ok: false, kind: 'tooLarge' };
  const { name = '' } = file;
  const bytes = new Uint8Array(await file.arrayBuffer());
  const refuse = (format: UnreadFormat) => ({ ok: false, ...refusalOf(format) }) as const;
  const signed = unreadBinary(name, bytes);
  if (signed) return refuse(signed);
  const decoded = decode(bytes, encoding);
  const named = decoded.ok ? undefined : namedBinary(name);
  if (named) return refuse(named);
  if (!decoded.ok || isPlain) return decoded;
  const unread = unreadText(name, decoded.text);
  return unread ? refuse(unread) : decoded;
}
