import { storedText } from '../texts/text.ts';
import type { Envelope, Frame } from './frames.ts';
import { type Member, membersOf, readJson } from './read-json.ts';

/** What an item of the list says: of the source alone, or with its translation (exports.8). */
export type Item = {
  readonly text: string;
  readonly key: string;
  readonly context: string;
  readonly max_length?: number;
  /** Whether it continues the item before it; said only where it does. */
  readonly continues?: boolean;
  readonly translation?: string;
};

export type ListRow = { readonly item: Item; readonly frame: Frame | null };

const PLAIN: Envelope = { header: '[\n  ', footer: '\n]\n' };

/**
 * A list put together: each item as it came, whatever else is in it, with those of its fields that differ now or are new.
 * An item that came without a list is written whole.
 */
export function printList(envelope: Envelope | null, rows: readonly ListRow[]): string {
  if (rows.length === 0 && envelope === null) return '[]\n';
  const { header, footer } = envelope ?? PLAIN;
  const separator = `,${/\s*$/.exec(header.slice(-200))?.[0] ?? ''}`;
  const parts = rows.map(({ item, frame }, at) => {
    const gap = frame && /^\s*,\s*$/.test(frame.lead) ? frame.lead : separator;
    return (at === 0 ? '' : gap) + (itemAsItCame(item, frame?.raw ?? '') ?? itemAnew(item, separator));
  });
  return header + parts.join('') + footer;
}

function itemAnew(item: Item, separator: string): string {
  const { continues, ...said } = item;
  return JSON.stringify({ ...said, ...(continues && { continues }) }, null, 2).replaceAll(
    '\n',
    `\n${separator.split('\n')[1] ?? ''}`,
  );
}

/** An item's own spelling with what differs put in; undefined when what is kept is no object. */
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

/** Whether a field says this already; null is as good as no text, and all but `true` as good as no mark. */
function isSaid({ value: { value: said } }: Member, value: string | number | boolean): boolean {
  if (typeof value === 'boolean') return (said === true) === value;
  const read: unknown = said ?? '';
  return (typeof read === 'string' ? storedText(read) : read) === value;
}

/** Whether a field that an item has not is to be there; a translation is, even an empty one, so that it can be filled in. */
const isToBeSaid = (name: string, value: string | number | boolean) =>
  (value !== '' && value !== false) || name === 'translation';

/** What stands between two of an item's fields: as between the last two, or before the first. */
function beforeNext(raw: string, members: readonly Member[]): string {
  const [one, other] = members.slice(-2);
  if (one && other) return raw.slice(placeOf(one).until, other.at.offset);
  return `,${raw.slice(1, one?.at.offset)}`;
}

function colonOf(raw: string, { at, value }: Member): string {
  const key = at.children?.[0];
  return key ? raw.slice(key.offset + key.length, value.offset) : ': ';
}
