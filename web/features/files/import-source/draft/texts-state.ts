import type { FileRefusal } from '#domain/files/imports/decode-file.ts';
import { sectionNameOfFile } from '#domain/files/imports/section-name-of-file.ts';
import type { ReadPart, ReadResult } from '#domain/files/previews/read-text.ts';
import { type Draft, type DraftSection, isSameText, rowsOf } from './draft.ts';
import { emptySource, fileSource, isEmpty, type Source, withRead } from './sources.ts';
import { withSplits } from './split-row.ts';

/** The texts to be imported, and the draft made of them. */
export type TextsState = {
  readonly sources: readonly Source[];
  /** The id of the shown source. */
  readonly shown: number;
  readonly draft: Draft;
  /** The drafts before each manual change, the latest last. */
  readonly past: readonly Draft[];
  /** How many of these changes were made by the reader: 1 if it has split long strings. */
  readonly readIn: 0 | 1;
  /** Files that could not be read, and why. */
  readonly refused: readonly RefusedFile[];
  /** The sections that an unfinished import has stored. */
  readonly stored: Draft;
};

/** A file that could not be read, and why. */
export type RefusedFile = { readonly file: File; readonly why: FileRefusal };

/** A single empty text field. */
export const EMPTY_STATE: TextsState = {
  sources: [emptySource(1)],
  shown: 1,
  draft: [],
  past: [],
  readIn: 0,
  refused: [],
  stored: [],
};

/** The source id of a resumed import, whose text is no longer there. */
export const RESUMED_SOURCE_ID = 0;

/** The names of sections without headings: the existing one, and the front and back matter of a book. */
export type SectionNames = {
  readonly here: string;
  /** Whether the section is new, so that the first one is also named after its file. */
  readonly isNew: boolean;
  readonly front: string;
  readonly back: string;
  /** The language that the texts are in. */
  readonly lang: string;
};

/** The sources with nested JSON that is not flattened yet. */
export function nestedSources(sources: readonly Source[], draft: Draft): Source[] {
  const isNested = ({ read, rows }: DraftSection) =>
    read.load.readAs === 'json' &&
    rows.some(({ problems }) => problems.some(({ kind }) => kind === 'nested'));
  const nested = new Set(draft.filter(isNested).map(({ source }) => source));
  return sources.filter(({ id, choice }) => nested.has(id) && !choice.flattens);
}

/** Changes one of the sources. */
export function withSource(state: TextsState, id: number, changed: Partial<Source>): TextsState {
  const sources = state.sources.map((one) => (one.id === id ? { ...one, ...changed } : one));
  return { ...state, sources };
}

/** Replaces the source with the same id. */
export function withReplacedSource(state: TextsState, source: Source): TextsState {
  return { ...state, sources: state.sources.map((one) => (one.id === source.id ? source : one)) };
}

/** The most manual changes that can be undone: each letter of a section's name is one. */
const MAX_UNDO_STEPS = 100;

/** Changes the draft manually. */
export function withDraft(state: TextsState, draft: Draft): TextsState {
  const past = [...state.past, state.draft];
  const isAll = past.length <= MAX_UNDO_STEPS;
  return { ...state, draft, past: past.slice(-MAX_UNDO_STEPS), readIn: isAll ? state.readIn : 0 };
}

/** Removes sections from the draft that are stored. */
export function withoutStored(state: TextsState, ids: ReadonlySet<string>): TextsState {
  const { draft } = state;
  return {
    ...state,
    draft: draft.filter(({ id }) => !ids.has(id)),
    stored: [...state.stored, ...draft.filter(({ id }) => ids.has(id))],
    past: [],
    readIn: 0,
  };
}

/** Adds files as sources, with ids from `from`; `isInstead`: they replace everything. */
export function withFiles(
  state: TextsState,
  files: readonly File[],
  { from, isInstead }: { from: number; isInstead: boolean },
): TextsState {
  const added = files.map((file, at) => fileSource(from + at, file));
  const begun = isInstead ? { ...EMPTY_STATE, sources: [] } : state;
  return withSources({ ...begun, refused: [] }, added);
}

/** Adds sources at the end, and clears their earlier errors. */
export function withSources(state: TextsState, added: readonly Source[]): TextsState {
  const filled = state.sources.filter((one) => !isEmpty(one));
  return {
    ...state,
    sources: [...filled, ...added],
    shown: added[0]?.id ?? state.shown,
    refused: state.refused.filter(({ file }) => added.every((one) => one.file !== file)),
  };
}

/** Removes a source with its sections. */
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
 * Replaces the sections of a source by what was read, or records why it could not be read. `reading`: the number of this
 * reading, which is part of the rows' ids; `isFromFile`: whether a file was read.
 */
export function withReadSource(
  state: TextsState,
  id: number,
  read: ReadResult,
  { reading, names, isFromFile }: { reading: number; names: SectionNames; isFromFile: boolean },
): TextsState {
  const index = state.sources.findIndex((one) => one.id === id);
  const source = state.sources[index];
  // Removed meanwhile.
  if (!source) return state;
  if (!read.ok) {
    const { ok: _ok, ...why } = read;
    // Pasted text stays, to be edited or read as plain text.
    if (!source.file) {
      const changed = withSource(state, id, { why, isReading: false });
      return { ...changed, draft: changed.draft.filter((one) => one.source !== id) };
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
      rows: rowsOf(part.load, id, part.translations),
      isSkipped: false,
    };
    // If the rest of an import is read in another way, stored sections must not be stored again.
    const isSkipped = state.stored.some((stored) => isSameText(stored, withSplits(section, part.cuts)));
    return { ...section, isSkipped };
  });
  const sources = state.sources.with(index, withRead(source, read, isFromFile));
  const draftOf = (source: number) => state.draft.filter((section) => section.source === source);
  const withSections = (sections: Draft) => [
    ...draftOf(RESUMED_SOURCE_ID),
    ...sources.flatMap((one) => (one.id === id ? sections : draftOf(one.id))),
  ];
  const cut = sections.map((section, place) => withSplits(section, read.parts[place]?.cuts ?? []));
  const draft = withSections(cut);
  if (cut.every((section, at) => section === sections[at]))
    return { ...state, sources, draft, past: [], readIn: 0 };
  // The splits can be undone.
  return { ...state, sources, draft, past: [withSections(sections)], readIn: 1 };
}

function nameOf(
  { kind, name }: ReadPart,
  source: Source,
  sources: readonly Source[],
  { here, isNew, lang, ...around }: SectionNames,
): string {
  if (kind === 'chapter') return name;
  if (kind !== 'whole') return around[kind];
  if (!source.file || (source === sources[0] && !isNew)) return here;
  const short = sectionNameOfFile(source.file, lang);
  // Files that differ only in their extension, such as film.srt and film.vtt, keep it.
  const isTaken = sources.some(
    ({ file, id }) => id !== source.id && file && sectionNameOfFile(file, lang) === short,
  );
  return isTaken ? source.file.name : short;
}
