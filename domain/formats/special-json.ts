import type { Node } from 'jsonc-parser';
import { storedText } from '../core/text/text.ts';
import { isNested, itemsOf, type Member, membersOf, type PastedJson, readJson } from './json/read-json.ts';
import { withFittingCommas } from './json/with-commas.ts';
import { readJsonTranslations } from './json-translations.ts';
import { exportedText, type FileFormat } from './model/file-format.ts';
import { staysInFile } from './model/kept-text.ts';
import {
  type ImportedString,
  type ImportProblem,
  type ParseResult,
  parseResult,
  unreadable,
} from './model/reading.ts';
import { type Frame, type HeaderAndFooter, normalizeLineEndings, splitAtTexts } from './model/skeleton.ts';

/** Reads a list of `{text, key, context, max_length, continues}`; only `text` is required (imports.17). */
function read(content: string): ParseResult {
  const file = normalizeLineEndings(content);
  const json = readJson(file);
  if (!json.ok) return unreadable('special_json', json.kind, json.line);
  return json.root.type === 'array'
    ? readItems(json, file)
    : unreadable('special_json', 'notArray', json.lineOf(json.root));
}

/** The items of a list as strings with their own spelling; `file` is the text that was read, with lines ended by LF. */
export function readItems({ root, lineOf }: Extract<PastedJson, { ok: true }>, file: string): ParseResult {
  const items = itemsOf(root) ?? [];
  const spans = items.map(({ offset, length }) => ({ own: offset, from: offset, to: offset + length }));
  const { headerAndFooter, leads } = splitAtTexts(file, spans);
  const imported = items.map((item, nth) => {
    const string = stringOf(item, lineOf(item));
    if ('kind' in string) return string;
    // An item may have further fields, so it is kept whole.
    const raw = file.slice(item.offset, item.offset + item.length);
    return { ...string, frame: { lead: leads[nth] ?? '', raw } };
  });
  return { ...parseResult('special_json', imported), headerAndFooter };
}

function stringOf(item: Node, line: number): ImportedString | ImportProblem {
  if (item.type === 'array') return { kind: 'nested', line };
  const fields = new Map(membersOf(item).map(({ key, value }) => [key, value]));
  const text = fields.get('text');
  if (text === undefined || text.type === 'null') return { kind: 'noText', line };
  const key = fields.get('key');
  const context = fields.get('context');
  const wrong = [text, key, context].find((field) => field && textIn(field) === undefined);
  if (wrong) return { kind: isNested(wrong) ? 'nested' : 'notString', line };
  const maxLength = fields.get('max_length');
  const continues = fields.get('continues');
  if (maxLength && maxLength.type !== 'number' && maxLength.type !== 'null')
    return { kind: 'maxLength', line };
  return {
    text: storedText((text && textIn(text)) ?? ''),
    key: (key && textIn(key)) ?? '',
    context: storedText((context && textIn(context)) ?? ''),
    max_length: maxLength?.type === 'number' ? Number(maxLength.value) : null,
    // Lists of other programs may use a field of this name with another meaning.
    ...(continues?.type === 'boolean' && { continues: continues.value === true }),
    line,
    frame: null,
  };
}

/** The text of a field: empty for null, undefined if it is no text. */
function textIn(field: Node): string | undefined {
  if (field.type === 'null') return '';
  return field.type === 'string' ? String(field.value) : undefined;
}

/** The fields of an item: of the source alone, or with its translation (exports.8). */
type Item = {
  readonly text: string;
  readonly key: string;
  readonly context: string;
  readonly max_length?: number;
  /** Whether it continues the item before it; missing if not. */
  readonly continues?: boolean;
  readonly translation?: string;
};

/** An item, null if the list leaves it out; what stays in the file before it remains. */
type ListRow = { readonly item: Item | null; readonly frame: Frame | null };

const EMPTY: HeaderAndFooter = { header: '[\n  ', footer: '\n]\n' };

/** What is between two items: the comma, possibly with items that are no strings and another comma. */
const BETWEEN = /^(\s*,\s*)(?:(\{[\s\S]*\})(\s*,\s*))?$/;

/** Prints a list: each item as it came, with changed and new fields put in. An item without a frame is printed anew. */
function printList(headerAndFooter: HeaderAndFooter | null, rows: readonly ListRow[]): string {
  if (rows.length === 0 && headerAndFooter === null) return '[]\n';
  const { header, footer } = headerAndFooter ?? EMPTY;
  const separator = `,${/\s*$/.exec(header.slice(-200))?.[0] ?? ''}`;
  let list = '';
  const add = (gap: string, words: string) => {
    list += (list === '' ? '' : gap) + words;
  };
  for (const { item, frame } of rows) {
    const [, gap = separator, comments, last = gap] = BETWEEN.exec(frame?.lead ?? '') ?? [];
    if (comments) add(gap, comments);
    if (item) add(last, itemAsItCame(item, frame?.raw ?? '') ?? itemAnew(item, separator));
  }
  return withFittingCommas(header + list + footer);
}

function itemAnew(item: Item, separator: string): string {
  const { continues, ...fields } = item;
  return JSON.stringify({ ...fields, ...(continues && { continues }) }, null, 2).replaceAll(
    '\n',
    `\n${separator.split('\n')[1] ?? ''}`,
  );
}

/** An item as it came with its changes put in; undefined if its frame is no object. */
function itemAsItCame(item: Item, raw: string): string | undefined {
  const json = raw.startsWith('{') ? readJson(raw) : undefined;
  if (!json?.ok) return undefined;
  const members = membersOf(json.root);
  const byKey = new Map(members.map((member) => [member.key, member]));
  const last = members.at(-1);
  if (!last) return undefined;
  const end = placeOf(last).until;
  const [before, colon] = [beforeNext(raw, members), colonOf(raw, last)];
  let added = '';
  const changes: { at: number; until: number; words: string }[] = [];
  for (const [name, value] of Object.entries(item)) {
    const member = byKey.get(name);
    const words = JSON.stringify(value);
    if (member && !isSaid(member, value)) changes.push({ ...placeOf(member), words });
    else if (!member && isToBeSaid(name, value)) added += `${before}${JSON.stringify(name)}${colon}${words}`;
  }
  return [{ at: end, until: end, words: added }, ...changes.toSorted((a, b) => b.at - a.at)].reduce(
    (text, { at, until, words }) => text.slice(0, at) + words + text.slice(until),
    raw,
  );
}

const placeOf = ({ value }: Member) => ({ at: value.offset, until: value.offset + value.length });

/** Whether a field has this value already; null equals an empty text, and anything but `true` equals false. */
function isSaid({ value: { value: ownValue } }: Member, value: string | number | boolean): boolean {
  if (typeof value === 'boolean') return (ownValue === true) === value;
  const read: unknown = ownValue ?? '';
  return (typeof read === 'string' ? storedText(read) : read) === value;
}

/** Whether to add a field that an item lacks. A translation is added even if empty, so that it can be filled in. */
const isToBeSaid = (name: string, value: string | number | boolean) =>
  (value !== '' && value !== false) || name === 'translation';

/** The separator for a further field of an item: the one between the last two, or the one before the first. */
function beforeNext(raw: string, members: readonly Member[]): string {
  const [one, other] = members.slice(-2);
  if (one && other) return raw.slice(placeOf(one).until, other.at.offset);
  return `,${raw.slice(1, one?.at.offset)}`;
}

function colonOf(raw: string, { at, value }: Member): string {
  const key = at.children?.[0];
  return key ? raw.slice(key.offset + key.length, value.offset) : ': ';
}

/** The translation that an item came with; empty if it has none. */
function ownTranslation(frame: Frame | null): string {
  const json = frame?.raw?.startsWith('{') ? readJson(frame.raw) : undefined;
  const value = json?.ok
    ? membersOf(json.root).find(({ key }) => key === 'translation')?.value.value
    : undefined;
  return typeof value === 'string' ? storedText(value) : '';
}

/** A list of items, each with its text and what else is known of it: inner-format JSON. */
export const SPECIAL_JSON = {
  read,
  readTranslations: readJsonTranslations,
  print: ({ headerAndFooter }, rows, options) => {
    const items = rows.map((row) => {
      const { text, key, context, continues = false, frame = null } = row;
      const own = ownTranslation(frame);
      const stays = staysInFile(own, row);
      if (options.untranslated === 'skip' && row.translation === null && !stays) return { item: null, frame };
      const printed = stays ? own : exportedText(row, options);
      return { item: { text, key, context, continues, translation: printed }, frame };
    });
    return printList(headerAndFooter, items);
  },
  printSource: ({ headerAndFooter }, rows) => {
    const items = rows.map(({ text, key, context, max_length, continues = false, frame = null }) => {
      const item = { text, key, context, ...(max_length != null && { max_length }), continues };
      return { item, frame };
    });
    return printList(headerAndFooter, items);
  },
  empty: EMPTY,
} satisfies FileFormat;
