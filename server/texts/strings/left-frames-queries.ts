import { LIMITS } from '#domain/core/limits.ts';
import { isSubtitles } from '#domain/formats/model/format.ts';
import { notesIn, stripNotes } from '#domain/formats/notes.ts';
import type { StoredFormat } from '#domain/formats/stored-format.ts';
import type { MovedString, Orders } from '#domain/texts/sections/moving.ts';
import type { LockedSection } from '../../core/content/section-lock-queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { fragment } from '../../platform/database/fragment.ts';
import { movedFrame } from './frame-queries.ts';

/** Strings whose prefixes are read together. */
const READ_AT_ONCE = 100;

/** Strings that go to sections of another format, by both formats. */
type Group = { from: StoredFormat | null; to: StoredFormat | null; strings: number[] };

/** What moved strings leave behind in the files of their sections. */
export type LeftFrames = {
  readonly groups: readonly Group[];
  /** The prefixes of strings without the notes that stay, where these differ. */
  readonly own: ReadonlyMap<number, string>;
  /** The notes that staying strings get, each with its section. */
  readonly heirs: ReadonlyMap<number, { section: number; notes: string }>;
  /** The notes that the ends of files get, by section. */
  readonly ends: ReadonlyMap<number, string>;
  /** By how many bytes the sections grow by what they keep. It is counted when it is written. */
  readonly kept: Map<number, number>;
};

type Moving = {
  moved: readonly MovedString[];
  orders: Orders;
  sections: ReadonlyMap<number, LockedSection>;
};

/** Reads what strings leave in files that they go out of: the notes in front of them (docs/decisions/012). Their sections are locked. */
export async function leftFrames(
  tx: Transaction,
  project: number,
  { moved, orders, sections }: Moving,
): Promise<LeftFrames> {
  const groups = new Map<string, Group>();
  const leaving = new Map<number, Set<number>>();
  for (const { string, from, to } of moved) {
    const formats = { from: sections.get(from)?.format ?? null, to: sections.get(to)?.format ?? null };
    if (formats.from === formats.to) continue;
    const key = JSON.stringify(formats);
    const group = groups.get(key) ?? { ...formats, strings: [] };
    group.strings.push(string);
    groups.set(key, group);
    if (isSubtitles(formats.from)) leaving.set(from, (leaving.get(from) ?? new Set()).add(string));
  }
  const own = new Map<number, string>();
  const heirs = new Map<number, { section: number; notes: string }>();
  const ends = new Map<number, string>();
  for (const [section, strings] of leaving) {
    const format = sections.get(section)?.format ?? null;
    const order = orders.get(section) ?? [];
    const heirOf = await heirsIn(tx, { project, section }, order, strings);
    const inOrder = order.filter((id) => strings.has(id));
    for (let start = 0; start < inOrder.length; start += READ_AT_ONCE) {
      for (const { id, lead } of await prefixes(tx, project, inOrder.slice(start, start + READ_AT_ONCE))) {
        const notes = notesIn(format, lead);
        if (notes === '') continue;
        own.set(id, stripNotes(format, { lead, raw: null }).lead);
        const heir = heirOf.get(id);
        if (heir === undefined) ends.set(section, (ends.get(section) ?? '') + notes);
        else heirs.set(heir, { section, notes: (heirs.get(heir)?.notes ?? '') + notes });
      }
    }
  }
  return { groups: [...groups.values()], own, heirs, ends, kept: new Map() };
}

/** The next staying string from the file after each string that leaves it. */
async function heirsIn(
  tx: Transaction,
  { project, section }: { project: number; section: number },
  order: readonly number[],
  leaving: ReadonlySet<number>,
) {
  const framed = await tx<{ id: number }[]>`
    SELECT id FROM strings WHERE project_id = ${project} AND section_id = ${section} AND lead IS NOT NULL`;
  const isFramed = new Set(framed.map(({ id }) => id));
  const heirs = new Map<number, number>();
  let next: number | undefined;
  for (const id of order.toReversed()) {
    if (!leaving.has(id)) next = isFramed.has(id) ? id : next;
    else if (next !== undefined) heirs.set(id, next);
  }
  return heirs;
}

const prefixes = (tx: Transaction, project: number, ids: readonly number[]) =>
  tx<{ id: number; lead: string }[]>`
    SELECT s.id, s.lead FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY AS given (id, nth)
      JOIN strings s ON s.project_id = ${project} AND s.id = given.id
    WHERE s.lead IS NOT NULL ORDER BY given.nth`;

/** Sets the frames of moved strings aside, and keeps their notes in the files that they leave. All of them are locked. */
export async function leaveFrames(
  tx: Transaction,
  project: number,
  { groups, own, heirs, ends, kept }: LeftFrames,
) {
  const keep = (section: number, notes: string) =>
    kept.set(section, (kept.get(section) ?? 0) + Buffer.byteLength(notes));
  if (heirs.size > 0) {
    const words = Object.fromEntries([...heirs].map(([id, { notes }]) => [id, notes]));
    const its = fragment`(given.words ->> s.id::text)`;
    const got = await tx<{ id: number }[]>`
      UPDATE strings s SET lead = ${its} || s.lead FROM (SELECT ${tx.json(words)}::jsonb AS words) given
      WHERE s.project_id = ${project} AND s.id = ANY(${[...heirs.keys()]}::bigint[])
        AND length(s.lead) + length(${its}) <= ${LIMITS.frame.max}
      RETURNING s.id`;
    for (const { id } of got) {
      const heir = heirs.get(id);
      if (heir) keep(heir.section, heir.notes);
    }
  }
  for (const [section, notes] of ends) {
    const got = await tx`
      UPDATE sections SET footer = ${notes} || footer
      WHERE project_id = ${project} AND id = ${section} AND length(footer) <= ${LIMITS.headerOrFooter.max - notes.length}
      RETURNING id`;
    if (got.length > 0) keep(section, notes);
  }
  for (const { from, to, strings } of groups) {
    const leads = Object.fromEntries(strings.flatMap((id) => (own.has(id) ? [[id, own.get(id)]] : [])));
    await tx`
      UPDATE strings s SET ${movedFrame(from, to, fragment`coalesce(given.leads ->> s.id::text, s.lead)`)}
      FROM (SELECT ${tx.json(leads)}::jsonb AS leads) given
      WHERE s.project_id = ${project} AND s.id = ANY(${strings}::bigint[])`;
  }
}
