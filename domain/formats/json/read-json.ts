import { type Node, type ParseError, parseTree } from 'jsonc-parser';
import { lineCounter } from '../model/line-counter.ts';
import { tooDeepAt } from '../model/nesting.ts';

/**
 * A JSON text as a tree with all members in their order (JSON.parse would reorder keys like "10" and drop "__proto__"),
 * or the line, from 1, of the first error. `tooDeep`: it is nested too deeply.
 */
export type PastedJson =
  | { readonly ok: true; readonly root: Node; readonly lineOf: (node: Node) => number }
  | { readonly ok: false; readonly kind: 'brokenJson' | 'tooDeep'; readonly line: number };

/** Reads strict JSON, without comments and trailing commas. A BOM is skipped. */
export function readJson(pasted: string): PastedJson {
  const content = pasted.replace(/^\uFEFF/, '');
  const errors: ParseError[] = [];
  const lineAt = lineCounter(content);
  const deep = tooDeepAt(content);
  if (deep >= 0) return { ok: false, kind: 'tooDeep', line: lineAt(deep) };
  const root = parseTree(content, errors, { disallowComments: true });
  const broken = errors[0];
  if (broken || !root) return { ok: false, kind: 'brokenJson', line: lineAt(broken?.offset ?? 0) };
  return { ok: true, root, lineOf: (node) => lineAt(node.offset) };
}

/** A member of an object: its key, its value, and its node in the tree. */
export type Member = { readonly key: string; readonly value: Node; readonly at: Node };

/** The members of an object in their order; none for other values. */
export function membersOf(node: Node): Member[] {
  if (node.type !== 'object') return [];
  return (node.children ?? []).flatMap((at) => {
    const [key, value] = at.children ?? [];
    return key && value ? [{ key: String(key.value), value, at }] : [];
  });
}

/**
 * The members of an object and of everything nested in it, in their order, each with its path joined by dots; items of
 * lists are numbered from 0. Paths may repeat.
 */
export function flatMembers(root: Node): Member[] {
  const flat: Member[] = [];
  // Its own stack, because values may be nested too deeply for recursion.
  const waiting = nestedIn(root).reverse();
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { key, value } = next;
    if (!isNested(value)) flat.push(next);
    else
      for (const member of nestedIn(value).reverse())
        waiting.push({ ...member, key: `${key}.${member.key}` });
  }
  return flat;
}

function nestedIn(node: Node): Member[] {
  return itemsOf(node)?.map((value, index) => ({ key: String(index), value, at: value })) ?? membersOf(node);
}

/** The items of a list; undefined for other values. */
export function itemsOf(node: Node): readonly Node[] | undefined {
  return node.type === 'array' ? (node.children ?? []) : undefined;
}

/** Whether a value is an object or a list. */
export function isNested(node: Node): boolean {
  return node.type === 'object' || node.type === 'array';
}
