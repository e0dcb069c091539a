import { formatOf } from '#domain/formats/detect.ts';
import type { Encoding } from '#domain/formats/encodings.ts';
import type { Format } from '#domain/formats/model/format.ts';
import type { FileRefusal } from '../../import-shared/read-file.ts';
import type { Headings, ReadText } from '../../import-shared/read-source.ts';
import {
  choiceFor,
  DEFAULT_CHOICE,
  isSameChoice,
  type SourceChoice,
} from '../../import-shared/source-choice.ts';

/** A text that strings come from: what is pasted, or a file. */
export type Source = {
  readonly id: number;
  readonly file?: File | undefined;
  /** What is pasted; of a file too long to be edited here, the beginning. */
  readonly content: string;
  /** Whether it can be edited here. */
  readonly isWhole: boolean;
  /** How it is to be read; of a file it is found out until someone chooses. */
  readonly choice: SourceChoice;
  /** Whether a person made that choice. */
  readonly isChosen?: boolean;
  /** What was read last; undefined until it is. */
  readonly done?: { readonly content: string; readonly choice: SourceChoice };
  /** Whether it is read as plain text whatever it is. */
  readonly isPlain?: boolean;
  /** Why what was pasted could not be read. */
  readonly why?: FileRefusal | undefined;
  /** How a file's bytes were read. */
  readonly encoding?: Encoding | undefined;
  /** What it turned out to be, and how many chapters it could be cut into. */
  readonly format?: Format;
  readonly chapters: number;
  /** Its headings, for a plain text that was read. */
  readonly headings?: Headings;
  readonly isReading: boolean;
  /** Whether its reading came to no end. */
  readonly isStopped?: boolean;
};

/** An empty paste. */
export function emptySource(id: number): Source {
  return { id, content: '', isWhole: true, choice: DEFAULT_CHOICE, chapters: 0, isReading: false };
}

/** A file that is yet to be read. */
export function fileSource(id: number, file: File): Source {
  return { ...emptySource(id), file, isReading: true };
}

/** Whether nothing has come into a source yet. */
export function isEmpty({ file, content }: Source): boolean {
  return !file && content === '';
}

/** A source with another content. What comes into an empty paste at once tells what it is, unless someone has said so. */
export function withContent(source: Source, content: string): Source {
  const isPasted = source.content === '' && content.length > 1;
  const changed = { ...source, content, why: undefined };
  if (!isPasted) return changed;
  const pasted = source.file ? changed : { ...changed, isPlain: false };
  return source.isChosen || source.done
    ? pasted
    : { ...pasted, choice: choiceFor(formatOf(content), content) };
}

/** A source with a text in its place that is too long to be edited here. What it is, is found out where it is read. */
export function withLong({ id, choice, isChosen = false }: Source, content: string): Source {
  return { ...emptySource(id), content, isWhole: false, choice, isChosen };
}

/** Whether a source differs from what was read of it. */
export function isStale({ done, content, choice }: Source): boolean {
  return done !== undefined && (done.content !== content || !isSameChoice(done.choice, choice));
}

/**
 * A source as it stands once it has been read. `isFromFile`: whether the bytes of its file were, and not what stands on the
 * page, of which what was typed meanwhile stays.
 */
export function withRead(
  source: Source,
  { ok: _ok, parts: _parts, ...found }: ReadText,
  isFromFile: boolean,
): Source {
  return {
    ...source,
    ...found,
    content: isFromFile ? found.content : source.content,
    why: undefined,
    isReading: false,
    done: { content: found.content, choice: found.choice },
  };
}
