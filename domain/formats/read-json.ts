import { type Node, type ParseError, parseTree } from 'jsonc-parser';

/**
 * A pasted JSON text as a tree, with all members in the order in which they stand (JSON.parse puts keys like
 * "10" first and lets "__proto__" vanish), or the line, from 1, where it stops being JSON. `nested`: deeper
 * than can be read.
 */
export type PastedJson =
  | { readonly ok: true; readonly root: Node; readonly lineOf: (node: Node) => number }
  | { readonly ok: false; readonly kind: 'brokenJson' | 'nested'; readonly line: number };

/** Reads strict JSON: no comments, no trailing commas. A BOM in front is no part of it. */
export function readJson(pasted: string): PastedJson {
  const content = pasted.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const lineAt = lineCounter(content);
  try {
    const root = parseTree(content, errors, { disallowComments: true });
    const broken = errors[0];
    if (broken || !root) return { ok: false, kind: 'brokenJson', line: lineAt(broken?.offset ?? 0) };
    return { ok: true, root, lineOf: (node) => lineAt(node.offset) };
  } catch (error) {
    if (error instanceof RangeError) return { ok: false, kind: 'nested', line: 1 };
    throw error;
  }
}

/** A member of an object: its key, its value, and the node that bears its place. */
export type Member = { readonly key: string; readonly value: Node; readonly at: Node };

/** The members of an object in the order in which they stand; none for anything else. */
export function membersOf(node: Node): Member[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap((at) => {
    const [key, value] = at.children ?? [];
    return key && value ? [{ key: String(key.value), value, at }] : [];
  });
}

/**
 * The members of an object and of all that is nested in it, in the order in which they stand, each with the keys on its way
 * joined by dots; items of lists are numbered from 0. Two may have the same key.
 */
export function flatMembers(root: Node): Member[] {
  const flat: Member[] = [];
  // A stack of its own: nesting may be deeper than calls can be.
  const waiting = nestedIn(root).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { key, value } = next;
    if (!isNested(value)) flat.push(next);
    else for (const one of nestedIn(value).reverse()) waiting.push({ ...one, key: `${key}.${one.key}` });
  }
  return flat;
}

function nestedIn(node: Node): Member[] {
  return itemsOf(node)?.map((value, at) => ({ key: String(at), value, at: value })) ?? membersOf(node);
}

/** The items of a list; undefined for anything else. */
export function itemsOf(node: Node): readonly Node[] | undefined {
  return node.type === 'array' ? (node.children ?? []) : undefined;
}

/** Whether a value has values in it. */
export function isNested(node: Node): boolean {
  return node.type === 'object' || node.type === 'array';
}

/** Finds the line of an offset; quick when offsets are asked in rising order, as a tree is read. */
function lineCounter(content: string): (offset: number) => number {
  let at = 0;
  let line = 1;
  return (offset) => {
    if (offset < at) {
      at = 0;
      line = 1;
    }
    for (; at < offset; at++) if (content.charCodeAt(at) === 10) line++;
    return line;
  };
}
