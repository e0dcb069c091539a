import { useRef, useState } from 'react';
import { importFile } from '#contract/files/files.routes.ts';
import { previewBook } from '#contract/files/previews.routes.ts';
import { editSection } from '#contract/texts/sections.routes.ts';
import type { BookFacts, BookProblem } from '#domain/files/books/model/book.ts';
import type { ChapterTexts } from '#domain/files/previews/read-book-file.ts';
import type { BookFormat } from '#domain/formats/model/format.ts';
import { call } from '../../../data/wire/call.ts';
import { newIdempotencyKey } from '../../../data/wire/new-idempotency-key.ts';
import { nameOf, usePreview } from '../import-shared/use-preview.ts';
import { type ChapterRow, chapterRows, isNameWrong, stringsIn, writtenChoice } from './chapter-rows.ts';

/** A book that was chosen, and what is to be imported of it. */
export type ChosenBook = {
  readonly file: File;
  readonly format: BookFormat;
  readonly facts: Omit<BookFacts, 'cover'> & { readonly cover: string | null };
  readonly rows: readonly ChapterRow[];
};

/** Why a book can't be read, or why the service couldn't be asked. */
export type BookRefusal = { readonly name: string } & (
  | { readonly kind: BookProblem }
  | { readonly kind: 'failed'; readonly error: Error }
);

/** The book of a new project: it is read for a preview, and imported once the project exists. */
export function useBook(onRead: (book: ChosenBook) => void) {
  const ask = usePreview();
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
        const book = await ask(previewBook, { query: { name: nameOf(file) }, body: file });
        if (!book.ok) return setRefusal({ name: file.name, kind: book.kind });
        const chosen = { file, format: book.format, facts: book.facts, rows: chapterRows(book.chapters) };
        setBook(chosen);
        onRead(chosen);
      } catch (error) {
        setRefusal({ name: file.name, kind: 'failed', error: error as Error });
      } finally {
        setReading(false);
      }
    },
    change,
    /** The texts of chapters, at which they may be split. */
    async textsOf(chapters: readonly number[]): Promise<ChapterTexts | undefined> {
      if (!book) return undefined;
      const { file, format } = book;
      const query = { name: nameOf(file), format, texts_of: chapters.join(',') };
      const read = await ask(previewBook, { query, body: file });
      return read.ok ? read.split : undefined;
    },
    remove() {
      setBook(undefined);
      setRefusal(undefined);
    },
    stop: () => stopping.current?.abort(),
    /**
     * Imports the chosen chapters into a project, all or none, and then gives them the names that were changed; false
     * if it was stopped.
     */
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
          query: { name: nameOf(book.file), chapters },
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
