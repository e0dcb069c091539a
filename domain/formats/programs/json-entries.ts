import type { Node } from 'jsonc-parser';
import { append } from '../../core/long-lists.ts';
import type { Category } from '../../core/plurals/categories.ts';
import { storedText } from '../../core/text/text.ts';
import { isNested as isNestedIn, itemsOf, type Member, membersOf, readJson } from '../json/read-json.ts';
import { withFittingCommas } from '../json/with-commas.ts';
import { contextFrom } from './entries.ts';
import type { EntryCodec, EntryScan, FileEntry, Holder } from './entries-model.ts';
import { formsFor, isCategory, pluralOfForms } from './forms.ts';

/** The key and colon at the end of the lead of a member. */
const MEMBER = /"(?:[^"\\]|\\.)*"\s*:\s*$/;
/** The end of the lead of an item of a list, or of the first of the members that are one plural. */
const ITEM = /(?:^|[[{,])\s*$/;

/** A key of i18next for one category: `item_one`, `item_ordinal_few`. */
const PLURAL_KEY = /^(.+?)(_ordinal)?_(zero|one|two|few|many|other)$/s;

type PluralKey = { readonly base: string; readonly category: Category };
function pluralKeyOf(key: string): PluralKey | undefined {
  const [, base, ordinal = '', category = ''] = PLURAL_KEY.exec(key) ?? [];
  return base !== undefined && isCategory(category) ? { base: base + ordinal, category } : undefined;
}
const kindOf = (base: string) => (base.endsWith('_ordinal') ? 'ordinal' : 'cardinal');

const textOf = (value: Node) => (value.type === 'string' ? storedText(String(value.value)) : undefined);

/** The text that a JSON string has; undefined for what is none. */
function textIn(raw: string): string | undefined {
  if (!raw.startsWith('"')) return undefined;
  try {
    const read: unknown = JSON.parse(raw);
    return typeof read === 'string' ? storedText(read) : undefined;
  } catch {
    return undefined;
  }
}

/** The members of an object that are one plural from one on: several categories of a key, one of them `other`. */
function pluralFrom(members: readonly Member[], from: number): readonly Member[] {
  const first = pluralKeyOf(members[from]?.key ?? '');
  if (!first) return [];
  let to = from;
  const categories = new Set<Category>();
  let [texts, hasOther] = [0, false];
  for (let one = members[to]; one && isForm(one); one = members[++to]) {
    const key = pluralKeyOf(one.key);
    if (key?.base !== first.base || categories.has(key.category)) break;
    categories.add(key.category);
    if (one.value.type === 'null') continue;
    texts += 1;
    hasOther ||= key.category === 'other';
  }
  return hasOther && texts > 1 ? members.slice(from, to) : [];
}

/** A category without a text is a form that is missing. */
const isForm = ({ value }: Member) => value.type === 'string' || value.type === 'null';

const formsIn = (members: readonly Member[]) =>
  members.map(({ key, value }): readonly [Category, string] => [
    pluralKeyOf(key)?.category ?? 'other',
    textOf(value) ?? '',
  ]);

/** What a format in JSON has besides texts by keys. */
export type JsonDialect = {
  readonly id: EntryCodec['id'];
  /** Whether objects and lists within the object have texts too. */
  readonly isNested: boolean;
  /** What is said of the text of a key of the outermost object; undefined if it is none. */
  readonly about?: (key: string, members: ReadonlyMap<string, Node>) => readonly string[] | undefined;
  /** The language that the file says it is in. */
  readonly languageOf?: (members: ReadonlyMap<string, Node>) => string | null;
};

/** Finds the texts of a JSON object. Values other than texts stay in the file. */
function scanJson(file: string, { isNested, about, languageOf }: JsonDialect): EntryScan {
  const json = readJson(file);
  if (!json.ok) return json;
  const { root, lineOf } = json;
  if (root.type !== 'object') return { ok: false, kind: 'notObject', line: lineOf(root) };
  const outermost = new Map(membersOf(root).map(({ key, value }) => [key, value]));
  const entries: FileEntry[] = [];
  const placeOf = ({ offset, length }: Node) => ({ own: offset, to: offset + length });
  const holders: Holder[] = [{ ...placeOf(root), inside: root.offset + 1, key: '' }];
  // Its own stack, because values may be nested too deeply for recursion.
  const waiting: { readonly node: Node; readonly path: string; readonly isMember: boolean }[] = [];
  const add = (node: Node, path: string) => {
    const inside = [];
    for (const [nth, value] of (itemsOf(node) ?? []).entries())
      inside.push({ node: value, path: `${path}.${nth}`, isMember: false });
    const members = membersOf(node);
    for (let nth = 0; nth < members.length; nth++) {
      const { key, at } = members[nth] as Member;
      const forms = isNested ? pluralFrom(members, nth) : [];
      const end = forms.at(-1)?.at;
      if (end && forms[0]) {
        const { base } = pluralKeyOf(key) ?? { base: key };
        inside.push({ node: at, path: pathOf(path, base), isMember: true, forms, end });
        nth += forms.length - 1;
      } else inside.push({ node: at, path: pathOf(path, key), isMember: true });
    }
    append(waiting, inside.reverse());
  };
  add(root, '');
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, path, isMember, forms, end } = next as Waiting;
    const value = isMember ? node.children?.[1] : node;
    if (!value) continue;
    if (forms && end) {
      const text = pluralOfForms(formsIn(forms), kindOf(path));
      const place = { own: node.offset, from: node.offset, to: end.offset + end.length };
      entries.push({ ...place, line: lineOf(node), key: path, context: '', text });
    } else if (value.type === 'string') {
      const notes = about ? about(path, outermost) : [];
      if (!notes) {
        holders.push({ ...placeOf(node), key: path });
        continue;
      }
      const place = { own: node.offset, from: value.offset, to: value.offset + value.length };
      entries.push({
        ...place,
        line: lineOf(node),
        key: path,
        context: contextFrom(notes),
        text: textOf(value) ?? '',
      });
    } else {
      const inside = isNested && isNestedIn(value) ? { inside: value.offset + 1 } : {};
      holders.push({ ...placeOf(node), key: path, ...inside });
      if (isNested) add(value, path);
    }
  }
  return { ok: true, entries, holders, language: languageOf?.(outermost) ?? null };
}

type Waiting = {
  readonly node: Node;
  readonly path: string;
  readonly isMember: boolean;
  readonly forms?: readonly Member[];
  readonly end?: Node;
};

const pathOf = (path: string, key: string) => (path === '' ? key : `${path}.${key}`);

/** The members of a plural that are spelled so. */
function pluralIn(raw: string): readonly Member[] {
  const json = readJson(`{${raw}}`);
  return json.ok ? pluralFrom(membersOf(json.root), 0) : [];
}

/** A plural as the members of an object, one for each category that the language needs. */
function spellPlural(text: string, raw: string, language: string): string {
  const [first, second] = pluralIn(raw);
  if (!first) return raw;
  const { base } = pluralKeyOf(first.key) ?? { base: first.key };
  // The tree's places begin with the brace that was added.
  const end = first.at.offset + first.at.length - 1;
  const between = second ? raw.slice(end, second.at.offset - 1) : ', ';
  const colon = raw.slice(
    (first.at.children?.[0]?.length ?? 0) + first.at.offset - 1,
    first.value.offset - 1,
  );
  const had = pluralIn(raw).map(({ key }) => pluralKeyOf(key)?.category ?? 'other');
  return [...formsFor(text, language, { kind: kindOf(base), had })]
    .map(([category, form]) => JSON.stringify(`${base}_${category}`) + colon + JSON.stringify(form))
    .join(between);
}

const ownAt = (lead: string): number | undefined =>
  MEMBER.exec(lead)?.index ?? (ITEM.test(lead) ? lead.length : undefined);

/** How a format whose files are JSON objects is read and spelled. */
export function jsonCodec(
  dialect: JsonDialect,
): Omit<EntryCodec, 'finish'> & { readonly finish: (file: string) => string } {
  return {
    id: dialect.id,
    scan: (file) => scanJson(file, dialect),
    ownAt,
    read: (raw) => {
      const members = textIn(raw) === undefined ? pluralIn(raw) : [];
      const [first] = members;
      return first
        ? pluralOfForms(formsIn(members), kindOf(pluralKeyOf(first.key)?.base ?? ''))
        : (textIn(raw) ?? '');
    },
    spell: ({ text, frame: { raw }, language }) =>
      raw !== null && textIn(raw) === undefined ? spellPlural(text, raw, language) : JSON.stringify(text),
    lead: ({ key, nth }) => `,\n  ${JSON.stringify(key || `text${nth + 1}`)}: `,
    withKey: (own, key) => {
      const token = /^"(?:[^"\\]|\\.)*"/.exec(own)?.[0];
      const name = token === undefined ? undefined : textIn(token);
      if (token === undefined || name === undefined || key === '') return own;
      // Of a path only the last name is at the text.
      const last = key === name || key.endsWith(`.${name}`) ? name : key.slice(key.lastIndexOf('.') + 1);
      return last === name ? own : JSON.stringify(dialect.isNested ? last : key) + own.slice(token.length);
    },
    // What ends an object may stand between two texts; commas are put right at the end.
    separator: () => '',
    separated: /^\s*(?:,\s*)?/,
    isOwn: ({ lead, raw }) =>
      (ownAt(lead) ?? lead.length) < lead.length ||
      (ITEM.test(lead) &&
        (raw === null ? lead !== '' : textIn(raw) !== undefined || pluralIn(raw).length > 0)),
    stays: ({ lead, raw }) => !MEMBER.test(lead) && (raw === null || textIn(raw) !== undefined),
    // A language with one form has no plural to be told by.
    keyFor: (key, known) => {
      const plural = known.has(key) ? undefined : pluralKeyOf(key);
      return plural?.category === 'other' && known.has(plural.base) ? plural.base : key;
    },
    isFormApart: (key, known) => {
      const base = known.has(key) ? undefined : pluralKeyOf(key)?.base;
      return base !== undefined && !key.endsWith('_other') && known.has(base);
    },
    finish: withFittingCommas,
    empty: { header: '{\n  ', footer: '\n}\n' },
  };
}
