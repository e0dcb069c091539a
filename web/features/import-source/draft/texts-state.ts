import type { FileRefusal } from '../../import-shared/read-file.ts';
import type { ReadPart, ReadResult } from '../../import-shared/read-source.ts';
import { type Draft, type DraftSection, isSameText, rowsOf } from './draft.ts';
import { sectionNameOfFile } from './section-name-of-file.ts';
import { emptySource, fileSource, isEmpty, type Source, withRead } from './sources.ts';
import { withCuts } from './split-row.ts';

/** The texts that are to be loaded, and what they become. */
export type TextsState = {
  readonly sources: readonly Source[];
  /** The source that is shown. */
  readonly shown: number;
  readonly draft: Draft;
  /** The draft before each change made by hand, the latest last. */
  readonly past: readonly Draft[];
  /** How many of these changes were made while reading: long strings were cut. */
  readonly readIn: 0 | 1;
  /** Files that could not be read, and why. */
  readonly refused: readonly Refused[];
  /** What an import that came to no end has stored. */
  readonly stored: Draft;
};

/** A file that could not be read, and why. */
export type Refused = { readonly file: File; readonly why: FileRefusal };

/** An empty paste. */
export const EMPTY_STATE: TextsState = {
  sources: [emptySource(1)],
  shown: 1,
  draft: [],
  past: [],
  readIn: 0,
  refused: [],
  stored: [],
};

/** The source of what is left of an earlier import: its text is not here any more. */
export const RESUMED_SOURCE = 0;

/** The names of sections that bring none: the one that is there, and what stands around the chapters of a book. */
export type Names = {
  readonly here: string;
  /** Whether no section is there yet, so that the first is called after its file too. */
  readonly isNew: boolean;
  readonly front: string;
  readonly back: string;
  /** The language that the texts are in. */
  readonly lang: string;
};

/** The sources that are nested JSON and are not yet read as if they were not. */
export function nestedSources(sources: readonly Source[], draft: Draft): Source[] {
  const isNested = ({ read, rows }: DraftSection) =>
    read.load.readAs === 'json' &&
    rows.some(({ problems }) => problems.some(({ kind }) => kind === 'nested'));
  const nested = new Set(draft.filter(isNested).map(({ source }) => source));
  return sources.filter(({ id, choice }) => nested.has(id) && !choice.flattens);
}

/** One of the sources changed. */
export function withSource(state: TextsState, id: number, changed: Partial<Source>): TextsState {
  const sources = state.sources.map((one) => (one.id === id ? { ...one, ...changed } : one));
  return { ...state, sources };
}

/** A source in place of the one with its number. */
export function withReplacedSource(state: TextsState, source: Source): TextsState {
  return { ...state, sources: state.sources.map((one) => (one.id === source.id ? source : one)) };
}

/** Changes made by hand that can be taken back, the latest; ours: each letter of a section's name is one. */
const UNDONE = 100;

/** A draft that was changed by hand. */
export function withDraft(state: TextsState, draft: Draft): TextsState {
  const past = [...state.past, state.draft];
  const isAll = past.length <= UNDONE;
  return { ...state, draft, past: past.slice(-UNDONE), readIn: isAll ? state.readIn : 0 };
}

/** Sections of the draft are stored, and no longer to be loaded. */
export function withStored(state: TextsState, ids: ReadonlySet<string>): TextsState {
  const { draft } = state;
  return {
    ...state,
    draft: draft.filter(({ id }) => !ids.has(id)),
    stored: [...state.stored, ...draft.filter(({ id }) => ids.has(id))],
    past: [],
    readIn: 0,
  };
}

/** Files come as sources of their own, the first with the number `from`; or in place of all there is. */
export function withFiles(
  state: TextsState,
  files: readonly File[],
  { from, isInstead }: { from: number; isInstead: boolean },
): TextsState {
  const added = files.map((file, at) => fileSource(from + at, file));
  const begun = isInstead ? { ...EMPTY_STATE, sources: [] } : state;
  return withSources({ ...begun, refused: [] }, added);
}

/** Sources come after those that are there; of files, no word is left that they could not be read. */
export function withSources(state: TextsState, added: readonly Source[]): TextsState {
  const kept = state.sources.filter((one) => !isEmpty(one));
  return {
    ...state,
    sources: [...kept, ...added],
    shown: added[0]?.id ?? state.shown,
    refused: state.refused.filter(({ file }) => added.every((one) => one.file !== file)),
  };
}

/** A source goes, with all that came from it. */
export function withoutSource(state: TextsState, id: number): TextsState {
  const left = state.sources.filter((one) => one.id !== id);
  const sources = left.length > 0 ? left : [emptySource(id)];
  const isShown = sources.some((one) => one.id === state.shown);
  return {
    ...state,
    sources,
    shown: isShown ? state.shown : (sources[0]?.id ?? id),
    draft: state.draft.filter(({ source }) => source !== id),
    past: [],
    readIn: 0,
  };
}

/**
 * A source was read: what was read of it before goes. What could not be read leaves word. `reading`: the number of
 * this reading, by which its rows are known; `isFromFile`: whether the bytes of a file were read.
 */
export function withReadSource(
  state: TextsState,
  id: number,
  read: ReadResult,
  { reading, names, isFromFile }: { reading: number; names: Names; isFromFile: boolean },
): TextsState {
  const at = state.sources.findIndex((one) => one.id === id);
  const source = state.sources[at];
  // Removed meanwhile.
  if (!source) return state;
  if (!read.ok) {
    const { ok: _ok, ...why } = read;
    // What was pasted stays, to be changed or read as plain text.
    if (!source.file) {
      const kept = withSource(state, id, { why, isReading: false });
      return { ...kept, draft: kept.draft.filter((one) => one.source !== id) };
    }
    return { ...withoutSource(state, id), refused: [...state.refused, { file: source.file, why }] };
  }
  const sections = read.parts.map((part, place): DraftSection => {
    const id = `${source.id}.${reading}.${place}`;
    const section: DraftSection = {
      id,
      source: source.id,
      name: nameOf(part, source, state.sources, names),
      read: { load: part.load, cut: read.choice.cut, isAll: part.isAll },
      rows: rowsOf(part.load, id),
      isLeftOut: false,
    };
    // The rest of an import may be read in another way: what it has stored is not to be stored again.
    const isLeftOut = state.stored.some((stored) => isSameText(stored, withCuts(section, part.cuts)));
    return { ...section, isLeftOut };
  });
  const sources = state.sources.with(at, withRead(source, read, isFromFile));
  const draftOf = (source: number) => state.draft.filter((section) => section.source === source);
  const withSections = (sections: Draft) => [
    ...draftOf(RESUMED_SOURCE),
    ...sources.flatMap((one) => (one.id === id ? sections : draftOf(one.id))),
  ];
  const cut = sections.map((section, place) => withCuts(section, read.parts[place]?.cuts ?? []));
  const draft = withSections(cut);
  if (cut.every((section, at) => section === sections[at]))
    return { ...state, sources, draft, past: [], readIn: 0 };
  // The cuts can be taken back.
  return { ...state, sources, draft, past: [withSections(sections)], readIn: 1 };
}

function nameOf(
  { kind, name }: ReadPart,
  source: Source,
  sources: readonly Source[],
  { here, isNew, lang, ...around }: Names,
): string {
  if (kind === 'chapter') return name;
  if (kind !== 'whole') return around[kind];
  if (!source.file || (source === sources[0] && !isNew)) return here;
  const short = sectionNameOfFile(source.file, lang);
  // Files that differ in their kind alone, such as film.srt and film.vtt, are told apart by it.
  const isTaken = sources.some(
    ({ file, id }) => id !== source.id && file && sectionNameOfFile(file, lang) === short,
  );
  return isTaken ? source.file.name : short;
}
