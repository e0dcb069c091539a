import { pluralOf } from '../../plurals/plural.ts';
import { mayBePlural } from '../../texts/may-be-plural.ts';
import type { LanguageFiles, MergedFile, Merging } from '../model/file-format.ts';
import { staysInFile } from '../model/kept-text.ts';
import { splitAtTexts } from '../model/skeleton.ts';
import { type Entry, type EntryCodec, frameOf, type Holder, sorted } from './entries.ts';

/** An entry or another key of a file, in the tree that they make. */
type Node = {
  readonly place: Holder;
  readonly entry: Entry | undefined;
  readonly parent: Node | undefined;
  /** Its place among the children of its parent. */
  readonly nth: number;
  readonly children: Node[];
};

type File = {
  readonly content: string;
  readonly entries: readonly Entry[];
  readonly root: Node;
  readonly nodeOf: ReadonlyMap<Entry, Node>;
  /** Keys that are no texts, or have texts within them. */
  readonly holders: ReadonlyMap<string, Node>;
};

type Edit = { readonly from: number; readonly to: number; readonly text: string };

function fileOf(content: string, { scan, wholes }: EntryCodec): File | undefined {
  const scanned = scan(content);
  if (!scanned.ok) return undefined;
  const { entries } = scanned;
  // Parts that follow each other are one whole, whose key no entry has.
  const parts = wholes
    ? [...Map.groupBy(entries, wholes.of)].flatMap(([whole, all]): Holder[] => {
        const [first, last] = [all[0], all.at(-1)];
        return first && last ? [{ own: first.own, to: last.to, key: `${whole} ` }] : [];
      })
    : [];
  const found = [...(scanned.holders ?? []), ...parts];
  const outermost = found.find(({ key }) => key === '') ?? { own: 0, to: content.length, key: '' };
  const root: Node = { place: outermost, entry: undefined, parent: undefined, nth: 0, children: [] };
  const all = [
    ...found.flatMap((place) => (place === outermost ? [] : { place, entry: undefined })),
    ...entries.map((entry) => ({ place: entry, entry })),
  ].sort((one, other) => one.place.own - other.place.own || other.place.to - one.place.to);
  const nodeOf = new Map<Entry, Node>();
  const holders = new Map<string, Node>([['', root]]);
  let parent = root;
  for (const { place, entry } of all) {
    while (parent.parent && parent.place.to < place.to) parent = parent.parent;
    const node: Node = { place, entry, parent, nth: parent.children.length, children: [] };
    parent.children.push(node);
    if (entry) nodeOf.set(entry, node);
    else {
      if (!holders.has(place.key)) holders.set(place.key, node);
      parent = node;
    }
  }
  return { content, entries, root, nodeOf, holders };
}

const isPlural = (text: string) => mayBePlural(text) && pluralOf(text) !== undefined;

/** The entry of the file for each of some others: the first of its key, the second for the second. */
function matched(
  wanted: readonly Entry[],
  entries: readonly Entry[],
  keyOf: (key: string) => string,
): ReadonlyMap<Entry, Entry> {
  const left = Map.groupBy(entries.toReversed(), ({ key }) => keyOf(key));
  return new Map(
    wanted.flatMap((one): [Entry, Entry][] => {
      const found = left.get(one.key)?.pop();
      return found ? [[one, found]] : [];
    }),
  );
}

const keyIn = ({ keyFor }: EntryCodec, known: ReadonlySet<string>) => {
  return (key: string) => keyFor?.(key, known) ?? key;
};

/** The places of the entries of a file whose keys are none of these. */
export const othersIn = (codec: EntryCodec): NonNullable<LanguageFiles['othersIn']> => {
  return (content, keys) => {
    const keyOf = keyIn(codec, keys);
    const entries = fileOf(content, codec)?.entries ?? [];
    return entries.flatMap(({ key }, nth) => (keys.has(keyOf(key)) ? [] : nth));
  };
};

/** The text with edits; those of one place are in their order. */
function withEdits(content: string, edits: readonly Edit[]): string {
  const parts: string[] = [];
  let done = 0;
  for (const { from, to, text } of edits.toSorted((one, other) => one.from - other.from)) {
    // What is in a part that is replaced goes with it.
    if (from < done) continue;
    parts.push(content.slice(done, from), text);
    done = to;
  }
  return parts.join('') + content.slice(done);
}

const blankBefore = (content: string, at: number) =>
  /\s*$/.exec(content.slice(Math.max(0, at - 1000), at))?.[0] ?? '';

const linesIn = (blank: string) => blank.split('\n').length - 1;

/** What a line has before a place, or from it on, as white space. */
function indentAt(content: string, at: number): string {
  const before = content.slice(content.lastIndexOf('\n', at - 1) + 1, at);
  const own = /^[ \t]*/.exec(before === '' ? content.slice(at, at + 1000) : before)?.[0] ?? '';
  return /^[ \t]*(?:- +)+$/.test(before) ? ' '.repeat(before.length) : own;
}

/** Lines with another indentation. */
function indented(body: string, isLineStart: boolean, [from, to]: readonly [string, string]): string {
  if (from === to) return body;
  return body
    .split('\n')
    .map((line, nth) =>
      (nth > 0 || isLineStart) && line !== '' && line.startsWith(from) ? to + line.slice(from.length) : line,
    )
    .join('\n');
}

const isList = ({ content }: File, { place: { inside = 0 } }: Node) =>
  inside > 0 && '[{('.includes(content[inside - 1] ?? '-');

/**
 * Updates a file of keys and texts from its source (exports.34). What the file has stays as it is; strings that it lacks are put behind those
 * before them, and those that are none any more are left out.
 */
export const mergedEntries = (codec: EntryCodec): LanguageFiles['merge'] => {
  const merge = (own: string, template: string, said: Merging, drops: boolean): MergedFile | undefined => {
    const [file, source] = [fileOf(own, codec), fileOf(template, codec)];
    if (!file || !source) return undefined;
    const strings = sorted(source.entries).strings;
    const rows = new Map(strings.map((entry, nth) => [entry, said.rowOf(nth)]));
    const wanted = strings.filter((entry) => rows.get(entry));
    const keyOf = keyIn(codec, new Set(source.entries.map(({ key }) => key)));
    const matches = matched(wanted, file.entries, keyOf);
    const isTranslated = (node: Node): boolean =>
      node.entry ? rows.get(node.entry)?.translation != null : node.children.some(isTranslated);

    const edits: Edit[] = [];
    const replaced = new Set<Node>();
    const replace = (old: Node, by: Node) => {
      replaced.add(old);
      edits.push({ from: old.place.own, to: old.place.to, text: template.slice(by.place.own, by.place.to) });
    };
    const startOf = (content: string, { place: { own: at } }: Node) => codec.startOf?.(content, at) ?? at;
    /** The nodes of the file for those of the source. */
    const found = new Map<Node, Node>();
    for (const [key, node] of source.holders) {
      const same = file.holders.get(key);
      if (same) found.set(node, same);
    }
    for (const [entry, same] of matches) {
      const [node, other] = [source.nodeOf.get(entry), file.nodeOf.get(same)];
      if (!node || !other) continue;
      found.set(node, other);
      if (!isPlural(entry.text) || isPlural(same.text) || staysInFile(same.text, rowOf(entry))) continue;
      const whole = file.holders.get(entry.key) ?? other;
      replace(whole, node);
      found.set(node, whole);
    }
    function rowOf(entry: Entry) {
      return rows.get(entry) ?? { text: '', key: '', context: '', translation: '' };
    }

    /** How long the comment is on the line of what is before. */
    const commentBehind = (rest: string, parent: Node | undefined): number => {
      const isIn = parent !== undefined && isList(file, parent);
      if (!codec.behind && !isIn) return 0;
      const found = (isIn ? COMMENT_BEHIND : codec.behind)?.exec(rest);
      return found?.index === 0 ? found[0].length : 0;
    };

    /** Puts a node of the source into what the file has for its parent. */
    const insert = (node: Node, parent: Node): boolean => {
      let anchor: Node | undefined;
      for (let nth = node.nth - 1; nth >= 0 && !anchor; nth--) {
        const before = node.parent?.children[nth];
        const same = before && (anchors.get(before) ?? found.get(before));
        if (same?.parent === parent) anchor = same;
      }
      const [first] = parent.children;
      const like = anchor ?? first;
      const [isIn, hasCommas] = [isList(file, parent), isList(source, node.parent ?? source.root)];
      if (isIn && !hasCommas) return false;
      const start = startOf(template, node);
      const between = blankBefore(template, start);
      const likeStart = like && startOf(own, like);
      const ownBlank = likeStart === undefined ? between : blankBefore(own, likeStart);
      const isOnLines = !isIn && codec.separator('').includes('\n');
      const isFirstOfFile = likeStart === 0;
      const line = ownBlank.slice(ownBlank.lastIndexOf('\n') + 1);
      const gap =
        ownBlank.includes('\n') || (isOnLines && !isFirstOfFile && like !== undefined)
          ? '\n'.repeat(Math.max(1, linesIn(between))) + (ownBlank.includes('\n') ? line : '')
          : isFirstOfFile || isOnLines
            ? between || '\n'
            : ownBlank;
      const isLineStart = start === 0 || template[start - 1] === '\n';
      const body = indented(template.slice(start, node.place.to), isLineStart, [
        indentAt(template, start),
        likeStart === undefined ? indentAt(template, start) : indentAt(own, likeStart),
      ]);
      if (anchor) {
        anchors.set(node, anchor);
        const rest = own.slice(anchor.place.to);
        const comma = isIn ? (/^\s*,/.exec(rest)?.[0] ?? '') : '';
        const behind = isIn && comma === '' ? 0 : commentBehind(rest.slice(comma.length), parent);
        const at = anchor.place.to + comma.length + behind;
        const text = isIn ? (comma === '' ? `,${gap}${body}` : `${gap}${body},`) : gap + body;
        edits.push({ from: at, to: at, text });
      } else if (likeStart !== undefined) {
        const ends = isOnLines && !gap.includes('\n') ? `${gap}\n` : gap;
        edits.push({ from: likeStart, to: likeStart, text: `${body}${isIn ? ',' : ''}${ends}` });
      } else {
        const at = parent.place.inside ?? parent.place.to;
        const ends = parent === file.root && !isIn ? '\n' : `\n${indentAt(own, parent.place.own)}`;
        edits.push({ from: at, to: at, text: `${parent.place.inside ? gap : ''}${body}${ends}` });
      }
      return true;
    };
    /** What the nodes that are new stand behind. */
    const anchors = new Map<Node, Node>();
    const settled = new Set<Node>();
    const used = new Set(found.values());
    const byKey = new Map(file.entries.map((entry) => [entry.key, file.nodeOf.get(entry)]));
    for (const entry of wanted) {
      let node = source.nodeOf.get(entry);
      if (!node || matches.has(entry)) continue;
      while (node.parent && !found.has(node.parent)) node = node.parent;
      const parent = node.parent && found.get(node.parent);
      if (!parent || settled.has(node)) continue;
      settled.add(node);
      const { key } = node.place;
      const sameKey = file.holders.get(key) ?? byKey.get(key);
      const taken = parent.place.isFixed ? parent : sameKey && !used.has(sameKey) ? sameKey : undefined;
      if (taken) {
        // What can be no text here stays, until it is one.
        const by = parent.place.isFixed ? node.parent : node;
        if (by && isTranslated(node) && !replaced.has(taken)) replace(taken, by);
        if (taken.parent === parent) found.set(node, taken);
      } else if (replaced.has(parent)) continue;
      else if (!insert(node, parent)) return undefined;
    }

    const keys = new Set(source.entries.map((entry) => entry.key));
    const places = new Map(file.entries.map((entry, nth) => [entry, nth]));
    const isGone = (node: Node): boolean =>
      node.entry
        ? !keys.has(keyOf(node.entry.key)) && !said.others.has(places.get(node.entry) ?? -1)
        : node.children.length > 0 && !source.holders.has(node.place.key) && node.children.every(isGone);
    const dropped = new Set<Entry>();
    const drop = (node: Node) => {
      if (node !== file.root && isGone(node)) {
        const start = startOf(own, node);
        const blank = blankBefore(own, start);
        const comma =
          node.parent && isList(file, node.parent) ? /^\s*,/.exec(own.slice(node.place.to)) : null;
        const end = node.place.to + (comma?.[0].length ?? 0);
        const to = end + commentBehind(own.slice(end), node.parent);
        const after = /^\s*/.exec(own.slice(to, to + 1000))?.[0] ?? '';
        // Of what is before and behind it, the line breaks that are more stay.
        const isFirst = start - blank.length === 0 || linesIn(after) < linesIn(blank);
        edits.push({
          from: isFirst ? start : start - blank.length,
          to: isFirst ? to + after.length : to,
          text: '',
        });
        for (const one of entriesIn(node)) dropped.add(one);
      } else for (const child of node.children) drop(child);
    };
    if (drops) drop(file.root);

    const edited = withEdits(own, edits);
    const text =
      edits.length === 0 ? own : (codec.finish?.(edited, { language: '', isWhole: true }) ?? edited);
    const merged = fileOf(text, codec);
    const lost = new Set([...dropped, ...[...replaced].flatMap(entriesIn)]);
    if (
      !merged ||
      !hasAll(
        merged,
        file.entries.filter((entry) => !lost.has(entry)),
      )
    )
      return undefined;
    const nthOf = new Map(strings.map((entry, nth) => [entry, nth]));
    const placed = [...matched(wanted, merged.entries, keyOf)].flatMap(([entry, found]) => {
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
      frame: frameOf(codec, text, found, leads[nth] ?? ''),
    }));
    const none: ReadonlySet<number> = new Set();
    const skeleton = { headerAndFooter, strings: framed };
    return { text, skeleton, kept: none, returned: none, changed: none };
  };
  return (own, template, said) => merge(own, template, said, true) ?? merge(own, template, said, false);
};

/** A comment on the line of what is before it, in formats that have commas. */
const COMMENT_BEHIND = /^[^\S\n]*(?:(?:\/\/|#)[^\n]*|\/\*(?:(?!\*\/)[\s\S])*\*\/(?=[^\S\n]*\n))/;

const entriesIn = (node: Node): readonly Entry[] =>
  node.entry ? [node.entry] : node.children.flatMap(entriesIn);

/** Whether a file has each of these entries, with its text. */
function hasAll(file: File, entries: readonly Entry[]): boolean {
  const amounts = new Map<string, number>();
  const said = ({ key, text }: Entry) => JSON.stringify([key, text]);
  for (const entry of file.entries) amounts.set(said(entry), (amounts.get(said(entry)) ?? 0) + 1);
  return entries.every((entry) => {
    const left = amounts.get(said(entry)) ?? 0;
    amounts.set(said(entry), left - 1);
    return left > 0;
  });
}
