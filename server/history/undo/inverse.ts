import type { Kind } from '#contract/core/failures.ts';
import type { WriteKind } from '#domain/core/access/project-status.ts';
import type { Quotas } from '#domain/core/access/quotas.ts';
import type { Permission } from '#domain/core/access/roles.ts';
import type { Origin } from '#domain/core/events/origin.ts';
import { undoesOf } from '#domain/core/events/undo.ts';
import type { Commenter } from '#domain/texts/comments/comments.ts';
import {
  type LockedSection,
  lockAllSections,
  lockSections,
} from '../../core/content/section-lock-queries.ts';
import type { SectionTarget, StringTarget } from '../../core/content/targets.ts';
import type { LoadedProject } from '../../core/guards/queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { lockProject } from '../../platform/database/directory-locks.ts';
import { conflict } from '../../platform/http/failures.ts';
import { lockWholeBatch } from '../../texts/batches/queries.ts';
import { isUndone, type StoredEvent } from './queries.ts';
import { lockStringOf } from './state-queries.ts';

/** An event that is being undone, by whom, and the transaction in which that happens. */
export type Undoing = {
  tx: Transaction;
  event: StoredEvent;
  /** What the entry of the inverse act says: the event that it undoes, and the batch that it is part of. */
  origin: Origin;
  project: LoadedProject;
  me: { id: number };
  viewer: Commenter & { id: number };
  quotas: Quotas;
  /** For how many days deleted things are kept. */
  deletedDays: number;
  /** Undoes what the event consists of, as parts of a batch, and returns what stands in the way of which. */
  undoParts(events: readonly StoredEvent[], batch: number): Promise<Map<number, string>>;
};

/** What undoing an event of a kind requires. */
export type InverseNeeds = {
  /** The permission that the inverse call requires, and what kind of write it is for the project's status. */
  needs: Permission | ((event: StoredEvent) => Permission);
  act?: WriteKind;
  /** Which events of the kind have an inverse; left out: all. */
  isFor?: (event: StoredEvent) => boolean;
  /** Whether it locks nothing but the string of the event. */
  isInString?: true;
};

/** How events of a kind are undone, each by itself. */
export type Inverse = InverseNeeds & {
  /** Locks what the event changed, decides by what is there then, and makes the inverse call's write. */
  undo(undoing: Undoing): Promise<void>;
};

/** What undoing an event is to its own entry (undo.1). */
export const undoneBy = ({ id, undoes, data }: StoredEvent) =>
  undoesOf({ id, undoes: undoes ?? undefined, redo: data.redo });

/** 409: what stands in the way of undoing, and of what (undo.4). The caller named an event and no state that could be current. */
export const inTheWay = (key: string, kind: Kind) => conflict(key, kind, null);

/** Returns what is there, or throws 409: it is gone. */
export function orGone<T>(value: T | undefined | null, key: string): T {
  if (value === undefined || value === null) throw inTheWay(key, 'gone');
  return value;
}

/** What the entry says was the old and the new value of a field. */
export function changeOf({ data }: StoredEvent, field: string): readonly [unknown, unknown] | undefined {
  return data.acts?.[field];
}

type Needs = Pick<Inverse, 'needs' | 'act'>;
type LockedUndoing<What> = Undoing & What;

/** Throws 409 if the event has been undone. What it changed is locked, so nobody undoes it at the same time. */
export async function refuseUndone({ tx, event, project }: Undoing) {
  if (await isUndone(tx, project.id, event.id)) throw inTheWay('event', 'undone');
}

/** An inverse that locks what `lock` locks, and then undoes. */
const locked = <What>(
  lock: (undoing: Undoing) => Promise<What>,
  needs: Needs,
  undo: (held: LockedUndoing<What>) => Promise<unknown>,
): Inverse => ({
  ...needs,
  undo: async (undoing) => {
    const what = await lock(undoing);
    await refuseUndone(undoing);
    await undo({ ...undoing, ...what });
  },
});

type Undo<What> = (held: LockedUndoing<What>) => Promise<unknown>;

/** The locked string of an event. */
export type OfString = { target: StringTarget };

/** An inverse inside of a string, which it locks as all such writes do. */
export const inString = (needs: Needs, undo: Undo<OfString>): Inverse => ({
  ...locked(
    async ({ tx, event, project, me, origin }) => {
      const string = orGone(event.string_id, 'string');
      const held = orGone(await lockStringOf(tx, project.id, string), 'string');
      const target = { project: project.id, section: held.section_id, string, actor: me.id, origin };
      return { target };
    },
    needs,
    undo,
  ),
  isInString: true,
});

type OfSection = { target: SectionTarget; section: LockedSection };

const lockSectionOf = async (
  { event, project, me, origin }: Undoing,
  sections: readonly LockedSection[] | undefined,
) => {
  const section = orGone(
    sections?.find(({ id }) => id === event.section_id),
    'section',
  );
  return { section, target: { project: project.id, section: section.id, actor: me.id, origin } };
};

const sectionsOfEvent = (tx: Transaction, { project, event }: Undoing) =>
  lockSections(
    tx,
    project.id,
    [event.section_id, event.data.left].filter((id) => typeof id === 'number'),
  );

/** An inverse in a section, which it locks with the one that a moved string had left. */
export const inSection = (needs: Needs, undo: Undo<OfSection>): Inverse =>
  locked(async (undoing) => lockSectionOf(undoing, await sectionsOfEvent(undoing.tx, undoing)), needs, undo);

/** An inverse that changes the number of sections: it locks the project and all of them. */
export const inAllSections = (needs: Needs, undo: Undo<OfSection>): Inverse =>
  locked(
    async (undoing) => lockSectionOf(undoing, await lockAllSections(undoing.tx, undoing.project.id)),
    needs,
    undo,
  );

/** An inverse outside of sections, which locks the project. */
export const inProject = (needs: Needs, undo: Undo<unknown>): Inverse =>
  locked(({ tx, project }) => lockProject(tx, project.id), needs, undo);

/** An inverse of a batch, which it locks as each of its steps does. */
export const inBatch = (needs: Needs, undo: Undo<unknown>): Inverse =>
  locked(async ({ tx, project, event }) => lockWholeBatch(tx, project.id, event.id), needs, undo);
