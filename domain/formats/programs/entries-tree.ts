import type { ExportedRow } from '../model/file-format.ts';
import type { Frame } from '../model/skeleton.ts';
import type { EntryCodec, FileEntry, Holder } from './entries-model.ts';

/** What of a format its merge needs. */
export type MergeCodec = Pick<
  EntryCodec,
  | 'scan'
  | 'isSound'
  | 'keyFor'
  | 'isFormApart'
  | 'wholes'
  | 'startOf'
  | 'separator'
  | 'behind'
  | 'finish'
  | 'subjectOf'
> & {
  /** What is around an entry of a file that is behind this lead. */
  readonly frame: (file: string, entry: FileEntry, lead: string) => Frame;
};

/** An entry or another key of a file, in the tree that they make. */
export type Node = {
  readonly place: Holder;
  readonly entry: FileEntry | undefined;
  readonly parent: Node | undefined;
  /** Its place among the children of its parent. */
  readonly nth: number;
  readonly children: Node[];
};

/** A file of keys and texts as a tree of its keys. */
export type EntryTree = {
  readonly content: string;
  readonly entries: readonly FileEntry[];
  readonly root: Node;
  /** All nodes but the root, in the order in which they begin: each before those within it. */
  readonly nodes: readonly Node[];
  readonly nodeOf: ReadonlyMap<FileEntry, Node>;
  /** Keys that are no texts, or have texts within them. */
  readonly holders: ReadonlyMap<string, Node>;
};

/** The tree of a file; undefined if it can't be read. */
export function entryTreeOf(
  content: string,
  { scan, wholes }: Pick<MergeCodec, 'scan' | 'wholes'>,
): EntryTree | undefined {
  const scanned = scan(content);
  if (!scanned.ok) return undefined;
  const { entries } = scanned;
  const unsorted = [...(scanned.holders ?? []), ...wholesOf(entries, wholes)];
  const outermost = unsorted.find(({ key }) => key === '') ?? { own: 0, to: content.length, key: '' };
  const root: Node = { place: outermost, entry: undefined, parent: undefined, nth: 0, children: [] };
  const all = [
    ...unsorted.flatMap((place) => (place === outermost ? [] : { place, entry: undefined })),
    ...entries.map((entry) => ({ place: entry, entry })),
  ].sort((one, other) => one.place.own - other.place.own || other.place.to - one.place.to);
  const nodes: Node[] = [];
  const nodeOf = new Map<FileEntry, Node>();
  const holders = new Map<string, Node>([['', root]]);
  let parent = root;
  for (const { place, entry } of all) {
    while (parent.parent && parent.place.to < place.to) parent = parent.parent;
    const node: Node = { place, entry, parent, nth: parent.children.length, children: [] };
    parent.children.push(node);
    nodes.push(node);
    if (entry) nodeOf.set(entry, node);
    else {
      if (!holders.has(place.key)) holders.set(place.key, node);
      parent = node;
    }
  }
  return { content, entries, root, nodes, nodeOf, holders };
}

/** Parts that follow each other are one whole, whose key no entry has. */
const wholesOf = (entries: readonly FileEntry[], wholes: MergeCodec['wholes']): readonly Holder[] =>
  wholes
    ? [...Map.groupBy(entries, wholes.of)].flatMap(([whole, all]) => {
        const [first, last] = [all[0], all.at(-1)];
        return first && last ? [{ own: first.own, to: last.to, key: `${whole} ` }] : [];
      })
    : [];

/** The entries of a node. */
export function entriesIn(node: Node): readonly FileEntry[] {
  const wholes: FileEntry[] = [];
  // Its own stack, because keys may be nested too deeply for recursion.
  const waiting = [node];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    if (next.entry) wholes.push(next.entry);
    for (const child of next.children) waiting.push(child);
  }
  return wholes;
}

/** A file of keys and texts beside its source. */
export type Pairing = {
  readonly codec: MergeCodec;
  readonly file: EntryTree;
  readonly source: EntryTree;
  /** The strings of the source in their order. */
  readonly strings: readonly FileEntry[];
  /** Those of them that are strings of the project. */
  readonly wanted: readonly FileEntry[];
  /** The entry of the file for each of these, as far as it has one. */
  readonly matches: ReadonlyMap<FileEntry, FileEntry>;
  /** The entries of the file that were no strings when it came. */
  readonly others: ReadonlySet<FileEntry>;
  readonly rowOf: (entry: FileEntry) => ExportedRow;
  /** Whether the translation of a string needs review for its source. */
  readonly isReviewed: (entry: FileEntry) => boolean;
  /** The key of the source that a key of the file is for. */
  readonly keyOf: (key: string) => string;
};
