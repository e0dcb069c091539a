import { useRef, useState } from 'react';
import { importFile } from '#contract/files/files.ts';
import { editSection } from '#contract/texts/sections.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { BookFacts, BookProblem } from '#domain/files/books/model/book.ts';
import type { BookFormat } from '#domain/formats/model/format.ts';
import { call } from '../../../data/wire/call.ts';
import { newIdempotencyKey } from '../../../data/wire/new-idempotency-key.ts';
import type { ChapterTexts, ReadBookFile } from '../import-shared/read-book-file.ts';
import { useReader } from '../import-shared/use-reader.ts';
import { type ChapterRow, chapterRows, isNameWrong, stringsIn, writtenChoice } from './chapter-rows.ts';

/** A book that was chosen, and what is to be imported of it. */
export type ChosenBook = {
  readonly file: File;
  readonly format: BookFormat;
  readonly facts: BookFacts;
  readonly rows: readonly ChapterRow[];
};

/** Why a book can't be read; `stopped`: the reader crashed. */
export type BookRefusal = { readonly name: string; readonly kind: BookProblem | 'stopped' };

/** The book of a new project: it is read in a worker, and imported once the project exists. */
export function useBook(onRead: (book: ChosenBook) => void) {
  const read = useReader();
  const [book, setBook] = useState<ChosenBook>();
  const [refusal, setRefusal] = useState<BookRefusal>();
  const [isReading, setReading] = useState(false);
  /** How much of the file is sent, from 0 to 1, while it is imported. */
  const [share, setShare] = useState<number>();
  const [isStopped, setStopped] = useState(false);
  const stopping = useRef<AbortController>(undefined);
  // What is sent again after a lost answer is not stored twice.
  const sent = useRef<{ chapters: string; key: string }>(undefined);

  const change = (make: (rows: readonly ChapterRow[]) => readonly ChapterRow[]) =>
    setBook((book) => book && { ...book, rows: make(book.rows) });
  return {
    book,
    refusal,
    isReading,
    share,
    isStopped,
    /** Whether it can be imported as it is. */
    isReady: !isReading && (!book || (stringsIn(book.rows) > 0 && !book.rows.some(isNameWrong))),
    async choose(file: File) {
      setReading(true);
      setRefusal(undefined);
      try {
        const found = await read('readBookFile', { file });
        // What the worker answers is that of the reader that was asked.
        const book = found as ReadBookFile;
        if (!book.ok) return setRefusal({ name: file.name, kind: book.kind });
        const chosen = { file, format: book.format, facts: book.facts, rows: chapterRows(book.chapters) };
        setBook(chosen);
        onRead(chosen);
      } catch {
        setRefusal({ name: file.name, kind: 'stopped' });
      } finally {
        setReading(false);
      }
    },
    change,
    /** The texts of chapters, at which they may be split. */
    textsOf: async (chapters: readonly number[]): Promise<ChapterTexts | undefined> =>
      book && read('readChapterTexts', { file: book.file, format: book.format, chapters }),
    remove() {
      setBook(undefined);
      setRefusal(undefined);
    },
    stop: () => stopping.current?.abort(),
    /** Imports the chosen chapters into a project, all or none, and then gives them the names that were changed; false if it was stopped. */
    async send(project: number): Promise<boolean> {
      if (!book) return true;
      const chapters = writtenChoice(book.rows);
      if (sent.current?.chapters !== chapters) sent.current = { chapters, key: newIdempotencyKey() };
      stopping.current = new AbortController();
      const { signal } = stopping.current;
      setShare(0);
      setStopped(false);
      try {
        const { sections } = await call(importFile, {
          params: { project },
          query: { name: book.file.name.slice(-LIMITS.fileName.max), chapters },
          body: book.file,
          key: sent.current.key,
          signal,
          onSent: setShare,
        });
        const rows = book.rows.filter(({ isIn }) => isIn);
        for (const [at, { id }] of sections.entries()) {
          const row = rows[at];
          if (!row || row.name.trim() === row.ownName) continue;
          await call(editSection, { params: { project, section: id }, body: { name: row.name.trim() } });
        }
        return true;
      } catch (error) {
        if (!signal.aborted) throw error;
        setStopped(true);
        return false;
      } finally {
        setShare(undefined);
      }
    },
  };
}
