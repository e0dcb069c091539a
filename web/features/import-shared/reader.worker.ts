import { inspectFile } from './inspect-file.ts';
import { matchStrings } from './match-strings.ts';
import { pairTexts } from './pair-texts.ts';
import { readBookFile, readChapterTexts } from './read-book-file.ts';
import { readText } from './read-source.ts';
import { readTranslations } from './read-translations.ts';

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
