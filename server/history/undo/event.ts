import type { Kind } from '#contract/core/failures.ts';
import type { LogEntry } from '#contract/history/log.ts';
import type { WriteKind } from '#domain/core/access/project-status.ts';
import type { Quotas } from '#domain/core/access/quotas.ts';
import type { Permission } from '#domain/core/access/roles.ts';
import type { Origin } from '#domain/core/events/origin.ts';
import type { Commenter } from '#domain/texts/comments/comments.ts';
import type { OrderChange } from '#domain/texts/sections/order-change.ts';
import type { EventSubject } from '../../core/events/subject.ts';
import type { LoadedProject } from '../../core/guards/queries.ts';
import type { Transaction } from '../../platform/database/connect.ts';
import { conflict } from '../../platform/http/failures.ts';

/** A log entry as it is stored, with what only undoing needs of it. */
export type StoredEvent = EventSubject & {
  undoes: number | null;
  data: Partial<Pick<LogEntry, 'acts' | 'redo'>> & {
    se?: string;
    left?: number;
    second?: number;
    part?: true;
    lossy?: true;
    formerType?: string;
    replaces?: number;
    order?: OrderChange;
    action?: string;
    of?: string;
    version?: { file?: string | null };
  };
};

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

/** 409: what stands in the way of undoing, and of what (undo.4). The caller named an event and no state that could be current. */
export const inTheWay = (key: string, kind: Kind) => conflict(key, kind, null);

/** Returns what is there, or throws 409: it is gone. */
export function orGone<T>(found: T | undefined | null, key: string): T {
  if (found === undefined || found === null) throw inTheWay(key, 'gone');
  return found;
}

/** What the entry says was the old and the new value of a field. */
export function changeOf({ data }: StoredEvent, field: string): readonly [unknown, unknown] | undefined {
  return data.acts?.[field];
}
