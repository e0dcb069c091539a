import type { ExportedRow, LanguageFiles, MergedFile, Merging } from '../model/file-format.ts';
import { staysInFile } from '../model/kept-text.ts';
import { splitAtTexts } from '../model/skeleton.ts';
import { additionsTo } from './entries-additions.ts';
import { type FileEntry, inFileOrder } from './entries-model.ts';
import { withEdits } from './entries-places.ts';
import { goneFrom, outermostOf, removals } from './entries-removals.ts';
import {
  type EntryTree,
  entriesIn,
  entryTreeOf,
  type MergeCodec,
  type Node,
  type Pairing,
} from './entries-tree.ts';

/**
 * Updates a file of keys and texts from its source (exports.34). What the file has stays as it is. Strings that it
 * lacks are put behind the strings before them; entries that are no strings any more are left out.
 */
export const mergedEntries = (codec: MergeCodec): LanguageFiles['merge'] => {
  return (own, template, merging) => {
    const [file, source] = [entryTreeOf(own, codec), entryTreeOf(template, codec)];
    if (!file || !source) return undefined;
    const known = new Set(source.entries.map(({ key }) => key));
    // The plural would be written a second time.
    if (file.entries.some(({ key }) => codec.isFormApart?.(key, known))) return undefined;
    const pairing = paired(codec, file, source, merging);
    return merged(pairing, goneFrom(pairing)) ?? merged(pairing, NONE_GONE);
  };
};
const NONE_GONE: ReadonlySet<Node> = new Set();

/** The places of the entries of a file that are for none of these strings. */
export const othersIn = (
  codec: Pick<MergeCodec, 'scan' | 'keyFor'>,
): NonNullable<LanguageFiles['othersIn']> => {
  return (content, { keys, texts }) => {
    const keyOf = keyIn(codec, keys);
    const scanned = codec.scan(content);
    const isKnown = ({ key, source }: FileEntry) =>
      keys.has(keyOf(key)) && (source === undefined || texts.has(source.text));
    return scanned.ok ? scanned.entries.flatMap((entry, nth) => (isKnown(entry) ? [] : nth)) : [];
  };
};

function paired(codec: MergeCodec, file: EntryTree, source: EntryTree, merging: Merging): Pairing {
  const { strings } = inFileOrder(source.entries, ({ source, text }) => source?.text ?? text);
  const rows = new Map(strings.map((entry, nth) => [entry, merging.rowOf(nth)]));
  const entries = strings.filter((entry) => rows.get(entry));
  const keyOf = keyIn(codec, new Set(source.entries.map(({ key }) => key)));
  const matches = matched(entries, file.entries, keyOf);
  const others = new Set(file.entries.filter((_, nth) => merging.others.has(nth)));
  const rowOf = (entry: FileEntry): ExportedRow => {
    const row = rows.get(entry) ?? NO_ROW;
    const match = matches.get(entry);
    // What was no string when the file came has a text that nobody could translate or delete here.
    return match && others.has(match) ? { ...row, isKept: true } : row;
  };
  const reviewed = new Set(strings.filter((_, nth) => merging.formerOf(nth).length > 0));
  const isReviewed = (entry: FileEntry) => reviewed.has(entry);
  return { codec, file, source, strings, wanted: entries, matches, others, keyOf, rowOf, isReviewed };
}
const NO_ROW: ExportedRow = { text: '', key: '', context: '', translation: null };

const keyIn =
  ({ keyFor }: Pick<MergeCodec, 'keyFor'>, known: ReadonlySet<string>) =>
  (key: string) =>
    keyFor?.(key, known) ?? key;

/** The entry of the file for each of some others: the first of its key, the second for the second. */
function matched(
  sought: readonly FileEntry[],
  entries: readonly FileEntry[],
  keyOf: (key: string) => string,
): ReadonlyMap<FileEntry, FileEntry> {
  const left = Map.groupBy(entries.toReversed(), ({ key }) => keyOf(key));
  return new Map(
    sought.flatMap((entry): [FileEntry, FileEntry][] => {
      const match = left.get(entry.key)?.pop();
      return match ? [[entry, match]] : [];
    }),
  );
}

/**
 * The updated file without some of its nodes, with what stands around its strings. Undefined if it then lacks a text
 * that stays, or one that was put in.
 */
function merged(pairing: Pairing, gone: ReadonlySet<Node>): MergedFile | undefined {
  const { codec, file, strings, wanted, matches, rowOf, keyOf, isReviewed } = pairing;
  const additions = additionsTo(pairing, gone);
  if (!additions) return undefined;
  const outermost = outermostOf(gone).filter((node) => !additions.replaced.has(node));
  const edits = [...additions.edits, ...removals(pairing, outermost)];
  const edited = withEdits(file.content, edits);
  const text =
    edits.length === 0 ? edited : (codec.finish?.(edited, { language: '', isWhole: true }) ?? edited);
  if (edits.length > 0 && codec.isSound?.(text) === false) return undefined;
  // A long file takes seconds.
  const scanned = text === file.content ? { ok: true as const, entries: file.entries } : codec.scan(text);
  const lost = new Set([...outermost, ...additions.replaced].flatMap(entriesIn));
  // What the file says of a translation depends on its source.
  const staying = file.entries.filter((entry) => !lost.has(entry) && !additions.changed.has(entry));
  if (!scanned.ok || !hasAll(scanned.entries, staying)) return undefined;
  const inResult = matched(wanted, scanned.entries, keyOf);
  const inserted = new Set(additions.inserted.flatMap(entriesIn));
  if (wanted.some((entry) => inserted.has(entry) && !inResult.has(entry))) return undefined;
  const nthOf = new Map(strings.map((entry, nth) => [entry, nth]));
  const placed = [...inResult].flatMap(([entry, found]) => {
    const was = matches.get(entry);
    // What could be no translation, or was none, stays as what is between two texts does.
    const stays = was && !lost.has(was) && staysInFile(found.text, rowOf(entry));
    return stays ? [] : { place: nthOf.get(entry) ?? 0, found };
  });
  placed.sort((one, other) => one.found.from - other.found.from);
  const { headerAndFooter, leads } = splitAtTexts(
    text,
    placed.map(({ found }) => found),
  );
  const framed = placed.map(({ place, found }, nth) => ({
    place,
    frame: codec.frame(text, found, leads[nth] ?? ''),
  }));
  const changed = new Set(
    [...matches].flatMap(([entry, was]) =>
      additions.changed.has(was) && isReviewed(entry) ? (nthOf.get(entry) ?? []) : [],
    ),
  );
  return { text, skeleton: { headerAndFooter, strings: framed }, kept: NONE, returned: NONE, changed };
}
const NONE: ReadonlySet<number> = new Set();

/** Whether a file has each of these entries, with its text. */
function hasAll(matchedEntries: readonly FileEntry[], entries: readonly FileEntry[]): boolean {
  const amounts = new Map<string, number>();
  const contentOf = ({ key, text }: FileEntry) => JSON.stringify([key, text]);
  for (const entry of matchedEntries) amounts.set(contentOf(entry), (amounts.get(contentOf(entry)) ?? 0) + 1);
  return entries.every((entry) => {
    const left = amounts.get(contentOf(entry)) ?? 0;
    amounts.set(contentOf(entry), left - 1);
    return left > 0;
  });
}
