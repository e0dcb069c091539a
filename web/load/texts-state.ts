import type { FileRefusal } from '../paste/read-file.ts';
import { type Draft, type DraftSection, rowsOf } from './draft.ts';
import type { Read, ReadPart } from './reading.ts';
import { emptySource, fileSource, isEmpty, nameOfFile, type Source, withRead } from './sources.ts';

/** The texts that are to be loaded, and what they become. */
export type TextsState = {
  readonly sources: readonly Source[];
  /** The source that is shown. */
  readonly shown: number;
  readonly draft: Draft;
  /** The draft before each change made by hand, the latest last. */
  readonly past: readonly Draft[];
  /** Files that could not be read, and why. */
  readonly refused: readonly { readonly name: string; readonly kind: FileRefusal }[];
};

/** An empty paste. */
export const NOTHING: TextsState = { sources: [emptySource(1)], shown: 1, draft: [], past: [], refused: [] };

/** The names of sections that bring none: the one that is there, and what stands around the chapters of a book. */
export type Names = { readonly here: string; readonly front: string; readonly back: string };

/** One of the sources changed. */
export function withSource(state: TextsState, id: number, changed: Partial<Source>): TextsState {
  const sources = state.sources.map((one) => (one.id === id ? { ...one, ...changed } : one));
  return { ...state, sources };
}

/** Files come as sources of their own, the first with the number `from`; or in place of all there is. */
export function withFiles(
  state: TextsState,
  files: readonly File[],
  { from, isInstead }: { from: number; isInstead: boolean },
): TextsState {
  const added = files.map((file, at) => fileSource(from + at, file));
  const begun = isInstead ? NOTHING : state;
  const kept = isInstead ? [] : state.sources.filter((one) => !isEmpty(one));
  return { ...begun, sources: [...kept, ...added], shown: from, refused: [] };
}

/** A source goes, with all that came from it. */
export function without(state: TextsState, id: number): TextsState {
  const left = state.sources.filter((one) => one.id !== id);
  const sources = left.length > 0 ? left : [emptySource(id)];
  const isShown = sources.some((one) => one.id === state.shown);
  return {
    ...state,
    sources,
    shown: isShown ? state.shown : (sources[0]?.id ?? id),
    draft: state.draft.filter(({ source }) => source !== id),
    past: [],
  };
}

/**
 * A source was read: what was read of it before goes. A file that could not be read leaves word. `reading`: the number of
 * this reading, by which its rows are known.
 */
export function withReading(
  state: TextsState,
  id: number,
  read: Read,
  { reading, names }: { reading: number; names: Names },
): TextsState {
  const at = state.sources.findIndex((one) => one.id === id);
  const source = state.sources[at];
  // Removed meanwhile.
  if (!source) return state;
  if (!read.ok) {
    const refused = [...state.refused, { name: source.file?.name ?? '', kind: read.kind }];
    return { ...without(state, id), refused };
  }
  const sections = read.parts.map((part, place): DraftSection => {
    const id = `${source.id}.${reading}.${place}`;
    return {
      id,
      source: source.id,
      name: nameOf(part, at === 0, source, names),
      read: { load: part.load, cut: read.choice.cut, isAll: part.isAll },
      rows: rowsOf(part.load, id),
      isLeftOut: false,
    };
  });
  const sources = state.sources.with(at, withRead(source, read));
  const draft = sources.flatMap((one) =>
    one.id === id ? sections : state.draft.filter((section) => section.source === one.id),
  );
  return { ...state, sources, draft, past: [] };
}

function nameOf({ kind, name }: ReadPart, isFirst: boolean, { file }: Source, names: Names): string {
  if (kind === 'chapter') return name;
  if (kind === 'whole') return isFirst || !file ? names.here : nameOfFile(file);
  return names[kind];
}
