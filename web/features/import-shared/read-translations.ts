import type { Encoding } from '#domain/formats/encodings.ts';
import type { FileText } from '#domain/imports/decode-file.ts';
import { detectTranslationsType, type TranslationsType } from '#domain/imports/import-translations.ts';
import { readFileText } from './read-file.ts';

type FileToRead = {
  readonly file: File;
  readonly encoding?: Encoding | undefined;
  /** The language of the translations, by which an encoding is guessed. */
  readonly language?: string | undefined;
  /** Whether it is read as plain text, whatever its format. */
  readonly isPlain?: boolean | undefined;
};

/** A file of translations as text with its detected type, or why it can't be read. */
export type ReadTranslations =
  | (Extract<FileText, { ok: true }> & { readonly type: TranslationsType })
  | Extract<FileText, { ok: false }>;

/** Reads a file of translations, in the given or the detected encoding. */
export async function readTranslations({
  file,
  encoding,
  language,
  isPlain,
}: FileToRead): Promise<ReadTranslations> {
  const read = await readFileText(file, { encoding, language, isPlain, hasTranslations: true });
  if (!read.ok) return read;
  return { ...read, type: isPlain ? 'text' : detectTranslationsType(read.text, file.name) };
}
