import type { OnProgress } from '#domain/files/imports/align-strings.ts';
import type { FileText } from '#domain/files/imports/decode-file.ts';
import { detectTranslationsType, type TranslationsType } from '#domain/files/imports/import-translations.ts';
import type { FileString, StoredString, UpdateBy } from '#domain/files/imports/matched-strings.ts';
import { pairsFor } from '#domain/files/imports/section-update.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import { inspectFile } from './inspect-file.ts';
import { pairTexts } from './pair-texts.ts';
import { readBookFile, readChapterTexts } from './read-book-file.ts';
import { readFileText } from './read-file.ts';
import { readText } from './read-source.ts';

type FileToRead = {
  readonly file: File;
  readonly encoding?: Encoding | undefined;
  /** The language of the translations, by which an encoding is guessed. */
  readonly language?: string | undefined;
  /** Whether it is read as plain text, whatever its format. */
  readonly isPlain?: boolean | undefined;
};

/** A file of translations as text with its detected type, or why it can't be read. */
type ReadTranslations =
  | (Extract<FileText, { ok: true }> & { readonly type: TranslationsType })
  | Extract<FileText, { ok: false }>;

/** Reads a file of translations, in the given or the detected encoding. */
async function readTranslations({
  file,
  encoding,
  language,
  isPlain,
}: FileToRead): Promise<ReadTranslations> {
  const read = await readFileText(file, { encoding, language, isPlain, hasTranslations: true });
  if (!read.ok) return read;
  return { ...read, type: isPlain ? 'text' : detectTranslationsType(read.text, file.name) };
}

/** A request to match the strings of a section with those of a newer file. */
type MatchRequest = {
  readonly stored: readonly StoredString[];
  readonly strings: readonly FileString[];
  readonly by: UpdateBy;
};

/** The index of the match of each string of the file. By text it is slow for a long section, so it runs in a worker. */
const matchStrings = async ({ stored, strings, by }: MatchRequest, onProgress: OnProgress) =>
  pairsFor(stored, strings, by, onProgress);

/** What runs in the worker, so that a long text never blocks the page. */
const READERS = {
  readText,
  readBookFile,
  readChapterTexts,
  inspectFile,
  readTranslations,
  pairTexts,
  matchStrings,
};
export type Readers = typeof READERS;

/** A request of the page; its responses have the same number. */
export type ReaderRequest = {
  readonly number: number;
  readonly name: keyof Readers;
  readonly request: unknown;
};
export type ReaderResponse = { readonly number: number } & (
  | { readonly progress: number }
  | { readonly read: ResultOf<keyof Readers> }
  | { readonly failed: string }
);

export type RequestOf<Name extends keyof Readers> = Parameters<Readers[Name]>[0];
export type ResultOf<Name extends keyof Readers> = Awaited<ReturnType<Readers[Name]>>;

self.onmessage = async ({ data: { number, name, request } }: MessageEvent<ReaderRequest>) => {
  const answer = (answered: ReaderResponse) => self.postMessage(answered);
  try {
    // The type `Reader` guarantees that the request fits the reader.
    const read = READERS[name] as (
      request: unknown,
      onProgress: (share: number) => void,
    ) => Promise<ResultOf<keyof Readers>>;
    answer({ number, read: await read(request, (progress) => answer({ number, progress })) });
  } catch (error) {
    answer({ number, failed: String(error) });
  }
};
