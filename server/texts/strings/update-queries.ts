import type { BodyOf, ReplyOf } from '#contract/core/endpoint.ts';
import type { updateStrings } from '#contract/texts/strings.ts';
import type { QuotaKind } from '#domain/core/access/quotas.ts';
import { LIMITS } from '#domain/core/limits.ts';
import { cutAsStored } from '#domain/files/imports/cut-as-stored.ts';
import type { Pairs } from '#domain/files/imports/equal-texts.ts';
import { planPairs, planUpdate, updateByOf } from '#domain/files/imports/section-update.ts';
import { isBook } from '#domain/formats/model/format.ts';
import { lockSections } from '../../core/content/section-lock-queries.ts';
import type { SectionTarget } from '../../core/content/targets.ts';
import type { Sql, Transaction } from '../../platform/database/connect.ts';
import { doOnce, type Once } from '../../platform/idempotency/once.ts';
import { correctionsOf } from './corrections.ts';
import type { SectionRefusal } from './strings-call.ts';
import { framesOf } from './update-frames-queries.ts';
import { addedBytes, type Planned, rowsAfter, type StoredString } from './update-rows.ts';
import { amountToReview } from './update-steps-queries.ts';
import { writePlaces, writeUpdate } from './update-write-queries.ts';

/** A string of the file; of the first part of a long paragraph with all of it. */
type IncomingString = BodyOf<typeof updateStrings>['strings'][number] & {
  readonly whole?: string | undefined;
};

type Update = Omit<BodyOf<typeof updateStrings>, 'strings'> & {
  strings: readonly IncomingString[];
  isDry: boolean;
  /** Whether all strings that the file lacks are deleted, whatever `remove` says. */
  removesMissing?: boolean;
  /** The matches, if they are known: for each string of the file the index of the stored one (families.9). */
  pairsOf?: (stored: readonly StoredString[]) => Pairs;
  /** The language of the source, if the file is uncut: its long paragraphs are cut as the section has them (updates.21). */
  cutsIn?: string;
  /** Whether no string gets another key by its text (updates.19). */
  keepsKeys?: boolean;
  /** Strings that came back for this update, which its undo deletes again (updates.20). */
  returned?: ReadonlySet<number>;
  /** The hash of the file (command-line.1); without one the section is no longer as the file that was pushed. */
  hash?: string | undefined;
  /** The quota that refuses this much more, if any. */
  whyNot(growth: { strings: number; bytes: number }): QuotaKind | undefined;
};

type Reply = ReplyOf<typeof updateStrings>;

/** A string that has another key now: the place of its match in the file, its key before, and whether its text has changed too. */
export type Renamed = { nth: number; from: string; isChanged: boolean };

/**
 * What an update writes: `places` are those of unchanged texts in a newer file of a book, which is no version of the section's
 * source and no activity in it (updates.8).
 */
type Effect = 'none' | 'places' | 'version';

type Updated =
  | {
      done: Reply;
      renamed: readonly Renamed[];
      effect: Effect;
      /** How many translations need review because of it (translations.27). */
      reviewed: number;
    }
  | SectionRefusal
  /** The section was changed since it was seen. */
  | { refused: 'changed'; current: { id: number; updated_at: number }[] }
  /** The strings can be matched neither by keys, by times nor by text. */
  | { refused: 'keys' }
  /** The string to delete at `index` is not among those that the file lacks, or the pair is of none or of one that has another. */
  | { refused: 'remove' | 'pairs'; index: number };

/**
 * Updates a section from a newer file (docs/decisions/026), all or nothing, in a fixed number of statements. Strings
 * in both get the file's text and keep their translations and approvals, as when edited by hand; strings only in the
 * file are added at their positions; strings that the file lacks stay unless they are to be deleted. Exports then
 * have the file's form. `stored`: the reply to an earlier request with the same key.
 */
export function updateFromFile(
  sql: Sql,
  target: SectionTarget,
  update: Update,
  once?: Once,
): Promise<Updated | { stored: Reply }> {
  const key = update.isDry ? undefined : once;
  return sql.begin((tx) =>
    doOnce(
      tx,
      key,
      () => updateInto(tx, target, update),
      (updated) => ('done' in updated ? updated.done : undefined),
    ),
  );
}

/** Updates a section in a transaction, as {@link updateFromFile} does. */
export async function updateInto(tx: Transaction, target: SectionTarget, update: Update): Promise<Updated> {
  const { project, section } = target;
  const [held] = await lockSections(tx, project, [section]);
  if (!held) return { refused: 'gone' };
  // Every write that adds, edits, moves or deletes strings locks the section, so these are the strings until the end.
  const stored = await tx<StoredString[]>`
    SELECT id, place, text, key, context, max_length, continues, updated_at, own_bytes, source_id,
      octet_length(text) + octet_length(key) + octet_length(context) AS words_bytes, md5(lead) AS lead_hash,
      md5(raw) AS raw_hash
    FROM strings WHERE project_id = ${project} AND section_id = ${section} ORDER BY place, id`;
  if (update.seen && !isAsSeen(update.seen, stored)) {
    return { refused: 'changed', current: stored.map(({ id, updated_at }) => ({ id, updated_at })) };
  }
  const { format, returned = new Set<number>() } = update;
  const by = update.pairsOf
    ? 'text'
    : updateByOf({ format: held.format, strings: stored }, { format, strings: update.strings });
  if (!by) return { refused: 'keys' };
  const strings =
    update.cutsIn !== undefined && by === 'text'
      ? cutAsStored(stored, update.strings, { source_lang: update.cutsIn }, furtherPart)
      : update.strings;
  const corrections = correctionsOf(update.pairs ?? [], stored, strings.length);
  if ('wrong' in corrections) return { refused: 'pairs', index: corrections.wrong };
  // Who asks for a string to be deleted doesn't want it elsewhere.
  const asked = new Set(update.remove);
  const plan = update.pairsOf
    ? planPairs(stored, strings, update.pairsOf(stored))
    : planUpdate(stored, strings, by, corrections.read, ({ id }) => !update.keepsKeys && !asked.has(id));
  const missing = new Set(
    plan.flatMap((updatedString) => (updatedString.kind === 'missing' ? updatedString.stored.id : [])),
  );
  const remove = update.removesMissing ? missing : asked;
  const unknown = (update.remove ?? []).findIndex((id) => !missing.has(id));
  if (unknown !== -1) return { refused: 'remove', index: unknown };

  const staying = plan.filter(
    (updatedString) => updatedString.kind !== 'missing' || !remove.has(updatedString.stored.id),
  );
  if (staying.length > LIMITS.stringsPerSection) return { refused: 'tooMany' };
  const frames = await framesOf(tx, target, held.format, update, staying);
  const rows = rowsAfter(staying, frames);
  const added = rows.filter(({ stored }) => !stored);
  const removed = plan.flatMap((updatedString) =>
    updatedString.kind === 'missing' && remove.has(updatedString.stored.id) ? updatedString.stored : [],
  );
  const kind = update.whyNot({
    strings: added.length - removed.length,
    bytes: addedBytes(rows, removed) + frames.headerAndFooterGrowth,
  });
  if (kind) return { refused: 'quota', kind };
  const reply = replyOf(by, staying, removed.length);
  const renamed = renamedIn(plan, strings);
  const touched = rows.filter(({ isTouched }) => isTouched);
  const isCounted = added.length + removed.length + returned.size > 0;
  const hasNothing = !frames.isNewFile && !isCounted && touched.length === 0;
  const hasPlaces =
    isBook(format ?? null) &&
    !frames.isNewFile &&
    !isCounted &&
    touched.every(({ isOnlyFramed }) => isOnlyFramed);
  const effect = hasNothing ? 'none' : hasPlaces ? 'places' : 'version';
  const unwritten = { done: reply, renamed, effect, reviewed: 0 } as const;
  if (update.isDry) {
    const texts = touched.flatMap(({ stored, acts }) => (stored && acts.text ? stored.id : []));
    return { ...unwritten, reviewed: await amountToReview(tx, project, texts) };
  }
  if (effect === 'none') return unwritten;
  if (effect === 'places') {
    await writePlaces(tx, target, { touched, hash: update.hash });
    return unwritten;
  }
  const { event, reviewed } = await writeUpdate(tx, target, {
    held,
    file: update.file,
    hash: update.hash,
    stored,
    rows,
    added,
    removed,
    returned,
    frames,
    reply,
  });
  return { done: { ...reply, event }, renamed, effect, reviewed };
}

const furtherPart = (first: IncomingString, text: string, joint: string): IncomingString => ({
  ...first,
  text,
  continues: true,
  joint,
});

function renamedIn(plan: readonly Planned[], strings: Update['strings']): Renamed[] {
  const places = new Map(strings.map((string, nth) => [string, nth]));
  return plan.flatMap((update) =>
    update.kind === 'changed' && update.fields.includes('key') && update.stored.key !== ''
      ? {
          nth: places.get(update.incoming) ?? 0,
          from: update.stored.key,
          isChanged: update.fields.includes('text'),
        }
      : [],
  );
}

function isAsSeen(
  seen: readonly { id: number; updated_at: number }[],
  stored: readonly StoredString[],
): boolean {
  return (
    seen.length === stored.length &&
    stored.every(
      ({ id, updated_at }, index) => seen[index]?.id === id && seen[index]?.updated_at === updated_at,
    )
  );
}

function replyOf(by: Reply['by'], staying: readonly Planned[], removed: number): Reply {
  const ids = { same: [], changed: [], missing: [] } as Record<'same' | 'changed' | 'missing', number[]>;
  for (const update of staying) if (update.kind !== 'added') ids[update.kind].push(update.stored.id);
  const added = staying.length - ids.same.length - ids.changed.length - ids.missing.length;
  const moved = staying.filter(
    (update) => update.kind !== 'added' && update.kind !== 'missing' && update.isMoved,
  ).length;
  return {
    by,
    added,
    changed: ids.changed,
    unchanged: ids.same.length,
    moved,
    removed,
    kept: ids.missing,
    event: null,
  };
}
