import type { FileRefusal } from '#domain/files/imports/decode-file.ts';
import type { Headings, ReadText } from '#domain/files/previews/read-text.ts';
import {
  choiceFor,
  DEFAULT_CHOICE,
  isSameChoice,
  type OpenInCues,
  type SourceChoice,
} from '#domain/files/previews/source-choice.ts';
import { formatOf } from '#domain/formats/detect.ts';
import type { Encoding } from '#domain/formats/encoding.ts';
import type { Format } from '#domain/formats/model/format.ts';
import type { TableSample } from '#domain/formats/model/table-choice.ts';

/** A text to be imported: pasted, or a file. */
export type Source = {
  readonly id: number;
  readonly file?: File | undefined;
  /** The text; only the beginning of a file that is too long to be edited here. */
  readonly content: string;
  /** Whether it is short enough to be edited here. */
  readonly isWhole: boolean;
  /** How it is read; for a file this is detected until the user chooses. */
  readonly choice: SourceChoice;
  /** Whether the user made that choice. */
  readonly isChosen?: boolean;
  /** What was read last; undefined before the first reading. */
  readonly done?: { readonly content: string; readonly choice: SourceChoice };
  /** Whether it is read as plain text, whatever its format. */
  readonly isPlain?: boolean;
  /** Why pasted text could not be read. */
  readonly why?: FileRefusal | undefined;
  /** The encoding of a file, whether it is no more than a guess, and whether bytes of the file are none of it. */
  readonly encoding?: Encoding | undefined;
  readonly isGuess?: boolean | undefined;
  readonly hasLost?: boolean | undefined;
  /** The detected format, and into how many chapters it could be split. */
  readonly format?: Format;
  readonly chapters: number;
  /** The headings of a plain text. */
  readonly headings?: Headings;
  /** What subtitles leave open. */
  readonly cues?: OpenInCues | undefined;
  /** What a table looks like. */
  readonly table?: TableSample | undefined;
  readonly isReading: boolean;
  /** Why the service couldn't be asked. */
  readonly error?: Error | undefined;
};

/** An empty text field. */
export function emptySource(id: number): Source {
  return { id, content: '', isWhole: true, choice: DEFAULT_CHOICE, chapters: 0, isReading: false };
}

/** A file that is yet to be read. */
export function fileSource(id: number, file: File): Source {
  return { ...emptySource(id), file, isReading: true };
}

/** Whether a source has no content yet. */
export function isEmpty({ file, content }: Source): boolean {
  return !file && content === '';
}

/** Changes the content of a source. A text pasted into an empty field sets the choice, unless the user has made one. */
export function withContent(source: Source, content: string): Source {
  const isPasted = source.content === '' && content.length > 1;
  const changed = { ...source, content, why: undefined };
  if (!isPasted) return changed;
  const pasted = source.file ? changed : { ...changed, isPlain: false };
  return source.isChosen || source.done
    ? pasted
    : { ...pasted, choice: choiceFor(formatOf(content), content) };
}

/** Replaces a source by a text that is too long to be edited here. Its format is detected when it is read. */
export function withLongText({ id, choice, isChosen = false }: Source, content: string): Source {
  return { ...emptySource(id), content, isWhole: false, choice, isChosen };
}

/** Whether a source differs from what was read of it. */
export function isStale({ done, content, choice }: Source): boolean {
  return done !== undefined && (done.content !== content || !isSameChoice(done.choice, choice));
}

/**
 * A source after it was read. `isFromFile`: its file was read, not the text on the page, where what was typed meanwhile
 * stays.
 */
export function withRead(
  source: Source,
  { ok: _ok, parts, ...found }: ReadText,
  isFromFile: boolean,
): Source {
  return {
    ...source,
    ...found,
    // What is said of a file holds for the encoding in which it was read last.
    ...(isFromFile && { isGuess: found.isGuess, hasLost: found.hasLost }),
    content: isFromFile ? found.content : source.content,
    why: undefined,
    isReading: false,
    done: { content: found.content, choice: found.choice },
    cues: openIn(parts[0]?.load),
    table: parts[0]?.load.table,
  };
}

/** What a text leaves open that was read as subtitles. */
function openIn({ frameRate, tracks }: OpenInCues = {}): OpenInCues | undefined {
  if (frameRate !== null && tracks === undefined) return undefined;
  return { ...(frameRate === null && { frameRate }), ...(tracks && { tracks }) };
}
