import type { ImportBody, NewString, SourceString } from '#contract/texts/strings.ts';
import type { QuotaKind } from '#domain/core/access/quotas.ts';
import { LIMITS } from '#domain/core/limits.ts';
import type { Splitting } from '#domain/core/text/splitting.ts';
import type { Frame } from '#domain/formats/model/skeleton.ts';
import { stripNotes } from '#domain/formats/notes.ts';
import { formatAfter, type StoredFormat, storedFormat } from '#domain/formats/stored-format.ts';
import { isJsonType, typeAfterAdding, typeOfStrings } from '#domain/texts/sections/section-types.ts';
import { orderStep } from '../../core/content/order-change-queries.ts';
import {
  headerAndFooterGrowth,
  headerAndFooterSizeBefore,
  type LockedSection,
  lockSections,
} from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import { counterStep, type EntryData, logSteps } from '../../core/events/record.ts';
import { addedStringRevisions, SECTION_STATE, sectionRevisions } from '../../core/revisions/write-queries.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { type Fragment, fragment } from '../../platform/database/fragment.ts';
import { doOnce, type Once } from '../../platform/idempotency/once.ts';
import { type Joined, joinedHeader } from './frame-queries.ts';
import { sortKeysForInsertion } from './sort-key-queries.ts';
import type { SectionRefusal } from './strings-call.ts';
import { importVersionStep } from './update-record-queries.ts';

/**
 * The strings to add, or copies of existing ones; how their text was split; and the index of the first, by default the
 * end.
 */
type NewStrings = ImportBody & {
  splitting: Splitting | undefined;
  pos: number | undefined;
  /** Whether it is a version of the section's source: a file or pasted text, not strings that are added one by one. */
  isImport: boolean;
  /** Whether a section whose strings all have keys becomes JSON with its sources, as a copy of one that is. */
  isSpecial?: boolean | undefined;
  /** The hash of the file (command-line.1); after an import without one the section is no longer as the file that was pushed. */
  hash?: string | undefined;
  /** The quota that refuses this much more, if any. */
  whyNot(growth: { strings: number; bytes: number }): QuotaKind | undefined;
};

/** A string as it is stored. */
type Draft = Pick<
  SourceString,
  'text' | 'key' | 'context' | 'max_length' | 'continues' | 'target_start' | 'target_end'
> & {
  frame: Frame | null;
  joint: string | null;
};

/** Its size in bytes. */
const bytesOf = ({ text, key, context, frame }: Draft) =>
  [text, key, context, frame?.lead ?? '', frame?.raw ?? ''].reduce(
    (sum, part) => sum + Buffer.byteLength(part),
    0,
  );

type Added =
  | { strings: SourceString[] }
  | SectionRefusal
  /** The original of the copy at `index` does not exist. */
  | { refused: 'copy_of'; index: number };

/**
 * Adds strings to a section, all or none. An import, which has no index, sets the section's type: `json` if every
 * string has a key, otherwise `text`; strings inserted at an index can only make it `text` (sections.5, sections.6).
 * `stored`: the ids that an earlier request with the same key created.
 */
export function insertStrings(
  sql: Sql,
  { project, section, actor }: SectionTarget,
  incoming: NewStrings,
  once?: Once,
): Promise<Added | { stored: number[] }> {
  const idsOf = (added: Added) => ('strings' in added ? added.strings.map(({ id }) => id) : undefined);
  return sql.begin((tx) =>
    doOnce(tx, once, () => insertInto(tx, { project, section, actor }, incoming), idsOf),
  );
}

/** Adds strings in a transaction, as {@link insertStrings} does. */
export async function insertInto(
  tx: Transaction,
  { project, section, actor, origin }: SectionTarget,
  incoming: NewStrings,
): Promise<Added> {
  const { strings, splitting, pos } = incoming;
  const [held] = await lockSections(tx, project, [section]);
  if (!held) return { refused: 'gone' };
  const { amount, keyed } = await tallyOf(tx, project, section);
  if (amount + strings.length > LIMITS.stringsPerSection) return { refused: 'tooMany' };
  const isNewFile = amount === 0 && pos === undefined;
  const format = isNewFile ? storedFormat(incoming.format) : held.format;
  const joined = isNewFile ? undefined : await joinedHeader(tx, project, held, incoming);
  const drafts = await draftsOf(tx, project, incoming, { format, fits: joined?.fits ?? true });
  if ('missing' in drafts) return { refused: 'copy_of', index: drafts.missing };

  const around = isNewFile ? (incoming.header ?? '') + (incoming.footer ?? '') : '';
  const size = drafts.reduce((sum, draft) => sum + bytesOf(draft), Buffer.byteLength(around));
  const kind = incoming.whyNot({ strings: drafts.length, bytes: size });
  if (kind) return { refused: 'quota', kind };
  const index = Math.min(pos ?? LIMITS.stringsPerSection, amount + 1);
  const { start, step } = await sortKeysForInsertion(tx, { project, section, index, amount: strings.length });
  const rows = await tx<{ id: number; place: number; updated_at: number; own_bytes: number }[]>`
    INSERT INTO strings (project_id, section_id, place, text, key, context, max_length, continues, target_start, target_end, lead, raw,
      joint, created_at, updated_at)
    SELECT ${project}, ${section}, ${start} + num * ${step}::bigint, text, key, context, max_length, continues = 1, target_start, target_end,
      lead, raw, joint, ms, ms
    FROM now_ms() AS ms, unnest(${drafts.map(({ text }) => text)}::text[], ${drafts.map(({ key }) => key)}::text[],
      ${drafts.map(({ context }) => context)}::text[], ${drafts.map((draft) => draft.max_length)}::int[],
      ${drafts.map(({ continues }) => Number(continues))}::int[],
      ${drafts.map((draft) => draft.target_start)}::int[], ${drafts.map((draft) => draft.target_end)}::int[],
      ${drafts.map(({ frame }) => frame?.lead ?? null)}::text[], ${drafts.map(({ frame }) => frame?.raw ?? null)}::text[],
      ${drafts.map(({ joint }) => joint)}::text[])
      WITH ORDINALITY AS draft (text, key, context, max_length, continues, target_start, target_end, lead, raw, joint, num)
    RETURNING id, place, updated_at, own_bytes`;
  const bytes = rows.reduce((sum, { own_bytes }) => sum + own_bytes, 0);
  const ids = rows.toSorted((a, b) => a.place - b.place).map(({ id }) => id);

  const typeOfDrafts = keyed ? typeOfStrings(drafts) : 'text';
  const loaded = typeOfDrafts === 'json' && incoming.isSpecial ? 'special_json' : typeOfDrafts;
  const type = pos === undefined ? loaded : typeAfterAdding(held.type, drafts);
  const undoneBy = amount > 0 ? forUndoing({ ...held, newType: type }, incoming, drafts) : {};
  const isCut = !isJsonType(type) && !(isNewFile && format !== null);
  await tx`
    WITH ${headerAndFooterSizeBefore(tx, project, section)}, done AS (
      UPDATE sections SET type = ${type}, splitting = ${isCut ? (splitting ?? held.splitting) : null}
        ${incoming.isImport ? fragment`, source_hash = ${incoming.hash ?? null}::text` : fragment``}
        ${fileOf(tx, { ...held, isEmpty: amount === 0, joined }, incoming, drafts)}
      WHERE project_id = ${project} AND id = ${section}
      RETURNING id AS section_id, envelope_bytes, ${SECTION_STATE}
    ), counted AS (
      ${counterStep(project, section, { strings: drafts.length, bytes: tx`${bytes}::bigint + ${headerAndFooterGrowth(tx)}` })}
    ),
    ${logSteps('addStrings', project, { actor, section, origin, data: { amount: drafts.length, ...undoneBy } })},
    ${incoming.isImport ? fragment`${importVersionStep({ project, section, actor }, { file: incoming.file, added: drafts.length })},` : fragment``}
    ${addedStringRevisions(project, actor, ids)},
    ${orderStep({ project, section }, amount === 0 ? 'whole' : { index, placed: ids, grown: ids.length })},
    ${sectionRevisions({
      editor: actor,
      from: tx`
        SELECT project_id, section_id, logged.id AS event_id, ${SECTION_STATE} FROM logged, done
        WHERE (type, splitting, format) IS DISTINCT FROM (${held.type}::text, ${held.splitting}::text, ${held.format}::text)`,
    })}
    SELECT FROM done`;
  return { strings: replyOf(drafts, rows, { section_id: section, index }) };
}

/** SQL: the columns that a section keeps of its file; strings inserted at an index change none of them. */
function fileOf(
  tx: Transaction,
  held: Pick<LockedSection, 'format'> & { isEmpty: boolean; joined: Joined | undefined },
  { format, header, footer, pos }: NewStrings,
  strings: readonly Draft[],
): Fragment {
  const whose = pos === undefined ? formatAfter(held, { format, strings }) : 'kept';
  if (whose === 'kept') return held.joined ? tx`, header = ${held.joined.header}` : tx``;
  const stored = whose === 'loaded' ? storedFormat(format) : null;
  const hasHeaderAndFooter = whose === 'loaded' && (header !== undefined || footer !== undefined);
  return tx`, format = ${stored}, header = ${hasHeaderAndFooter ? (header ?? '') : null}, footer = ${hasHeaderAndFooter ? (footer ?? '') : null}`;
}

/** What undoing an import to a section with strings has to know: a former type, and whether the format of its file is lost. */
function forUndoing(
  {
    type,
    newType,
    format: held,
  }: Pick<LockedSection, 'type' | 'format'> & { newType: LockedSection['type'] },
  { pos, format }: NewStrings,
  strings: readonly Draft[],
): Pick<EntryData, 'lossy' | 'formerType'> {
  const isLost =
    pos === undefined && formatAfter({ format: held, isEmpty: false }, { format, strings }) !== 'kept';
  return { ...(isLost && { lossy: true }), ...(newType !== type && { formerType: type }) };
}

/** The number of a section's strings, and whether each has a key. */
async function tallyOf(tx: Transaction, project: number, section: number) {
  const [tally] = await tx<{ amount: number; keyed: boolean }[]>`
    SELECT count(*) AS amount, coalesce(bool_and(key <> ''), true) AS keyed
    FROM strings WHERE project_id = ${project} AND section_id = ${section}`;
  return tally ?? { amount: 0, keyed: true };
}

/**
 * The strings to store. A copy has the fields of its original unless they are given. A frame of another file format
 * than the section's is left out, because it could not be printed.
 */
async function draftsOf(
  tx: Transaction,
  project: number,
  { strings, format }: NewStrings,
  { format: held, fits }: { format: StoredFormat | null; fits: boolean },
): Promise<Draft[] | { missing: number }> {
  const ids = strings.flatMap(({ copy_of }) => copy_of ?? []);
  const originals =
    ids.length === 0
      ? []
      : await tx<(Draft & { id: number })[]>`
          SELECT g.id, g.text, g.key, g.context, g.max_length, g.continues, g.joint, g.target_start, g.target_end, CASE WHEN g.lead IS NOT NULL AND s.format = ${held}
            THEN json_build_object('lead', g.lead, 'raw', g.raw) END AS frame
          FROM strings g JOIN sections s ON s.project_id = ${project} AND s.id = g.section_id
          WHERE g.project_id = ${project} AND g.id = ANY(${ids}::bigint[])`;
  const byId = new Map(originals.map((original) => [original.id, original]));
  const missing = strings.findIndex(({ copy_of }) => copy_of !== undefined && !byId.has(copy_of));
  if (missing !== -1) return { missing };
  const isOfAnother = !fits || (held !== null && format !== undefined && storedFormat(format) !== held);
  const framed = ({ frame }: Draft) => frame && stripNotes(held, frame);
  const known = (frame: NewString['frame']) => (isOfAnother ? null : frame);
  return strings.map(({ copy_of, ...given }) => {
    const original = copy_of === undefined ? undefined : byId.get(copy_of);
    return {
      text: given.text ?? original?.text ?? '',
      key: given.key ?? original?.key ?? '',
      context: given.context ?? original?.context ?? '',
      max_length: given.max_length === undefined ? (original?.max_length ?? null) : given.max_length,
      continues: given.continues ?? original?.continues ?? false,
      joint: given.joint ?? original?.joint ?? null,
      target_start: original?.target_start ?? null,
      target_end: original?.target_end ?? null,
      frame: (original && given.frame === undefined ? framed(original) : known(given.frame)) ?? null,
    };
  });
}

/** The new strings in order; their texts are taken from the request, not from the database. */
function replyOf(
  drafts: readonly Draft[],
  rows: readonly { id: number; place: number; updated_at: number }[],
  { section_id, index }: { section_id: number; index: number },
): SourceString[] {
  return rows
    .toSorted((a, b) => a.place - b.place)
    .flatMap(({ id, updated_at }, at) => {
      const draft = drafts[at];
      return draft ? [{ id, section_id, index: index + at, ...draft, updated_at, comments_amount: 0 }] : [];
    });
}
